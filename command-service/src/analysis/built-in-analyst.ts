import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { NumberedInput } from '@twofold/analyst/model/input/numbered-input';
import type { NumberInput } from '@twofold/analyst/model/model-analyst';
import { RUBRIC_VERSION } from '@twofold/analyst/built-in/rubric-version';
import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { type Analyst, AnalystFailed } from '@twofold/analyst/analyst';

/** A request to the process. */
export type AnalystTask =
  | { readonly task: 'report'; readonly snapshot: SiteSnapshot }
  | { readonly task: 'number'; readonly snapshot: SiteSnapshot; readonly ruled: Report };

/** For the rules and for numbering the excerpts: both take seconds for a large site. */
export type BuiltInAnalyst = Analyst & { readonly number: NumberInput };

/** The process beside this file: built JavaScript beside the build, TypeScript beside the sources. */
const CHILD = new URL(import.meta.url.endsWith('.ts') ? './analyst-child.ts' : './analyst-child.js', import.meta.url);
/** Longer than the largest site takes on a busy machine, sources compiled on the way included. */
const ANSWER_MS = 12_000;
const MEMORY_MB = 256;

/**
 * The analyst used when no provider is configured (D-43): the rules of `packages/analyst` in a separate process, so
 * that no page delays other requests. If the process ends, hangs or runs out of memory, its analysis fails; the next
 * one gets a new process.
 */
export const builtInAnalyst = ({ entry = CHILD, answerMs = ANSWER_MS } = {}): BuiltInAnalyst => {
  let child: ChildProcess | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const ask = async (task: AnalystTask, signal: AbortSignal): Promise<unknown> => {
    const asked = (child ??= forkAt(entry));
    try {
      return await answerOf(asked, task, AbortSignal.any([signal, AbortSignal.timeout(answerMs)]));
    } catch (error) {
      child = undefined;
      await ended(asked);
      throw error;
    } finally {
      asked.removeAllListeners();
    }
  };

  const inTurn = (task: AnalystTask, signal: AbortSignal): Promise<unknown> => {
    const answer = turn.then(() => ask(task, signal));
    turn = answer.catch(() => undefined);
    return answer;
  };

  return {
    provenance: { provider: 'built-in', rubricVersion: RUBRIC_VERSION },
    analyze: async (snapshot, { signal }) => (await inTurn({ task: 'report', snapshot }, signal)) as Report,
    number: async (snapshot, ruled, { signal }) =>
      (await inTurn({ task: 'number', snapshot, ruled }, signal)) as NumberedInput,
  };
};

const tooLate = (): AnalystFailed => new AnalystFailed('provider-timed-out', 'The built-in analyst took too long');

const answerOf = (asked: ChildProcess, task: AnalystTask, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const fail = (why: string, cause?: unknown): void =>
      reject(new AnalystFailed('provider-failed', `The built-in analyst ${why}`, { cause }));
    if (signal.aborted) {
      reject(tooLate());
      return;
    }
    signal.addEventListener('abort', () => reject(tooLate()), { once: true });
    asked
      .once('message', resolve)
      .once('error', (error) => fail('could not be asked', error))
      .once('exit', (code, by) => fail(`ended by ${by ?? `code ${code}`}`));
    asked.send(task, (error) => error && fail('could not be asked', error));
  });

const ended = async (asked: ChildProcess): Promise<void> => {
  if (asked.exitCode !== null || asked.signalCode !== null || asked.pid === undefined) return;
  const exit = once(asked, 'exit');
  asked.kill('SIGKILL');
  await exit;
};

/** From its sources it needs a loader; from the build it needs nothing of this. It keeps no process alive. */
const forkAt = (entry: URL): ChildProcess => {
  const child = fork(fileURLToPath(entry), {
    execArgv: [
      `--max-old-space-size=${MEMORY_MB}`,
      ...(entry.pathname.endsWith('.ts') ? ['--conditions=source', '--import=tsx'] : []),
    ],
    env: {},
    cwd: fileURLToPath(new URL('.', entry)),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  child.unref();
  child.channel?.unref();
  return child;
};
