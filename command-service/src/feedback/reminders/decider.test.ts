import { describe, it } from 'vitest';
import { specFor } from '../../testing/spec-for.ts';
import { remindersDecider, type RemindOfClaim, type SuggestSeat } from './decider.ts';

const given = specFor(remindersDecider);

const at = '2026-01-05T10:00:00.000Z';
const requestId = '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b';
const another = '2b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b';
const ofSeat = { userId: 5, requestId, productId: 7, dueAt: '2026-01-06T10:00:00.000Z' };

const remind = (changes: Partial<RemindOfClaim['data']> = {}): RemindOfClaim => ({
  type: 'RemindOfClaim',
  data: { ...ofSeat, claimedAt: at, remindedAt: at, ...changes },
});
const suggest = (changes: Partial<SuggestSeat['data']> = {}): SuggestSeat => ({
  type: 'SuggestSeat',
  data: { ...ofSeat, suggestedAt: at, ...changes },
});
const reminded = { type: 'ClaimReminded', data: remind().data } as const;
const suggested = { type: 'SeatSuggested', data: suggest().data } as const;

describe('reminding of a claim', () => {
  it('is recorded', () => given().when(remind()).then(reminded));
  it('happens once for a claim', () =>
    given(reminded)
      .when(remind({ remindedAt: ofSeat.dueAt }))
      .thenNothing());
  it('happens again for a later claim of the same request', () => {
    const later = remind({ claimedAt: '2026-01-05T12:00:00.000Z' });
    return given(reminded).when(later).then({ type: 'ClaimReminded', data: later.data });
  });
});

describe('suggesting a seat', () => {
  it('is recorded', () => given().when(suggest()).then(suggested));
  it('happens once for a request', () =>
    given(suggested)
      .when(suggest({ suggestedAt: '2026-02-05T10:00:00.000Z' }))
      .thenNothing());
  it('happens once in 24 hours', () =>
    given(suggested)
      .when(suggest({ requestId: another, suggestedAt: '2026-01-06T09:59:59.999Z' }))
      .thenNothing());
  it('happens again after a day', () => {
    const later = suggest({ requestId: another, suggestedAt: '2026-01-06T10:00:00.000Z' });
    return given(suggested).when(later).then({ type: 'SeatSuggested', data: later.data });
  });
  it('does not count reminders', () => given(reminded).when(suggest()).then(suggested));
});
