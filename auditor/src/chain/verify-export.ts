import { createHash } from 'node:crypto';
import type { ChainedEvent, ChainEnd } from '@twofold/event-store/chain';
import { fault, type ChainFault } from './chain-fault.ts';
import { checkpointFault, type Checkpoint } from './checkpoint.ts';
import { witnessFault, type ReadWitness } from '../witness/read-witness.ts';
import type { Witnessed } from '../witness/witnessed.ts';
import { eventIn, headingOf } from './export-line.ts';
import { linesIn } from './export-lines.ts';
import { followChain } from './follow-chain.ts';
import { manifest, manifestFault, type Manifest } from './manifest.ts';

export type ExportVerdict =
  | { readonly fault: ChainFault }
  | { readonly manifest: Manifest; readonly end: ChainEnd; readonly agreed?: Witnessed };

export type VerifyExportOptions = {
  /** The key that the manifest and the checkpoint must be signed with. */
  readonly publicKey?: string | undefined;
  /** A checkpoint stored elsewhere; ignored if the export does not reach it. */
  readonly against?: Checkpoint | undefined;
  /** A witness's checkpoints. */
  readonly witness?: ReadWitness | undefined;
  readonly onProgress?: (position: number, last: number) => void;
};

/** Carries the fault of a line out of the events that are read. */
class BadLine extends Error {
  readonly fault: ChainFault;
  constructor(position: number, detail: string) {
    super(detail);
    this.fault = fault('format', position, detail);
  }
}

/**
 * Verifies an export alone: the manifest, every line to the last byte, the chain, and that its ends match the manifest.
 * @returns the first fault, or the exported part
 */
export const verifyExport = async (
  manifestText: string,
  bytes: AsyncIterable<Buffer>,
  { publicKey, against, witness, onProgress }: VerifyExportOptions = {},
): Promise<ExportVerdict> => {
  const described = manifestIn(manifestText);
  if (described === undefined) return { fault: fault('manifest', 0, 'The manifest is not one of an export') };
  const found =
    manifestFault(described, publicKey) ??
    (against && checkpointFault(against, { storeId: described.storeId, publicKey })) ??
    witnessFault(witness, described.storeId);
  if (found !== undefined) return { fault: found };

  const { start, end } = described;
  const file = { hash: createHash('sha256'), bytes: 0 };
  let agreed: Witnessed | undefined;
  try {
    const followed = await followChain(eventsOfExport(counted(bytes, file), described), {
      start,
      against,
      witnessed: witness?.checkpoints,
      isPart: true,
      onProgress: (position) => onProgress?.(position, end.position),
    });
    if ('fault' in followed) return followed;
    const ended = endFault(followed.end, end);
    if (ended !== undefined) return { fault: ended };
    agreed = followed.agreed;
  } catch (error) {
    if (error instanceof BadLine) return { fault: error.fault };
    throw error;
  }
  if (file.bytes !== described.bytes || file.hash.digest('hex') !== described.sha256)
    return { fault: fault('manifest', 0, 'The file is not the one whose size and SHA-256 the manifest has') };
  return { manifest: described, end, ...(agreed && { agreed }) };
};

const manifestIn = (text: string): Manifest | undefined => {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Passes bytes on, and counts and hashes them. */
async function* counted(
  chunks: AsyncIterable<Buffer>,
  file: { readonly hash: ReturnType<typeof createHash>; bytes: number },
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    file.hash.update(chunk);
    file.bytes += chunk.length;
    yield chunk;
  }
}

/**
 * The events of an export as its bytes arrive, oldest first; only `verifyExport` verifies them.
 * @throws BadLine for an invalid line, with the position expected there
 */
export async function* eventsOfExport(
  chunks: AsyncIterable<Buffer>,
  { encoding, start }: Pick<Manifest, 'encoding' | 'start'>,
): AsyncGenerator<ChainedEvent> {
  let position = start.position + 1;
  let heading = headingOf(encoding);
  for await (const line of linesIn(chunks, encoding)) {
    if (heading === '') {
      const event = line === undefined ? undefined : eventIn(line, encoding);
      if (event === undefined) throw new BadLine(position, 'This line is not what an export writes');
      yield event;
      position += 1;
    } else if (line === heading) {
      heading = '';
    } else break;
  }
  if (heading !== '') throw new BadLine(position, 'The file does not begin with the columns of an export');
}

const endFault = (found: ChainEnd, end: ChainEnd): ChainFault | undefined => {
  if (found.position < end.position)
    return fault('cut', found.position + 1, `It is missing: the manifest ends at ${end.position}`);
  if (found.position > end.position) return fault('manifest', end.position + 1, 'The manifest ends before it');
  if (found.chain === end.chain) return undefined;
  return fault(
    'rewritten',
    end.position,
    'The manifest ends here with another chain: something up to here was changed',
  );
};
