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
import { exportOf, secondFactorsOf, userById, type ReadOtherSlices } from './queries.ts';

type AccountRoutesDeps = RouteDeps & {
  readonly readOtherSlices: ReadOtherSlices;
  readonly now: () => Date;
};

/** The projections that an export reads. */
const OF_EXPORT = [
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

/** A user's own account, visible to no one else (D-20): the account, sessions, tokens, second factors and the export. */
export const accountRoutes = ({ database, sessions, seesOwnWrites, readOtherSlices, now }: AccountRoutesDeps): Router =>
  Router()
    .get('/api/me', sessions, seesOwnWrites('users', 'credit_accounts'), async (request, response) => {
      const { visitor } = parseInput(meQuery, request.query);
      const accountId = accountIdOf(request);
      const user =
        accountId === undefined ? undefined : await userById(database, accountId, needsSecondFactor(request));
      if (user !== undefined) response.json(user);
      else if (visitor === 'empty') response.status(204).end();
      // A visitor, or an erased account whose sessions are about to end. A late read model makes this a 503.
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
      const user = await userById(database, requireOwnId(request), needsSecondFactor(request));
      if (user === undefined) throw userNotFound();
      response.json(user);
    })
    .get('/api/users/:id/export', sessions, seesOwnWrites(...OF_EXPORT), async (request, response) => {
      const id = requireOwnId(request);
      const personExport = await exportOf(database, readOtherSlices, id, now());
      if (personExport === undefined) throw userNotFound();
      response.attachment(`twofold-${id}.json`).json(personExport);
    });

const needsSecondFactor = (request: Request): boolean => request.app.enabled(STAFF_NEED_SECOND_FACTOR);

/** @throws HttpError 404 for an invalid id, 401 for visitors, 403 for other users. */
const requireOwnId = (request: Request): number => {
  const { id } = request.params;
  if (!isId(id)) throw userNotFound();
  const own = requireAccountId(request);
  if (BigInt(id) !== BigInt(own)) throw new HttpError(403, 'You can only see your own account');
  return own;
};

const userNotFound = (): HttpError => new HttpError(404, 'User not found');
