import { describe, expect, it } from 'vitest';
import { createTokenDigests, isTokenText, looksLikeToken, newTokenText } from './token-text.ts';

describe('the text of a token', () => {
  it('has a prefix, 160 random bits and a checksum', () => {
    const texts = Array.from({ length: 200 }, newTokenText);
    expect(new Set(texts).size).toBe(200);
    for (const text of texts) {
      expect(text).toMatch(/^twf_[0-9A-Za-z]{33}$/);
      expect(isTokenText(text)).toBe(true);
      expect(looksLikeToken(text)).toBe(true);
    }
  });

  it('never changes its form: this one was made on 2026-11-24', () => {
    expect(isTokenText('twf_0000000000000000000000000010liiwx')).toBe(true);
  });

  it('is invalid if one character was changed', () => {
    const text = newTokenText();
    for (let at = 4; at < text.length; at++) {
      const other = text[at] === 'x' ? 'y' : 'x';
      expect(isTokenText(`${text.slice(0, at)}${other}${text.slice(at + 1)}`)).toBe(false);
    }
  });

  it.each(['', 'twf_', `${newTokenText()}0`, newTokenText().toUpperCase(), newTokenText().slice(4)])(
    'is not %j',
    (text) => expect(isTokenText(text)).toBe(false),
  );

  it('has one digest for each secret, in their order', () => {
    const text = newTokenText();
    const [one, other] = createTokenDigests(['one', 'other'])(text);
    expect(createTokenDigests(['other', 'one'])(text)).toEqual([other, one]);
    expect(one).toHaveLength(32);
  });
});
