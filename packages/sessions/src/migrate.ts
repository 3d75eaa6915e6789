import { migrateSchema } from '@twofold/postgres/migrate';
import * as sessions from './migrations/0001-sessions.ts';
import * as auditor from './migrations/0002-auditor.ts';
import * as accessTokens from './migrations/0003-access-tokens.ts';
import * as useToken from './migrations/0004-use-token.ts';

/** Brings the schema `sessions` up to date; for the required rights see `migrateSchema`. */
export const migrateSessions = (connectionString: string): Promise<void> =>
  migrateSchema(connectionString, {
    schema: 'sessions',
    migrations: [
      { name: '0001-sessions', ...sessions },
      { name: '0002-auditor', ...auditor },
      { name: '0003-access-tokens', ...accessTokens },
      { name: '0004-use-token', ...useToken },
    ],
  });
