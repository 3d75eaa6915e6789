import { describe, expect, it } from 'vitest';
import { NOTIFICATION_KIND_NAMES, notificationKind } from './kinds.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS, mailKindIn, mailKindOf } from './mail-kinds.ts';

const facts = {
  productId: 7,
  orderId: 9,
  reviewId: 31,
  version: 2,
  amountCents: 334,
  dueAt: '2030-01-01T12:00:00.000Z',
};

describe('the kinds of notifications', () => {
  it.each(NOTIFICATION_KIND_NAMES)('say something and lead somewhere: %s', (kind) => {
    const { text, path } = notificationKind(kind);
    expect(text('Benchbook', facts)).toMatch(/^[A-Z$].*[^.]$/);
    expect(path(facts)).toMatch(/^\/[a-z]/);
    expect(path(facts)).not.toContain('undefined');
  });

  it('lead from a request that credits pay for to the report, which has no order', () =>
    expect(notificationKind('review-received').path({ productId: 7 })).toBe('/analysis/7'));

  it('name amounts in dollars', () =>
    expect(notificationKind('order-refunded').text('your app', facts)).toBe('$3.34 for your app was refunded'));
});

describe('the kinds of mails', () => {
  it('have a code each, of two letters, by which they are found', () => {
    const codes = MAIL_KIND_NAMES.map((kind) => MAIL_KINDS[kind].code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(MAIL_KIND_NAMES.map((kind) => mailKindOf(MAIL_KINDS[kind].code))).toEqual(MAIL_KIND_NAMES);
    for (const code of codes) expect(code).toMatch(/^[a-z]{2}$/);
  });

  it('are on unless a user wants them, and the suggested seats are off', () =>
    expect(MAIL_KIND_NAMES.filter((kind) => !MAIL_KINDS[kind].isOnByDefault)).toEqual(['fitting-seats']));

  it.each([
    ['u7.rp.abc', 'request-progress'],
    ['u7.xx.abc', undefined],
    ['nonsense', undefined],
  ])('are read from the token of a link: %s', (token, kind) => expect(mailKindIn(token)).toBe(kind));
});
