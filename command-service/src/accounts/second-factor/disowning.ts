import type { Position } from '@twofold/event-store/port';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { Keyring } from '@twofold/keyring/keyring';
import { revokeTokensOf } from '@twofold/sessions/access-tokens/access-tokens';
import { endSessionsOf } from '@twofold/sessions/upkeep';
import type pg from 'pg';
import { partOf, type CommandContext, type HandleCommand } from '../../command-handler.ts';
import { isSameToken, linkToken, TOKEN_BYTES } from '../../link-tokens.ts';
import { actorOf } from '../../requests/request-log.ts';
import { userCategory } from '../category.ts';
import type { People } from '../people.ts';
import { forgetSecondFactors } from './factors.ts';

/** How the owner of an account turns off two-step verification that an intruder turned on (ADR 50). */
export interface Disowning {
  /** The token of the link in the mail about the first factor; `undefined` for every other factor. */
  tokenFor(userId: number, factorId: string): Promise<string | undefined>;
  /**
   * Removes all factors and recovery codes, logs out all devices and revokes all access tokens.
   * @throws HttpError 404 for an invalid or expired link
   */
  disown(token: string, at: Date, context: CommandContext): Promise<Position | undefined>;
}

/** Tokens contain the account's id and are bound to its enrollment, which is in the log, so they are not stored. */
export const createDisowning = (deps: {
  readonly pool: pg.Pool;
  readonly keyring: Pick<Keyring, 'secret'>;
  readonly people: Pick<People, 'user'>;
  readonly handle: HandleCommand;
}): Disowning => {
  const { pool, keyring, people, handle } = deps;

  const enrollmentOf = async (userId: number): Promise<string | undefined> => {
    const { found: user } = await people.user(userId);
    return user.status === 'registered' ? user.secondFactors.enrollment?.factorId : undefined;
  };
  const tokenOf = async (userId: number, factorId: string): Promise<string> =>
    `${userId}-${await linkToken(keyring, 'second-factor-links', `${userId}/${factorId}`, TOKEN_BYTES.short)}`;

  const openedBy = async (token: string): Promise<{ readonly userId: number; readonly factorId: string }> => {
    const userId = Number(/^([1-9]\d{0,14})-[\w-]{22}$/.exec(token)?.[1]);
    const factorId = Number.isInteger(userId) ? await enrollmentOf(userId) : undefined;
    if (factorId === undefined || !isSameToken(token, await tokenOf(userId, factorId))) throw noSuchLink();
    return { userId, factorId };
  };

  const logOut = async (userId: number, at: Date): Promise<void> => {
    await endSessionsOf(pool, userId);
    await revokeTokensOf(pool, userId, at);
  };

  return {
    tokenFor: async (userId, factorId) =>
      (await enrollmentOf(userId)) === factorId ? tokenOf(userId, factorId) : undefined,
    disown: async (token, at, context) => {
      const { userId, factorId } = await openedBy(token);
      // Before the event, which ends the link: after a crash here the user can open the link again. And after the event,
      // for a session opened in between.
      await logOut(userId, at);
      const data = { userId, factorId, resetAt: at.toISOString() };
      const by = { ...partOf(context, 'DisownSecondFactors'), actor: actorOf(userId) };
      const { position } = await handle(userCategory, userId, { type: 'DisownSecondFactors', data }, by);
      await forgetSecondFactors(pool, userId);
      await logOut(userId, at);
      return position;
    },
  };
};

const noSuchLink = (): HttpError => new HttpError(404, 'This link is no longer valid');
