import type { AccountEvent } from '@twofold/contracts/accounts/events';
import type { UserRow } from '@twofold/contracts/accounts/read-model';
import { ERASED } from '@twofold/contracts/personal';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { usersProjection } from './users.projection.ts';

const AT = '2030-01-01T12:00:00.000Z';
const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId: 3, email: 'ada@example.com', termsAgreedAt: AT, registeredAt: AT, needsConfirmation: false },
};
const updated = (fullName: string): AccountEvent => ({
  type: 'ProfileUpdated',
  data: { userId: 3, fullName, socialProfile: 'https://example.com/ada', expertise: 'Engines', updatedAt: AT },
});
const granted = (role: 'auditor' | 'moderator'): AccountEvent => ({
  type: 'RoleGranted',
  data: { userId: 3, role, grantedBy: 'operator', grantedAt: AT },
});
const revoked: AccountEvent = {
  type: 'RoleRevoked',
  data: { userId: 3, role: 'auditor', revokedBy: 'operator', revokedAt: AT },
};
const passwordChanged: AccountEvent = { type: 'PasswordChanged', data: { userId: 3, changedAt: AT } };
const erased: AccountEvent = { type: 'UserErased', data: { userId: 3, erasedAt: AT } };

/** The same history, read after the user's key was erased. */
const withoutKey = ({ type, data }: AccountEvent): AccountEvent =>
  ({
    type,
    data: Object.fromEntries(
      Object.entries(data).map(([field, value]) => [
        field,
        ['email', 'fullName', 'socialProfile', 'expertise'].includes(field) ? ERASED : value,
      ]),
    ),
  }) as AccountEvent;

const userAfter = (...events: AccountEvent[]): UserRow | undefined => {
  const batch = parseBatch(
    usersProjection,
    events.map((event, index) => recorded(event, index + 1, 'user-3')),
  );
  return foldBatch(batch, new Map()).get(3) as UserRow | undefined;
};

describe('a user', () => {
  it('begins with an address and empty texts', () =>
    expect(userAfter(registered)).toEqual({
      id: 3,
      email: 'ada@example.com',
      full_name: '',
      social_profile: '',
      expertise: '',
      roles: '[]',
      terms_agreed_at: AT,
      created_at: AT,
      email_confirmed: true,
      second_factors: '[]',
      recovery_codes_left: 0,
    }));

  it('counts as confirmed if the account is older than confirmations', () => {
    // Version 1 of the event has no such field.
    const { needsConfirmation: _, ...data } = registered.data as Record<string, unknown>;
    const batch = parseBatch(usersProjection, [recorded({ ...registered, data }, 1, 'user-3')]);
    expect(foldBatch(batch, new Map()).get(3)).toMatchObject({ email_confirmed: true });
  });

  it('has an unconfirmed address until it is confirmed', () => {
    const data = { ...registered.data, needsConfirmation: true } as (typeof registered)['data'];
    const event = recorded({ ...registered, data }, 1, 'user-3');
    const today = { ...event, metadata: { ...event.metadata, schemaVersion: 2 } };
    const confirmed = recorded({ type: 'EmailConfirmed', data: { userId: 3, confirmedAt: AT } }, 2, 'user-3');
    const after = (...events: (typeof today)[]) => foldBatch(parseBatch(usersProjection, events), new Map()).get(3);
    expect(after(today)).toMatchObject({ email_confirmed: false });
    expect(after(today, confirmed)).toMatchObject({ email_confirmed: true });
  });

  it('has the profile that was saved last', () =>
    expect(userAfter(registered, updated('Ada'), updated('Ada Lovelace'))).toMatchObject({
      full_name: 'Ada Lovelace',
      social_profile: 'https://example.com/ada',
      expertise: 'Engines',
    }));

  it('has each role that was granted once, in order', () =>
    expect(userAfter(registered, granted('moderator'), granted('auditor'), granted('auditor'))?.roles).toBe(
      '["auditor","moderator"]',
    ));

  it('loses a role that was revoked', () =>
    expect(userAfter(registered, granted('moderator'), granted('auditor'), revoked)?.roles).toBe('["moderator"]'));

  it('is not changed by a new password', () =>
    expect(userAfter(registered, passwordChanged)).toEqual(userAfter(registered)));

  it('stays the same when the registration is delivered again', () =>
    expect(userAfter(registered, updated('Ada'), registered)).toEqual(userAfter(registered, updated('Ada'))));
});

describe('an erased user', () => {
  const history = [registered, updated('Ada'), granted('auditor'), passwordChanged];

  it('has no row', () => expect(userAfter(...history, erased)).toBeUndefined());

  it('has no row in a replay without the key', () =>
    expect(userAfter(...history.map(withoutKey), erased)).toBeUndefined());

  it('has no row in a replay before the erasure', () => expect(userAfter(...history.map(withoutKey))).toBeUndefined());

  it('has no row, even if the address was read before its key was erased', () =>
    expect(userAfter(registered, withoutKey(updated('Ada')), erased)).toBeUndefined());
});

describe('the second factors of a user', () => {
  const [factorId, setId] = ['0b0c8a51-6f5e-4b0e-9a9a-6f8f5f3a1c01', '0b0c8a51-6f5e-4b0e-9a9a-6f8f5f3a1c02'];
  const device = 'Firefox on Linux';
  const added: AccountEvent = {
    type: 'SecondFactorAdded',
    data: { userId: 3, factorId, kind: 'passkey', name: 'Laptop', device, addedAt: AT },
  };
  const codes: AccountEvent = {
    type: 'RecoveryCodesCreated',
    data: { userId: 3, setId, codes: 10, device, createdAt: AT },
  };
  const used: AccountEvent = { type: 'RecoveryCodeUsed', data: { userId: 3, setId, code: 2, device, usedAt: AT } };
  const removed: AccountEvent = {
    type: 'SecondFactorRemoved',
    data: { userId: 3, factorId, kind: 'passkey', device, removedAt: AT },
  };
  const reset: AccountEvent = { type: 'SecondFactorReset', data: { userId: 3, resetBy: 'operator', resetAt: AT } };
  const shownAfter = (...events: AccountEvent[]) => {
    const user = userAfter(registered, ...events);
    return { factors: JSON.parse(user?.second_factors ?? '') as unknown, left: user?.recovery_codes_left };
  };

  it('are listed with their names, and the remaining recovery codes are counted', () =>
    expect(shownAfter(added, codes, used)).toEqual({
      factors: [{ id: factorId, kind: 'passkey', name: 'Laptop', addedAt: AT }],
      left: 9,
    }));

  it.each([
    ['the last one is removed', removed],
    ['an operator resets them', reset],
  ])('are gone with their recovery codes when %s', (_, end) =>
    expect(shownAfter(added, codes, end)).toEqual({ factors: [], left: 0 }),
  );
});
