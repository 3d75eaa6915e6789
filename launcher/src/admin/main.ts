import { randomUUID } from 'node:crypto';
import { createAdmin } from '@twofold/command-service/accounts/admin';
import { isPasswordStrong } from '@twofold/command-service/accounts/credentials';
import { forgetSecondFactors } from '@twofold/command-service/accounts/second-factor/factors';
import { eraseGuest } from '@twofold/command-service/orders/erase-guest';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { EnvironmentError, parseEnvironment } from '@twofold/http/environment';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { openPool } from '@twofold/postgres/pool';
import { endSessionsOf } from '@twofold/sessions/upkeep';
import type { Pool } from 'pg';
import { createClosers, type Closers } from '../closers.ts';
import { dataDirOf } from '../data-dir.ts';
import { readArguments, USAGE, type AdminRequest } from './arguments.ts';
import { createAdmitStaff } from './admit-staff.ts';
import { adminEnvironment } from './environment.ts';
import { explain } from './explain.ts';
import { findDatabase } from './find-database.ts';
import { findMasterKeys } from './master-keys.ts';

type RunRequest = Extract<AdminRequest, { email: unknown }>;
type RoleRequest = Extract<RunRequest, { role: unknown }>;
type Deps = Parameters<typeof createAdmin>[0] &
  Pick<Parameters<typeof eraseGuest>[0], 'keyring'> & { readonly pool: Pool };

/** Opens the log and the keys of the installation that the environment names. */
const openInstallation = async (closers: Closers): Promise<Deps> => {
  const env = parseEnvironment(adminEnvironment, process.env);
  const log = createLog({ service: 'admin', level: 'error', destination: process.stderr });
  const { dataDir } = await dataDirOf(env);
  const hasLog = env.EVENTSTORE_URL === undefined;
  const connectionString = await findDatabase({ given: env.DATABASE_URL, dataDir, hasLog, log }, closers);
  const masterKeys = await findMasterKeys(env.MASTER_KEY, dataDir);
  const keyring = openKeyring({ connectionString, masterKeys, log });
  closers.add('keyring', () => keyring.close());
  const events =
    env.EVENTSTORE_URL === undefined
      ? await postgresEventStore({ connectionString, log })
      : eventStoreDbEventStore({ url: env.EVENTSTORE_URL });
  closers.add('event store', () => events.close());
  const pool = openPool({ connectionString, application_name: 'twofold admin', max: 1 }, log);
  closers.add('pool', () => pool.end());
  const admit = createAdmitStaff({
    isStrong: (userId) => isPasswordStrong(pool, userId),
    isProduction: env.NODE_ENV === 'production',
    warn: (warning) => void process.stderr.write(`${warning}\n`),
  });
  return { pool, store: sealedEventStore(events, keyring), keyring, admit, now: () => new Date(), newId: randomUUID };
};

const change = async ({ kind, email, role }: RoleRequest, deps: Deps): Promise<string> => {
  const { userId, hasChanged } = await createAdmin(deps)[kind](email, role);
  const person = `${email} (user ${userId})`;
  if (kind === 'grant') return `${person} ${hasChanged ? 'now' : 'already'} has the role ${role}.`;
  return `${person} ${hasChanged ? 'no longer has' : 'does not have'} the role ${role}.`;
};

const reset = async (email: string, deps: Deps): Promise<string> => {
  const { userId, hasChanged } = await createAdmin(deps).resetSecondFactor(email);
  // Also if nothing has changed: a repeat after an interrupted run completes it and prints the same.
  await forgetSecondFactors(deps.pool, userId);
  await endSessionsOf(deps.pool, userId);
  return hasChanged
    ? `${email} (user ${userId}) has no second factor any more, and is logged out everywhere.`
    : `${email} (user ${userId}) had no second factor. They are logged out everywhere.`;
};

const runWith = (request: RunRequest, deps: Deps): Promise<string> => {
  if ('role' in request) return change(request, deps);
  return request.kind === 'erase-guest' ? erase(request.email, deps) : reset(request.email, deps);
};

const erase = async (email: string, deps: Deps): Promise<string> => {
  const orderIds = await eraseGuest({ ...deps, actor: 'operator' }, email);
  if (orderIds.length === 0) return `No order of a guest has the address ${email}.`;
  const [orders, them] = orderIds.length === 1 ? ['order', 'it'] : ['orders', 'them'];
  return (
    `Erased ${email} from ${orders} ${orderIds.join(', ')}. The command service deletes the mails that it keeps about ` +
    `${them}, now or when it starts.`
  );
};

const run = async (request: RunRequest): Promise<string> => {
  const closers = createClosers(() => undefined);
  try {
    const deps = await openInstallation(closers);
    return await runWith(request, deps);
  } finally {
    await closers.close();
  }
};

const main = async (): Promise<number> => {
  const request = readArguments(process.argv.slice(2));
  if (request.kind === 'help') {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (request.kind === 'wrong') {
    process.stderr.write(`${request.reason}.\n\n${USAGE}\n`);
    return 2;
  }
  try {
    process.stdout.write(`${await run(request)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof EnvironmentError ? error.message : explain(error, request.email)}\n`);
    return 1;
  }
};

process.exitCode = await main();
