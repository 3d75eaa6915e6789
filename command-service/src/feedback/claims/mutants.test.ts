import { describe, expect, it } from 'vitest';
import type { Decider } from '../../decider.ts';
import { claimsDecider, type ClaimCommand, type Claims } from './decider.ts';

type ClaimsDecider = Decider<Claims, ClaimCommand, ReturnType<typeof claimsDecider.decide>[number]>;

const START_MS = Date.parse('2026-01-05T10:00:00.000Z');
const at = (minutes: number): string => new Date(START_MS + minutes * 60_000).toISOString();

/** One reviewer with limits on; `begin` and `release` are about the nth request. */
const aReviewer = (decider: ClaimsDecider) => {
  let claims = decider.initialState;
  const idOf = (nth: number): string => `${nth}b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b`;
  const gone: Extract<ClaimCommand, { type: 'BeginClaim' }>['data']['ended'][number][] = [];
  return {
    release: (nth: number, minute: number): void => {
      gone.push({ userId: 3, requestId: idOf(nth), claimedAt: at(0), ending: 'released', endedAt: at(minute) });
    },
    begin: (nth: number, minute = 0): boolean => {
      const claim = { userId: 3, requestId: idOf(nth), productId: 7, claimedAt: at(minute), mayHold: 3 };
      const data = { ...claim, earlier: [], ended: gone, judgedAt: at(minute) };
      try {
        claims = decider.decide({ type: 'BeginClaim', data }, claims).reduce(decider.evolve, claims);
        return true;
      } catch {
        return false;
      }
    },
  };
};

/** Three seats at a time, and a pause of 10 minutes after the second one that was given up. */
const expectFair = (decider: ClaimsDecider): void => {
  const greedy = aReviewer(decider);
  expect([1, 2, 3, 4].map((nth) => greedy.begin(nth))).toEqual([true, true, true, false]);
  const fickle = aReviewer(decider);
  expect([fickle.begin(1), fickle.begin(2)]).toEqual([true, true]);
  fickle.release(1, 1);
  expect(fickle.begin(3, 2)).toBe(true);
  fickle.release(2, 2);
  expect([fickle.begin(4, 3), fickle.begin(4, 11), fickle.begin(4, 12)]).toEqual([false, false, true]);
};

const decidingOn =
  (change: (command: ClaimCommand, claims: Claims) => [ClaimCommand, Claims]): ClaimsDecider['decide'] =>
  (command, claims) =>
    claimsDecider.decide(...change(command, claims));
const withData = (command: ClaimCommand, data: object): ClaimCommand =>
  ({ ...command, data: { ...command.data, ...data } }) as ClaimCommand;

/** What is wrong, and the decider in which it is. */
const MUTANTS: Readonly<Record<string, ClaimsDecider['decide']>> = {
  'a fourth claim': decidingOn((command, claims) => [withData(command, { mayHold: 4 }), claims]),
  'claims that nobody counts': decidingOn((command, claims) => [command, { ...claims, open: [] }]),
  'claims that never end': decidingOn((command, claims) => [withData(command, { ended: [] }), claims]),
  'a pause that ends early': decidingOn((command, claims) => [withData(command, { judgedAt: at(60) }), claims]),
  'a pause for those who gave up one seat': decidingOn((command, claims) => {
    const other = { userId: 3, requestId: 'another', claimedAt: at(0), ending: 'expired', endedAt: at(0) } as const;
    return [command, { ...claims, ended: [other, ...claims.ended] }];
  }),
};

describe('the limits of claims', () => {
  it('hold', () => expectFair(claimsDecider));
  it.each(Object.entries(MUTANTS))('find out %s', (_, decide) => {
    expect(() => expectFair({ ...claimsDecider, decide })).toThrow('expected');
  });
});
