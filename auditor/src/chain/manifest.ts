import { CHAIN_START, lengthPrefixed } from '@twofold/event-store/chain';
import { z } from 'zod';
import { fault, type ChainFault } from './chain-fault.ts';
import { hash } from './checkpoint.ts';
import { exportEncoding, wellFormed } from './export-line.ts';
import { isSigned, signature, type Signer } from './signature.ts';

const FORMAT = 'twofold-export-1';

const chainEnd = z.strictObject({ position: z.int().min(0), chain: hash });

/**
 * The content of an export. `start` is the chain before its first event, `end` after its last; `bytes` and `sha256` are
 * of the file.
 */
export const manifest = z.strictObject({
  format: z.literal(FORMAT),
  storeId: z.guid(),
  file: wellFormed,
  encoding: exportEncoding,
  events: z.int().min(0),
  bytes: z.int().min(0),
  sha256: hash,
  start: chainEnd,
  end: chainEnd,
  exportedAt: z.iso.datetime({ precision: 3 }),
  signature: signature.optional(),
});

export type Manifest = z.infer<typeof manifest>;

/** The path of the manifest of a file. */
export const manifestPath = (file: string): string => `${file}.manifest.json`;

/** The signed text, as defined in docs/chain-format.md. */
const statementOf = (of: Omit<Manifest, 'signature'>): string => {
  const ends = [of.start.position, of.start.chain, of.end.position, of.end.chain];
  const fields = [of.format, of.storeId, of.file, of.encoding, of.events, of.bytes, of.sha256, ...ends, of.exportedAt];
  return lengthPrefixed(fields.map(String));
};

/** Signed if there is a signer. */
export const createManifest = (
  content: Omit<Manifest, 'format' | 'signature'>,
  signer: Signer | undefined,
): Manifest => {
  const unsigned = { format: FORMAT, ...content } as const;
  return signer === undefined ? unsigned : { ...unsigned, signature: signer.sign(statementOf(unsigned)) };
};

/** The fault of a manifest that is inconsistent or wrongly signed. With `publicKey` it must be signed with that key. */
export const manifestFault = (of: Manifest, publicKey: string | undefined): ChainFault | undefined => {
  const { start, end, events, signature } = of;
  if (signature !== undefined && !isSigned(statementOf(of), signature))
    return fault('signature', 0, 'The manifest is not what was signed');
  if (publicKey !== undefined && signature === undefined) return fault('signature', 0, 'The manifest is not signed');
  if (publicKey !== undefined && signature?.publicKey !== publicKey)
    return fault('signature', 0, `The manifest is signed with another key, ${signature?.publicKey}`);
  if (start.position === 0 && start.chain !== CHAIN_START.chain)
    return fault('manifest', 0, 'The chain of the start of a log is 64 zeros');
  if (end.position - start.position === events) return undefined;
  return fault('manifest', 0, `From ${start.position} to ${end.position} are not ${events} events`);
};
