import path from 'node:path';
import type { Logger } from '@twofold/http/log';
import { CannotStart } from '../cannot-start.ts';
import type { Closers } from '../closers.ts';
import { openProductDatabase, PRODUCT_DATABASE } from '../database.ts';
import { exists } from '../exists.ts';
import { migrateAll } from '../migrate-all.ts';
import { clusterFiles } from '../postgres/cluster.ts';
import { findRunningServer } from '../postgres/running-server.ts';

/**
 * The database to work on: the configured one, else the launcher's. If the launcher runs, its server is used; if not,
 * the server is started temporarily and the tables are migrated first.
 * @returns its connection string
 * @throws CannotStart when there is none yet, or it cannot be reached
 */
export const findDatabase = async (
  options: {
    readonly given: string | undefined;
    readonly dataDir: string;
    readonly hasLog: boolean;
    readonly log: Logger;
  },
  closers: Closers,
): Promise<string> => {
  const { given, dataDir, hasLog } = options;
  if (given !== undefined) return given;
  const files = clusterFiles(path.join(dataDir, 'postgres'));
  if (!(await exists(files.cluster)))
    throw new CannotStart(
      `There is no database in ${dataDir} yet. Start Twofold once (npm start) and register there, or set DATA_DIR to ` +
        'its folder, or DATABASE_URL to the database that you mean.',
    );
  const running = await findRunningServer(files, PRODUCT_DATABASE);
  if (running !== undefined) return running;
  const connectionString = await openProductDatabase(options, closers);
  await migrateAll(connectionString, { hasLog });
  return connectionString;
};
