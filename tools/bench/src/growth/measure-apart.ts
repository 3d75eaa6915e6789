import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nodeArguments } from '../harness/node-program.ts';

/** Memory is what is reachable, or all that the operating system has given, garbage included. */
export type Counted = 'live' | 'resident';

/** What a rebuild in a process of its own said of itself. */
export type ApartRebuild = {
  readonly rows: number;
  readonly missing: number;
  readonly extra: number;
  readonly changed: number;
  readonly seconds: number;
  readonly startMb: number;
  readonly medianMb: number;
  readonly peakMb: number;
};

const run = promisify(execFile);

/** Rebuilds the members in a new process, which has nothing else in its memory. Counting what is live takes longer. */
export const rebuildApart = async (
  databaseUrl: string,
  { counted, signal }: { readonly counted: Counted; readonly signal: AbortSignal },
): Promise<ApartRebuild> => {
  const program = nodeArguments(import.meta.resolve('./rebuild-apart/main.ts'));
  const args = counted === 'live' ? ['--expose-gc', ...program] : program;
  const { stdout } = await run(process.execPath, args, { env: { DATABASE_URL: databaseUrl }, signal });
  return JSON.parse(stdout) as ApartRebuild;
};
