import path from 'node:path';
import type { Logger } from '@twofold/http/log';
import { findMasterKeys } from '../admin/master-keys.ts';
import type { AuditorEnvironment } from '../auditor/environment.ts';
import { CannotStart } from '../cannot-start.ts';
import type { Closers } from '../closers.ts';
import { openProductDatabase, PRODUCT_DATABASE } from '../database.ts';
import { migrateAll } from '../migrate-all.ts';
import { clusterFiles } from '../postgres/cluster.ts';
import { findRunningServer } from '../postgres/running-server.ts';

/**
 * The database to restore into, and the master keys of the backup: an external database must exist; the launcher's is
 * created below its folder, into which its master key must have been copied.
 * @throws CannotStart when there is no master key, or the launcher runs
 */
export const findEmptyDatabase = async (
  options: {
    readonly given: string | undefined;
    readonly dataDir: string;
    readonly env: AuditorEnvironment;
    readonly hasLog: boolean;
    readonly log: Logger;
  },
  closers: Closers,
): Promise<{ readonly connectionString: string; readonly masterKeys: readonly Buffer[] }> => {
  const { given, dataDir, env, hasLog } = options;
  const masterKeys = await findMasterKeys(env.MASTER_KEY, dataDir);
  const running =
    given === undefined && (await findRunningServer(clusterFiles(path.join(dataDir, 'postgres')), PRODUCT_DATABASE));
  if (running) throw new CannotStart(`Twofold runs on ${dataDir}: stop it first, or set DATA_DIR to an empty folder.`);
  const connectionString = await openProductDatabase(options, closers);
  await migrateAll(connectionString, { hasLog });
  return { connectionString, masterKeys };
};
