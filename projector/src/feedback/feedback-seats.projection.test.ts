import type { FeedbackEvent } from '@twofold/contracts/feedback/events';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { feedbackSeatsProjection } from './feedback-seats.projection.ts';
import { AT, claimed, closed, delivered, filled, LATER, reopened, REQUEST, requested } from './testing/a-request.ts';

const seatsAfter = (...events: FeedbackEvent[]): unknown[] => {
  const batch = parseBatch(
    feedbackSeatsProjection,
    events.map((event, index) => recorded(event, index + 1, `feedback-${REQUEST}`)),
  );
  return [...foldBatch(batch, new Map()).values()];
};

const open = (seat: number) => ({
  key: `${REQUEST}/${seat}`,
  request_id: REQUEST,
  seat,
  product_id: 7,
  state: 'open',
  user_id: null,
  claimed_at: null,
  due_at: null,
  review_id: null,
  filled_at: null,
});
const held = { ...open(2), state: 'claimed', user_id: 3, claimed_at: AT, due_at: LATER };
const taken = { ...open(2), state: 'filled', user_id: 3, claimed_at: AT, review_id: 21, filled_at: LATER };

describe('the seats of a request', () => {
  it('are open at first, each with its number', () =>
    expect(seatsAfter(requested())).toEqual([open(1), open(2), open(3)]));

  it('are claimed one by one', () => expect(seatsAfter(requested(), claimed(2))).toEqual([open(1), held, open(3)]));

  it('are created once', () =>
    expect(seatsAfter(requested(), claimed(2), requested())).toEqual([open(1), held, open(3)]));

  it.each(['released', 'expired', 'reviewer-erased'] as const)(
    'are open again when one is %s, and name no one',
    (reason) => expect(seatsAfter(requested(), claimed(2), reopened(2, reason))).toEqual(seatsAfter(requested())),
  );

  it('are filled by a review', () =>
    expect(seatsAfter(requested(), claimed(2), filled(2))).toEqual([open(1), taken, open(3)]));

  it('are filled late by a user whose claim expired', () =>
    expect(seatsAfter(requested(), claimed(2), reopened(2), filled(2))).toEqual([
      open(1),
      { ...taken, claimed_at: null },
      open(3),
    ]));

  it('have no claim time if another user filled them', () =>
    expect(seatsAfter(requested(), claimed(2, 4), filled(2))).toEqual([
      open(1),
      { ...taken, claimed_at: null },
      open(3),
    ]));

  it('do not change when the request is delivered', () =>
    expect(seatsAfter(requested(), claimed(2), filled(2), delivered)).toEqual(
      seatsAfter(requested(), claimed(2), filled(2)),
    ));

  it('are missing if no reviewer delivered in time, even claimed ones', () =>
    expect(seatsAfter(requested(), claimed(2), claimed(3, 4), filled(2), closed(1, 3))).toEqual([
      { ...open(1), state: 'missing' },
      taken,
      { ...open(3), state: 'missing' },
    ]));

  it('do not exist without a request', () => expect(seatsAfter(claimed(2), filled(2), closed(2))).toEqual([]));
});
