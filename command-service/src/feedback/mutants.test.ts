import { describe, expect, it } from 'vitest';
import { FEEDBACK_WORLD_REACTORS, OWNER, type Mutant } from '../testing/a-feedback-world.ts';
import type { Fate } from '../testing/a-review-world.ts';
import { play, type Plan } from '../testing/feedback-play.ts';
import { COMPLAINT_REACTORS } from './complaints/reactors.ts';
import { createOpenRequest } from './open-request.ts';

const fate: Fate = { effects: 99, ends: 'dies' };
/** The process dies after its first effect, and its caller does not repeat the request. */
const half: Fate = { effects: 1, ends: 'dies' };
/** The process dies after claiming a seat, before assigning it to the reviewer. */
const seatOnly: Fate = { effects: 2, ends: 'dies' };
const react: Plan = { kind: 'react', fate, from: 'checkpoint' };
const [ADA, BOB, EVE] = [5, 6, 7];
const [CREDITS, QUICK, STANDARD] = [0, 1, 2];

/** A scenario that needs every reactor once. */
const STORY: readonly Plan[] = [
  { kind: 'ask', reviewers: 3, fate: half },
  { kind: 'pay', tier: 'QUICK', app: 'anonymous' },
  { kind: 'pay', tier: 'STANDARD', app: 'anonymous' },
  react,
  { kind: 'claim', userId: BOB, nth: QUICK, fate },
  { kind: 'release', userId: BOB, nth: QUICK, fate },
  { kind: 'claim', userId: EVE, nth: STANDARD, fate },
  react,
  { kind: 'wait', hours: 17 },
  react,
  { kind: 'review', userId: EVE, app: 'anonymous', fate },
  { kind: 'claim', userId: OWNER, nth: STANDARD, fate },
  { kind: 'review', userId: OWNER, app: 'anonymous', fate },
  { kind: 'claim', userId: BOB, nth: CREDITS, fate },
  { kind: 'review', userId: BOB, app: 'owned', fate },
  { kind: 'claim', userId: ADA, nth: QUICK, fate: seatOnly },
  { kind: 'review', userId: ADA, app: 'anonymous', fate },
  react,
  { kind: 'take-down' },
  react,
  { kind: 'pay', tier: 'QUICK', app: 'owned' },
];

/** A scenario in which a user claims a seat and does nothing more. */
const FORGOTTEN: readonly Plan[] = [
  { kind: 'pay', tier: 'STANDARD', app: 'anonymous' },
  react,
  { kind: 'claim', userId: ADA, nth: 0, fate },
  react,
  { kind: 'wait', hours: 17 },
  react,
];

/** A scenario in which a user still holds a seat when a quarter of the time is left. */
const LATE: readonly Plan[] = [
  { kind: 'pay', tier: 'STANDARD', app: 'anonymous' },
  react,
  { kind: 'claim', userId: ADA, nth: 0, fate },
  react,
  { kind: 'wait', hours: 13 },
];

/** The scenarios for reactors whose absence another reactor would hide. */
const STORIES: Readonly<Record<string, readonly Plan[]>> = {
  'expire-claim-on-seat-claimed': FORGOTTEN,
  'remind-of-claim-on-seat-claimed': LATE,
};

const quietly = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

/** Deliberately broken parts, by their fault. */
const MUTANTS: Readonly<Record<string, Mutant>> = {
  'seats that are kept although another reviewer was faster': {
    assignments: (assignments) => ({
      ...assignments,
      assignSeat: (seat, context) => quietly(assignments.assignSeat(seat, context)),
    }),
  },
  'reviewers who stay bound to a seat that they gave back': {
    assignments: (assignments) => ({ ...assignments, unassignSeat: () => Promise.resolve() }),
  },
  'requests that are opened for apps that are gone': {
    openRequest: (parts) =>
      createOpenRequest({ ...parts, findApp: (productId) => Promise.resolve({ productId, owner: undefined }) }),
  },
};

const OF_COMPLAINTS = new Set(['revoke-credit-on-complaint-upheld', ...COMPLAINT_REACTORS.map(({ name }) => name)]);

/** All reactors except those that other tests cover, such as those of complaints. */
const REACTORS = FEEDBACK_WORLD_REACTORS.map(({ name }) => name).filter(
  (name) => !/^(earn-credit|erase-|suggest-seat|mail-requester-on-comparison)/.test(name) && !OF_COMPLAINTS.has(name),
);

describe('a scenario that needs all parts', () => {
  it('ends well without a mutant', async () => {
    await play(STORY, false);
    await play(FORGOTTEN, false);
    await play(LATE, false);
  });

  it.each(Object.entries(MUTANTS))('finds out %s', async (_, mutant) => {
    await expect(play(STORY, false, mutant)).rejects.toThrow('expected');
  });

  it.each(REACTORS)('finds out that no one runs %s', async (name) => {
    await expect(play(STORIES[name] ?? STORY, false, { without: [name] })).rejects.toThrow('expected');
  });
});
