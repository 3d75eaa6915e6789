import { hash } from 'node:crypto';

/**
 * An event in the chain of the Postgres log: the exact texts that were hashed, and the stored hashes as 64 hexadecimal
 * digits. `recordedAt` is an ISO time; a time with fractions of milliseconds, which appends never have, has six
 * decimals.
 */
export type ChainedEvent = {
  readonly position: number;
  readonly recordedAt: string;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly id: string;
  readonly data: string;
  readonly metadata: string;
  readonly leaf: string;
  readonly chain: string;
};

/** The chain after the event at a position. */
export type ChainEnd = { readonly position: number; readonly chain: string };

/** The chain before the first event. */
export const CHAIN_START: ChainEnd = { position: 0, chain: '00'.repeat(32) };

/** Reads a log with its chain, as stored: nothing is parsed, opened or fixed. */
export interface ChainReader {
  /** The name of the log, which distinguishes it from others. */
  storeId(): Promise<string>;
  /** The chain after the last event, or `CHAIN_START`. */
  end(): Promise<ChainEnd>;
  /** The chain after the event at that position; undefined if there is none. */
  at(position: number): Promise<ChainEnd | undefined>;
  /** Any stored position: without `after`, also positions that appends never assign. */
  read(range: { readonly after?: number | undefined; readonly until: number }): AsyncIterable<ChainedEvent>;
  close(): Promise<void>;
}

/** Joins texts unambiguously: for each, its length in bytes, a colon, and the text itself. */
export const lengthPrefixed = (texts: readonly string[]): string =>
  texts.map((text) => `${Buffer.byteLength(text)}:${text}`).join('');

/** The hash of an event's content, in hexadecimal, computed without the database. */
export const leafOf = (event: Omit<ChainedEvent, 'position' | 'recordedAt' | 'leaf' | 'chain'>): string => {
  const { id, stream, revision, type, data, metadata } = event;
  const text = lengthPrefixed([id, stream, String(revision), type, data, metadata]);
  return hash('sha256', text, 'hex');
};

/** The chain after an event, in hexadecimal, from the previous one and the event's position, time and leaf. */
export const linkOf = (previous: string, event: Pick<ChainedEvent, 'position' | 'recordedAt' | 'leaf'>): string => {
  const numbers = Buffer.alloc(16);
  numbers.writeBigInt64BE(BigInt(event.position), 0);
  numbers.writeBigInt64BE(BigInt(Date.parse(event.recordedAt)), 8);
  const linked = [Buffer.from(previous, 'hex'), numbers, Buffer.from(event.leaf, 'hex')];
  return hash('sha256', Buffer.concat(linked), 'hex');
};
