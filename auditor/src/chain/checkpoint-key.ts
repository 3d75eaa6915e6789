import { z } from 'zod';

const bytesIn = (text: string): Buffer => Buffer.from(text, 'base64');

/** A signing key: 32 bytes in base64, as `openssl rand -base64 32` prints them. */
export const signingKey = z
  .string()
  .refine(
    (text) => bytesIn(text).length === 32 && bytesIn(text).toString('base64') === text,
    'must be 32 bytes in base64',
  )
  .transform(bytesIn);

export const checkpointKey = signingKey.optional();
