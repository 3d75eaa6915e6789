import type { Site } from '../read/site.ts';
import { memoize } from './memoize.ts';

/** Addresses of a single text, film, person or thread, and of forum actions. */
const OF_ITEM =
  /\/(?:authors?|autor(?:en|es)?|users?|members?|profiles?|films?|movies?|news|articles?|artikel|posts?|stories)\/[^/]|\/(?:19|20)\d\d\/\d|[a-z]-\d{5,}(?:[/.]|$)|[?&](?:date|do|updated-max)=|\/(?:search|external|member\w*|ucp|faq|calendar|feed|showthread|viewtopic)\.php|\/(?:t|member)\d+[-.]|#post/i;
/** A headline as part of an address. */
const HEADLINE = /\/[^/]*(?:-[^/-]+){4}/;
const MIN_WORDS = 5;

/** The texts of links to single items: a headline, an author, a film, the last post. They are no sections of a site. */
export const itemLinks = memoize(({ snapshot: { links } }: Site): ReadonlySet<string> => {
  const items = links.filter(({ href, text }) => {
    const path = href.replace(/^https?:\/\/[^/]+/, '');
    return OF_ITEM.test(path) || (HEADLINE.test(path) && text.trim().split(/\s+/).length >= MIN_WORDS);
  });
  return new Set(items.map(({ text }) => text.trim()));
});
