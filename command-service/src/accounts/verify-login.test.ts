import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import type { User } from './decider.ts';
import { createVerifyLogin } from './verify-login.ts';

const at = '2026-01-05T10:00:00.000Z';
const ada = aUser;

/** Ada's address belongs to account 7. Records the steps of each login. */
const setUp = (given: { readonly user?: User; readonly hash?: string | undefined } = {}) => {
  const { user = ada, hash = 'hash of right' } = given;
  const done: string[] = [];
  const noted = <Result>(what: string, result: Result): Promise<Result> => {
    done.push(what);
    return Promise.resolve(result);
  };
  const verify = createVerifyLogin({
    emailId: (address) => noted('id of address', address),
    people: {
      claim: (emailId) => {
        const isHers = emailId === 'ada@example.com';
        const claim = isHers
          ? ({ status: 'claimed', userId: 7, claimedAt: at } as const)
          : ({ status: 'free' } as const);
        return noted('claim', { found: claim, position: undefined });
      },
      user: (userId) => noted('user', { found: userId === 7 ? user : { status: 'absent' }, position: undefined }),
    },
    credentials: {
      hashOf: (userId) => noted('hash', userId === 7 ? hash : undefined),
      add: () => Promise.resolve(false),
      remove: () => Promise.resolve(),
    },
    passwords: {
      verify: (known, password) => noted('verify', known === `hash of ${password}`),
    },
  });
  return { verify, done };
};

describe('verifying a login', () => {
  it('answers the user and the hash that was compared', async () => {
    expect(await setUp().verify('ada@example.com', 'right', undefined)).toEqual({ userId: 7, hash: 'hash of right' });
  });

  it.each([
    ['a wrong password', 'ada@example.com', {}, 'wrong'],
    ['an address without an account', 'bob@example.com', {}, 'right'],
    ['a registration that was never finished', 'ada@example.com', { user: { status: 'absent' } }, 'right'],
    ['one that was abandoned', 'ada@example.com', { user: { status: 'abandoned' } }, 'right'],
    [
      'a user who is being erased',
      'ada@example.com',
      { user: { status: 'erased', userId: 7, email: undefined } },
      'right',
    ],
  ] as const)('is no one for %s', async (_, email, given, password) => {
    expect(await setUp(given).verify(email, password, undefined)).toBeUndefined();
  });

  it('T21: takes the same steps whether or not an account has the address', async () => {
    const [known, unknown] = [setUp(), setUp()];
    await known.verify('ada@example.com', 'wrong', undefined);
    await unknown.verify('bob@example.com', 'wrong', undefined);
    expect(unknown.done).toEqual(known.done);
    expect(known.done).toContain('verify');
  });
});
