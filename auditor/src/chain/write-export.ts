import { createHash } from 'node:crypto';
import type { ChainedEvent, ChainEnd } from '@twofold/event-store/chain';
import { headingOf, lineOf, type ExportEncoding } from './export-line.ts';

export type Written = {
  readonly events: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly end: ChainEnd;
};

/** How much is gathered before it is written. */
const GATHERED = 64 * 1024;

/**
 * Writes events as they arrive, oldest first, with backpressure from `write`.
 * @returns the content of the manifest
 */
export const writeExport = async (
  chained: AsyncIterable<ChainedEvent>,
  options: {
    readonly encoding: ExportEncoding;
    /** The chain before the first of the events. */
    readonly start: ChainEnd;
    readonly write: (text: string) => Promise<void>;
    readonly onProgress?: (position: number) => void;
  },
): Promise<Written> => {
  const { encoding, start, write, onProgress } = options;
  const hash = createHash('sha256');
  let [events, bytes, end] = [0, 0, start];
  let gathered = headingOf(encoding);
  const flush = async (): Promise<void> => {
    hash.update(gathered);
    bytes += Buffer.byteLength(gathered);
    await write(gathered);
    gathered = '';
    onProgress?.(end.position);
  };
  for await (const event of chained) {
    gathered += lineOf(event, encoding);
    events += 1;
    end = { position: event.position, chain: event.chain };
    if (gathered.length >= GATHERED) await flush();
  }
  if (gathered !== '') await flush();
  return { events, bytes, sha256: hash.digest('hex'), end };
};
