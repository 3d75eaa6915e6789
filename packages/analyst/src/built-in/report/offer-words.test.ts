import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { offerWords } from './offer-words.ts';

const wordsOf = (page: Omit<Page, 'body'>): string | undefined =>
  offerWords(contextOfPage({ ...page, body: '<p>Acme.</p>' }));

describe('what is offered, in the words of the page', () => {
  it.each<[string, string, string]>([
    ['Acme | Swiss Cheese | Trail Bologna', '', '“Swiss Cheese” and “Trail Bologna”'],
    ['Acme - Free Genealogy Search Engine', '', '“Free Genealogy Search Engine”'],
    ['Acme', 'Acme is a search engine of family trees, which finds cousins.', '“search engine of family trees”'],
  ])('reads “%s”, “%s”', (title, description, words) => expect(wordsOf({ title, description })).toBe(words));

  it.each([
    ['Acme', 'Our mission is to tune every old piano in the county.'],
    ['Acme', 'Acme has been tuning pianos in the county for years.'],
    ['Welcome to Acme', ''],
  ])('reads nothing from “%s”, “%s”', (title, description) => expect(wordsOf({ title, description })).toBeUndefined());
});
