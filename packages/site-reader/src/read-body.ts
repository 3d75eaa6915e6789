import { Transform, Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Budgets } from './budgets.ts';
import { unreachable } from './read-failed.ts';

/** Passes bytes on, and fails the whole pipeline after `max` bytes. */
const capped = (max: number, what: string): Transform => {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      if (total > max) done(unreachable(`the page has more than ${max} bytes ${what}`));
      else done(null, chunk);
    },
  });
};

/** Decompresses one layer of gzip or br only: stacked layers multiply the size, and rare encodings are rarely tested. */
const unpacker = (encoding: string): Transform | undefined => {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    default:
      throw unreachable('the page is packed in a way that is not read');
  }
};

/**
 * Reads a body within the budgets for its compressed and its decompressed size.
 * @throws ReadFailed 'unreachable' if it is too large or has another encoding. @throws the stream's errors, with `code`.
 */
export const readBody = async (
  body: Readable,
  contentEncoding: string,
  budgets: Budgets,
  signal: AbortSignal,
): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const packed = capped(budgets.packedBytes, 'as sent');
  const unpack = unpacker(contentEncoding);
  if (!unpack) await pipeline(body, packed, sink, { signal });
  else await pipeline(body, packed, unpack, capped(budgets.unpackedBytes, 'unpacked'), sink, { signal });
  return Buffer.concat(chunks);
};
