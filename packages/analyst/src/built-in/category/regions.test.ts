import { describe, expect, it } from 'vitest';
import { countryOf } from '../read/country.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { isKnownIn } from './regions.ts';

const countryOfPage = (page: Page): string | undefined => {
  const { site } = contextOfPage(page);
  return countryOf(site.snapshot, site.language.tag);
};

describe('the country of a site', () => {
  it.each<[string, Page, string | undefined]>([
    ['its address', { url: 'https://acme.co.uk/', body: '<p>Pianos.</p>' }, 'uk'],
    ['a country without its own rows', { url: 'https://acme.pl/', body: '<p>Pianos.</p>' }, 'other'],
    ['its currency', { body: '<p>A grand piano for £900.</p>' }, 'uk'],
    ['a postal address', { body: '<p>55 Kidron Road, Orrville, Ohio 44667</p>' }, 'us'],
    ['its language', { lang: 'de', body: '<p>Wir stimmen Klaviere und Flügel für Sie.</p>' }, 'de'],
    ['nothing', { body: '<p>We tune pianos and grand pianos.</p>' }, undefined],
    ['an address that says nothing', { url: 'https://acme.io/', body: '<p>We tune pianos.</p>' }, undefined],
  ])('is read from %s', (_, page, country) => expect(countryOfPage(page)).toBe(country));
});

describe('alternatives of the table', () => {
  it.each([
    ['Chewy', 'us', true],
    ['Chewy', 'de', false],
    ['Zooplus', 'de', true],
    ['Amazon', 'jp', true],
  ] as const)('%s is one in %s: %s', (name, country, isOne) => expect(isKnownIn(name, country)).toBe(isOne));

  it('are only worldwide ones if the country is unknown', () => {
    expect(isKnownIn('Chewy', undefined)).toBe(false);
    expect(isKnownIn('Google Analytics', undefined)).toBe(true);
  });
});
