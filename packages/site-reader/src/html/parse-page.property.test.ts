import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteSnapshot } from '../site-snapshot.ts';
import { snapshotFromHtml } from '../snapshot-from-html.ts';
import { cleanText, cut, pieces } from './clean-text.ts';

const URLS = { requestedUrl: 'https://shop.example/', finalUrl: 'https://shop.example/' };

const TAGS =
  'html head body title meta base div p h1 h2 ul li a button form label input select option textarea table tr td br hr ' +
  'img svg title script style noscript template s del sup pre nav footer aside blockquote iframe constructor __proto__ x-y';
const ATTRIBUTES =
  'hidden class="btn sr-only" class=navbar id=cookie-banner href=/a href="javascript:1" href=http://[ style="display:none" ' +
  'type=submit type=password type="application/ld+json" name=description content=x for=a id=a role=button lang=en alt="" ' +
  'constructor=1 __proto__=x "broken \'';
const TEXTS = [
  '$29',
  ' / month',
  '1.299,00 €',
  'Free',
  'Bread. ',
  ' ',
  '\u0000',
  '\ud800',
  '&amp;',
  '&#0;',
  '&',
  '<',
  '>',
  '漢',
  '{"@type":"A"',
  '-->',
];

const tag = fc
  .tuple(
    fc.constantFrom('<', '</'),
    fc.constantFrom(...TAGS.split(' ')),
    fc.array(fc.constantFrom(...ATTRIBUTES.split(' ')), { maxLength: 3 }),
    fc.constantFrom('>', '/>', ''),
  )
  .map(([open, name, attributes, close]) => [open + name, ...attributes].join(' ') + close);

const page = fc
  .array(fc.oneof({ weight: 3, arbitrary: tag }, fc.constantFrom(...TEXTS), fc.constant('<!--')), { maxLength: 60 })
  .map((parts) => parts.join(''));

describe('any page at all', () => {
  it('fills a valid snapshot', () => {
    fc.assert(
      fc.property(page, (html) => {
        const snapshot = siteSnapshot.parse(snapshotFromHtml(html, URLS));
        const json = JSON.stringify(snapshot);
        expect(json).not.toMatch(/\\u0000|\\ud[89a-f]/);
        expect(snapshot.text).toBe(snapshot.blocks.map(({ text }) => text).join('\n'));
        for (const { text } of snapshot.prices) expect(snapshot.text).toContain(text);
        for (const { href } of snapshot.links) expect(href).toMatch(/^https?:/);
        for (const { section } of snapshot.blocks)
          expect(['', ...snapshot.headings.map(({ text }) => text)]).toContain(section);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('any text at all', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });

  it('does not change when it is cleaned again', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const clean = cleanText(raw);
        expect(clean.isWellFormed()).toBe(true);
        expect(cleanText(clean)).toBe(clean);
        expect(clean).not.toMatch(/^\s|\s$|\s\s|[^\S ]/);
      }),
    );
  });

  it('is cut within its limit, between characters, and into pieces without loss', () => {
    fc.assert(
      fc.property(text.map(cleanText), fc.integer({ min: 2, max: 20 }), (clean, max) => {
        expect(cut(clean, max).length).toBeLessThanOrEqual(max);
        expect(cut(clean, max).isWellFormed()).toBe(true);
        const parts = pieces(clean, max);
        for (const part of parts) expect(part.length <= max && part.isWellFormed()).toBe(true);
        expect(parts.join('').replaceAll(' ', '')).toBe(clean.replaceAll(' ', ''));
      }),
    );
  });
});
