import { hash } from 'node:crypto';

/** A text with its length in bytes and its strong ETag, a fast digest (collisions are harmless). */
type PreparedText = {
  readonly text: string;
  readonly body: string | Buffer;
  readonly length: number;
  readonly etag: string;
};

/** The minimum length of cached texts, in characters. Preparing a shorter text takes less time than sending it. */
const MIN_CACHED_LENGTH = 64 * 1024;
const MAX_CACHED = 4;

/**
 * Prepares texts for sending, and caches the last large ones. A list of apps stays the same until an app is added, and
 * comparing it takes a twentieth of the time of encoding and hashing it.
 */
export const createTextPreparer = (): ((text: string) => PreparedText) => {
  const recent: PreparedText[] = [];
  return (text) => {
    if (text.length < MIN_CACHED_LENGTH)
      return { text, body: text, length: Buffer.byteLength(text), etag: etagOf(text) };
    const known = recent.find((each) => each.text === text);
    if (known !== undefined) return known;
    const body = Buffer.from(text);
    const prepared = { text, body, length: body.length, etag: etagOf(body) };
    recent.unshift(prepared);
    recent.splice(MAX_CACHED);
    return prepared;
  };
};

const etagOf = (text: string | Buffer): string => `"${hash('sha1', text, 'base64url')}"`;
