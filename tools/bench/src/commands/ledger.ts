import { randomUUID } from 'node:crypto';
import { foldStream } from '@twofold/command-service/fold-stream';
import { creditsCategory } from '@twofold/command-service/credits/category';
import { createKeptFolds } from '@twofold/command-service/kept-folds';
import type { EventStore } from '@twofold/event-store/port';
import type { Bench } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import { copyOut } from '../harness/copy.ts';
import { reactorsCaughtUp } from '../harness/followers.ts';
import { keepInFlight } from '../harness/in-flight.ts';
import type { Contestant, Figures, Run } from '../harness/race.ts';
import { numberText } from '../harness/table.ts';
import { serveReviewers, type Reviewers } from './reviewers.ts';

const LIMIT = 'COPY TO';
const FOLD = 'fold, met first';
const KEPT = 'fold, kept in memory';
const LINES = 10_000;
const MAX_FOLD_MS = 20;
const OWNER = 1;
const NEWCOMER = 2;
const TIMES = 20;

/** What a long ledger costs its owner: read and folded alone, and as a command that has to do it on its way. */
export const raceLedger = async (bench: Bench): Promise<void> => {
  const reviewers = await serveReviewers(bench);
  const { log, join } = reviewers;
  await join([OWNER], LINES);
  await join([NEWCOMER], 1);
  const { fold: keptFold } = createKeptFolds({ store: log.store });
  const client = await connect(log.url, bench);
  const copy = `copy (select type, data, metadata from event_log.events where stream = '${streamOf(OWNER)}' order by revision) to stdout`;
  await bench.race({
    title: `a ledger of ${numberText(LINES)} events, one at a time`,
    figure: 'p50 ms',
    limit: LIMIT,
    goals: [{ of: KEPT, is: 'at most', value: MAX_FOLD_MS }],
    contestants: [
      repeated(LIMIT, async () => {
        let rows = 0;
        await copyOut(client, copy, () => (rows += 1));
        return rows;
      }),
      repeated('readStream', () => eventsIn(log.store, OWNER)),
      repeated(FOLD, () => creditsIn(log.store, OWNER)),
      repeated('fold, sealed store', () => creditsIn(log.sealed, OWNER)),
      repeated(KEPT, async () => (await keptFold(creditsCategory, streamOf(OWNER))).state.available),
      commanding(bench, reviewers, 'PATCH by its owner', OWNER),
      commanding(bench, reviewers, 'PATCH by a newcomer', NEWCOMER),
    ],
  });
};

/** Everybody sees the same: one credit for each line, and no fewer than there were at first. */
const repeated = (name: string, linesOrCredits: () => Promise<number>): Contestant => ({
  name,
  run: ({ signal }: Run): Promise<Figures> => {
    const work = async (): Promise<void> => {
      const seen = await linesOrCredits();
      if (seen < LINES) throw new Error(`${name} has seen ${seen} of ${LINES} lines`);
    };
    return keepInFlight(1, { pieces: TIMES, signal }, work, 'times');
  },
});

const streamOf = (userId: number): string => `credits-${userId}`;

const eventsIn = async (store: EventStore, userId: number): Promise<number> => {
  let seen = 0;
  for await (const _ of store.readStream(streamOf(userId))) seen += 1;
  return seen;
};

const creditsIn = async (store: EventStore, userId: number): Promise<number> =>
  (await foldStream(store, creditsCategory, streamOf(userId))).state.available;

const commanding = (bench: Bench, { log, write, complete }: Reviewers, name: string, userId: number): Contestant => ({
  name,
  run: async ({ signal }) => {
    const waiting = (await write([userId], TIMES)).values();
    const before = await creditsIn(log.store, userId);
    const work = async (): Promise<void> => {
      const { value: review } = waiting.next();
      if (review !== undefined) await complete(review, randomUUID());
    };
    const figures = await keepInFlight(1, { pieces: TIMES, signal }, work, 'times');
    await reactorsCaughtUp(bench, log.url);
    const earned = (await creditsIn(log.store, userId)) - before;
    if (earned !== TIMES) throw new Error(`${name}: ${TIMES} reviews have earned ${earned} credits`);
    return figures;
  },
});
