import { migrateAll } from '@twofold/launcher/migrate-all';
import { ledgersOf } from '../data/ledgers.ts';
import { fillLog } from '../data/logs.ts';
import { seededRandom } from '../data/random.ts';
import { pendingReviews, submissionsOf, type PendingReview } from '../data/reviews.ts';
import { openSealedLog, type SealedLog } from '../data/sealed-log.ts';
import { openSessions } from '../data/sessions.ts';
import type { Bench } from '../harness/benchmark.ts';
import { reactorsCaughtUp } from '../harness/followers.ts';
import { ask } from '../harness/server.ts';
import { startCommandService } from '../harness/services.ts';

/** A command service on a log of its own, and what is needed to send it commands that it will accept. */
export type Reviewers = {
  readonly log: SealedLog;
  readonly service: string;
  /** Lets somebody who is logged in from now on have a ledger of so many lines. */
  readonly join: (people: readonly number[], lines: number) => Promise<void>;
  /** Has them write so many reviews, in turn. */
  readonly write: (people: readonly number[], count: number) => Promise<readonly PendingReview[]>;
  /** Completes a review as its author's browser does. @throws Error when the answer is not that it earned its credit. */
  readonly complete: (review: PendingReview, idempotencyKey: string | undefined) => Promise<void>;
};

export const serveReviewers = async (bench: Bench): Promise<Reviewers> => {
  const log = await openSealedLog(bench);
  await migrateAll(log.url, { hasLog: true });
  const service = await startCommandService(bench, log.url);
  const random = seededRandom(9);
  const cookies = new Map<number, string>();
  let reviews = 0;
  return {
    log,
    service,
    join: async (people, lines) => {
      await fillLog(log, ledgersOf(random, people, lines), bench);
      await haveAccounts(log.url, people);
      const opened = await openSessions(bench, log.url, people);
      people.forEach((userId, index) => cookies.set(userId, opened[index] ?? ''));
    },
    write: async (people, count) => {
      const pending = pendingReviews(people, count, reviews + 1);
      reviews += count;
      await fillLog({ url: log.url, store: log.sealed }, submissionsOf(random, pending), bench);
      await reactorsCaughtUp(bench, log.url);
      return pending;
    },
    complete: async (review, idempotencyKey) => {
      const response = await fetch(`${service}/api/reviews/${review.reviewId}`, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          cookie: cookies.get(review.userId) ?? '',
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        body: '{"status":"complete"}',
      });
      refuseUnlessEarned(review, response.status, await response.text());
    },
  };
};

/** What the service keeps of a person beside the log; without it the answers to repeatable writes are not kept. */
const haveAccounts = (url: string, people: readonly number[]): Promise<unknown> =>
  ask(
    url,
    `insert into write_side.credentials (user_id, hash, changed_at, committed_at)
     select *, 'nobody logs in with this', now(), now() from unnest(array[${people.join(',')}]::bigint[])`,
  );

const refuseUnlessEarned = ({ reviewId }: PendingReview, status: number, text: string): void => {
  const answer = status === 200 ? (JSON.parse(text) as Readonly<Record<string, unknown>>) : {};
  const isRight = answer['id'] === reviewId && answer['status'] === 'complete' && answer['creditsAwarded'] === 1;
  if (!isRight) throw new Error(`Completing review ${reviewId} was answered ${status} ${text}`);
};
