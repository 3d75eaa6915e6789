import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { Draft } from '../draft.ts';
import { MEGABYTE, withHeaders, type Change } from './change.ts';

const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/vnd.api+json',
  'application/json, text/plain',
  'APPLICATION/JSON ; CHARSET="UTF-8"',
  'application/json; charset=utf-16',
  'application/json; charset=utf-32le',
  'application/json; charset=utf-7',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-nothing',
  'application/json; charset=',
  'application/json; charset=utf-8; charset=utf-16',
  'application/json;;;=',
  'application/json; __proto__=x',
  '*/*',
  '',
  ';',
  'application/json\t',
  `application/json; a=${'x'.repeat(4_000)}`,
];

const ofType = (type: string): Change => ({
  name: `the content type is "${type.slice(0, 60)}"`,
  apply: (draft) => withHeaders(draft, { 'content-type': type }),
});

const bodyOf = ({ body }: Draft): Buffer => body ?? Buffer.from('{}');

const encoded = (encoding: string, name: string, encode: (body: Buffer) => Buffer): Change => ({
  name,
  apply: (draft) =>
    withHeaders(
      { ...draft, body: encode(bodyOf(draft)) },
      { 'content-type': 'application/json', 'content-encoding': encoding },
    ),
});

/** The best of brotli takes seconds. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Compressed bodies, true ones and others. */
const ENCODINGS: readonly Change[] = [
  encoded('gzip', 'gzip', gzipSync),
  encoded('GZIP', 'GZIP', gzipSync),
  encoded('br', 'br', brotliCompressSync),
  encoded('deflate', 'deflate', deflateSync),
  encoded('deflate', 'deflate without its header', deflateRawSync),
  encoded('gzip', 'gzip that is none', (body) => body),
  encoded('br', 'br that is none', (body) => body),
  encoded('gzip', 'gzip that ends early', (body) => gzipSync(body).subarray(0, -9)),
  encoded('gzip', 'gzip with more behind it', (body) => Buffer.concat([gzipSync(body), Buffer.from('more')])),
  encoded('gzip', 'gzip of nothing', () => gzipSync(Buffer.alloc(0))),
  encoded('gzip', 'gzip of 30 MB of blanks', () => gzipSync(Buffer.alloc(30 * MEGABYTE, ' '))),
  encoded('br', 'br of 30 MB of digits', () => brotliCompressSync(Buffer.alloc(30 * MEGABYTE, '1'), FAST)),
  encoded('gzip, gzip', 'gzip twice', (body) => gzipSync(gzipSync(body))),
  encoded('identity', 'identity', (body) => body),
  encoded('zstd', 'an encoding that nobody has', (body) => body),
  encoded('', 'an empty encoding', (body) => body),
];

/** How long a body says to be. Less than it is long: what remains reads as the next request. */
const LENGTHS: readonly Change[] = [
  {
    name: 'it comes in chunks',
    apply: (draft) => withHeaders({ ...draft, body: bodyOf(draft) }, { 'transfer-encoding': 'chunked' }),
  },
  ...['0', '1', '-1', '1e2', '99999999999999999999', 'x'].map((length) => ({
    name: `it says to be ${length} long`,
    apply: (draft: Draft) => withHeaders({ ...draft, body: bodyOf(draft) }, { 'content-length': length }),
  })),
  {
    name: 'it has a length and chunks',
    apply: (draft) =>
      withHeaders({ ...draft, body: bodyOf(draft) }, { 'content-length': '5', 'transfer-encoding': 'chunked' }),
  },
];

const withoutType: Change = {
  name: 'no content type',
  apply: (draft) => {
    const { 'content-type': _, ...headers } = draft.headers;
    return { ...draft, headers };
  },
};

/** What is said of a body, and how it comes. */
export const TRANSPORT_CHANGES: readonly Change[] = [
  ...CONTENT_TYPES.map(ofType),
  withoutType,
  ...ENCODINGS,
  ...LENGTHS,
];
