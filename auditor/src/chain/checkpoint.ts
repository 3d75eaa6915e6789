import { lengthPrefixed, type ChainEnd } from '@twofold/event-store/chain';
import { z } from 'zod';
import { fault, type ChainFault } from './chain-fault.ts';
import { isSigned, signature, type Signer } from './signature.ts';

const FORMAT = 'twofold-checkpoint-1';

export const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The end of a log's chain at one time, signed, to be stored where the owner of the log cannot change it. */
export const checkpoint = z.strictObject({
  format: z.literal(FORMAT),
  storeId: z.guid(),
  position: z.int().min(0),
  chain: hash,
  signedAt: z.iso.datetime({ precision: 3 }),
  signature,
});

export type Checkpoint = z.infer<typeof checkpoint>;

/** The signed text, as defined in docs/chain-format.md. */
const statementOf = ({ format, storeId, position, chain, signedAt }: Omit<Checkpoint, 'signature'>): string =>
  lengthPrefixed([format, storeId, String(position), chain, signedAt]);

export const signCheckpoint = (storeId: string, end: ChainEnd, signedAt: Date, signer: Signer): Checkpoint => {
  const unsigned = { format: FORMAT, storeId, ...end, signedAt: signedAt.toISOString() } as const;
  return { ...unsigned, signature: signer.sign(statementOf(unsigned)) };
};

/** The fault of a checkpoint that is of another log or wrongly signed. With `publicKey` it must be signed with that key. */
export const checkpointFault = (
  kept: Checkpoint,
  { storeId, publicKey }: { readonly storeId: string; readonly publicKey: string | undefined },
): ChainFault | undefined => {
  const of = `The checkpoint of ${kept.signedAt}`;
  if (!isSigned(statementOf(kept), kept.signature))
    return fault('signature', kept.position, `${of} is not what was signed`);
  if (publicKey !== undefined && kept.signature.publicKey !== publicKey)
    return fault('signature', kept.position, `${of} is signed with another key, ${kept.signature.publicKey}`);
  if (kept.storeId === storeId) return undefined;
  return fault('rewritten', kept.position, `${of} is one of the log ${kept.storeId}, and this one is ${storeId}`);
};

/** The event at the position of a checkpoint is missing. */
export const cutAt = (kept: Checkpoint): ChainFault =>
  fault('cut', kept.position, `It is missing, and was there at the checkpoint of ${kept.signedAt}`);

/** The fault of a chain that does not match a checkpoint at its position; undefined if it does. */
export const rewrittenAt = (kept: Checkpoint, { chain }: ChainEnd): ChainFault | undefined =>
  chain === kept.chain
    ? undefined
    : fault(
        'rewritten',
        kept.position,
        `Its chain is not that of the checkpoint of ${kept.signedAt}: something up to here was changed since`,
      );
