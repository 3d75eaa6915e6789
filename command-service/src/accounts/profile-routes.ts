import { eraseUserBody, updateProfileBody } from '@twofold/contracts/accounts/api';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { endSession } from '@twofold/sessions/end-session';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router, type Request, type RequestHandler } from 'express';
import type { HandleCommand } from '../command-handler.ts';
import { addressKey, type RateLimit } from '../limits/rate-limit.ts';
import { idInPath } from '../requests/id-in-path.ts';
import { requestContext } from '../requests/request-context.ts';
import type { Repeatable } from '../requests/repeatable.ts';
import { actorOf } from '../requests/request-log.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import { userCategory } from './category.ts';
import type { Credentials } from './credentials.ts';
import type { ErasePerson } from './erasure.ts';
import type { Passwords } from './passwords.ts';
import type { ViewOf } from './view.ts';

const UPDATE_LEASE_MS = 10_000;
/** The products of a person are looked up in the whole log. */
const ERASE_LEASE_MS = 60_000;

export type ProfileRoutesDeps = {
  readonly sessions: RequestHandler;
  readonly handle: HandleCommand;
  readonly viewOf: ViewOf;
  readonly credentials: Credentials;
  readonly passwords: Passwords;
  readonly erasePerson: ErasePerson;
  readonly rateLimit: RateLimit;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
  readonly now: () => Date;
  readonly newId: () => string;
};

export const profileRoutes = (deps: ProfileRoutesDeps): Router => {
  const { sessions, handle, viewOf, repeatable, sendAnswer, now, newId } = deps;

  const updateProfile: RequestHandler = async (request, response) => {
    const userId = ownId(request);
    const profile = parseInput(updateProfileBody, request.body);
    const actor = actorOf(userId);
    const answer = await repeatable({
      key: request.get('idempotency-key'),
      actor,
      content: `PATCH /api/users/${userId} ${JSON.stringify(profile)}`,
      limitMs: UPDATE_LEASE_MS,
      allocate: () => Promise.resolve({ userId }),
      run: async ({ commandId }) => {
        // What changes may differ from run to run, so each has an id of its own.
        const context = { ...requestContext(response, commandId, actor), id: newId() };
        const data = { userId, ...profile, updatedAt: now().toISOString() };
        await handle(userCategory, userId, { type: 'UpdateProfile', data }, context);
        const { found, position } = await viewOf(userId);
        return { status: 200, body: JSON.stringify(found), position };
      },
    });
    await sendAnswer(request, response, answer);
  };

  const demandPassword = async (request: Request, userId: number, password: string): Promise<void> => {
    await deps.rateLimit([addressKey(request.ip ?? ''), `account:${userId}`]);
    const hash = await deps.credentials.hashOf(userId);
    // Their erasure has begun: whoever asks for it again is not told that nothing happened.
    if (hash === undefined) return;
    if (!(await deps.passwords.verify(hash, password))) throw new HttpError(403, 'The password is not correct');
  };

  const eraseUser: RequestHandler = async (request, response) => {
    const userId = ownId(request);
    const { password } = parseInput(eraseUserBody, request.body);
    await demandPassword(request, userId, password);
    const actor = actorOf(userId);
    const answer = await repeatable({
      key: request.get('idempotency-key'),
      actor,
      content: `DELETE /api/users/${userId}`,
      limitMs: ERASE_LEASE_MS,
      isErasure: true,
      allocate: () => Promise.resolve({ userId }),
      run: async ({ commandId }) => {
        const context = { ...requestContext(response, commandId, actor), id: newId() };
        const data = { userId, erasedAt: now().toISOString() };
        const { position } = await handle(userCategory, userId, { type: 'EraseUser', data }, context);
        await deps.erasePerson(userId);
        return { status: 200, body: JSON.stringify({ ok: true }), position };
      },
    });
    await endSession(request, response);
    await sendAnswer(request, response, answer);
  };

  return Router().patch('/api/users/:id', sessions, updateProfile).delete('/api/users/:id', sessions, eraseUser);
};

/** Nobody touches an account but its owner (D-21). @throws HttpError 404 for what is no id, 401, 403 */
const ownId = (request: Request): number => {
  const id = idInPath(request, 'User not found');
  if (requireAccountId(request) !== id) throw new HttpError(403, 'This is not your account');
  return id;
};
