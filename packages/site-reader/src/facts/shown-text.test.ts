import { describe, expect, it } from 'vitest';
import { shownText } from './shown-text.ts';

describe('showing text of a site in a fact', () => {
  it.each([
    [
      'the query of an address',
      'See https://shop.example/a?token=x#b; and more',
      'See https://shop.example/a; and more',
    ],
    ['the query of a path', 'location: /login?next=/a&token=x', 'location: /login'],
    ['a user name', 'https://ada:secret@shop.example/', 'https://shop.example/'],
    ['what is invisible', 'Bread\u0000 \u200b and\n rye', 'Bread and rye'],
  ])('leaves out %s', (_what, text, expected) => expect(shownText(text, 300)).toBe(expected));

  it.each(['Bread and/or rye?', 'What is a/b testing? Ask us.', '<a href="/a">', 'Is 1/2 = 50 %?'])(
    'keeps “%s”',
    (text) => expect(shownText(text, 300)).toBe(text),
  );

  it('cuts long texts, with an ellipsis', () => {
    expect(shownText('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`);
  });
});
