import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aComplaintWorld,
  DAY_MS,
  FIRST,
  HOUR_MS,
  SECOND,
  type ComplaintWorld,
  type Outcome,
} from '../../testing/a-complaint-world.ts';
import { BUYER, type Mutant } from '../../testing/a-feedback-world.ts';
import type { Fate } from '../../testing/a-review-world.ts';
import { createOpenRequest } from '../open-request.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60);

const KINDS = [
  'report',
  'report',
  'appeal',
  'uphold',
  'dismiss',
  'replace',
  'claim as the reported one',
  'wait an hour',
  'wait four days',
  'wait four days',
  'react',
  'react from the start',
  'buyer leaves',
  'reviewer leaves',
] as const;
type Kind = (typeof KINDS)[number];

const fate: fc.Arbitrary<Fate> = fc.record({
  effects: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(99)),
  ends: fc.constantFrom('dies', 'loses an answer'),
});
const plans = fc.array(fc.tuple(fc.constantFrom(...KINDS), fate), { minLength: 3, maxLength: 14 });

/** Refusals are not checked here: any request may be sent at any time. */
const requestsOf = (world: ComplaintWorld, kind: Kind): readonly ((fate?: Fate) => Promise<unknown>)[] => {
  const { requests, replacement, erased } = world;
  switch (kind) {
    case 'report':
      return [requests.report()];
    case 'appeal':
      return [requests.appeal()];
    case 'uphold':
    case 'dismiss':
      return [requests.decide(kind)];
    case 'replace':
      return [requests.claim(SECOND, replacement), requests.submit(SECOND, 302), requests.complete(SECOND, 302)];
    case 'claim as the reported one':
      return [
        async (fate) => {
          expect(await requests.claim(FIRST, replacement)(fate)).not.toBe('done');
        },
      ];
    case 'wait an hour':
    case 'wait four days':
      world.wait(kind === 'wait an hour' ? HOUR_MS : 4 * DAY_MS);
      return [];
    case 'react':
    case 'react from the start':
      return [(how) => world.react(how, kind === 'react' ? 'checkpoint' : 'start')];
    case 'buyer leaves':
    case 'reviewer leaves': {
      const userId = kind === 'buyer leaves' ? BUYER : FIRST;
      erased.add(userId);
      return [requests.leave(userId)];
    }
  }
};

/** The invariants once the deadlines of a complaint and its replacement have passed. */
const expectWell = ({ revoked, refunds, replacements, available, status }: Outcome, isBuyerErased: boolean): void => {
  const isUpheld = status === 'upheld';
  expect(['absent', 'upheld', 'dismissed']).toContain(status);
  expect(replacements).toBe(isUpheld ? 1 : 0);
  expect(revoked).toEqual(isUpheld ? [`${FIRST} balance`] : []);
  expect(available).toBe(isUpheld ? 1 : 2);
  expect([[], [500]]).toContainEqual(refunds);
  if (!isUpheld && !isBuyerErased) expect(refunds).toEqual([]);
};

const played = async (all: readonly (readonly [Kind, Fate])[], mutant?: Mutant): Promise<[Outcome, boolean]> => {
  const world = await aComplaintWorld(mutant);
  for (const [kind, how] of all) {
    for (const request of requestsOf(world, kind)) {
      // A client that loses the answer repeats the request.
      await request(how).catch(() => request());
    }
  }
  world.wait(8 * DAY_MS);
  await world.react();
  // An appeal waits for a moderator.
  await world.requests.decide('dismiss')();
  world.wait(3 * DAY_MS);
  await world.react(undefined, 'start');
  return [await world.outcome(), world.erased.has(BUYER)];
};

describe('a complaint', () => {
  it('is decided once, with what follows from it, for any events in any order, with crashes anywhere', () =>
    fc.assert(
      fc.asyncProperty(plans, async (all) => expectWell(...(await played(all)))),
      { numRuns: RUNS },
    ));

  it('that opens a seat at every delivery of its end is detected', async () => {
    const openRequest: Mutant['openRequest'] = (parts) => {
      const rightly = createOpenRequest(parts);
      return (toOpen, context) => {
        const { origin } = toOpen.request;
        const isReplacement = origin.source === 'paid-order' && origin.replaces !== undefined;
        if (!isReplacement) return rightly(toOpen, context);
        const request = { ...toOpen.request, requestId: crypto.randomUUID() };
        return rightly({ ...toOpen, request }, { ...context, id: crypto.randomUUID() });
      };
    };
    const all = (['report', 'wait four days', 'wait four days', 'react', 'react from the start'] as const).map(
      (kind) => [kind, { effects: 99, ends: 'dies' }] as const,
    );
    const [found] = await played(all, { openRequest });
    expect(found.replacements).toBeGreaterThan(1);
    expect(() => expectWell(found, false)).toThrow('expected');
  });
});
