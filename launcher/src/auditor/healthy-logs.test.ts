import { verifyEvents } from '@twofold/auditor/testing/verify-events';
import { invariantsOf } from '@twofold/auditor/verification/invariants';
import { aFeedbackWorld } from '@twofold/command-service/testing/a-feedback-world';
import { aRequest, fateOf, happen, plan, type Gone, type Plan } from '@twofold/command-service/testing/feedback-play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Each run plays its own story; `AUDIT_RUNS` asks for more of them. */
const RUNS = Number(process.env['AUDIT_RUNS'] ?? 60);

/** These worlds are paid without a checkout, give credits for reviews of another world, and have no keys to delete. */
const NOT_PLAYED = [
  'one-award-per-review',
  'one-order-per-session',
  'paid-as-ordered',
  'nothing-personal-after-erasure',
];

const lives = { effects: 99, ends: 'dies' } as const;
const seat = [
  { kind: 'claim', userId: 5, nth: 0, fate: lives },
  { kind: 'review', userId: 5, app: 'owned', fate: lives },
] as const;
/** Stories that chance tells too seldom: a request that is delivered, and one that no one heeds. */
const TOLD: readonly (readonly Plan[])[] = [
  [{ kind: 'pay', tier: 'QUICK', app: 'owned' }, { kind: 'react', fate: lives, from: 'start' }, ...seat],
  [{ kind: 'ask', reviewers: 1, fate: lives }, { kind: 'react', fate: lives, from: 'start' }, ...seat],
  [{ kind: 'ask', reviewers: 2, fate: lives }, ...seat, { kind: 'take-down' }],
];

const played = async (plans: readonly Plan[]) => {
  const world = await aFeedbackWorld();
  const gone: Gone = { apps: new Set() };
  let id = 1;
  for (const each of plans) {
    await happen(world, each, gone, () => id++);
    await aRequest(world, each, () => id++)(fateOf(each));
    world.clock.nowMs += 1;
  }
  await world.react();
  return world.log;
};

describe('holding what the deciders write against the invariants', () => {
  it('finds nothing after any actions and crashes', async () => {
    const invariants = invariantsOf(() => new Date('2040-01-01')).filter(({ name }) => !NOT_PLAYED.includes(name));
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(plan, { minLength: 5, maxLength: 40 }), async (plans) => {
        const log = await played(plans);
        const { checks } = await verifyEvents(log, invariants);
        expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
        for await (const { type } of log.readAll()) seen.add(type);
      }),
      { numRuns: RUNS, examples: TOLD.map((plans) => [[...plans]] as [Plan[]]) },
    );
    expect([...seen]).toEqual(
      expect.arrayContaining(['CreditSpent', 'CreditReturned', 'FeedbackDelivered', 'FeedbackClosed']),
    );
  }, 120_000);
});
