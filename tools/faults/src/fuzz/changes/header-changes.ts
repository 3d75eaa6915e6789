import { PEOPLE, type Asker } from '../call.ts';
import { withHeaders, type Change } from './change.ts';

const header = (name: string, value: string | readonly string[], what = String(value).slice(0, 60)): Change => ({
  name: `${name}: ${what}`,
  apply: (draft) => withHeaders(draft, { [name]: value }),
});

/** A cookie that is no session leaves nobody there. */
const cookie = (value: string, what?: string): Change => ({
  name: `cookie: ${what ?? value.slice(0, 60)}`,
  apply: (draft) => ({ ...withHeaders(draft, { cookie: value }), asker: 'forger' }),
});

const COOKIES: readonly Change[] = [
  cookie('sid'),
  cookie('sid='),
  cookie('sid=1'),
  cookie('sid=s%3A'),
  cookie('sid=s%3Aabcdefgh.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
  cookie('sid=s:__proto__.x'),
  cookie('sid=j%3A%7B%22passport%22%3A%7B%22user%22%3A1%7D%7D'),
  cookie('sid=%00'),
  cookie('sid=%'),
  cookie('sid="quoted"; sid=two; SID=three'),
  cookie(';;;===;;'),
  cookie('__proto__=1; constructor=2; hasOwnProperty=3'),
  cookie('browser=x; log-position=x'),
  cookie(`browser=${'a'.repeat(64)}.${'A'.repeat(43)}; device=${'a'.repeat(64)}.${'A'.repeat(43)}`, 'a forged browser'),
  cookie(`browser=${'a'.repeat(32)}; log-position=1.eA.${'A'.repeat(43)}`, 'a forged position'),
  cookie(`log-position=${'9'.repeat(64)}.${'A'.repeat(128)}.${'A'.repeat(43)}`, 'a forged position far ahead'),
  cookie('sid=\xc3\xa4\xff'),
  cookie(Array.from({ length: 500 }, (_, n) => `c${n}=1`).join('; '), '500 cookies'),
  cookie(`sid=s%3A${'x'.repeat(12_000)}`, 'a cookie of 12 kB'),
  cookie(`sid=${'x'.repeat(40_000)}`, 'a cookie of 40 kB'),
];

const KEYS: readonly Change[] = [
  '',
  'not-a-uuid',
  '00000000-0000-0000-0000-000000000000',
  '3F0D2F4E-5B1C-4E0A-9A57-2F1A6C1F7D10',
  '3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d11',
  '{3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10}',
  "'; drop table requests; --",
  'x'.repeat(5_000),
].map((key) => header('idempotency-key', key));

const OTHERS: readonly Change[] = [
  header('origin', 'null'),
  header('origin', 'https://other.example'),
  header('origin', 'http://127.0.0.1'),
  header('origin', ''),
  header('sec-fetch-site', 'cross-site'),
  header('sec-fetch-site', 'same-site'),
  header('sec-fetch-site', 'nonsense'),
  header('x-request-id', ''),
  header('x-request-id', '<script>'),
  header('x-request-id', '00000000-0000-0000-0000-00000000000z'),
  header('x-request-id', 'x'.repeat(65)),
  header('x-request-id', '../../../etc/passwd'),
  header('x-forwarded-for', '1.2.3.4, ::1, nonsense, '),
  header('x-forwarded-proto', 'https'),
  header('x-forwarded-host', 'other.example'),
  header('x-http-method-override', 'DELETE'),
  header('forwarded', 'for="_x";proto=https;host=other.example'),
  header('host', ''),
  header('host', 'other.example'),
  header('host', '[::1'),
  header('host', '\xff'),
  header('host', 'a:b:c'),
  header('accept', 'text/html'),
  header('accept', '*/*;q=nonsense'),
  header('accept-encoding', 'br;q=0, *;q=0'),
  header('accept-language', 'x'.repeat(3_000)),
  header('authorization', 'Basic AAAA'),
  header('if-none-match', '*'),
  header('if-none-match', 'W/"'),
  header('if-modified-since', 'nonsense'),
  header('if-match', '"x"'),
  header('range', 'bytes=0-0'),
  header('range', 'bytes=9-1,-,x'),
  header('expect', '100-continue'),
  header('expect', 'nonsense'),
  header('upgrade', 'websocket'),
  header('te', 'trailers, nonsense'),
  header('last-event-id', '\xff'),
  header('last-event-id', '9'.repeat(65)),
  header('last-event-id', '__proto__'),
  header('stripe-signature', 't=1,v1=00'),
  header('stripe-signature', ''),
  header('__proto__', 'x'),
  header('constructor', 'x'),
  header('x-long', 'x'.repeat(10_000), 'of 10 kB'),
  header('x-too-long', 'x'.repeat(20_000), 'of 20 kB'),
  header(
    'x-many',
    Array.from({ length: 1_900 }, () => '1'),
    '1,900 times',
  ),
];

/** Everything that is done to headers. */
export const HEADER_CHANGES: readonly Change[] = [...COOKIES, ...KEYS, ...OTHERS];

const ASKERS: readonly Asker[] = ['visitor', 'forger', ...PEOPLE];

/** Everybody who may ask in another's place. */
export const ASKER_CHANGES: readonly Change[] = ASKERS.map((asker) => ({
  name: `as ${asker}`,
  apply: (draft) => ({ ...draft, asker }),
}));
