import type { AccountEvent } from '@twofold/contracts/accounts/events';
import { describe, expect, it } from 'vitest';
import { userDecider } from './decider.ts';

type UserDecider = typeof userDecider;

const at = '2026-01-05T10:00:00.000Z';
const DAY_MS = 24 * 60 * 60 * 1_000;
const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId: 17, email: 'ada@example.com', termsAgreedAt: at, registeredAt: at, needsConfirmation: false },
};

/** How many of twenty logins within an hour are told of, and of one more a day later. */
const toldOf = ({ decide, evolve, initialState }: UserDecider): readonly [ofHour: number, aDayLater: number] => {
  let user = evolve(initialState, registered);
  const logIn = (afterMs: number): number => {
    const loggedInAt = new Date(Date.parse(at) + afterMs).toISOString();
    const events = decide({ type: 'RecordNewDevice', data: { userId: 17, device: 'Firefox', loggedInAt } }, user);
    user = events.reduce(evolve, user);
    return events.length;
  };
  const ofHour = Array.from({ length: 20 }, (_, login) => logIn(login * 60_000)).reduce((sum, each) => sum + each);
  return [ofHour, logIn(DAY_MS + 60 * 60_000)];
};

const forgetful: UserDecider = {
  ...userDecider,
  evolve: (user, event) => (event.type === 'LoggedInFromNewDevice' ? user : userDecider.evolve(user, event)),
};
const neverAgain: UserDecider = {
  ...userDecider,
  decide: (command, user) => {
    const isFull = user.status === 'registered' && user.newDevicesAt.length >= 5;
    return command.type === 'RecordNewDevice' && isFull ? [] : userDecider.decide(command, user);
  },
};

describe('the limit of mails about new devices', () => {
  it('is five a day', () => expect(toldOf(userDecider)).toEqual([5, 1]));

  it.each([
    ['forgets earlier logins', forgetful],
    ['is silent for good after five', neverAgain],
  ])('is not kept by a decider that %s', (_, mutant) => expect(toldOf(mutant)).not.toEqual([5, 1]));
});
