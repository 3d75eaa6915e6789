import { migrateSchema } from '@twofold/postgres/migrate';
import * as keyring from './migrations/0001-keyring.ts';

/** Brings the tables of keys up to date; for the required rights see `migrateSchema`. */
export const migrateKeyring = (connectionString: string): Promise<void> =>
  migrateSchema(connectionString, {
    schema: 'keyring',
    migrations: [{ name: '0001-keyring', ...keyring }],
  });
