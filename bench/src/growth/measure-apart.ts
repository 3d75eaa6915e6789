import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nodeArguments } from '../harness/node-program.ts';

/** What a rebuild in a process of its own said of itself; memory as the operating system counts it. */
export type ApartRebuild = {
  readonly rows: number;
  readonly missing: number;
  readonly extra: number;
  readonly changed: number;
  readonly seconds: number;
  readonly startMb: number;
  readonly peakMb: number;
};

const run = promisify(execFile);

/** Rebuilds the members in a new process, which has nothing else in its memory. */
export const rebuildApart = async (databaseUrl: string, signal: AbortSignal): Promise<ApartRebuild> => {
  const module = import.meta.resolve('./rebuild-apart/main.ts');
  const { stdout } = await run(process.execPath, nodeArguments(module), { env: { DATABASE_URL: databaseUrl }, signal });
  return JSON.parse(stdout) as ApartRebuild;
};
