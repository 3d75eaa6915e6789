import { proseOf } from '../../data/words.ts';
import { aHash, happens, step, track, type Lifecycle } from './step.ts';
import { aPerson, engage, release, type Town } from './town.ts';

/** A user registers and writes a profile. A few change the password, and one in fifty erases the account. */
export function* register(town: Town): Lifecycle {
  const { random, nextId } = town;
  const person = aPerson(nextId('user'));
  const { userId, actor, account, ledger } = person;
  const address = track('email', aHash(random));
  yield step('email', 'EmailClaimed')(address, 'visitor', (at) => ({ userId, claimedAt: at }));
  yield step('user', 'UserRegistered')(account, 'visitor', (at) => ({
    userId,
    email: `person-${userId}@example.com`,
    termsAgreedAt: at,
    registeredAt: at,
    needsConfirmation: false,
  }));
  yield step('credits', 'CreditsGranted')(ledger, 'system', (at) => ({
    userId,
    amount: 1,
    reason: 'welcome',
    grantedAt: at,
  }));
  person.credits = 1;
  if (happens(random, 80)) {
    const fullName = proseOf(random, 20);
    const expertise = proseOf(random, 80);
    const socialProfile = `https://example.com/${userId}`;
    yield step('user', 'ProfileUpdated')(account, actor, (at) => ({
      userId,
      fullName,
      socialProfile,
      expertise,
      updatedAt: at,
    }));
  }
  if (happens(random, 5)) yield step('user', 'PasswordChanged')(account, actor, (at) => ({ userId, changedAt: at }));
  if (!happens(random, 2)) return release(town, person);
  town.erased.push(`user-${userId}`);
  yield step('user', 'UserErased')(account, actor, (at) => ({ userId, erasedAt: at }));
  yield step('email', 'EmailReleased')(address, actor, (at) => ({ userId, releasedAt: at }));
}

/** A user becomes an operator, has a read model rebuilt, and loses the role again. */
export function* operate(town: Town): Lifecycle {
  const projection = 'products';
  const person = engage(town);
  if (person === undefined) return;
  const requests = town.requests.pop();
  if (requests === undefined) return release(town, person);
  const { userId, actor, account } = person;
  const requestId = town.random.uuid();
  yield step('user', 'RoleGranted')(account, 'operator', (at) => ({
    userId,
    role: 'operator',
    grantedBy: 'operator',
    grantedAt: at,
  }));
  yield step('operations', 'ProjectionRebuildRequested')(requests, actor, (at) => ({
    requestId,
    projection,
    requestedBy: userId,
    requestedAt: at,
  }));
  yield step('user', 'RoleRevoked')(account, 'operator', (at) => ({
    userId,
    role: 'operator',
    revokedBy: 'operator',
    revokedAt: at,
  }));
  release(town, person);
  town.requests.push(requests);
}
