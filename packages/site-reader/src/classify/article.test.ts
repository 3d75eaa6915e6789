import { describe, expect, it } from 'vitest';
import { classified } from '../testing/classified.ts';

const TEXT =
  '<p>The mill by the river stood still for thirty years before three neighbors bought it, cleaned the wheel, and ground the first sack of rye in March.</p>'.repeat(
    8,
  );
const LINKS = `<nav>${Array.from({ length: 24 }, (_, number) => `<a href="/news/story-${number}">Story ${number}</a>`).join(' ')}</nav>`;
const OG = '<meta property="og:type" content="article">';
const DATED = '<meta property="article:published_time" content="2024-03-01T08:00:00Z">';
const LD = (type: string, more = '') =>
  `<script type="application/ld+json">{"@type":"${type}","headline":"The mill turns again"${more}}</script>`;
const BYLINE = '<span class="byline">By Ada Miller</span>';

const page = (head: string, { links = LINKS, text = TEXT } = {}) =>
  `<head><title>The mill turns again - River Post</title>${head}</head><body>${links}<article><h1>The mill turns again</h1>${BYLINE}${text}</article></body>`;

const AT = 'https://post.example/2024/03/01/the-mill-turns-again';

describe('one article of a large site', () => {
  it.each([
    ['its structured data', AT, LD('NewsArticle') + DATED],
    ['a post of a blog', 'https://post.example/blog/the-mill-turns-again', LD('BlogPosting') + OG],
    ['its social preview', AT, OG + DATED],
    ['microdata', AT, `${DATED}<div itemscope itemtype="https://schema.org/Article"></div>`],
    [
      'a list in its structured data',
      AT,
      `<script type="application/ld+json">{"@graph":[{"@type":"NewsArticle","headline":"The mill turns again"},{"@type":"NewsArticle","headline":"Rain"}]}</script>${DATED}`,
    ],
  ])('is recognized by %s, its date and its address', (_by, at, head) => {
    expect(classified(page(head), { at })).toEqual({ kind: 'article', evidence: 'The mill turns again' });
  });

  it('is recognized in a wiki by its title', () => {
    const html = (title: string) =>
      `<title>${title}</title><body class="mediawiki ltr ns-0 ns-subject page-Mill">${LINKS}<h1>Mill</h1>${TEXT}`;
    expect(classified(html('Mill - Riverpedia'), { at: 'https://wiki.example/wiki/Mill' }).kind).toBe('article');
    expect(classified(html('Riverpedia, the river in words'), { at: 'https://wiki.example/wiki/Main' }).kind).toBe(
      'page',
    );
  });
});

describe('pages that are no article', () => {
  it.each([
    ['a home page that is marked as one', 'https://post.example/', LD('NewsArticle') + OG + DATED],
    ['a home page in a language', 'https://post.example/en/', LD('NewsArticle') + OG + DATED],
    ['a page of a product', AT, `${OG}${DATED}${LD('Product')}`],
    ['an app in a store', AT, `${OG}${DATED}${LD('SoftwareApplication')}`],
    ['a recipe', AT, `${OG}${DATED}${LD('Recipe')}`],
    ['a page that only calls itself one', 'https://post.example/pricing', OG],
    [
      'a list of posts',
      'https://post.example/blog',
      '<script type="application/ld+json">[{"@type":"BlogPosting","headline":"Rain"},{"@type":"BlogPosting","headline":"Snow"}]</script>',
    ],
  ])('%s', (_what, at, head) => {
    expect(classified(page(head), { at }).kind).toBe('page');
  });

  it.each([
    ['a page of a small site', page(LD('NewsArticle') + OG + DATED, { links: '<a href="/">Home</a>' })],
    ['a note', page(LD('NewsArticle') + OG + DATED, { text: '<p>The mill turns again.</p>' })],
    [
      'a page with a price for each plan',
      page(LD('Article') + OG + DATED, {
        text: `${TEXT}<p>Basic is $9 per month.</p><p>Team is $29 per month.</p><p>Pro is $49 per month.</p>`,
      }),
    ],
    ['a page of many short texts', page(LD('Article') + OG + DATED, { text: '<p>Rye, ground fine.</p>'.repeat(80) })],
  ])('%s', (_what, html) => {
    expect(classified(html, { at: AT }).kind).toBe('page');
  });
});
