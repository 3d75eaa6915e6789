import { GREETINGS } from '../read/greeting.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import type { Context } from './context.ts';
import { memoize } from './memoize.ts';

/** “Welcome to Acme”: a heading that says nothing about the offer. */
export const GREETING = new RegExp(
  String.raw`^(?:${GREETINGS}|welcome|willkommen|herzlich willkommen|bienvenue|bienvenidos?|benvenut[io]|bem[- ]vindos?|home|startseite|hello|hi|ようこそ)(?:[\s!.,]{0,3}(?:to|bei|auf|chez|al|alla|a|da|su|ao|à|sur|in|im|en|na|no)?\s?[\p{L}\p{N}.&’' -]{0,40})?[!.]?$`,
  'iu',
);

/** The first informative words of the page: its main heading, or else its title. If there are several main headings, a later one may belong to a box. */
export const topOf = memoize(({ site }: Context): { readonly place: string; readonly text: string } | undefined => {
  const { headings } = site.snapshot;
  const main = headings.filter(({ level }) => level === 1);
  const heading = main.find(({ text }) => text.includes(' ') && !GREETING.test(text.trim()))?.text;
  const isMain = new Set(main.map(({ text }) => text)).size === 1 || headings[0]?.text === heading;
  if (heading !== undefined && isMain) return { place: 'first heading', text: heading };
  return site.snapshot.title === '' ? undefined : { place: 'title', text: site.snapshot.title };
});

/** The meta description, if it can be quoted. A description for social networks alone does not count. */
export const descriptionOf = ({ said, snapshot }: Site): Passage | undefined =>
  snapshot.facts.some(({ id, value }) => id === 'description' && value === 'Missing')
    ? undefined
    : said.find(({ place, page, isQuotable }) => place === 'description' && page === 0 && isQuotable);
