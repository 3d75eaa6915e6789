import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nodeArguments } from '../harness/node-program.ts';
import { MASTER_KEY } from '../harness/services.ts';

/** What a process that went through a whole log said of itself. */
export type Passed = { readonly events: number; readonly seconds: number; readonly peakMb: number };

const run = promisify(execFile);
const MAX_ANSWER = 16 * 1024 * 1024;

/** Memory is what is reachable, or all that the operating system has given, garbage included. */
export type Counted = 'live' | 'resident';

type Where = { readonly url: string; readonly signal: AbortSignal };

const environmentOf = ({ url }: Where) => ({ DATABASE_URL: url, MASTER_KEY: MASTER_KEY.toString('base64') });

/** Reads the log in a new process, as its writers saw it, and does nothing with it. */
export const readApart = async (where: Where): Promise<Passed> => {
  const module = import.meta.resolve('./read-apart/main.ts');
  const { signal } = where;
  const { stdout } = await run(process.execPath, nodeArguments(module), { env: environmentOf(where), signal });
  return JSON.parse(stdout) as Passed;
};

/**
 * Has the auditor verify the log in a new process, as an operator would. Counting what is live takes longer.
 * @throws Error when it finds anything
 */
export const verifyApart = async (where: Where, counted: Counted = 'resident'): Promise<Passed> => {
  const module = import.meta.resolve('./auditor-apart/main.ts');
  const { signal } = where;
  const collecting = counted === 'live' ? ['--expose-gc'] : [];
  const args = [...collecting, ...nodeArguments(module), 'verify', '--json'];
  const { stdout, stderr } = await run(process.execPath, args, {
    env: environmentOf(where),
    signal,
    maxBuffer: MAX_ANSWER,
  });
  const { isSound, events, seconds } = JSON.parse(stdout) as Omit<Passed, 'peakMb'> & { readonly isSound: boolean };
  if (!isSound) throw new Error(`The auditor has found something:\n${stdout}`);
  const { peakMb } = JSON.parse(stderr.trimEnd().split('\n').at(-1) ?? '') as Pick<Passed, 'peakMb'>;
  return { events, seconds, peakMb };
};
