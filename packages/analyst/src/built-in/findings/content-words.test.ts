import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { contentOf, saysSomething } from './content-words.ts';

describe('informative words', () => {
  const rows = Array.from({ length: 14 }, (_, at) => `<li>Kiln ${at} for porcelain</li>`).join('');
  const context = contextOfPage({ title: 'Fern', body: `<h1>Fern</h1><ul>${rows}</ul><h2>Porcelain</h2>` });

  it.each([
    ['Kilns for porcelain', true],
    ['Unique Style... Wide Selection... Best Prices', false],
    ['Do your duty, result is a bonus', false],
    ['something special every day', false],
    ['陶芸窯の専門店です', true],
  ])('“%s”: %s', (text, expected) => expect(saysSomething(context, text)).toBe(expected));

  it('exclude praise and the name', () => expect(contentOf(context, 'Fern: quality kilns')).toEqual(['kilns']));
});
