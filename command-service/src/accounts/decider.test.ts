import type { AccountEvent } from '@twofold/contracts/accounts/events';
import { ERASED } from '@twofold/contracts/personal';
import { describe, expect, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { userDecider, type UserCommand } from './decider.ts';

const given = specFor(userDecider);

const at = '2026-01-05T10:00:00.000Z';
const later = '2026-01-06T10:00:00.000Z';
const userId = 17;
const registeredData = {
  userId,
  email: 'ada@example.com',
  termsAgreedAt: at,
  registeredAt: at,
  needsConfirmation: false,
};
const profile = { fullName: 'Ada Byron', socialProfile: 'https://ada.example', expertise: 'Engines' };

const registered: AccountEvent = { type: 'UserRegistered', data: registeredData };
const abandoned: AccountEvent = { type: 'RegistrationAbandoned', data: { userId, abandonedAt: at } };
const updated: AccountEvent = { type: 'ProfileUpdated', data: { userId, ...profile, updatedAt: later } };
const passwordChanged: AccountEvent = { type: 'PasswordChanged', data: { userId, changedAt: later } };
const granted: AccountEvent = {
  type: 'RoleGranted',
  data: { userId, role: 'auditor', grantedBy: 'operator', grantedAt: at },
};
const revoked: AccountEvent = {
  type: 'RoleRevoked',
  data: { userId, role: 'auditor', revokedBy: 'operator', revokedAt: later },
};
const erased: AccountEvent = { type: 'UserErased', data: { userId, erasedAt: later } };
/** The event as read once the key is deleted. */
const registeredUnreadably: AccountEvent = { type: 'UserRegistered', data: { ...registeredData, email: ERASED } };

const register: UserCommand = { type: 'Register', data: registeredData };
const abandon: UserCommand = { type: 'AbandonRegistration', data: { userId, abandonedAt: at } };
const update = (changes: Partial<typeof profile>): UserCommand => ({
  type: 'UpdateProfile',
  data: { userId, ...changes, updatedAt: later },
});
const changePassword: UserCommand = { type: 'ChangePassword', data: { userId, changedAt: later, isStrong: false } };
const device = 'Firefox on Linux';
const newDevice = (loggedInAt = later) => ({ userId, device, loggedInAt });
const newDeviceRecorded = (loggedInAt?: string): AccountEvent => ({
  type: 'LoggedInFromNewDevice',
  data: newDevice(loggedInAt),
});
const recordNewDevice = (loggedInAt?: string): UserCommand => ({
  type: 'RecordNewDevice',
  data: newDevice(loggedInAt),
});
const grant: UserCommand = { type: 'GrantRole', data: granted.data };
const revoke: UserCommand = { type: 'RevokeRole', data: revoked.data };
const erase: UserCommand = { type: 'EraseUser', data: { userId, erasedAt: later } };

describe('registering', () => {
  it('is recorded', () => given().when(register).then(registered));
  it('changes nothing the second time', () => given(registered, updated).when(register).thenNothing());
  it('is refused if the id belongs to another address', () =>
    given(registered)
      .when({ type: 'Register', data: { ...registeredData, email: 'bob@example.com' } })
      .thenRefused('user-id-taken'));
  it('is refused if the id was registered at another time', () =>
    given(registered)
      .when({ type: 'Register', data: { ...registeredData, registeredAt: later } })
      .thenRefused('user-id-taken'));
  it('is refused once it was abandoned', () => given(abandoned).when(register).thenRefused('user-id-taken'));
  it('is refused for an erased user', () => given(registered, erased).when(register).thenRefused('user-not-found'));
});

describe('abandoning a registration', () => {
  it('is recorded if there was no registration yet', () => given().when(abandon).then(abandoned));
  it('changes nothing the second time', () => given(abandoned).when(abandon).thenNothing());
  it('is refused once it was finished', () => given(registered).when(abandon).thenRefused('user-registered'));
  it('is refused for an erased user', () => given(registered, erased).when(abandon).thenRefused('user-registered'));
});

describe('updating a profile', () => {
  it('is recorded', () => given(registered).when(update(profile)).then(updated));
  it('keeps omitted fields', () =>
    given(registered, updated)
      .when(update({ expertise: 'Looms' }))
      .then({ type: 'ProfileUpdated', data: { userId, ...profile, expertise: 'Looms', updatedAt: later } }));
  it('clears empty fields', () =>
    given(registered, updated)
      .when(update({ fullName: '' }))
      .then({ type: 'ProfileUpdated', data: { userId, ...profile, fullName: '', updatedAt: later } }));
  it('changes nothing if all values are the same', () =>
    given(registered, updated).when(update(profile)).thenNothing());
  it('changes nothing if no field is given', () => given(registered).when(update({})).thenNothing());
});

describe('changing a password', () => {
  it('is recorded', () => given(registered).when(changePassword).then(passwordChanged));
  it('is recorded each time', () => given(registered, passwordChanged).when(changePassword).then(passwordChanged));
});

describe('a weak password', () => {
  const strong: UserCommand = { type: 'ChangePassword', data: { userId, changedAt: later, isStrong: true } };
  it('is refused to a user with a role', () =>
    given(registered, granted).when(changePassword).thenRefused('weak-password'));
  it('is taken once the role was revoked', () =>
    given(registered, granted, revoked).when(changePassword).then(passwordChanged));
  it('is not a strong one', () => given(registered, granted).when(strong).then(passwordChanged));
});

describe('a login from a new device', () => {
  const times = [10, 11, 12, 13, 14].map((hour) => `2026-01-05T${hour}:00:00.000Z`);
  const five = times.map((time) => newDeviceRecorded(time));
  it('is recorded', () => given(registered).when(recordNewDevice()).then(newDeviceRecorded()));
  it('is recorded five times within a day, and not a sixth', () => {
    given(registered, ...five.slice(0, 4))
      .when(recordNewDevice('2026-01-06T09:59:59.999Z'))
      .then(newDeviceRecorded('2026-01-06T09:59:59.999Z'));
    given(registered, ...five)
      .when(recordNewDevice('2026-01-06T09:59:59.999Z'))
      .thenNothing();
  });
  it('is recorded again a day after the first of the last five', () =>
    given(registered, newDeviceRecorded('2026-01-01T10:00:00.000Z'), ...five)
      .when(recordNewDevice('2026-01-06T10:00:00.000Z'))
      .then(newDeviceRecorded('2026-01-06T10:00:00.000Z')));
});

describe('granting and revoking a role', () => {
  it('records the grant', () => given(registered).when(grant).then(granted));
  it('grants it once', () => given(registered, granted).when(grant).thenNothing());
  it('grants it again after it was revoked', () => given(registered, granted, revoked).when(grant).then(granted));
  it('records the revocation', () => given(registered, granted).when(revoke).then(revoked));
  it('changes nothing if the role is absent', () => given(registered).when(revoke).thenNothing());
});

describe('erasing a user', () => {
  it('is recorded', () => given(registered, updated).when(erase).then(erased));
  it('changes nothing the second time', () => given(registered, erased).when(erase).thenNothing());
  it('keeps the address until it can no longer be read', () => {
    const stateAfter = (...events: AccountEvent[]) => events.reduce(userDecider.evolve, userDecider.initialState);
    expect(stateAfter(registered, updated, erased)).toEqual({ status: 'erased', userId, email: 'ada@example.com' });
    expect(stateAfter(registeredUnreadably, erased)).toEqual({ status: 'erased', userId, email: undefined });
  });
});

describe('commands to an unknown user', () => {
  it.each([
    ['was never registered', []],
    ['abandoned their registration', [abandoned]],
    ['was erased', [registered, erased]],
  ] as const)('and %s is refused every command', (_, past) => {
    for (const command of [update(profile), changePassword, recordNewDevice(), grant, revoke]) {
      given(...past)
        .when(command)
        .thenRefused('user-not-found');
    }
  });
  it.each([
    ['was never registered', []],
    ['abandoned their registration', [abandoned]],
  ] as const)('and %s cannot be erased', (_, past) =>
    given(...past)
      .when(erase)
      .thenRefused('user-not-found'),
  );
});
