import { expect, it } from 'vitest';
import { quoted } from './wording.ts';

it.each([
  ['Return policy-----------', '“Return policy”'],
  ['Return policy - - - -', '“Return policy”'],
  ['Return policy.', '“Return policy”'],
  ['Rated A--', '“Rated A--”'],
  ['Sign-up', '“Sign-up”'],
])('quotes “%s” as %s', (text, words) => expect(quoted(text)).toBe(words));
