import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { RUBRIC_VERSION } from '@twofold/analyst/built-in/rubric-version';
import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { type Analyst, AnalystFailed } from '@twofold/analyst/analyst';

/** The process beside this file: built JavaScript beside the build, TypeScript beside the sources. */
const CHILD = new URL(import.meta.url.endsWith('.ts') ? './analyst-child.ts' : './analyst-child.js', import.meta.url);
/** Longer than the largest site takes on a busy machine, sources compiled on the way included. */
const ANSWER_MS = 12_000;
const MEMORY_MB = 256;

/**
 * The analyst for when no provider is configured (D-43): the rules of `packages/analyst`, in a process of their own, so that
 * no page holds up other requests. A process that ends, hangs or runs out of memory fails the analysis it was asked for; the
 * next analysis gets a new one.
 */
export const builtInAnalyst = ({ entry = CHILD, answerMs = ANSWER_MS } = {}): Analyst => {
  let child: ChildProcess | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const ask = async (snapshot: SiteSnapshot, signal: AbortSignal): Promise<Report> => {
    const asked = (child ??= forkAt(entry));
    try {
      return await answerOf(asked, snapshot, AbortSignal.any([signal, AbortSignal.timeout(answerMs)]));
    } catch (error) {
      child = undefined;
      await ended(asked);
      throw error;
    } finally {
      asked.removeAllListeners();
    }
  };

  return {
    provenance: { provider: 'built-in', rubricVersion: RUBRIC_VERSION },
    analyse: (snapshot, { signal }) => {
      const answer = turn.then(() => ask(snapshot, signal));
      turn = answer.catch(() => undefined);
      return answer;
    },
  };
};

const tooLate = (): AnalystFailed => new AnalystFailed('provider-timed-out', 'The built-in analyst took too long');

const answerOf = (asked: ChildProcess, snapshot: SiteSnapshot, signal: AbortSignal): Promise<Report> =>
  new Promise((resolve, reject) => {
    const fail = (why: string, cause?: unknown): void =>
      reject(new AnalystFailed('provider-failed', `The built-in analyst ${why}`, { cause }));
    if (signal.aborted) {
      reject(tooLate());
      return;
    }
    signal.addEventListener('abort', () => reject(tooLate()), { once: true });
    asked
      .once('message', (report) => resolve(report as Report))
      .once('error', (error) => fail('could not be asked', error))
      .once('exit', (code, by) => fail(`ended by ${by ?? `code ${code}`}`));
    asked.send(snapshot, (error) => error && fail('could not be asked', error));
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
