import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cutting a text (D-13)', () => {
  it('leaves what is short enough as it is', () => expect(cutText('a'.repeat(120), 120)).toBe('a'.repeat(120)));
  it('ends in three full stops where something is gone', () =>
    expect(cutText('a'.repeat(121), 120)).toBe(`${'a'.repeat(120)}...`));
  it('leaves an empty text empty', () => expect(cutText('', 120)).toBe(''));
  it('counts characters and never cuts one in half', () => expect(cutText('🌱🌱🌱', 2)).toBe('🌱🌱...'));
});
