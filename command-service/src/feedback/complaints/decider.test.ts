import { complaintEvents, type ComplaintEvent } from '@twofold/contracts/feedback/complaints/events';
import { ERASED } from '@twofold/contracts/personal';
import { schemasOf } from '@twofold/contracts/versioned';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { specFor } from '../../testing/spec-for.ts';
import { replacementOf, requestOfOrder } from '../request-id.ts';
import type { ComplaintCommand, DataOf } from './commands.ts';
import { complaintDecider } from './decider.ts';

const given = specFor(complaintDecider);
const REVIEWER = 5;
const BUYER = 4;
const MODERATOR = 8;
const AT = '2026-01-10T10:00:00.000Z';
const APPEAL_BY = '2026-01-17T10:00:00.000Z';
const of = { orderId: 9, requestId: requestOfOrder(9), productId: 7, reviewId: 31, reviewerId: REVIEWER };
const complaint = {
  ...of,
  seat: 2,
  reason: 'copied',
  note: 'This is the text of our own home page.',
  reportedBy: BUYER,
  earns: true,
  replacementId: replacementOf(9),
  claimHours: 16,
  promiseHours: 48,
  reportedAt: AT,
} as const;
const text = 'I quoted the page to say what is unclear in it.';

const reported: ComplaintEvent = { type: 'ReviewReported', data: { ...complaint, appealBy: APPEAL_BY } };
const appealed: ComplaintEvent = { type: 'ComplaintAppealed', data: { ...of, text, appealedAt: AT } };
const upheld = (because: DataOf<'ComplaintUpheld'>['because'], at = AT, decidedBy?: number): ComplaintEvent => {
  const dueAt = new Date(Date.parse(at) + 48 * 3_600_000).toISOString();
  const replacement = { requestId: replacementOf(9), claimHours: 16, dueAt };
  const by = decidedBy === undefined ? {} : { decidedBy };
  return { type: 'ComplaintUpheld', data: { ...of, earns: true, because, ...by, upheldAt: at, replacement } };
};
const dismissed = (because: DataOf<'ComplaintDismissed'>['because'] = 'moderator'): ComplaintEvent => ({
  type: 'ComplaintDismissed',
  data: { ...of, because, ...(because === 'moderator' && { decidedBy: MODERATOR }), dismissedAt: AT },
});
const removed = (whose: 'buyer' | 'reviewer'): ComplaintEvent => ({
  type: 'ComplaintTextRemoved',
  data: { ...of, of: whose, removedAt: AT },
});

const report = (
  changes: Partial<typeof complaint & { reviewId: number }> = {},
  reportBy = APPEAL_BY,
): ComplaintCommand => ({
  type: 'ReportReview',
  data: { ...complaint, ...changes, reportBy },
});
const appeal = (userId = REVIEWER, appealedAt = AT): ComplaintCommand => ({
  type: 'AppealComplaint',
  data: { userId, text, appealedAt },
});
const decide = (decision: 'uphold' | 'dismiss', decidedBy = MODERATOR, owner?: number): ComplaintCommand => ({
  type: 'DecideComplaint',
  data: { decision, decidedBy, owner, decidedAt: AT },
});
const expire: ComplaintCommand = { type: 'ExpireAppeal', data: { expiredAt: APPEAL_BY } };
const leave = (as: 'buyer' | 'reviewer'): ComplaintCommand => ({ type: 'LeaveComplaint', data: { as, leftAt: AT } });
const removeNote: ComplaintCommand = { type: 'RemoveNote', data: { removedAt: AT } };

describe('reporting a review', () => {
  it('gives its author 7 days to appeal', () => given().when(report()).then(reported));
  it('is possible before its time is up', () => given().when(report({}, AT)).thenRefused('report-too-late'));
  it('is possible for one review of an order', () =>
    given(reported)
      .when(report({ reviewId: 32 }))
      .thenRefused('review-reported'));
  it('is possible once, also when it was dismissed', () =>
    given(reported, appealed, dismissed()).when(report()).thenRefused('review-reported'));
});

