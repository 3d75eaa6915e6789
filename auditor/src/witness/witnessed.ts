import { createHash } from 'node:crypto';
import { CHAIN_START, lengthPrefixed, type ChainEnd } from '@twofold/event-store/chain';
import { peakCount, rootOfPeaks } from '@twofold/event-store/merkle';
import { z } from 'zod';
import { fault, type ChainFault } from '../chain/chain-fault.ts';
import { hash } from '../chain/checkpoint.ts';
import { isSigned, signature, type Signer } from '../chain/signature.ts';

const FORMAT = 'twofold-witness-1';

/** The first checkpoint's value in the field where later ones name the one before. */
const NONE_BEFORE = CHAIN_START.chain;

/**
 * A checkpoint of a witness: the state of a log, the number of earlier checkpoints, and the hash of the last of them.
 * `peaks` are the hashes behind `root` (RFC 6962), from which the tree can be continued.
 */
export const witnessed = z.strictObject({
  format: z.literal(FORMAT),
  storeId: z.guid(),
  number: z.int().min(1),
  position: z.int().min(1),
  chain: hash,
  root: hash,
  previous: hash,
  signedAt: z.iso.datetime({ precision: 3 }),
  peaks: z.array(hash).max(53),
  signature,
});

export type Witnessed = z.infer<typeof witnessed>;

/** The signed text, as defined in docs/chain-format.md. */
const statementOf = (of: Omit<Witnessed, 'signature'>): string => {
  const { format, storeId, number, position, chain, root, previous, signedAt } = of;
  return lengthPrefixed([format, storeId, String(number), String(position), chain, root, previous, signedAt]);
};

/** The reference to this checkpoint in the next one. */
export const digestOf = (of: Omit<Witnessed, 'signature'>): string =>
  createHash('sha256').update(statementOf(of)).digest('hex');

/** Signs the state of a log, as the next checkpoint of a witness. */
export const signWitnessed = (
  of: ChainEnd & { readonly storeId: string; readonly peaks: readonly string[]; readonly signedAt: Date },
  last: Witnessed | undefined,
  signer: Signer,
): Witnessed => {
  const { storeId, position, chain, peaks, signedAt } = of;
  const unsigned: Omit<Witnessed, 'signature'> = {
    format: FORMAT,
    storeId,
    number: (last?.number ?? 0) + 1,
    position,
    chain,
    root: rootOfPeaks(peaks),
    previous: last === undefined ? NONE_BEFORE : digestOf(last),
    signedAt: signedAt.toISOString(),
    peaks: [...peaks],
  };
  return { ...unsigned, signature: signer.sign(statementOf(unsigned)) };
};

export const nameOf = ({ number, signedAt }: Pick<Witnessed, 'number' | 'signedAt'>): string =>
  `checkpoint ${number} of ${signedAt}`;

/** The fault of a checkpoint that is inconsistent or wrongly signed. With `publicKey` it must be signed with that key. */
export const witnessedFault = (of: Witnessed, publicKey: string | undefined): ChainFault | undefined => {
  if (!isSigned(statementOf(of), of.signature))
    return fault('signature', of.position, `The witness did not sign this: ${nameOf(of)}`);
  if (publicKey !== undefined && of.signature.publicKey !== publicKey)
    return fault('signature', of.position, `Another key signed ${nameOf(of)}: ${of.signature.publicKey}`);
  const arePeaks = of.peaks.length === peakCount(of.position) && rootOfPeaks(of.peaks) === of.root;
  return arePeaks ? undefined : fault('signature', of.position, `The peaks are not those of the root: ${nameOf(of)}`);
};

/**
 * The first fault of checkpoints, which are sorted by number: they must be complete from the first one on, of one log,
 * and signed with one key.
 */
export const successionFault = (all: readonly Witnessed[], publicKey: string | undefined): ChainFault | undefined => {
  const key = publicKey ?? all[0]?.signature.publicKey;
  for (const [index, each] of all.entries()) {
    const before = all[index - 1];
    const found = witnessedFault(each, key) ?? followFault(before, each, index + 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

const followFault = (before: Witnessed | undefined, each: Witnessed, number: number): ChainFault | undefined => {
  if (each.number !== number)
    return fault('missing', before?.position ?? 0, `Checkpoint ${number} is missing: ${nameOf(each)} comes instead`);
  const follows = each.previous === (before === undefined ? NONE_BEFORE : digestOf(before));
  if (!follows)
    return fault('missing', each.position, `What ${nameOf(each)} was signed after is not the one before it`);
  if (before === undefined) return undefined;
  if (each.storeId !== before.storeId)
    return fault('rewritten', each.position, `Another log was signed: ${nameOf(each)}`);
  const isLater = each.position > before.position && each.signedAt >= before.signedAt;
  return isLater
    ? undefined
    : fault('rewritten', each.position, `It goes back behind the one before it: ${nameOf(each)}`);
};
