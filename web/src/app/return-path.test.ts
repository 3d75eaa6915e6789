import { describe, expect, it } from 'vitest';
import { returnPathIn, returnPathTo } from './return-path.ts';

describe('the way back from /auth (D-135)', () => {
  it('is the whole address of the page that sent a user there', () => {
    const from = '/orders/7?token=x#reviews';
    expect(returnPathIn(returnPathTo({ pathname: '/orders/7', search: '?token=x', hash: '#reviews' }))).toEqual({
      from,
      hasSessionEnded: false,
    });
  });

  it('says when a session has ended', () => {
    expect(returnPathIn({ from: '/profile', hasSessionEnded: true })).toEqual({
      from: '/profile',
      hasSessionEnded: true,
    });
  });

  it.each([
    undefined,
    null,
    'x',
    {},
    { from: 7 },
    { from: 'https://evil.example/' },
    { from: '//evil.example' },
    { from: '/\\evil.example' },
  ])('is none in %j', (state) => {
    expect(returnPathIn(state)).toEqual({ hasSessionEnded: false });
  });
});
