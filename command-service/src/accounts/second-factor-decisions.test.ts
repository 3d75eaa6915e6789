import type { AccountEvent } from '@twofold/contracts/accounts/events';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { specFor } from '../testing/spec-for.ts';
import { userDecider, type User, type UserCommand } from './decider.ts';

const given = specFor(userDecider);

const userId = 17;
const at = '2026-01-05T10:00:00.000Z';
const device = 'Firefox on Linux';
const uuid = (index: number): string => `0b0c8a51-6f5e-4b0e-9a9a-6f8f5f3a1c${String(index).padStart(2, '0')}`;
const [factorId, otherId, setId, newSet] = [uuid(1), uuid(2), uuid(3), uuid(4)];

const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId, email: 'ada@example.com', termsAgreedAt: at, registeredAt: at, needsConfirmation: false },
};
const factor = (id = factorId) =>
  ({ userId, factorId: id, kind: 'passkey', name: 'Laptop', device, addedAt: at }) as const;
const added = (id = factorId): AccountEvent => ({ type: 'SecondFactorAdded', data: factor(id) });
const codes = (id = setId): AccountEvent => ({
  type: 'RecoveryCodesCreated',
  data: { userId, setId: id, codes: 10, device, createdAt: at },
});
const used = (code: number, id = setId): AccountEvent => ({
  type: 'RecoveryCodeUsed',
  data: { userId, setId: id, code, device, usedAt: at },
});
const removed = (id = factorId): AccountEvent => ({
  type: 'SecondFactorRemoved',
  data: { userId, factorId: id, kind: 'passkey', device, removedAt: at },
});
const resetDone: AccountEvent = { type: 'SecondFactorReset', data: { userId, resetBy: 'operator', resetAt: at } };

const add = (id = factorId, set = setId): UserCommand => ({
  type: 'AddSecondFactor',
  data: { ...factor(id), setId: set },
});
const remove = (id = factorId): UserCommand => ({
  type: 'RemoveSecondFactor',
  data: { userId, factorId: id, device, removedAt: at },
});
const renew: UserCommand = { type: 'CreateRecoveryCodes', data: { userId, setId: newSet, device, createdAt: at } };
const use = (code: number, id = setId): UserCommand => ({
  type: 'UseRecoveryCode',
  data: { userId, setId: id, code, device, usedAt: at },
});
const reset: UserCommand = { type: 'ResetSecondFactor', data: resetDone.data };

describe('ended sets of recovery codes', () => {
  const endedAfter = (...events: readonly AccountEvent[]): readonly string[] => {
    const user = events.reduce<User>(userDecider.evolve, userDecider.initialState);
    return user.status === 'registered' ? user.secondFactors.endedSets : [];
  };

  it('are those that were replaced', () => {
    expect(endedAfter(registered, added(), codes())).toEqual([]);
    expect(endedAfter(registered, added(), codes(), codes(newSet))).toEqual([setId]);
  });
  it('are all sets once there is no factor', () => {
    expect(endedAfter(registered, added(), codes(), codes(newSet), removed())).toEqual([setId, newSet]);
    expect(endedAfter(registered, added(), codes(), resetDone)).toEqual([setId]);
  });
});

describe('adding a second factor', () => {
  it('makes recovery codes with the first', () => given(registered).when(add()).then(added(), codes()));
  it('makes none with further factors', () =>
    given(registered, added(), codes()).when(add(otherId)).then(added(otherId)));
  it('changes nothing the second time', () => given(registered, added(), codes()).when(add()).thenNothing());
  it('is refused beyond ten', () =>
    given(registered, ...Array.from({ length: 10 }, (_, index) => added(uuid(10 + index))))
      .when(add())
      .thenRefused('too-many-second-factors'));
  it('is refused when the user does not exist', () => given().when(add()).thenRefused('user-not-found'));
});

