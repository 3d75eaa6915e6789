import { createSigner, type Signer } from '@twofold/auditor/chain/signature';
import { keepSecret } from '../secrets.ts';
import type { AuditorEnvironment } from './environment.ts';

/** The name of the file below the data folder. */
const CHECKPOINT_KEY_FILE = 'checkpoint-key';

/**
 * Signs with CHECKPOINT_KEY. Without one a key is created once below the launcher's data folder; not in production, nor
 * for an external database: those who can change it must not have the key.
 * @throws CannotStart when the file cannot be used
 */
export const openSigner = async (
  env: AuditorEnvironment,
  dataDir: string,
  say: (line: string) => void,
): Promise<Signer | undefined> => {
  if (env.CHECKPOINT_KEY !== undefined) return createSigner(env.CHECKPOINT_KEY);
  if (env.DATABASE_URL !== undefined || env.NODE_ENV === 'production') return undefined;
  const { secret, madeIn } = await keepSecret(dataDir, CHECKPOINT_KEY_FILE);
  if (madeIn !== undefined)
    say(`Made a key to sign with, kept in ${madeIn}: keep a copy of its public key elsewhere.\n`);
  return createSigner(Buffer.from(secret, 'base64'));
};
