import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { nodeArguments } from './node-program.ts';

/** The descriptor to which a measured process writes its usage. */
export const USAGE_FD = 3;

const usage = z.object({ cpuSeconds: z.number(), peakMb: z.number() });

/** The standard output of a process, how long it ran, and its processor time and memory. */
export type Measured = z.infer<typeof usage> & { readonly seconds: number; readonly output: string };

type Program = {
  /** The module that is run, as `import.meta.resolve` finds it. */
  readonly module: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Measures only reachable memory in `peakMb`, instead of all memory that the process holds. */
  readonly measuresLiveHeap?: boolean;
  /** Resolves when the process should be stopped. Without it, the process ends on its own. */
  readonly stopWhen?: Promise<void>;
};

/**
 * Runs a program in its own process until it exits.
 * @throws Error with its output when it fails
 */
export const runMeasured = async ({
  module,
  args = [],
  env,
  signal,
  measuresLiveHeap = false,
  stopWhen,
}: Program): Promise<Measured> => {
  const startedAt = performance.now();
  const collecting = measuresLiveHeap ? ['--expose-gc'] : [];
  const preload = ['--import', import.meta.resolve('./usage-at-exit.ts')];
  const [conditions, program] = splitProgram(nodeArguments(module));
  const child = spawn(process.execPath, [...collecting, ...conditions, ...preload, program, ...args], {
    env,
    signal,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  void stopWhen?.then(() => child.kill('SIGTERM'));
  const [output, complaints, used, code] = await Promise.all([
    textOf(child.stdio[1]),
    textOf(child.stdio[2]),
    textOf(child.stdio[USAGE_FD]),
    exited,
  ]);
  if (code !== 0) throw new Error(`${module} ended with ${code}:\n${output}${complaints}`);
  return { ...usage.parse(JSON.parse(used)), seconds: (performance.now() - startedAt) / 1_000, output };
};

const textOf = (pipe: unknown): Promise<string> => {
  if (!(pipe instanceof Readable)) throw new TypeError('The process has no such pipe');
  return text(pipe);
};

/** Splits off the file, which comes last, from the options of Node. */
const splitProgram = (all: readonly string[]): readonly [readonly string[], string] => [
  all.slice(0, -1),
  all.at(-1) ?? '',
];
