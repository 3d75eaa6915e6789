import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { ComparisonReport } from '@twofold/contracts/feedback/report';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { compareReviews } from './compare-reviews.ts';

export type Comparison = Parameters<typeof compareReviews>[0];

/** The thread beside this file: built JavaScript beside the build, TypeScript beside the sources. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './comparer-thread.ts' : './comparer-thread.js',
  import.meta.url,
);
/** Longer than the worst texts take on a busy machine. */
const ANSWER_MS = 10_000;
const MOST_WAITING = 20;
const MOST_KEPT = 50;

/** Compares reviews in a thread of its own, so that no text holds up other reads. */
export type Comparer = {
  /** @throws HttpError 503 when it takes too long, or too many comparisons wait */
  readonly compare: (comparison: Comparison) => Promise<ComparisonReport>;
  readonly close: () => Promise<void>;
};

/**
 * Compares one after the other. The last reports are kept by the digest of what they were made from: the same texts are
 * compared once, and a text that was removed gives another digest.
 */
export const createComparer = ({ entry = THREAD, answerMs = ANSWER_MS } = {}): Comparer => {
  const kept = new Map<string, Promise<ComparisonReport>>();
  let thread: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const stop = async (): Promise<void> => {
    const stopped = thread;
    thread = undefined;
    await stopped?.terminate();
  };

  const ask = async (comparison: Comparison): Promise<ComparisonReport> => {
    thread ??= startThread(entry);
    const asked = thread;
    let late: NodeJS.Timeout | undefined;
    try {
      return await new Promise<ComparisonReport>((resolve, reject) => {
        late = setTimeout(() => reject(new HttpError(503, 'The comparison takes too long. Please try again.')), answerMs);
        asked.once('message', resolve).once('error', reject).once('exit', () => reject(new Error('The thread ended')));
        asked.postMessage(comparison);
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

/** From its sources it needs a loader; from the build it needs nothing of this. It keeps no process alive. */
const startThread = (entry: URL): Worker => {
  const execArgv = entry.pathname.endsWith('.ts') ? ['--conditions=source', '--import=tsx'] : [];
  const worker = new Worker(entry, { execArgv, env: {} });
  worker.unref();
  return worker;
};
