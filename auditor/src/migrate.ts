import { migrateSchema } from '@twofold/postgres/migrate';
import { access } from './migrations/0001-access.ts';
import { keptChain } from './migrations/0002-kept-chain.ts';
import { witness } from './migrations/0003-witness.ts';

/** The function through which an auditor's role appends its accesses, if the database holds the log. */
export const APPEND_ACCESSES = 'audit.append';

/** Brings the schema of the auditor up to date; `migrateSchema` describes the rights that this needs. */
export const migrateAuditor = (connectionString: string): Promise<void> =>
  migrateSchema(connectionString, { schema: 'audit', migrations: [access, keptChain, witness] });
