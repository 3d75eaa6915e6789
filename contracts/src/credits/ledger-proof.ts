import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * The ledger of one user as stored in the log, with the path from each of its events to the root signed by a witness
 * (docs/chain-format.md): the published checkpoint is enough to verify it independently. Data and metadata are the
 * exact texts that were hashed.
 */
export const ledgerProof = z.object({
  checkpoint: z.object({
    format: z.literal('twofold-witness-1'),
    storeId: z.guid(),
    number: z.int().min(1),
    position: z.int().min(1),
    chain: hash,
    root: hash,
    previous: hash,
    signedAt: z.iso.datetime({ precision: 3 }),
    peaks: z.array(hash),
    signature: z.object({ publicKey: z.string(), value: z.string() }),
  }),
  events: z.array(
    z.object({
      position: z.int().min(1),
      recordedAt: z.iso.datetime({ precision: 3 }),
      stream: z.string(),
      revision: z.int().min(0),
      type: z.string(),
      id: z.guid(),
      data: z.string(),
      metadata: z.string(),
      path: z.array(hash),
    }),
  ),
});
export type LedgerProof = z.infer<typeof ledgerProof>;
