import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loginBody, updateProfileBody } from './accounts/api.ts';
import * as accounts from './accounts/api.ts';
import { analyzeUrlBody, removeProductBody } from './analysis/api.ts';
import * as analysis from './analysis/api.ts';
import { writeBriefBody } from './feedback/api.ts';
import * as feedback from './feedback/api.ts';
import { skipParkedStreamBody } from './operations/api.ts';
import * as operations from './operations/api.ts';
import * as orders from './orders/api.ts';
import { submitReviewBody } from './reviews/api.ts';
import * as reviews from './reviews/api.ts';
import { typedAddress, typedLine, typedText } from './typed-text.ts';

/** "é" as two characters, and as one character in normalization form C. */
const [APART, AS_ONE] = ['e\u0301', '\u00e9'];

describe('a text of one line', () => {
  it.each([
    ['a line feed', 'a\nb'],
    ['a tab', 'a\tb'],
    ['U+0085', 'a\u0085b'],
    ['a line separator', 'a\u2028b'],
    ['an override of the writing direction', 'a\u202eb'],
    ['an isolate', 'a\u2066b'],
    ['what replaced U+0000', 'a\uFFFDb'],
  ])('refuses %s', (_, text) => {
    expect(typedLine().safeParse(text).success).toBe(false);
    expect(typedAddress().safeParse(text).success).toBe(false);
  });

  it('is trimmed, and in form C unless it is an address', () => {
    expect(typedLine().parse(` Zo${APART} `)).toBe(`Zo${AS_ONE}`);
    expect(typedAddress().parse(` https://zo${APART}.example `)).toBe(`https://zo${APART}.example`);
  });

  it('is empty if all characters are invisible', () => expect(typedLine().parse('\u200b\u3164')).toBe(''));
});

describe('a text of several lines', () => {
  it('keeps blanks and line ends, in form C', () => {
    expect(typedText().parse(` Zo${APART}\r\n\tsays `)).toBe(` Zo${AS_ONE}\r\n\tsays `);
  });
});

describe('marks stacked on a letter', () => {
  const stacked = (letters: string) =>
    letters
      .split('')
      .map((letter) => letter + '\u0301\u0316\u0327'.repeat(20))
      .join('');

  it('are at most three, so that they do not cover other lines', () => {
    for (const schema of [typedLine(), typedText()])
      expect(schema.parse(stacked('xqx'))).toMatch(/^(?:[xq]\p{M}{1,3}){3}$/u);
  });

  it.each([
    ['Vietnamese', '\u1ea4n \u1edf \u0110\u1ecb'],
    ['Thai', 'ที่นี่มีผู้ใช้'],
    ['Hebrew with points', 'בְּרֵאשִׁ֖ית'],
    ['Hindi', 'हिन्दी में क्षत्रिय'],
    ['a family and a flag', '👩‍👩‍👧‍👦 🏴‍☠️'],
    ['phonetic writing', 'ɔ̃̂ː ạ̈̄'],
  ])('stay in %s', (_, text) => {
    expect(typedText().parse(text)).toBe(text.normalize('NFC'));
    expect(typedLine().parse(text)).toBe(text.normalize('NFC'));
  });
});

/** Passwords are compared as typed. The other texts are only compared with existing values, and not stored. */
const UNTOUCHED = ['password', 'stream', 'eventId', 'refundId', 'share', 'token'];

/** A schema, one of its fields, and a function that makes a body with a given text in this field. */
const TYPED: readonly (readonly [z.ZodType, string, (text: string) => object])[] = [
  [updateProfileBody, 'fullName', (fullName) => ({ fullName })],
  [updateProfileBody, 'expertise', (expertise) => ({ expertise })],
  [
    submitReviewBody,
    'content',
    (text) => ({ productId: 1, rating: 5, content: `${text} ${'quick brown fox jumps '.repeat(3)}` }),
  ],
  [writeBriefBody, 'task', (task) => ({ task })],
  [writeBriefBody, 'access', (access) => ({ access })],
  [removeProductBody, 'reason', (reason) => ({ reason })],
  [
    skipParkedStreamBody,
    'reason',
    (text) => ({ stream: 'user-1', eventId: crypto.randomUUID(), reason: `${text} is damaged` }),
  ],
];
const ADDRESSES = ['email', 'username', 'socialProfile', 'url'];

describe('a typed text', () => {
  it.each(TYPED)('is stored in form C: field $1', (schema, field, bodyWith) => {
    const parsed = schema.parse(bodyWith(APART)) as Record<string, string>;
    expect(parsed[field]).toContain(AS_ONE);
    expect(parsed[field]).not.toContain(APART);
  });

  it.each([
    [loginBody, (username: string) => ({ username, password: 'secret' }), 'an@a.example'],
    [updateProfileBody, (socialProfile: string) => ({ socialProfile }), 'https://a.example/an'],
    [updateProfileBody, (fullName: string) => ({ fullName }), 'Ann'],
    [analyzeUrlBody, (url: string) => ({ url }), 'https://a.example/an'],
  ])('holds no control character where it is one line: %#', (schema, bodyWith, text) => {
    expect(schema.safeParse(bodyWith(text)).success).toBe(true);
    for (const control of ['\u0000', '\uFFFD', '\n', '\u0007', '\u202e'])
      expect(
        schema.safeParse(bodyWith(text.replace('an', `a${control}n`).replace('Ann', `A${control}nn`))).success,
      ).toBe(false);
  });

  it('is covered by these checks in every field of every body', () => {
    const covered = new Set([...UNTOUCHED, ...ADDRESSES, ...TYPED.map(([, field]) => field)]);
    const modules = { ...accounts, ...analysis, ...feedback, ...operations, ...orders, ...reviews };
    const bodies = Object.entries(modules).filter(([name]) => name.endsWith('Body'));
    const fields = bodies.flatMap(([, body]) => textFieldsOf(body as z.ZodType));
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((field) => !covered.has(field))).toEqual([]);
  });
});

/** The names of the string fields of an object, without enumerations. */
const textFieldsOf = (body: z.ZodType): string[] => {
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties)
    .filter(
      ([, field]) => typeof field === 'object' && field.type === 'string' && !('enum' in field || 'const' in field),
    )
    .map(([name]) => name);
};
