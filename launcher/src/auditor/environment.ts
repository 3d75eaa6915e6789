import { checkpointKey } from '@twofold/auditor/chain/checkpoint-key';
import { z } from 'zod';
import { adminEnvironment } from '../admin/environment.ts';

/** The installation to audit, and the key that checkpoints and exports are signed with. */
export const auditorEnvironment = adminEnvironment.extend({
  CHECKPOINT_KEY: checkpointKey,
  NODE_ENV: z.string().optional(),
});

export type AuditorEnvironment = z.output<typeof auditorEnvironment>;
