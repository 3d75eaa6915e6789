import { z } from 'zod';
import { adminEnvironment } from '../admin/environment.ts';

const keyIn = (text: string): Buffer => Buffer.from(text, 'base64');

/** Which installation an auditor means, and the key that checkpoints and exports are signed with. */
export const auditorEnvironment = adminEnvironment.extend({
  /** 32 bytes, as `openssl rand -base64 32` makes them. */
  CHECKPOINT_KEY: z
    .string()
    .refine(
      (text) => keyIn(text).length === 32 && keyIn(text).toString('base64') === text,
      'must be 32 bytes in base64',
    )
    .transform(keyIn)
    .optional(),
  NODE_ENV: z.string().optional(),
});

export type AuditorEnvironment = z.output<typeof auditorEnvironment>;
