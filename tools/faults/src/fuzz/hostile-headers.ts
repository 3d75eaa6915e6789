import fc from 'fast-check';

const POSITION = `.${'A'.repeat(43)}`;

/** Headers with special values. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'idempotency-key': [
    '00000000-0000-0000-0000-000000000000',
    '3F0D2F4E-5B1C-4E0A-9A57-2F1A6C1F7D10',
    "'; drop table a",
  ],
  origin: ['null', 'https://other.example', 'http://127.0.0.1', ''],
  'sec-fetch-site': ['cross-site', 'same-site'],
  'x-request-id': ['', '<script>', 'x'.repeat(65), '../../../etc/passwd'],
  'x-forwarded-for': ['1.2.3.4, ::1, nonsense, '],
  'x-forwarded-proto': ['https'],
  'x-forwarded-host': ['other.example'],
  'x-http-method-override': ['DELETE'],
  forwarded: ['for="_x";proto=https;host=other.example'],
  host: ['', 'other.example', '[::1', 'a:b:c'],
  accept: ['text/html', '*/*;q=nonsense'],
  'accept-encoding': ['br;q=0, *;q=0'],
  'accept-language': ['x'.repeat(3_000)],
  authorization: ['Basic AAAA'],
  'if-none-match': ['*', 'W/"'],
  'if-modified-since': ['Thu, 01 Jan 2099 00:00:00 GMT'],
  'if-match': ['"x"'],
  range: ['bytes=0-0', 'bytes=9-1,-,x'],
  expect: ['100-continue'],
  upgrade: ['websocket'],
  te: ['trailers, nonsense'],
  'last-event-id': ['9'.repeat(65), '__proto__'],
  'stripe-signature': ['t=1,v1=00', ''],
  'x-log-position-token': [`1.eA${POSITION}`],
  __proto__: [],
  constructor: [],
};

/** A header that a call does not expect, or not with this value. */
export const hostileHeaders: fc.Arbitrary<Readonly<Record<string, string | readonly string[]>>> = fc
  .oneof(
    fc
      .constantFrom(...Object.entries(VALUES).concat([['__proto__', []]]))
      .chain(([name, values]) =>
        fc.tuple(fc.constant(name), fc.constantFrom(...values, '\xff', 'nonsense', 'x'.repeat(10_000))),
      ),
    fc.constant(['x-too-long', 'x'.repeat(20_000)] as const),
    fc.constant(['x-many', Array.from({ length: 1_900 }, () => '1')] as const),
  )
  .map(([name, value]) => Object.fromEntries([[name, value]]) as Record<string, string | string[]>);

/** Cookies without a valid session. */
export const hostileCookies: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'sid',
    'sid=',
    'sid=1',
    'sid=s%3A',
    'sid=s:__proto__.x',
    'sid=%00',
    'sid=%',
    'sid="q"; SID=3',
    ';;=;;',
  ),
  fc.constantFrom(
    'sid=j%3A%7B%22passport%22%3A%7B%22user%22%3A1%7D%7D',
    '__proto__=1; constructor=2',
    'sid=\xc3\xa4\xff',
  ),
  fc.constantFrom(
    `sid=s%3Aabcdefgh${POSITION}`,
    `browser=${'a'.repeat(64)}${POSITION}; device=${'a'.repeat(64)}${POSITION}`,
  ),
  fc.constantFrom(`log-position=1.eA${POSITION}`, `log-position=${'9'.repeat(64)}.${'A'.repeat(128)}${POSITION}`),
  fc.constantFrom(
    Array.from({ length: 500 }, (_, n) => `c${n}=1`).join('; '),
    `sid=s%3A${'x'.repeat(12_000)}`,
    `sid=${'x'.repeat(40_000)}`,
  ),
  fc.stringMatching(/^[!-~]{1,40}$/).map((value) => `sid=${value}`),
);
