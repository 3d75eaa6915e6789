import { ERASED } from '@twofold/contracts/personal';
import { describe, expect, it } from 'vitest';
import { AT, LATER, recordedOf, record, type StoryEvent } from '../../testing/a-story.ts';
import { readAccount } from './read-account.ts';

const registered = (email: string | typeof ERASED = 'ada@example.com', needsConfirmation = true): StoryEvent =>
  record('user', 17, {
    type: 'UserRegistered',
    data: { userId: 17, email, termsAgreedAt: AT, registeredAt: AT, needsConfirmation },
  });
const confirmed = record('user', 17, { type: 'EmailConfirmed', data: { userId: 17, confirmedAt: LATER } });
const role = (type: 'RoleGranted' | 'RoleRevoked', name: 'auditor' | 'moderator'): StoryEvent =>
  type === 'RoleGranted'
    ? record('user', 17, { type, data: { userId: 17, role: name, grantedBy: 'operator', grantedAt: AT } })
    : record('user', 17, { type, data: { userId: 17, role: name, revokedBy: 'operator', revokedAt: AT } });
const erased = record('user', 17, { type: 'UserErased', data: { userId: 17, erasedAt: LATER } });

const accountAfter = async (...story: readonly StoryEvent[]) => readAccount(await recordedOf(story))?.account;

describe('reading an account', () => {
  it('says whether the address is confirmed', async () => {
    expect(await accountAfter(registered())).toMatchObject({ status: 'registered', isEmailConfirmed: false });
    expect(await accountAfter(registered(), confirmed)).toMatchObject({ isEmailConfirmed: true });
    expect(await accountAfter(registered('ada@example.com', false))).toMatchObject({ isEmailConfirmed: true });
  });

  it('says which roles there are now', async () => {
    const granted = [registered(), role('RoleGranted', 'auditor'), role('RoleGranted', 'moderator')];
    expect(await accountAfter(...granted)).toMatchObject({ roles: ['auditor', 'moderator'] });
    expect(await accountAfter(...granted, role('RoleRevoked', 'auditor'))).toMatchObject({ roles: ['moderator'] });
    expect(await accountAfter(...granted, erased)).toMatchObject({ roles: [] });
  });

  it('keeps what can still be read of an erased user, and which event did it', async () => {
    const read = readAccount(await recordedOf([registered(ERASED), erased]));
    expect(read?.account).toMatchObject({ status: 'erased', email: ERASED, registeredAt: AT });
    expect(read?.erasedBy?.type).toBe('UserErased');
  });

  it('leaves out an event that cannot be read', async () => {
    const unreadable = { stream: 'user-17', type: 'ProfileUpdated', data: { userId: 'seventeen' } };
    expect(await accountAfter(registered(), unreadable, confirmed)).toMatchObject({ isEmailConfirmed: true });
  });

  it('is nothing where no one registered', async () => {
    expect(await accountAfter(role('RoleGranted', 'auditor'))).toBeUndefined();
  });
});
