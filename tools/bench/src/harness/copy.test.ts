import { describe, expect, it } from 'vitest';
import { escaped } from './copy.ts';

describe('the text format of COPY', () => {
  it.each([
    ['plain', 'plain'],
    ['a\ttab', String.raw`a\ttab`],
    ['two\r\nlines', String.raw`two\r\nlines`],
    ['a \\ backslash', String.raw`a \\ backslash`],
    [null, String.raw`\N`],
    [7, '7'],
  ])('has %j', (value, written) => expect(escaped(value)).toBe(written));
});
