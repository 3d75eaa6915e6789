import { randomUUID } from 'node:crypto';
import { revisionOf } from '@twofold/event-store/units';
import { ledgersOf } from '../data/ledgers.ts';
import { fillLog, openLog, type Log } from '../data/logs.ts';
import { seededRandom } from '../data/random.ts';
import {
  completionOf,
  creditsStream,
  pendingReviews,
  reviewStream,
  submissionsOf,
  type PendingReview,
} from '../data/reviews.ts';
import type { Bench } from '../harness/benchmark.ts';
import { reactorsCaughtUp } from '../harness/followers.ts';
import { keepInFlight } from '../harness/in-flight.ts';
import type { Contestant, Figures, Run } from '../harness/race.ts';
import { ask } from '../harness/server.ts';
import { serveReviewers } from './reviewers.ts';

const LIMIT = 'bare appends';
const OURS = 'command service';
const IN_FLIGHT = 32;
const REVIEWS_OF_ONE = 5;
/** Nobody completes two reviews at once: that would measure how races on one ledger are lost. */
const LEAST_PEOPLE = 2 * IN_FLIGHT;

/** Completing reviews through the real service, against the log with the same events and nothing around it. */
export const raceCompletions = async (bench: Bench): Promise<void> => {
  await bench.race({
    title: `commands, ${bench.events} reviews completed, ${IN_FLIGHT} in flight`,
    figure: 'commands/s',
    limit: LIMIT,
    goals: [],
    contestants: [
      await bareAppends(bench),
      await throughService(bench, OURS, randomUUID),
      await throughService(bench, 'without Idempotency-Key', () => undefined),
    ],
  });
};

/** In every round other people, so that their ledgers are as long in the last one as in the first. */
const newcomers = (count: number): (() => number[]) => {
  const people = Math.max(LEAST_PEOPLE, Math.ceil(count / REVIEWS_OF_ONE));
  let known = 0;
  return () => Array.from({ length: people }, () => ++known);
};

const bareAppends = async (bench: Bench): Promise<Contestant> => {
  const log = await openLog(bench);
  const next = newcomers(bench.events);
  const random = seededRandom(9);
  let reviews = 0;
  const run = async ({ signal }: Run): Promise<Figures> => {
    const people = next();
    await fillLog(log, ledgersOf(random, people, 1), bench);
    const pending = pendingReviews(people, bench.events, reviews + 1);
    reviews += pending.length;
    await fillLog(log, submissionsOf(random, pending), bench);
    const revisions = new Map(people.map((userId) => [userId, 0n]));
    const append = async (review: PendingReview): Promise<void> => {
      const { completed, earned } = completionOf(random, review);
      const revision = revisions.get(review.userId) ?? 0n;
      revisions.set(review.userId, revision + 1n);
      await log.store.appendToStream(reviewStream(review), [completed], revisionOf(0n));
      await log.store.appendToStream(creditsStream(review), [earned], revisionOf(revision));
    };
    return complete(log, pending, signal, append);
  };
  return { name: LIMIT, run };
};

const throughService = async (bench: Bench, name: string, newKey: () => string | undefined): Promise<Contestant> => {
  const { log, join, write, complete: send } = await serveReviewers(bench);
  const next = newcomers(bench.events);
  const run = async ({ signal }: Run): Promise<Figures> => {
    const people = next();
    await join(people, 1);
    const pending = await write(people, bench.events);
    const figures = await complete(log, pending, signal, (review) => send(review, newKey()));
    // What follows from the commands must neither be lost nor go on while somebody else is measured.
    await reactorsCaughtUp(bench, log.url);
    await refuseUnlessRecorded(log, pending);
    return figures;
  };
  return { name, run };
};

const complete = async (
  log: Log,
  pending: readonly PendingReview[],
  signal: AbortSignal,
  completeOne: (review: PendingReview) => Promise<void>,
): Promise<Figures> => {
  const waiting = pending.values();
  const work = async (): Promise<void> => {
    const { value: review } = waiting.next();
    if (review !== undefined) await completeOne(review);
  };
  const figures = await keepInFlight(IN_FLIGHT, { pieces: pending.length, signal }, work, 'commands');
  await refuseUnlessRecorded(log, pending);
  return figures;
};

/** Each review is completed, and has earned one credit, no less and no more. */
const refuseUnlessRecorded = async ({ url }: Log, pending: readonly PendingReview[]): Promise<void> => {
  const [first, last] = [pending.at(0)?.reviewId, pending.at(-1)?.reviewId];
  const found = await ask<{ type: string; events: number; reviews: number }>(
    url,
    `select type, count(*)::int as events, count(distinct (data::json ->> 'reviewId'))::int as reviews
     from event_log.events
     where type in ('ReviewCompleted', 'CreditEarned')
       and (data::json ->> 'reviewId')::bigint between ${first} and ${last}
     group by type`,
  );
  const isRight = found.length === 2 && found.every((each) => each.events === each.reviews);
  if (!isRight || found.some(({ events }) => events !== pending.length))
    throw new Error(`${pending.length} reviews were completed, and recorded is ${JSON.stringify(found)}`);
};
