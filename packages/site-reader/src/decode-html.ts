import { TextDecoder } from 'node:util';

/** Browsers search this part of a page for the name of its encoding. */
const PRESCANNED_BYTES = 4_096;

/** The characters 0x80 to 0x9F of windows-1252. Node 20 decodes them as control characters of ISO 8859-1. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const bomOf = (body: Buffer): string | undefined => {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return undefined;
};

const labelIn = (text: string): string | undefined => /charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(text)?.[1];

/** A page whose declaration is readable as ASCII is not UTF-16, even if it declares that (HTML, 13.2.3.2). */
const metaLabel = (body: Buffer): string | undefined => {
  const head = body.subarray(0, PRESCANNED_BYTES).toString('latin1');
  const label = [...head.matchAll(/<meta\b[^>]{0,1000}/gi)].map(([tag]) => labelIn(tag)).find(Boolean);
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label;
};

const decoderFor = (label: string | undefined): TextDecoder | undefined => {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined; // An unknown encoding is ignored.
  }
};

/** Bytes of other encodings hardly ever form UTF-8 letters; truncated texts leave a broken letter or two. */
const SOUND_PER_BROKEN = 10;

/** Whether the bytes are UTF-8, except for a few broken letters. */
export const looksLikeUtf8 = (body: Buffer): boolean => {
  let [sound, broken] = [0, 0];
  for (const letter of new TextDecoder('utf-8').decode(body)) {
    if (letter === '\ufffd') broken += 1;
    else if (letter > '\x7f') sound += 1;
  }
  return broken * SOUND_PER_BROKEN <= sound;
};

/**
 * Decodes a page by its byte order mark, else its header, else its `meta` element, else as UTF-8, or windows-1252 if the
 * bytes are not UTF-8. Invalid bytes become U+FFFD, so the text is always well-formed.
 */
export const decodeHtml = (body: Buffer, contentType: string): string => {
  const decoder =
    decoderFor(bomOf(body)) ??
    decoderFor(labelIn(contentType)) ??
    decoderFor(metaLabel(body)) ??
    new TextDecoder(looksLikeUtf8(body) ? 'utf-8' : 'windows-1252');
  const text = decoder.decode(body).toWellFormed();
  if (decoder.encoding !== 'windows-1252') return text;
  return text.replace(/[\x80-\x9f]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80] ?? char);
};