describe('removing a second factor', () => {
  it('is recorded with its kind', () => given(registered, added(), codes()).when(remove()).then(removed()));
  it('is refused for an unknown one', () =>
    given(registered, added(), codes(), removed()).when(remove()).thenRefused('second-factor-not-found'));
  it('removes the recovery codes with the last one', () =>
    given(registered, added(), codes(), removed()).when(use(1)).thenRefused('wrong-second-factor'));
});

describe('recovery codes', () => {
  it('work once each', () => {
    given(registered, added(), codes(), used(1)).when(use(2)).then(used(2));
    given(registered, added(), codes(), used(1)).when(use(1)).thenRefused('wrong-second-factor');
  });
  it('work again with their number in a new set, and not in the one before', () => {
    given(registered, added(), codes(), used(1), codes(newSet)).when(use(1, newSet)).then(used(1, newSet));
    given(registered, added(), codes(), codes(newSet)).when(use(2)).thenRefused('wrong-second-factor');
  });
  it('are not made for an account without a factor', () => {
    given(registered, added(), codes()).when(renew).then(codes(newSet));
    given(registered).when(renew).thenRefused('second-factor-not-found');
  });
});

describe('a reset by an operator', () => {
  it('removes everything, once', () => {
    given(registered, added(), codes()).when(reset).then(resetDone);
    given(registered, added(), codes(), resetDone).when(reset).thenNothing();
    given(registered, added(), codes(), resetDone).when(use(1)).thenRefused('wrong-second-factor');
  });
});

describe('an owner who did not turn it on', () => {
  const daysLater = (days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString();
  const disown = (days = 1, id = factorId): UserCommand => ({
    type: 'DisownSecondFactors',
    data: { userId, factorId: id, resetAt: daysLater(days) },
  });
  const byOwner: AccountEvent = {
    type: 'SecondFactorReset',
    data: { userId, resetBy: 'owner', resetAt: daysLater(1) },
  };

  it('removes everything, including later factors, even if the first factor was removed', () => {
    given(registered, added(), codes()).when(disown()).then(byOwner);
    given(registered, added(), codes(), added(otherId), removed()).when(disown()).then(byOwner);
    given(registered, added(), codes(), byOwner).when(use(1)).thenRefused('wrong-second-factor');
  });
  it('is refused a week later', () =>
    given(registered, added(), codes()).when(disown(7.1)).thenRefused('link-not-valid'));
  it('is refused for another factor than the first one, and once it is off', () => {
    given(registered, added(), codes(), added(otherId)).when(disown(1, otherId)).thenRefused('link-not-valid');
    given(registered, added(), codes(), removed()).when(disown()).thenRefused('link-not-valid');
    given(registered, added(), codes(), byOwner).when(disown()).thenRefused('link-not-valid');
  });
});

describe('any history', () => {
  it('never has recovery codes without a factor, nor uses a code twice', () => {
    const command = fc.oneof(
      fc.integer({ min: 1, max: 3 }).map((index) => add(uuid(index), uuid(20 + index))),
      fc.integer({ min: 1, max: 3 }).map((index) => remove(uuid(index))),
      fc
        .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 20, max: 23 }))
        .map(([code, set]) => use(code, uuid(set))),
      fc.constantFrom(renew, reset),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let state: User = userDecider.evolve(userDecider.initialState, registered);
        const usedCodes = new Set<string>();
        for (const next of commands) {
          let events: readonly AccountEvent[] = [];
          try {
            events = userDecider.decide(next, state);
          } catch {
            continue;
          }
          for (const event of events) {
            // A set is new when it is made, even with a known id: here ids repeat.
            if (event.type === 'RecoveryCodesCreated') usedCodes.clear();
            if (event.type !== 'RecoveryCodeUsed') continue;
            const key = `${event.data.setId} ${event.data.code}`;
            expect(usedCodes.has(key)).toBe(false);
            usedCodes.add(key);
          }
          state = events.reduce(userDecider.evolve, state);
          if (state.status !== 'registered') throw new Error('They are registered');
          const { factors, recovery } = state.secondFactors;
          expect(factors.length > 0 || recovery === undefined).toBe(true);
        }
      }),
    );
  });
});
