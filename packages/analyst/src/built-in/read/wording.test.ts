import { expect, it } from 'vitest';
import { quoted, uncapitalised } from './wording.ts';

it.each([
  ['Return policy-----------', '“Return policy”'],
  ['Return policy - - - -', '“Return policy”'],
  ['Return policy.', '“Return policy”'],
  ['Rated A--', '“Rated A--”'],
  ['Sign-up', '“Sign-up”'],
])('quotes “%s” as %s', (text, words) => expect(quoted(text)).toBe(words));

it.each([
  ['Web designers', 'web designers'],
  ['OpenType designers', 'OpenType designers'],
  ['CTOs', 'CTOs'],
])('begins “%s” inside a sentence as “%s”', (text, expected) => expect(uncapitalised(text)).toBe(expected));
