import { runMeasured } from '../harness/measured-process.ts';
import { MASTER_KEY } from '../harness/services.ts';

/** What a process that read a whole log reported, and how much memory it took. */
export type Passed = { readonly events: number; readonly seconds: number; readonly peakMb: number };

/** `measuresLiveHeap` counts only reachable memory, and not all that the operating system has given. That takes longer. */
export type Where = { readonly url: string; readonly signal: AbortSignal; readonly measuresLiveHeap?: boolean };

/** Runs a program that reads a log and reports in JSON. @throws Error when it finds anything wrong with the log */
const passApart = async (
  module: string,
  args: readonly string[],
  { url, signal, measuresLiveHeap = false }: Where,
): Promise<Passed> => {
  const env = { DATABASE_URL: url, MASTER_KEY: MASTER_KEY.toString('base64') };
  const { output, peakMb } = await runMeasured({ module, args, env, signal, measuresLiveHeap });
  const said = JSON.parse(output) as Omit<Passed, 'peakMb'> & { readonly isSound: boolean };
  if (!said.isSound) throw new Error(`Something is wrong with the log:\n${output}`);
  return { events: said.events, seconds: said.seconds, peakMb };
};

/** Reads the log in a new process, with sealed fields opened, and does nothing with the events. */
export const readApart = (where: Where): Promise<Passed> =>
  passApart(import.meta.resolve('./read-apart/main.ts'), [], where);

/** Runs the auditor's `verify` on the log in a new process, as an operator would. */
export const verifyApart = (where: Where): Promise<Passed> =>
  passApart(import.meta.resolve('@twofold/launcher/auditor/main'), ['verify', '--json'], where);
