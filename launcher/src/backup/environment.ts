import path from 'node:path';
import { parseEnvironment } from '@twofold/http/environment';
import { z } from 'zod';
import { auditorEnvironment, type AuditorEnvironment } from '../auditor/environment.ts';
import { PRODUCT_DATABASE } from '../database.ts';
import { adminUrlOf, logServerOf } from '../init/log-server.ts';
import { ownerUrlOf } from '../init/owner-url.ts';
import { openSecretFiles } from '../init/secret-files.ts';

/** Set by docker-compose.yml for programs that set up its services: the folder of all secrets, and the servers. */
const setUpEnvironment = z.object({
  SECRETS_DIR: z.string().optional(),
  EVENTSTORE_URL: z.string().optional(),
  EVENTSTORE_ADDRESS: z.string().optional(),
  POSTGRES_ADDRESS: z.string().default('127.0.0.1:5432'),
});

/**
 * The installation to back up, and its keys. Variables that are not set are read from a folder of secrets, if one is
 * configured.
 * @throws EnvironmentError, CannotStart
 */
export const readBackupEnvironment = async (
  env: Readonly<Record<string, string | undefined>>,
): Promise<AuditorEnvironment> => {
  const { SECRETS_DIR, POSTGRES_ADDRESS, ...logEnvironment } = parseEnvironment(setUpEnvironment, env);
  if (SECRETS_DIR === undefined) return parseEnvironment(auditorEnvironment, env);
  const secrets = openSecretFiles(path.resolve(SECRETS_DIR));
  const log = logServerOf(logEnvironment);
  const kept = {
    DATABASE_URL: await ownerUrlOf(secrets, { address: POSTGRES_ADDRESS, database: PRODUCT_DATABASE }),
    MASTER_KEY: await secrets.read('master-key'),
    CHECKPOINT_KEY: await secrets.read('checkpoint-key'),
  };
  const addresses = log === undefined ? {} : { EVENTSTORE_URL: await adminUrlOf(secrets, log) };
  return parseEnvironment(auditorEnvironment, { ...kept, ...env, ...addresses });
};
