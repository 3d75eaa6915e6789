import { eraseUserBody, updateProfileBody } from '@twofold/contracts/accounts/api';
import { rotateBrowser } from '@twofold/http/browser-cookie';
import { HttpError } from '@twofold/http/respond-to-errors';
import { endSession } from '@twofold/sessions/end-session';
import { Router, type Request } from 'express';
import type { HandleCommand } from '../command-handler.ts';
import type { Limit } from '../limits/limit.ts';
import { idInPath } from '../requests/id-in-path.ts';
import type { Write } from '../requests/write.ts';
import { userCategory } from './category.ts';
import type { ErasePerson } from './erasure.ts';
import type { ProveOwner } from './prove-owner.ts';
import type { Staff } from './staff.ts';
import type { ViewOf } from './view.ts';

/** Long, because the products of a user may be looked up in the whole log. */
const ERASE_LEASE_MS = 60_000;

export type ProfileRoutesDeps = {
  readonly write: Write;
  readonly handle: HandleCommand;
  readonly viewOf: ViewOf;
  readonly proveOwner: ProveOwner;
  readonly erasePerson: ErasePerson;
  /** Where the account has a second factor, it must have been proven lately in this session. */
  readonly demandProof: Staff['demandProof'];
  /** Profile changes per account and day: each one stays in the stream that logins read. */
  readonly profileLimits: readonly Limit[];
  readonly now: () => Date;
  readonly newId: () => string;
};

export const profileRoutes = (deps: ProfileRoutesDeps): Router => {
  const { write, handle, viewOf, now, newId } = deps;

  const updateProfile = write({
    who: 'account',
    path: idOfUser,
    body: updateProfileBody,
    prove: ownId,
    accountLimits: deps.profileLimits,
    content: ({ body }) => JSON.stringify(body),
    handler: async ({ userId, body: profile, context }) => {
      // The changes may differ between runs, so each run's command has its own id.
      const command = { type: 'UpdateProfile', data: { userId, ...profile, updatedAt: now().toISOString() } } as const;
      await handle(userCategory, userId, command, { ...context, id: newId() });
      const { found, position } = await viewOf(userId);
      return { body: found, position };
    },
  });

  const eraseUser = write({
    who: 'account',
    path: idOfUser,
    body: eraseUserBody,
    prove: async (asked) => {
      // The password comes first: an open session alone must not reveal whether there is a second factor.
      const userId = await deps.proveOwner(asked, ownId(asked), asked.body.password);
      await deps.demandProof(asked.request);
      return userId;
    },
    isErasure: true,
    isAlwaysOpen: true,
    leaseMs: ERASE_LEASE_MS,
    handler: async ({ userId, context }) => {
      const command = { type: 'EraseUser', data: { userId, erasedAt: now().toISOString() } } as const;
      const { position } = await handle(userCategory, userId, command, { ...context, id: newId() });
      await deps.erasePerson(userId);
      return { body: { ok: true }, position };
    },
    after: async ({ request, response }, answer) => {
      await endSession(request, response);
      rotateBrowser(request, response);
      return answer;
    },
  });

  return Router().patch('/api/users/:id', updateProfile).delete('/api/users/:id', eraseUser);
};

const idOfUser = (request: Request): number => idInPath(request, 'User not found');

/**
 * Only the owner may change an account (D-21).
 * @throws HttpError 403
 */
const ownId = ({ path: id, userId }: { readonly path: number; readonly userId: number | undefined }): number => {
  if (userId !== id) throw new HttpError(403, 'This is not your account');
  return id;
};
