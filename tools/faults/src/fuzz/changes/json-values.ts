import { MEGABYTE } from './change.ts';

/** A JSON text to stand in the place of a value. Those that are long are made when they are needed. */
export type JsonValue = { readonly name: string; readonly text: (mark: string) => string };

const fixed = (texts: readonly string[]): JsonValue[] => texts.map((text) => ({ name: text, text: () => text }));

const nested = (levels: number, [open, close]: readonly [string, string]): string =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;

const NUMBERS = ['0', '-1', '-0', '1.5', '1e3', '1e400', '9007199254740993', '9223372036854775808', '1e-400'];

const TEXTS = [
  '""',
  '" "',
  '"1"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u202e\\u200b\\ufeff"',
  '"e\\u0301\\u0130\\ufdfa"',
  '"__proto__"',
  '"constructor"',
  '"null"',
  '"2030-02-30T25:61:00Z"',
  '"3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10"',
  `"' or 1=1 --"`,
  '"%00%n%s${7*7}{{7*7}}"',
  '"\\r\\nSet-Cookie: sid=1"',
  '"../../../../etc/passwd"',
  '"javascript:alert(1)"',
  '"http://[::1"',
  '"http://user:secret@example.com/"',
  '"http://0x7f.1/"',
];

const SHAPES = [
  'null',
  'true',
  'false',
  '[]',
  '[1]',
  '[null]',
  '{}',
  '{"$ne":null}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"length":1000000000}',
  '{"toString":1,"valueOf":null,"toJSON":"x"}',
  '{"then":1}',
];

/** What may stand where the contract wants something else. */
export const JSON_VALUES: readonly JsonValue[] = [
  ...fixed([...NUMBERS, ...TEXTS, ...SHAPES]),
  { name: 'a text with markup', text: (mark) => JSON.stringify(`<script>${mark}</script><img src=x>`) },
  { name: 'an address', text: (mark) => JSON.stringify(`${mark}@example.com`) },
  { name: 'an address in the internet', text: (mark) => JSON.stringify(`https://${mark}.example/?${mark}`) },
  { name: 'a long text', text: (mark) => JSON.stringify(mark.padEnd(2_000, 'ä ')) },
  { name: 'a text of 90 kB', text: (mark) => JSON.stringify(mark.padEnd(90_000, 'x')) },
  { name: 'a text of 99 kB of escapes', text: () => `"${'\\u0001'.repeat(16_500)}"` },
  { name: 'a number of 5,000 digits', text: () => '9'.repeat(5_000) },
  { name: 'a list of 20,000', text: () => `[${'1,'.repeat(19_999)}1]` },
  { name: '15 levels', text: () => nested(15, ['[', ']']) },
  { name: '100 levels', text: () => nested(100, ['{"a":', '}']) },
  { name: '5,000 levels', text: () => nested(5_000, ['[', ']']) },
];

/** What may stand where a body does. */
export const WHOLE_BODIES: readonly JsonValue[] = [
  ...fixed(['', ' ', 'null', 'true', '1', '"x"', '[]', '[{}]', '{', '{}{}', '{"a":1,}', "{'a':1}", 'NaN', '{"a"}']),
  { name: 'markup', text: (mark) => `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${mark}">]><a>&b;</a>` },
  { name: 'a form', text: (mark) => `email=${mark}&password=${mark}` },
  { name: '100,000 levels of lists', text: () => nested(100_000, ['[', ']']) },
  { name: '16,000 levels of objects', text: () => nested(16_000, ['{"a":', '}']) },
  { name: 'a text of 11 MB', text: (mark) => JSON.stringify({ content: mark.padEnd(11 * MEGABYTE, 'x') }) },
  { name: '10,000 fields', text: (mark) => objectOf(10_000, (number) => `"${number}":"${mark}"`.slice(0, 9)) },
  { name: 'one byte below 100 kB', text: () => `{"a":"${'x'.repeat(102_391)}"}` },
  { name: 'one byte beyond 100 kB', text: () => `{"a":"${'x'.repeat(102_393)}"}` },
  { name: 'a mark that is no JSON', text: (mark) => mark },
];

function objectOf(fields: number, field: (number: number) => string): string {
  return `{${Array.from({ length: fields }, (_, number) => field(number)).join(',')}}`;
}
