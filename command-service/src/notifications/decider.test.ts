import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { marksDecider, type ReadNotification, type ReadNotifications } from './decider.ts';

const given = specFor(marksDecider);
const NOW = '2026-01-05T10:00:00.000Z';
const BEFORE = '2026-01-05T09:00:00.000Z';
const ID = '00000000-0000-5000-8000-000000000001.seat-claimed';

const read = (notificationId = ID): ReadNotification => ({
  type: 'ReadNotification',
  data: { userId: 3, notificationId, readAt: NOW },
});
const readAll = (through: string): ReadNotifications => ({
  type: 'ReadNotifications',
  data: { userId: 3, through, readAt: NOW },
});
const oneRead = { type: 'NotificationRead', data: read().data } as const;
const allRead = (through: string) => ({ type: 'NotificationsRead', data: readAll(through).data }) as const;

describe('marking one notification as read', () => {
  it('is recorded', () => given().when(read()).then(oneRead));
  it('changes nothing the second time', () => given(oneRead).when(read()).thenNothing());
  it('is recorded for another one', () => {
    const other = read('00000000-0000-5000-8000-000000000002.seat-claimed');
    return given(oneRead).when(other).then({ type: 'NotificationRead', data: other.data });
  });
});

describe('marking all until a time as read', () => {
  it('is recorded', () => given(oneRead).when(readAll(BEFORE)).then(allRead(BEFORE)));
  it('changes nothing the second time', () => given(allRead(BEFORE)).when(readAll(BEFORE)).thenNothing());
  it('is never undone', () => given(allRead(NOW)).when(readAll(BEFORE)).thenNothing());
  it('does not mark the future as read', () => given().when(readAll('2030-01-01T00:00:00.000Z')).then(allRead(NOW)));
});
