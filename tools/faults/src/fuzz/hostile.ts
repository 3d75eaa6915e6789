import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { MARK } from './site.ts';

const MEGABYTE = 1024 * 1024;
const UUID = '3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10';

/** One of these long values, each made on demand. */
const made = <Value>(...makers: readonly (() => Value)[]): fc.Arbitrary<Value> =>
  fc.constantFrom(...makers).map((make) => make());

const nested = (levels: number, [open = '', close = '']: string): string =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;

/** A JSON text, or nearly one, in place of a value. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  fc.constantFrom('1e400', '-0', '9007199254740993', '9223372036854775808', '1e-400', 'NaN', '"\\ud800"', '"\\u0000"'),
  fc.constantFrom('"__proto__"', '{"$ne":null}', '{"then":1}', '{"length":1000000000}', '{"toString":1,"toJSON":"x"}'),
  fc.constantFrom('{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}'),
  fc.constantFrom(
    '"2030-02-30T25:61:00Z"',
    '"http://[::1"',
    '"http://user:secret@example.com/"',
    '"javascript:alert(1)"',
  ),
  fc
    .constantFrom(`<script>${MARK}</script>`, `${MARK}@example.com`, `https://${MARK}.example/?${MARK}`, `' or ${MARK}`)
    .map((text) => JSON.stringify(text)),
  made(
    () => JSON.stringify(MARK.padEnd(2_000, 'ä ')),
    () => JSON.stringify(MARK.padEnd(90_000, 'x')),
    () => `"${'\\u0001'.repeat(16_500)}"`,
    () => '9'.repeat(5_000),
    () => `[${'1,'.repeat(19_999)}1]`,
    () => nested(15, '[]'),
    () => nested(5_000, '[]'),
  ),
);

/** Texts in place of a body. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  hostileJson,
  fc.constantFrom('', ' ', '[{}]', '{', '{}{}', '{"a":1,}', "{'a':1}", '{"a"}', MARK, `email=${MARK}&password=${MARK}`),
  fc.constant(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${MARK}">]><a>&b;</a>`),
  made(
    () => nested(100_000, '[]'),
    () => `${'{"a":'.repeat(16_000)}1${'}'.repeat(16_000)}`,
    () => JSON.stringify({ content: MARK.padEnd(11 * MEGABYTE, 'x') }),
    () => `{${Array.from({ length: 10_000 }, (_, number) => `"${number}":1`).join(',')}}`,
    () => `{"a":"${'x'.repeat(102_391)}"}`,
    () => `{"a":"${'x'.repeat(102_393)}"}`,
  ),
);

const spoiltLetter = (bytes: string) => (body: Buffer) =>
  Buffer.from(body.toString('latin1').replace(/[a-z]/, bytes), 'latin1');

/** Changes of the bytes of a body. */
export const hostileBytes: fc.Arbitrary<(body: Buffer) => Buffer> = fc.constantFrom(
  (body: Buffer) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]),
  spoiltLetter('\xff'),
  spoiltLetter('\xed\xa0\x80'),
  spoiltLetter('\0'),
  (body: Buffer) => Buffer.from(body.toString('utf8'), 'utf16le'),
  (body: Buffer) => body.subarray(0, -1),
  (body: Buffer) => Buffer.concat([body.subarray(0, -2), Buffer.from([0xc3]), body.subarray(-2)]),
  (body: Buffer) => Buffer.concat([body, Buffer.from('\n}')]),
  (body: Buffer) => Buffer.concat([Buffer.alloc(50_000, ' '), body, Buffer.alloc(40_000, '\n')]),
);

const contentTypes = fc.oneof(
  fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '*/*', '', ';'),
  fc.constantFrom('APPLICATION/JSON ; CHARSET="UTF-8"', 'application/jsonp', 'application/json, text/plain'),
  fc
    .constantFrom('utf-16', 'utf-32le', 'utf-7', 'iso-8859-1', 'utf-nothing', '', 'utf-8; charset=utf-16')
    .map((charset) => `application/json; charset=${charset}`),
  made(() => `application/json; a=${'x'.repeat(4_000)}`),
);

