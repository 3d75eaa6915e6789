/** A picture is at most this large (D-122). */
const MAX_BYTES = 150_000;

/** Whether these bytes may be served as a screenshot. They come from a process that has opened a foreign page. */
export const isWebp = (bytes: Uint8Array): boolean =>
  bytes.length <= MAX_BYTES && textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP';

const textAt = (bytes: Uint8Array, at: number): string => String.fromCodePoint(...bytes.subarray(at, at + 4));
