import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { sells, showsPaying } from './sells.ts';

const shop = (button: string): Page => ({
  title: 'Cheese shop',
  description: 'Online shop for artisan cheese. Free shipping.',
  body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store.</p><p>Shipping and returns</p>${button}`,
});
const project = (link: string): Page => ({
  title: 'Pebble',
  description: 'An open source JavaScript library',
  body: `<h1>Pebble</h1><p>Pebble is an open source JavaScript library.</p><p>npm install pebble. MIT license. Pull requests are welcome.</p>${link}`,
});

describe('an offer that visitors pay for', () => {
  it('is that of a shop, not of an open-source project', () =>
    expect([shop('<button>Add to cart</button>'), project('')].map((page) => sells(contextOfPage(page)))).toEqual([
      true,
      false,
    ]));
});

describe('a way to pay', () => {
  it.each<[string, Page, boolean]>([
    ['a cart', shop('<button>Add to cart</button>'), true],
    ['a price', shop('<p>Brie $9.50</p>'), true],
    ['neither', shop(''), false],
  ])('is shown by %s: %s', (_, page, isShown) => expect(showsPaying(contextOfPage(page))).toBe(isShown));
});