const encoded = (encoding: string, encode: (body: Buffer) => Buffer = (body) => body) => ({ encoding, encode });
/** The best quality of brotli takes seconds. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const encodings = fc.constantFrom(
  encoded('gzip', gzipSync),
  encoded('GZIP', gzipSync),
  encoded('br', brotliCompressSync),
  encoded('deflate', deflateSync),
  encoded('deflate', deflateRawSync),
  encoded('gzip'),
  encoded('br'),
  encoded('gzip', (body) => gzipSync(body).subarray(0, -9)),
  encoded('gzip', (body) => Buffer.concat([gzipSync(body), Buffer.from('more')])),
  encoded('gzip', () => gzipSync(Buffer.alloc(30 * MEGABYTE, ' '))),
  encoded('br', () => brotliCompressSync(Buffer.alloc(30 * MEGABYTE, '1'), FAST)),
  encoded('gzip, gzip', (body) => gzipSync(gzipSync(body))),
  encoded('zstd'),
  encoded(''),
);

type Sent = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

/** Changes of content type, encoding and length. After a shorter length, the rest is read as another request. */
export const hostileTransport: fc.Arbitrary<(sent: Sent) => Sent> = fc.oneof(
  contentTypes.map((type) => ({ headers, body }: Sent) => ({ headers: { ...headers, 'content-type': type }, body })),
  fc.constant(({ body }: Sent) => ({ headers: {}, body })),
  encodings.map(({ encoding, encode }) => ({ headers, body }: Sent) => ({
    headers: { ...headers, 'content-encoding': encoding },
    body: encode(body),
  })),
  fc
    .constantFrom('0', '1', '-1', '1e2', '99999999999999999999', 'x', 'chunked', 'chunked and long')
    .map((length) => ({ headers, body }: Sent) => ({
      headers: {
        ...headers,
        ...(length.startsWith('chunked') ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
        ...(length === 'chunked and long' && { 'content-length': '5' }),
      },
      body,
    })),
);

/** An encoded value of a path segment or of a query field. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.bigInt({ min: 10n ** 15n, max: 10n ** 20n }).map(String),
  fc.integer({ min: -2, max: 300 }).map(String),
  fc.stringMatching(/^[%0-9a-f]{1,8}$/),
  fc.string({ unit: 'grapheme' }).map((text) => encodeURIComponent(text)),
  fc.constantFrom(
    '',
    '%',
    '%ff',
    '%00',
    '1%00',
    '%ED%A0%80',
    '%D9%A1',
    '%20',
    '%0d%0aSet-Cookie:%20sid=1',
    '%2F',
    '..',
  ),
  fc.constantFrom(
    '9223372036854775807',
    '9223372036854775808',
    '9007199254740993',
    '01',
    '1.0',
    '1e3',
    '0x1',
    '1,2',
    '+',
  ),
  fc.constantFrom('null', 'NaN', '__proto__', 'constructor', '%5Bobject%20Object%5D', "1'%20or%20'1'='1", '(a%2B)%2B$'),
  fc.constantFrom(
    '2030-02-30T00:00:00Z',
    '-271821-04-20T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2030-01-01T00:00:00%2B99:99',
  ),
  fc.constantFrom(UUID.toUpperCase(), `%7B${UUID}%7D`, 'user-1', 'a-', 'access-1', 'A,,B', '%2e%2e%2fhealthz', MARK),
  made(
    () => 'x'.repeat(201),
    () => '9'.repeat(400),
    () => 'x'.repeat(6_000),
  ),
);

/** Changes of a whole path. */
export const hostilePaths = fc.constantFrom<((path: string) => string)[]>(
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.toUpperCase(),
  (path) => `${path}/${MARK}`,
  (path) => `/api/%2e%2e${path}`,
  (path) => `http://other.example${path}`,
  (path) => `${path}%`,
  (path) => `${path}\xc3\xa4\xff`,
  (path) => path.replace('/api', '/%61pi'),
  (path) => `${path};jsessionid=1`,
  (path) => `${path}${'/a'.repeat(2_000)}`,
  (path) => `${path}/${'x'.repeat(20_000)}`,
  () => `/api/${MARK}`,
  () => 'http://[::1/',
  () => '*',
);

/** Changes of a whole query. */
export const hostileQueries = fc.constantFrom<((query: string) => string)[]>(
  () => '',
  () => '&&==&%&?&#&[]=&[=&]',
  (query) => `${query}&${MARK}=${MARK}`,
  (query) => `${query}&__proto__[polluted]=1&constructor[prototype][polluted]=1`,
  (query) => `__proto__=1&toString=1&${query}`,
  (query) => `${query}&${Array.from({ length: 1_500 }, (_, n) => `f${n}=1`).join('&')}`,
  (query) => `${query}&\xc3\xa4=\xff`,
);
