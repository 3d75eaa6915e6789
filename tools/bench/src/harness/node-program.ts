import { fileURLToPath } from 'node:url';

/**
 * Whether the packages that are measured run as they were written, through `tsx`, or as they were built: that decides
 * the condition `source` which this process was started with, and so do the processes that it starts.
 */
export const isFromSources = import.meta.resolve('@twofold/event-store/port').endsWith('.ts');

/** The arguments of Node that run a module, given as `import.meta.resolve` finds it. */
export const nodeArguments = (module: string): string[] => [
  ...(isFromSources ? ['--conditions=source'] : []),
  ...(module.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []),
  fileURLToPath(module),
];
