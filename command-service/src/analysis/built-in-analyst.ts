import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { NumberedInput } from '@twofold/analyst/model/input/numbered-input';
import type { NumberInput } from '@twofold/analyst/model/model-analyst';
import { RUBRIC_VERSION } from '@twofold/analyst/built-in/rubric-version';
import type { Report } from '@twofold/contracts/analysis/report';
import { withinDeadline } from '@twofold/timing/within-deadline';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { type Analyst, AnalystFailed } from '@twofold/analyst/analyst';

/** A request to the process. */
export type AnalystTask =
  | { readonly task: 'report'; readonly snapshot: SiteSnapshot }
  | { readonly task: 'number'; readonly snapshot: SiteSnapshot; readonly ruled: Report };

/** A process that reports once that its rules are loaded, then answers tasks in order. */
type Running = { readonly child: ChildProcess; isReady: boolean };

/** Writes reports by rules, and numbers excerpts for a model. Both take seconds for a large site. */
export type BuiltInAnalyst = Analyst & { readonly number: NumberInput };

/** The entry file of the process: JavaScript in the build, TypeScript in the sources. */
const CHILD = new URL(import.meta.url.endsWith('.ts') ? './analyst-child.ts' : './analyst-child.js', import.meta.url);
/** Loading the rules takes a second on an idle machine, several while other services start, and more from the sources. */
const START_MS = 30_000;
/** Longer than the largest site takes on a busy machine. Together with reading (32 s) within the analysis limit. */
const ANSWER_MS = 20_000;
const MEMORY_MB = 256;

/**
 * The analyst used when no provider is configured (D-43): the rules of `packages/analyst` in a separate process, so
 * that no page delays other requests. If the process ends, hangs or runs out of memory, its analysis fails; the next
 * one gets a new process.
 */
export const builtInAnalyst = ({ entry = CHILD, startMs = START_MS, answerMs = ANSWER_MS } = {}): BuiltInAnalyst => {
  let running: Running | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const ask = async (task: AnalystTask, signal: AbortSignal): Promise<unknown> => {
    const asked = (running ??= { child: forkAt(entry), isReady: false });
    const { child } = asked;
    try {
      if (!asked.isReady) await messageFrom(child, signal, startMs);
      asked.isReady = true;
      const answer = messageFrom(child, signal, answerMs);
      child.send(task);
      return await answer;
    } catch (error) {
      running = undefined;
      await ended(child);
      throw error;
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

/** The next message: the process is ready, or an answer. Rejects if the process ends first, or at the deadline. */
const messageFrom = (child: ChildProcess, asked: AbortSignal, limitMs: number): Promise<unknown> =>
  withinDeadline(asked, limitMs, async (late) => {
    const settled = new AbortController();
    if (late.aborted) settled.abort();
    late.addEventListener('abort', () => settled.abort(), { once: true });
    const exit = once(child, 'exit', settled).then(([code, by]) => {
      throw new AnalystFailed('provider-failed', `The built-in analyst ended by ${by ?? `code ${code}`}`);
    });
    try {
      return (await Promise.race([once(child, 'message', settled), exit]))[0];
    } catch (error) {
      if (late.aborted) throw new AnalystFailed('provider-timed-out', 'The built-in analyst took too long');
      if (error instanceof AnalystFailed) throw error;
      throw new AnalystFailed('provider-failed', 'Could not reach the built-in analyst', { cause: error });
    } finally {
      settled.abort();
    }
  });

const ended = async (asked: ChildProcess): Promise<void> => {
  if (asked.exitCode !== null || asked.signalCode !== null || asked.pid === undefined) return;
  const exit = once(asked, 'exit');
  asked.kill('SIGKILL');
  await exit;
};

/** TypeScript sources need a loader; the build does not. The child does not keep this process alive. */
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
  // A task that cannot be sent fails its analysis. Without a listener, later errors would end the service.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
};
