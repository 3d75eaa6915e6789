import { gzipSync } from 'node:zlib';
import type { Draft } from './draft.ts';
import { targetOf } from './send.ts';

const LONG = 2_000;

const isPlain = (byte: number): boolean => byte >= 0x20 && byte < 0x7f && byte !== 0x27 && byte !== 0x5c;

/** One character so often that nobody counts it. */
const RUN = /([\w ])\1{99,}/g;

/** Bytes as a word of bash: as they are where that can be read, else escaped. */
const escaped = (bytes: Buffer): string => {
  if (bytes.every((byte) => isPlain(byte) || byte === 0x5c)) return `'${bytes.toString('latin1')}'`;
  const characters = [...bytes].map((byte) =>
    isPlain(byte) ? String.fromCodePoint(byte) : `\\x${byte.toString(16).padStart(2, '0')}`,
  );
  return `$'${characters.join('')}'`;
};

const quoted = (bytes: Buffer): string => {
  const text = bytes.toString('latin1');
  const words: string[] = [];
  let from = 0;
  for (const { 0: run, 1: character = '', index } of text.matchAll(RUN)) {
    if (index > from) words.push(escaped(bytes.subarray(from, index)));
    words.push(`"$(printf '%0${run.length}d' 0 | tr 0 '${character}')"`);
    from = index + run.length;
  }
  if (from < bytes.length || words.length === 0) words.push(escaped(bytes.subarray(from)));
  return words.join('');
};

const word = (text: string): string => quoted(Buffer.from(text, 'latin1'));

/** bash has no word with a NUL, and nobody reads a long one. */
const bodyArguments = (body: Buffer): { readonly before: string; readonly argument: string } => {
  if (body.length <= LONG && !body.includes(0)) return { before: '', argument: `--data-binary ${quoted(body)}` };
  return { before: `base64 -d <<< ${gzipSync(body).toString('base64')} | gunzip | `, argument: '--data-binary @-' };
};

/**
 * A line for bash that sends the same request. `$URL` is where the service answers, and `$OWNER`, `$REVIEWER` and so on are
 * the cookies of those who ask: they are worth nothing once a run has ended.
 */
export const asCurl = (draft: Draft): string => {
  const { asker, method, body, call, headers } = draft;
  const cookie = asker === 'visitor' || 'cookie' in headers ? [] : [`-H "cookie: $${asker.toUpperCase()}"`];
  const signed = call.sign && body ? Object.entries(call.sign(body)) : [];
  const all = [...signed.filter(([name]) => !(name in headers)), ...Object.entries(headers)];
  const given = all.flatMap(([name, values]) =>
    // An empty header ends in a semicolon, or curl leaves it out.
    [values].flat().map((value) => `-H ${word(value === '' ? `${name};` : `${name}: ${value}`)}`),
  );
  const { before, argument } = body ? bodyArguments(body) : { before: '', argument: '' };
  const target = targetOf(draft);
  const address = target.startsWith('/') ? `"$URL"${word(target)}` : `--request-target ${word(target)} "$URL"`;
  return [`${before}curl -i -X ${method} --path-as-is`, ...cookie, ...given, argument, address]
    .filter((part) => part !== '')
    .join(' ');
};
