import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const fieldOf = (description: string): string | undefined =>
  contextOfPage({
    title: 'Acme',
    description,
    body: '<h1>Acme</h1><button>Add to cart</button><a href="/cart">Shopping cart</a><p>€20</p>',
  }).judgment.category?.noun;

describe('the field of a shop whose first words list goods', () => {
  it.each([
    ['Online shop for CDs and vinyl records', 'music and films'],
    ['Online shop: Bibles, CDs and DVDs of one publisher', undefined],
  ])('is the first of the list, or undefined if our table has no row for it: “%s”', (description, field) =>
    expect(fieldOf(description)).toBe(field),
  );
});

describe('an item of a long list in the first words', () => {
  const field = (description: string): string | undefined =>
    contextOfPage({ title: 'Acme', description, body: '<h1>Acme</h1><p>What is on in town tonight.</p>' }).judgment
      .category?.noun;

  it('is not the kind of the site', () => {
    expect(field('Acme: concerts, quiz nights, cinema, workshops and fun')).toBeUndefined();
    expect(field('Acme: cinema in Rye')).toBe('films on the big screen');
  });
});

describe('one of several divisions in title and description', () => {
  const field = (title: string, description: string, url = 'https://acme.example/'): string | undefined =>
    contextOfPage({
      url,
      title,
      description,
      body: '<h1>Acme & Fern</h1><a href="/c">Contact us</a><a href="/p">Pest control</a><p>Since 1981 in Alder.</p>',
    }).judgment.category?.noun;
  const DIVISIONS = 'Acme is the provider for Cleaning Services, Security Services, Pest Control and General Trading.';

  it('is not the field', () => {
    expect(field('Acme Cleaning, Security, Trading, Pest Control Services Alder', DIVISIONS)).toBeUndefined();
    expect(field('Acme & Fern', DIVISIONS)).toBeUndefined();
  });

  it('is the field if title or address name it alone', () => {
    expect(field('Acme Pest Control in Alder', DIVISIONS)).toBe('pest control');
    const first = 'Acme for pest control, cleaning, security, gas and trading.';
    expect(field('Acme & Fern', first, 'https://acme-pestcontrol.example/')).toBe('pest control');
    expect(field('Acme & Fern', first)).toBeUndefined();
  });
});
