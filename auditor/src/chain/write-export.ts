import { createHash } from 'node:crypto';
import type { ChainedEvent, ChainEnd } from '@twofold/event-store/chain';
import { headingOf, lineOf, type ExportEncoding } from './export-line.ts';

export type Written = {
  readonly events: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly end: ChainEnd;
};

/** How many characters are collected before they are written. */
const CHUNK = 64 * 1024;

/**
 * Writes events as they arrive, oldest first, with backpressure from `write`.
 * @returns the content of the manifest
 */
export const writeExport = async (
  chained: AsyncIterable<ChainedEvent>,
  options: {
    readonly encoding: ExportEncoding;
    /** The chain before the first event. */
    readonly start: ChainEnd;
    readonly write: (text: string) => Promise<void>;
    readonly onProgress?: (position: number) => void;
  },
): Promise<Written> => {
  const { encoding, start, write, onProgress } = options;
  const hash = createHash('sha256');
  let [events, bytes, end] = [0, 0, start];
  let buffer = headingOf(encoding);
  const flush = async (): Promise<void> => {
    hash.update(buffer);
    bytes += Buffer.byteLength(buffer);
    await write(buffer);
    buffer = '';
    onProgress?.(end.position);
  };
  for await (const event of chained) {
    buffer += lineOf(event, encoding);
    events += 1;
    end = { position: event.position, chain: event.chain };
    if (buffer.length >= CHUNK) await flush();
  }
  if (buffer !== '') await flush();
  return { events, bytes, sha256: hash.digest('hex'), end };
};
