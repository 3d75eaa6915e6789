import type { RecordedEvent } from '@twofold/event-store/port';
import { eventually } from '@twofold/testing/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import { createCompleter, type Completion } from './testing/completions/complete.ts';
import type { Fault } from './testing/completions/faults.ts';
import { ledgersIn, reviewsOf, shownAsComplete, shownLedgers } from './testing/completions/ledgers.ts';
import { openCompletionScene, type CompletionScene, type PendingReview } from './testing/completions/scene.ts';

/** For a long run: COMPLETIONS=10000 KILLS=20, which are of 100 reviews. */
const COMPLETIONS = Number(process.env['COMPLETIONS'] ?? 150);
const KILLS = Number(process.env['KILLS'] ?? 3);
const REVIEWS_OF_ONE = Math.max(3, Math.ceil(COMPLETIONS / 100 / KILLS));
const REVIEWS = KILLS * REVIEWS_OF_ONE;
/** So many requests of one round are under way at once. */
const AT_ONCE = 50;
const TIMEOUT_MS = 120_000 + KILLS * 30_000 + COMPLETIONS * 50;

let scene: CompletionScene | undefined;
afterEach(async () => {
  await scene?.end();
  scene = undefined;
}, 60_000);

/** The services that are killed in each round: one, the other one, both. */
const VICTIMS = [[0], [1], [0, 1]] as const;

type Answers = { readonly answers: Promise<readonly PromiseSettledResult<readonly (Completion | undefined)[]>[]> };

/**
 * Completes one person's reviews, all at once and many times each, except the first: a single request completes that
 * one, at a service that is killed as soon as the completion is in the log. Only the reactor, which may have run in the
 * killed process, can then do what the request left undone.
 */
const completeUnderKill = async (
  { services, projector, completed }: CompletionScene,
  complete: ReturnType<typeof createCompleter>['complete'],
  {
    round,
    reviews,
    times,
  }: { readonly round: number; readonly reviews: readonly PendingReview[]; readonly times: number },
): Promise<Answers> => {
  const victims = VICTIMS[round % VICTIMS.length]!;
  const [first, ...others] = reviews;
  const isCompleted = completed(first!.reviewId);
  const once = complete(first!, { first: victims[0], isPersistent: false, hasKey: false });
  const lane = async (start: number) => {
    const completions: (Completion | undefined)[] = [];
    for (let turn = start; turn < times; turn += AT_ONCE) {
      const review = others[turn % others.length]!;
      completions.push(await complete(review, { first: turn, isPersistent: true, hasKey: turn % 3 === 0 }));
    }
    return completions;
  };
  // Requests that were cut off are repeated for seconds, while the next round has already begun.
  const answers = Promise.allSettled([
    once.then((completion) => [completion]),
    ...Array.from({ length: AT_ONCE }, (_, start) => lane(start)),
  ]);
  await Promise.race([isCompleted, once.then(() => isCompleted)]);
  const dying = [...victims.map((victim) => services[victim]), ...(round % 2 === 1 ? [projector] : [])];
  await Promise.all(dying.map((process) => process.kill()));
  return { answers };
};

/** The state of the reviews according to the log: all empty if each was completed and has earned one credit. */
const faultsIn = (events: readonly RecordedEvent[], reviewIds: readonly number[]) => {
  const [completed, earned] = [reviewsOf(events, 'ReviewCompleted'), reviewsOf(events, 'CreditEarned')];
  return {
    notCompleted: reviewIds.filter((id) => !completed.includes(id)),
    completedAgain: completed.filter((id, index) => completed.indexOf(id) !== index),
    notEarned: completed.filter((id) => !earned.includes(id)),
    earnedAgain: earned.filter((id, index) => earned.indexOf(id) !== index),
  };
};
const NONE = { notCompleted: [], completedAgain: [], notEarned: [], earnedAgain: [] };

const run = async (size: { kills: number; reviewsOfOne: number; completions: number; fault?: Fault }) => {
  const opened = await openCompletionScene({
    people: size.kills,
    apps: size.reviewsOfOne,
    ...(size.fault && { fault: size.fault }),
  });
  scene = opened;
  const { complete, cutOff } = createCompleter(opened);
  const times = Math.ceil(size.completions / size.kills) - 1;
  const rounds: Answers[] = [];
  for (const [round, reviews] of opened.people.entries()) {
    await rounds[round - 2]?.answers;
    rounds.push(await completeUnderKill(opened, complete, { round, reviews, times }));
  }
  const answers = (await Promise.all(rounds.map((round) => round.answers))).flat();
  const completions = answers.flatMap((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
  return { opened, completions, cutOff: cutOff(), reviewIds: opened.people.flat().map(({ reviewId }) => reviewId) };
};

describe('completing reviews many times at once, while the services are killed without a word', () => {
  it(
    `earns one credit each, and the read models are the fold of the log (${COMPLETIONS} completions of ${REVIEWS}, ${KILLS} kills)`,
    async () => {
      const size = { kills: KILLS, reviewsOfOne: REVIEWS_OF_ONE, completions: COMPLETIONS };
      const { opened, completions, cutOff, reviewIds } = await run(size);
      const events = await opened.settled();
      expect(faultsIn(events, reviewIds)).toEqual(NONE);
      // No award is reported twice; an author whose connection broke may get no answer.
      const awarded = completions.filter((each) => each?.isAwarded).map((each) => each?.reviewId);
      expect(new Set(awarded).size).toBe(awarded.length);
      expect(cutOff).toBeGreaterThan(KILLS);

      const ledgers = ledgersIn(events);
      expect(Object.values(ledgers).map(({ balance }) => balance)).toEqual(opened.people.map(() => 1 + REVIEWS_OF_ONE));
      await eventually(async () => expect(await shownLedgers(opened.pool)).toEqual(ledgers), { withinMs: 30_000 });
      await eventually(async () => expect(await shownAsComplete(opened.pool)).toEqual(reviewIds), { withinMs: 30_000 });
    },
    TIMEOUT_MS,
  );

  it.each([
    ['forgets awards', 'earnedAgain'],
    ['loses awards', 'notEarned'],
  ] as const)(
    'is shown to find a service that %s',
    async (fault, found) => {
      const { opened, reviewIds } = await run({ kills: 1, reviewsOfOne: 3, completions: 30, fault });
      expect(faultsIn(await opened.settled(), reviewIds)[found]).not.toEqual([]);
    },
    TIMEOUT_MS,
  );
});
