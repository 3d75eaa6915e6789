import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ComparisonReport } from '@twofold/contracts/feedback/report';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { compareReviews } from './compare-reviews.ts';

export type Comparison = Parameters<typeof compareReviews>[0];

/** The process beside this file: built JavaScript beside the build, TypeScript beside the sources. */
const CHILD = new URL(import.meta.url.endsWith('.ts') ? './comparer-child.ts' : './comparer-child.js', import.meta.url);
/** Longer than the worst texts take on a busy machine. */
const ANSWER_MS = 15_000;
const MOST_WAITING = 20;
const MOST_KEPT = 50;

/** Compares reviews in a process of its own, so that no text holds up other reads. */
export type Comparer = {
  /** @throws HttpError 503 when it takes too long, or too many comparisons wait */
  readonly compare: (comparison: Comparison) => Promise<ComparisonReport>;
  readonly close: () => Promise<void>;
};

/**
 * Compares one after the other. The last reports are kept by the digest of what they were made from: the same texts are
 * compared once, and a text that was removed gives another digest.
 */
export const createComparer = ({ entry = CHILD, answerMs = ANSWER_MS } = {}): Comparer => {
  const kept = new Map<string, Promise<ComparisonReport>>();
  let child: ChildProcess | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const stop = async (): Promise<void> => {
    const stopped = child;
    child = undefined;
    if (stopped === undefined || stopped.exitCode !== null || stopped.signalCode !== null) return;
    const ended = once(stopped, 'exit');
    stopped.kill('SIGKILL');
    await ended;
  };

  const ask = async (comparison: Comparison): Promise<ComparisonReport> => {
    const asked = (child ??= forkAt(entry));
    let late: NodeJS.Timeout | undefined;
    try {
      return await new Promise<ComparisonReport>((resolve, reject) => {
        late = setTimeout(() => reject(tooLate()), answerMs);
        asked.once('message', (report) => resolve(report as ComparisonReport));
        asked
          .once('error', reject)
          .once('exit', () => reject(new Error('The process that compares reviews has ended')));
        asked.send(comparison, (error) => error && reject(error));
      });
    } catch (error) {
      await stop();
      throw error;
    } finally {
      clearTimeout(late);
      asked.removeAllListeners();
    }
  };

  const inTurn = (comparison: Comparison): Promise<ComparisonReport> => {
    if (waiting >= MOST_WAITING) throw new HttpError(503, 'Too many comparisons wait. Please try again.');
    waiting++;
    const answer = turn.then(() => ask(comparison)).finally(() => waiting--);
    turn = answer.catch(() => undefined);
    return answer;
  };

  return {
    compare: async (comparison) => {
      const key = createHash('sha256').update(JSON.stringify(comparison)).digest('base64');
      const known = kept.get(key);
      if (known) return known;
      const report = inTurn(comparison);
      kept.set(key, report);
      for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
      report.catch(() => kept.delete(key));
      return report;
    },
    close: stop,
  };
};

const tooLate = (): HttpError => new HttpError(503, 'The comparison takes too long. Please try again.');

/** From its sources it needs a loader; from the build it needs nothing of this. It keeps no process alive. */
const forkAt = (entry: URL): ChildProcess => {
  const child = fork(fileURLToPath(entry), {
    execArgv: entry.pathname.endsWith('.ts') ? ['--conditions=source', '--import=tsx'] : [],
    env: {},
    cwd: fileURLToPath(new URL('.', entry)),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
};
