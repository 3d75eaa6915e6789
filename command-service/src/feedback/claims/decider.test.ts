import type { ClaimEnding, ClaimEvent } from '@twofold/contracts/feedback/events';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../decider.ts';
import { specFor } from '../../testing/spec-for.ts';
import { claimsDecider, type ClaimCommand } from './decider.ts';

const given = specFor(claimsDecider);
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const START_MS = Date.parse('2026-01-05T10:00:00.000Z');
const at = (ms: number): string => new Date(START_MS + ms).toISOString();

const idOf = (nth: number): string => `${nth}b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b`;
const claimOf = (nth: number, claimedAt = at(0)) => ({ requestId: idOf(nth), productId: 7, claimedAt });
const begun = (nth: number, claimedAt = at(0)): ClaimEvent => ({
  type: 'ClaimBegun',
  data: { userId: 3, ...claimOf(nth, claimedAt), mayHold: 3 },
});
const endOf = (nth: number, ending: ClaimEnding, endedAt = at(0)) => ({
  userId: 3,
  requestId: idOf(nth),
  claimedAt: at(0),
  ending,
  endedAt,
});
const ended = (...args: Parameters<typeof endOf>): ClaimEvent => ({ type: 'ClaimEnded', data: endOf(...args) });
type Begin = Extract<ClaimCommand, { type: 'BeginClaim' }>;
const begin = (nth: number, more: Partial<Begin['data']> = {}): Begin => ({
  type: 'BeginClaim',
  data: { userId: 3, ...claimOf(nth), mayHold: 3, earlier: [], ended: [], judgedAt: at(0), ...more },
});
const gaveUp = (...endings: readonly ClaimEvent[]) =>
  given(...endings.flatMap((_, index) => begun(index + 1)), ...endings);
const waitOf = (judgedAt: string, ...endings: readonly ClaimEvent[]): number | undefined => {
  const past = [...endings.map((_, index) => begun(index + 1)), ...endings];
  try {
    claimsDecider.decide(begin(9, { judgedAt }), past.reduce(claimsDecider.evolve, claimsDecider.initialState));
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.waitMs : Number.NaN;
  }
};

describe('beginning a claim', () => {
  it('is recorded, up to three at a time', () => given(begun(1), begun(2)).when(begin(3)).then(begun(3)));
  it('is refused with the fourth', () =>
    given(begun(1), begun(2), begun(3)).when(begin(4)).thenRefused('too-many-claims'));
  it('ends what is over first', () =>
    given(begun(1), begun(2), begun(3))
      .when(begin(4, { ended: [endOf(2, 'filled')] }))
      .then(ended(2, 'filled'), begun(4)));
  it('counts one request once', () =>
    given(begun(1), begun(2), begun(3))
      .when(begin(3, { claimedAt: at(1) }))
      .then(begun(3, at(1))));
  it('counts what was claimed in an earlier release', () =>
    given()
      .when(begin(4, { earlier: [claimOf(1), claimOf(2), claimOf(3)] }))
      .thenRefused('too-many-claims'));
  it('takes over what was claimed in an earlier release, once', () => {
    const { mayHold: _, ...earlier } = { userId: 3, ...claimOf(1), mayHold: 3 };
    given()
      .when(begin(2, { earlier: [claimOf(1)] }))
      .then({ type: 'ClaimBegun', data: earlier }, begun(2));
    given(begun(1))
      .when(begin(2, { earlier: [claimOf(1)] }))
      .then(begun(2));
  });
  it('has no limit where limits are off', () => {
    const { mayHold: _, ...unlimited } = begin(4).data;
    const { mayHold: __, ...data } = { userId: 3, ...claimOf(4), mayHold: 3 };
    given(begun(1), begun(2), begun(3))
      .when({ type: 'BeginClaim', data: unlimited })
      .then({ type: 'ClaimBegun', data });
  });
});

describe('a reviewer who loses seats', () => {
  it('can continue immediately after the first', () => gaveUp(ended(1, 'released')).when(begin(9)).then(begun(9)));
  it.each(['released', 'expired'] as const)('waits 10 minutes after the second, which was %s', (second) => {
    const endings = [ended(1, 'released'), ended(2, second, at(HOUR_MS))];
    expect(waitOf(at(HOUR_MS), ...endings)).toBe(10 * MINUTE_MS);
    expect(waitOf(at(HOUR_MS + 10 * MINUTE_MS - 1), ...endings)).toBe(1);
    expect(waitOf(at(HOUR_MS + 10 * MINUTE_MS), ...endings)).toBeUndefined();
  });
  it('waits again after the third', () =>
    expect(waitOf(at(HOUR_MS), ended(1, 'released'), ended(2, 'released'), ended(3, 'released', at(HOUR_MS - 1)))).toBe(
      10 * MINUTE_MS - 1,
    ));
  it('does not wait for one of more than a day ago', () =>
    expect(waitOf(at(25 * HOUR_MS), ended(1, 'released'), ended(2, 'released', at(25 * HOUR_MS)))).toBeUndefined());
  it.each(['filled', 'closed', 'withdrawn'] as const)('does not wait for one that was %s', (ending) =>
    gaveUp(ended(1, ending), ended(2, ending)).when(begin(9)).then(begun(9)),
  );
});

describe('withdrawing a claim', () => {
  const withdraw: ClaimCommand = {
    type: 'WithdrawClaim',
    data: { userId: 3, requestId: idOf(1), claimedAt: at(0), endedAt: at(1) },
  };
  it('ends it', () =>
    given(begun(1))
      .when(withdraw)
      .then(ended(1, 'withdrawn', at(1))));
  it('changes nothing the second time', () => given(begun(1), ended(1, 'filled')).when(withdraw).thenNothing());
});
