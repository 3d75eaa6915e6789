import type { ComplaintEvent } from '@twofold/contracts/feedback/complaints/events';
import { ERASED } from '@twofold/contracts/personal';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { complaintsProjection } from './complaints.projection.ts';
import { AT, LATER, REQUEST } from './testing/a-request.ts';

const REPLACEMENT = '00000000-0000-5000-8000-00000000eeee';
const of = { orderId: 9, requestId: REQUEST, productId: 7, reviewId: 32, reviewerId: 19 };
type Reported = Extract<ComplaintEvent, { type: 'ReviewReported' }>;

const reported = (changes: Partial<Reported['data']> = {}): Reported => ({
  type: 'ReviewReported',
  data: {
    ...of,
    seat: 2,
    reason: 'copied',
    note: 'It is our own text.',
    reportedBy: 17,
    earns: true,
    replacementId: REPLACEMENT,
    claimHours: 16,
    promiseHours: 48,
    reportedAt: AT,
    appealBy: LATER,
    ...changes,
  },
});
const appealed: ComplaintEvent = {
  type: 'ComplaintAppealed',
  data: { ...of, text: 'It is my own.', appealedAt: LATER },
};
const upheld: ComplaintEvent = {
  type: 'ComplaintUpheld',
  data: {
    ...of,
    earns: true,
    because: 'no-appeal',
    replacement: { requestId: REPLACEMENT, claimHours: 16, dueAt: LATER },
    upheldAt: LATER,
  },
};
const dismissed: ComplaintEvent = {
  type: 'ComplaintDismissed',
  data: { ...of, because: 'moderator', decidedBy: 20, dismissedAt: LATER },
};
const removed = (whose: 'buyer' | 'reviewer'): ComplaintEvent => ({
  type: 'ComplaintTextRemoved',
  data: { ...of, of: whose, removedAt: LATER },
});
const rowAfter = (...events: ComplaintEvent[]): unknown => {
  const batch = parseBatch(
    complaintsProjection,
    events.map((event, index) => recorded(event, index + 1, 'complaint-9')),
  );
  return foldBatch(batch, new Map()).get(9);
};
const row = {
  order_id: 9,
  request_id: REQUEST,
  product_id: 7,
  review_id: 32,
  reviewer_id: 19,
  reported_by: 17,
  seat: 2,
  reason: 'copied',
  note: 'It is our own text.',
  earned: true,
  state: 'reported',
  reported_at: AT,
  appeal_by: LATER,
  appeal: null,
  appealed_at: null,
  because: null,
  decided_at: null,
};
const withAppeal = { ...row, state: 'appealed', appeal: 'It is my own.', appealed_at: LATER };

describe('the complaint about a review', () => {
  it('has the buyer’s report, with an account or without', () => {
    expect(rowAfter(reported())).toEqual(row);
    expect(rowAfter(reported({ reportedBy: undefined }))).toEqual({ ...row, reported_by: null });
  });
  it('has the appeal', () => expect(rowAfter(reported(), appealed)).toEqual(withAppeal));
  it('has how it ended', () => {
    expect(rowAfter(reported(), upheld)).toEqual({ ...row, state: 'upheld', because: 'no-appeal', decided_at: LATER });
    const end = { state: 'dismissed', because: 'moderator', decided_at: LATER };
    expect(rowAfter(reported(), appealed, dismissed)).toEqual({ ...withAppeal, ...end });
  });
  it('D-39: loses the words of who is erased, and keeps the rest', () => {
    expect(rowAfter(reported(), appealed, removed('buyer'))).toEqual({ ...withAppeal, note: null });
    expect(rowAfter(reported(), appealed, removed('reviewer'))).toEqual({ ...withAppeal, appeal: null });
    expect(rowAfter(reported({ note: ERASED }))).toEqual({ ...row, note: null });
  });
  it('is not changed by a delivery that is repeated', () =>
    expect(rowAfter(reported(), appealed, reported())).toEqual(withAppeal));
  it('has no row where nothing was reported', () => expect(rowAfter(appealed, upheld)).toBeUndefined());
});
