import { checkpointsTableSql } from '@twofold/event-store/followers/checkpoint';
import { migrateSchema } from '@twofold/postgres/migrate';
import { withClient } from '@twofold/postgres/pool';
import { runMigrations as migrateJobs } from 'graphile-worker';
import * as writeSide from './migrations/0001-write-side.ts';
import * as accounts from './migrations/0002-accounts.ts';
import * as reviews from './migrations/0003-reviews.ts';
import * as orders from './migrations/0004-orders.ts';
import * as repeatedPasswordResets from './migrations/0005-repeated-password-resets.ts';
import * as parkedStreams from './migrations/0006-parked-streams.ts';
import * as beginWrite from './migrations/0007-begin-write.ts';
import * as belongings from './migrations/0008-belongings.ts';
import * as limits from './migrations/0009-limits.ts';
import * as beginLimitedWrite from './migrations/0010-begin-limited-write.ts';
import * as accountSecurity from './migrations/0011-account-security.ts';
import * as emailConfirmations from './migrations/0012-email-confirmations.ts';
import * as captures from './migrations/0013-captures.ts';
import * as analysisProgress from './migrations/0014-analysis-progress.ts';
import * as cancelledAnalyses from './migrations/0016-cancelled-analyses.ts';
import * as beginWriteByToken from './migrations/0019-begin-write-by-token.ts';
import * as webhooks from './migrations/0020-webhooks.ts';
import * as passwordCommitments from './migrations/0021-password-commitments.ts';
import * as secondFactors from './migrations/0022-second-factors.ts';
import * as beginLimitedWriteByToken from './migrations/0023-begin-limited-write-by-token.ts';

const SCHEMA = 'write_side';
const JOBS_SCHEMA = 'graphile_worker';

/** Migrates the tables of the write side and of its job queue. `migrateSchema` documents the required role. */
export const migrateWriteSide = async (connectionString: string): Promise<void> => {
  await migrateSchema(connectionString, {
    schema: SCHEMA,
    prepare: checkpointsTableSql(SCHEMA),
    migrations: [
      { name: '0001-write-side', ...writeSide },
      { name: '0002-accounts', ...accounts },
      { name: '0003-reviews', ...reviews },
      { name: '0004-orders', ...orders },
      { name: '0005-repeated-password-resets', ...repeatedPasswordResets },
      { name: '0006-parked-streams', ...parkedStreams },
      { name: '0007-begin-write', ...beginWrite },
      { name: '0008-belongings', ...belongings },
      { name: '0009-limits', ...limits },
      { name: '0010-begin-limited-write', ...beginLimitedWrite },
      { name: '0011-account-security', ...accountSecurity },
      { name: '0012-email-confirmations', ...emailConfirmations },
      { name: '0013-captures', ...captures },
      { name: '0014-analysis-progress', ...analysisProgress },
      { name: '0016-cancelled-analyses', ...cancelledAnalyses },
      { name: '0019-begin-write-by-token', ...beginWriteByToken },
      { name: '0020-webhooks', ...webhooks },
      { name: '0021-password-commitments', ...passwordCommitments },
      { name: '0022-second-factors', ...secondFactors },
      { name: '0023-begin-limited-write-by-token', ...beginLimitedWriteByToken },
    ],
  });
  await openJobs(connectionString);
};

/**
 * The job queue's library creates tables with row-level security that only their owner bypasses, and changes them in
 * its releases. So ownership is transferred after each of its migrations.
 */
const HAND_OVER = `
do $$
declare relation regclass;
begin
  if not pg_has_role(current_user, 'twofold_command', 'usage') then
    execute format('grant twofold_command to %I', current_user);
  end if;
  for relation in
    select oid from pg_class where relnamespace = '${JOBS_SCHEMA}'::regnamespace and relkind in ('r', 'p', 'v')
  loop
    execute format('alter table %s owner to twofold_command', relation);
  end loop;
end $$;
grant usage, create on schema ${JOBS_SCHEMA} to twofold_command;
grant execute on all functions in schema ${JOBS_SCHEMA} to twofold_command`;

/** The service's own role may not create schemas: the owner has migrated already. */
const openJobs = (connectionString: string): Promise<void> =>
  withClient({ connectionString }, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      "select has_database_privilege(current_database(), 'create') as may",
    );
    if (rows[0]?.may !== true) return;
    await migrateJobs({ connectionString });
    await client.query(HAND_OVER);
  });
