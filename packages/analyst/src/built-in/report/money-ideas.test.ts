import { describe, expect, it } from 'vitest';
import { ideaTexts } from '../testing/ideas-on.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { modelsOf } from './models.ts';

const project = (words: string): Page => ({
  title: 'Tessera',
  description: 'Tessera is an open source library for maps.',
  body: `<h1>Tessera</h1><p>An open source JavaScript library. npm install tessera</p><p>${words}</p><a href="/donate">Donate</a>`,
});

describe('who could pay for a free project', () => {
  it.each<[string, boolean]>([
    ['Tessera is used by Acme Maps and more than 40 companies.', true],
    ['Tessera is fast and small, and has no dependencies.', false],
  ])('is asked where the page says “%s”: %s', (words, isAsked) =>
    expect(ideaTexts(project(words)).includes('Those who use it could pay for its upkeep')).toBe(isAsked),
  );
});

describe('what any such site could do', () => {
  it.each(['skin care', 'furniture'])('is not suggested to a shop for %s', (goods) => {
    const shop = {
      title: `${goods} shop`,
      description: `Online shop for ${goods}. Add to cart, free shipping.`,
      body: `<h1>${goods} online shop</h1><p>Buy ${goods} in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a><p>Shipping and returns</p>`,
    };
    expect(ideaTexts(shop)).toBe('');
    expect(modelsOf(contextOfPage(shop)).map(({ kind }) => kind)).toEqual(['today']);
  });
});
