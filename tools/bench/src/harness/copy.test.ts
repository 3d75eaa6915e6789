import { describe, expect, it } from 'vitest';
import { escaped, unescaped } from './copy.ts';

describe('the text format of COPY', () => {
  it.each(['plain', 'a\ttab', 'two\nlines', 'a \\ backslash', '\\n is no line', 'a\r\nwindow'])('keeps %j', (text) => {
    expect(escaped(text)).not.toMatch(/[\n\r\t]/);
    expect(unescaped(escaped(text))).toBe(text);
  });

  it('has a sign for null', () => expect([escaped(null), escaped(7)]).toEqual(['\\N', '7']));
});