describe('appealing', () => {
  it('is for the author of the review', () => given(reported).when(appeal()).then(appealed));
  it('is for no one else, who is not told that there is a report', () =>
    given(reported).when(appeal(BUYER)).thenRefused('complaint-not-found'));
  it('needs a report', () => given().when(appeal()).thenRefused('complaint-not-found'));
  it('is possible once', () => given(reported, appealed).when(appeal()).thenRefused('complaint-appealed'));
  it('is too late when the time is up', () =>
    given(reported).when(appeal(REVIEWER, APPEAL_BY)).thenRefused('appeal-too-late'));
  it('is too late once silence has counted', () =>
    given(reported, upheld('no-appeal', APPEAL_BY)).when(appeal()).thenRefused('complaint-decided'));
});

describe('deciding', () => {
  it('upholds, and promises another review', () =>
    given(reported, appealed)
      .when(decide('uphold'))
      .then(upheld('moderator', AT, MODERATOR)));
  it('dismisses', () => given(reported, appealed).when(decide('dismiss')).then(dismissed()));
  it('waits for the appeal', () => given(reported).when(decide('uphold')).thenRefused('not-appealed'));
  it('happens once', () =>
    given(reported, appealed, dismissed()).when(decide('uphold')).thenRefused('complaint-decided'));
  it('needs a report', () => given().when(decide('dismiss')).thenRefused('complaint-not-found'));
  it.each([REVIEWER, BUYER])('is not for user %i, who is a side of it', (userId) =>
    given(reported, appealed).when(decide('dismiss', userId)).thenRefused('own-complaint'),
  );
  it('is not for who has claimed the order since', () =>
    given(reported, appealed)
      .when(decide('uphold', MODERATOR, MODERATOR))
      .thenRefused('own-complaint'));
});

describe('the end of the time to appeal', () => {
  it('upholds a report without an appeal', () => given(reported).when(expire).then(upheld('no-appeal', APPEAL_BY)));
  it('changes nothing where there is an appeal', () => given(reported, appealed).when(expire).thenNothing());
  it.each([upheld('moderator'), dismissed()])('changes nothing after a decision (%#)', (decision) =>
    given(reported, appealed, decision).when(expire).thenNothing(),
  );
  it('changes nothing the second time', () =>
    given(reported, upheld('no-appeal', APPEAL_BY)).when(expire).thenNothing());
  it('changes nothing without a report', () => given().when(expire).thenNothing());
});

describe('a side that is erased', () => {
  it('ends the complaint of a buyer', () =>
    given(reported).when(leave('buyer')).then(removed('buyer'), dismissed('buyer-erased')));
  it('ends it after an appeal, too', () =>
    given(reported, appealed).when(leave('buyer')).then(removed('buyer'), dismissed('buyer-erased')));
  it('leaves a review whose author does not appeal', () =>
    given(reported).when(leave('reviewer')).then(upheld('reviewer-erased')));
  it('takes the appeal with it', () =>
    given(reported, appealed).when(leave('reviewer')).then(removed('reviewer'), upheld('reviewer-erased')));
  it('changes no decision', () =>
    given(reported, appealed, dismissed()).when(leave('reviewer')).then(removed('reviewer')));
  it.each(['buyer', 'reviewer'] as const)('changes nothing the second time (%s)', (as) => {
    const once = [reported, appealed, dismissed(), removed('buyer'), removed('reviewer')];
    given(...once)
      .when(leave(as))
      .thenNothing();
  });
  it('changes nothing without a report', () => given().when(leave('buyer')).thenNothing());
  it('may be a guest, who can still be refunded', () => given(reported).when(removeNote).then(removed('buyer')));
  it('has nothing to remove twice', () => given(reported, removed('buyer')).when(removeNote).thenNothing());
});

describe('the events of a complaint', () => {
  const all = [reported, appealed, upheld('no-appeal'), dismissed(), removed('buyer')];
  it('are those of the contract', () => {
    for (const event of all)
      expect(z.union(schemasOf(complaintEvents[event.type])).safeParse(event.data).error).toBeUndefined();
  });
  it('fold without the texts, which may be erased', () => {
    const erased = { ...complaint, note: ERASED, appealBy: APPEAL_BY };
    const fold = (...events: readonly ComplaintEvent[]) =>
      events.reduce(complaintDecider.evolve, complaintDecider.initialState);
    expect(fold({ type: 'ReviewReported', data: erased }, appealed)).toEqual(fold(reported, appealed));
    expect(JSON.stringify(fold(...all))).not.toContain(text);
  });
  it('change nothing without a report', () =>
    expect([appealed, upheld('moderator'), dismissed()].reduce(complaintDecider.evolve, { status: 'absent' })).toEqual({
      status: 'absent',
    }));
});
