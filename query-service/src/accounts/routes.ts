import { tokensResponse, type TokenView } from '@twofold/contracts/accounts/access-tokens/api';
import { meQuery, type SessionView } from '@twofold/contracts/accounts/api';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { tokensOf } from '@twofold/sessions/access-tokens/access-tokens';
import { accountIdOf, requireAccountId } from '@twofold/sessions/sessions';
import { listedIdOf, sessionsOf } from '@twofold/sessions/sessions-of';
import { Router, type Request } from 'express';
import { STAFF_NEED_SECOND_FACTOR } from '../access.ts';
import { isId } from '../is-id.ts';
import { sessionDatabase } from '../session-database.ts';
import type { RouteDeps } from '../route-deps.ts';
import { everythingOf, secondFactorsOf, userById, type HeldElsewhere } from './queries.ts';

type AccountRoutesDeps = RouteDeps & {
  readonly heldElsewhere: HeldElsewhere;
  readonly now: () => Date;
};

/** The projections that an export is made from. */
const EVERYTHING = [
  'users',
  'credit_accounts',
  'credit_entries',
  'products',
  'reviews',
  'orders',
  'feedback_requests',
  'feedback_seats',
  'complaints',
  'briefs',
  'mail_settings',
] as const;

/** People, each to themselves only (D-20): who is asking, their profile, and everything that is held of them. */
export const accountRoutes = ({ database, sessions, seesOwnWrites, heldElsewhere, now }: AccountRoutesDeps): Router =>
  Router()
    .get('/api/me', sessions, seesOwnWrites('users', 'credit_accounts'), async (request, response) => {
      const { visitor } = parseInput(meQuery, request.query);
      const accountId = accountIdOf(request);
      const user = accountId === undefined ? undefined : await userById(database, accountId, isForced(request));
      if (user !== undefined) response.json(user);
      else if (visitor === 'empty') response.status(204).end();
      // Or the account was erased, and its sessions are about to end. A late read model makes this a 503.
      else throw new HttpError(401, 'Not logged in');
    })
    .get('/api/me/sessions', sessions, async (request, response) => {
      const listed = await sessionsOf(sessionDatabase(database), requireAccountId(request), now());
      const current = listedIdOf(request);
      const view = listed.map(({ id, device, startedAt, lastUsedAt }): SessionView => ({
        id,
        ...(device && { device }),
        startedAt,
        lastUsedAt,
        isCurrent: id === current,
      }));
      response.json(view);
    })
    .get('/api/me/tokens', sessions, async (request, response) => {
      const listed = await tokensOf(sessionDatabase(database), requireAccountId(request));
      response.json(tokensResponse.parse(listed) satisfies TokenView[]);
    })
    .get('/api/me/second-factors', sessions, seesOwnWrites('users'), async (request, response) => {
      const view = await secondFactorsOf(database, requireAccountId(request));
      if (view === undefined) throw new HttpError(401, 'Not logged in');
      response.json(view);
    })
    .get('/api/users/:id', sessions, seesOwnWrites('users', 'credit_accounts'), async (request, response) => {
      const user = await userById(database, requireOwnId(request), isForced(request));
      if (user === undefined) throw userNotFound();
      response.json(user);
    })
    .get('/api/users/:id/export', sessions, seesOwnWrites(...EVERYTHING), async (request, response) => {
      const id = requireOwnId(request);
      const everything = await everythingOf(database, heldElsewhere, id, now());
      if (everything === undefined) throw userNotFound();
      response.attachment(`twofold-${id}.json`).json(everything);
    });

const isForced = (request: Request): boolean => request.app.enabled(STAFF_NEED_SECOND_FACTOR);

/** @throws HttpError 404 for an invalid id, 401 for visitors, 403 for other users. */
const requireOwnId = (request: Request): number => {
  const { id } = request.params;
  if (!isId(id)) throw userNotFound();
  const own = requireAccountId(request);
  if (BigInt(id) !== BigInt(own)) throw new HttpError(403, 'You can only see your own account');
  return own;
};

const userNotFound = (): HttpError => new HttpError(404, 'User not found');
