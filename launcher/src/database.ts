import path from 'node:path';
import type { Logger } from '@twofold/http/log';
import { CannotStart } from './cannot-start.ts';
import type { Closers } from './closers.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { ensureDatabase } from './ensure-database.ts';

/** Its name on an embedded server. */
export const PRODUCT_DATABASE = 'twofold';

/**
 * Opens the product's database: the configured one, else one on an embedded server below the data folder.
 * @returns its connection string, with a role that may migrate it
 * @throws CannotStart
 */
export const openProductDatabase = async (
  options: { readonly given: string | undefined; readonly dataDir: string; readonly log: Logger },
  closers: Closers,
): Promise<string> => {
  const { given, dataDir, log } = options;
  if (given !== undefined) return given;
  const server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log });
  closers.add('embedded database server', () => server.stop());
  await ensureDatabase(server.connectionString('postgres'), PRODUCT_DATABASE);
  return server.connectionString(PRODUCT_DATABASE);
};

/** Runs the migrations. @throws CannotStart when the database cannot be reached or refuses one */
export const migrate = async (run: () => Promise<void>): Promise<void> => {
  await run().catch((error: unknown) => {
    throw new CannotStart(`The database cannot be used: ${reasonOfRefusal(error)}`, { cause: error });
  });
};

/** If a host has several addresses, Node reports a refused connection by code only, without a message. */
const reasonOfRefusal = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
};
