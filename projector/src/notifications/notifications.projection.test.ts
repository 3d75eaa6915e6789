import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch, type Rows } from '../fold.ts';
import type { Projection } from '../projection.ts';
import { mailSettingsProjection } from './mail-settings.projection.ts';
import { notificationMarksProjection } from './notification-marks.projection.ts';
import { notificationsProjection } from './notifications.projection.ts';

const AT = '2030-01-01T12:00:00.000Z';
const requestId = '00000000-0000-5000-8000-00000000aaaa';
const ofOrder = { requestId, productId: 7, origin: { source: 'paid-order', orderId: 9 } };

type Told = { readonly type: string; readonly data: object; readonly stream: string };
const expired: Told = {
  type: 'SeatReopened',
  data: { ...ofOrder, seat: 1, userId: 18, reason: 'expired', reopenedAt: AT },
  stream: `feedback-${requestId}`,
};

const rowsAfter = (projection: Projection, told: readonly Told[]): Rows => {
  const events = told.map(({ stream, ...event }, index) => recorded(event, index + 1, stream));
  return foldBatch(parseBatch(projection, events), new Map());
};

describe('notifications', () => {
  it('have one row each, with ids that derive from the event', () => {
    const event = recorded(expired, 1, expired.stream);
    const rows = foldBatch(parseBatch(notificationsProjection, [event]), new Map());
    const one = { product_id: 7, at: event.metadata.occurredAt, to_owner_of: null };
    expect([...rows.values()]).toEqual([
      {
        ...one,
        id: `${event.id}.seat-reopened`,
        kind: 'seat-reopened',
        to_user: null,
        to_buyer_of: 9,
        facts: '{"orderId":9}',
      },
      { ...one, id: `${event.id}.claim-expired`, kind: 'claim-expired', to_user: 18, to_buyer_of: null, facts: '{}' },
    ]);
  });

  it('do not change if their event is applied again', () => {
    const batch = parseBatch(notificationsProjection, [recorded(expired, 1, expired.stream)]);
    expect(foldBatch(batch, new Map(foldBatch(batch, new Map())))).toEqual(new Map());
  });

  it('are not created for events that inform no user', () =>
    expect(
      rowsAfter(notificationsProjection, [
        { type: 'CreditsGranted', data: {}, stream: 'credits-18' },
        {
          type: 'ProductUnlisted',
          data: { productId: 7, userId: 17, as: 'owner', unlistedAt: AT },
          stream: 'product-7',
        },
      ]),
    ).toEqual(new Map()));
});

const ID = `${requestId}.seat-claimed`;
const read: Told = {
  type: 'NotificationRead',
  data: { userId: 18, notificationId: ID, readAt: AT },
  stream: 'notifications-18',
};
const readAll: Told = {
  type: 'NotificationsRead',
  data: { userId: 18, through: AT, readAt: AT },
  stream: 'notifications-18',
};
const erased: Told = { type: 'UserErased', data: { userId: 18, erasedAt: AT }, stream: 'user-18' };

describe('the notifications that a user has read', () => {
  it('are all until a time, and single ones', () =>
    expect(rowsAfter(notificationMarksProjection, [read, read, readAll]).get(18)).toEqual({
      user_id: 18,
      read_through: AT,
      read_ids: JSON.stringify([ID]),
    }));

  it('are deleted when they are erased', () =>
    expect([...rowsAfter(notificationMarksProjection, [read, readAll, erased]).values()]).toEqual([]));
});

const setting = (subject: string, isOn: boolean): Told => ({
  type: 'MailSettingChanged',
  data: { subject, kind: 'claim-deadlines', isOn, by: 'link', changedAt: AT },
  stream: `mailsettings-${subject}`,
});
const guestErased: Told = { type: 'GuestErased', data: { orderId: 9, erasedAt: AT }, stream: 'order-9' };

describe('the mail settings of a user', () => {
  it('are the last choices', () =>
    expect(
      rowsAfter(mailSettingsProjection, [setting('user-18', false), setting('user-18', true)]).get('user-18'),
    ).toEqual({ subject: 'user-18', settings: '{"claim-deadlines":true}' }));

  it('are deleted when they are erased, as a user or as a guest', () =>
    expect([
      ...rowsAfter(mailSettingsProjection, [
        setting('user-18', false),
        setting('order-9', false),
        erased,
        guestErased,
      ]).keys(),
    ]).toEqual([]));
});
