import { tokensResponse } from '@twofold/contracts/accounts/access-tokens/api';
import type { PersonExport, UserView } from '@twofold/contracts/accounts/api';
import type { UserRow } from '@twofold/contracts/accounts/read-model';
import { role } from '@twofold/contracts/accounts/role';
import { secondFactorsView, type SecondFactorsView } from '@twofold/contracts/accounts/second-factor';
import type { CreditAccountRow } from '@twofold/contracts/credits/read-model';
import { tokensOf } from '@twofold/sessions/access-tokens/access-tokens';
import { sessionsOf } from '@twofold/sessions/sessions-of';
import { z } from 'zod';
import type { Pipelines } from '../pipelines.ts';
import { sessionDatabase } from '../session-database.ts';

const USER = {
  name: 'user',
  text: `select u.*, coalesce(c.available, 0) as available
         from read_models.users u left join read_models.credit_accounts c on c.user_id = u.id where u.id = $1`,
};
const APPS = {
  name: 'apps of a user',
  text: `select id, url, document::json ->> 'title' as title,
           document::json ->> 'createdAt' as "createdAt"
         from read_models.products where owner_id = $1 order by id`,
};

/** The driver returns a `bigint` as text. */
type FoundUser = Omit<UserRow, 'id'> & { readonly id: string } & Pick<CreditAccountRow, 'available'>;
type FoundApp = Omit<PersonExport['apps'][number], 'id'> & { readonly id: string };

/** One user with their balance; `undefined` if there is none. */
export const userById = async (
  database: Pipelines,
  id: number,
  staffNeedSecondFactor: boolean,
): Promise<UserView | undefined> => {
  const user = await findUser(database, id);
  const view = user && toView(user);
  return view?.roles && staffNeedSecondFactor && factorsIn(user).length === 0
    ? { ...view, needsSecondFactor: true }
    : view;
};

/** The second factors of a user; `undefined` for an unknown id. */
export const secondFactorsOf = async (database: Pipelines, id: number): Promise<SecondFactorsView | undefined> => {
  const user = await findUser(database, id);
  return user && { factors: factorsIn(user), recoveryCodesLeft: user.recovery_codes_left };
};

/** Reads the data that other slices hold about a user. */
export type ReadOtherSlices = (
  userId: number,
) => Promise<Omit<PersonExport, 'exportedAt' | 'account' | 'termsAgreedAt' | 'sessions' | 'apps'>>;

/** All data stored about a user (D-38); `undefined` for an unknown id. */
export const exportOf = async (
  database: Pipelines,
  readOtherSlices: ReadOtherSlices,
  id: number,
  now: Date,
): Promise<PersonExport | undefined> => {
  const user = await findUser(database, id);
  if (user === undefined) return undefined;
  const apps = await database.query<FoundApp>({ ...APPS, values: [id] });
  const sessions = await sessionsOf(sessionDatabase(database), id, now);
  return {
    exportedAt: now.toISOString(),
    account: toView(user),
    secondFactors: factorsIn(user),
    termsAgreedAt: user.terms_agreed_at,
    sessions: sessions.map(({ startedAt, expiresAt, device }) => ({ startedAt, expiresAt, ...(device && { device }) })),
    accessTokens: tokensResponse.parse(await tokensOf(sessionDatabase(database), id)),
    apps: apps.rows.map((app) => ({ ...app, id: Number(app.id) })),
    ...(await readOtherSlices(id)),
  };
};

const findUser = async (database: Pipelines, id: number): Promise<FoundUser | undefined> => {
  const { rows } = await database.query<FoundUser>({ ...USER, values: [id] });
  return rows[0];
};

const factorsIn = (user: Pick<UserRow, 'second_factors'> | undefined): SecondFactorsView['factors'] =>
  secondFactorsView.shape.factors.parse(JSON.parse(user?.second_factors ?? '[]'));

const toView = (user: FoundUser): UserView => {
  const roles = z.array(role).parse(JSON.parse(user.roles));
  return {
    id: Number(user.id),
    email: user.email,
    emailConfirmed: user.email_confirmed,
    username: user.email,
    fullName: user.full_name,
    socialProfile: user.social_profile,
    expertise: user.expertise,
    credits: user.available,
    createdAt: user.created_at,
    ...(roles.length > 0 && { roles }),
  };
};
