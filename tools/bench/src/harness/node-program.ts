import { fileURLToPath } from 'node:url';

/**
 * Whether the measured packages run from sources, through `tsx`, or as they were built. The condition `source`, with which this
 * process was started, decides that, also for the processes that it starts.
 */
export const isFromSources = import.meta.resolve('@twofold/event-store/port').endsWith('.ts');

/** The arguments of Node that run a module, given as `import.meta.resolve` finds it. */
export const nodeArguments = (module: string): string[] => [
  ...(isFromSources ? ['--conditions=source'] : []),
  ...(module.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []),
  fileURLToPath(module),
];
