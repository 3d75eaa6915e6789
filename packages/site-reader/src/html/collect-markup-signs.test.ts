import { describe, expect, it } from 'vitest';
import { siteSnapshot } from '../site-snapshot.ts';
import { snapshotFromHtml } from '../snapshot-from-html.ts';

const URLS = { requestedUrl: 'https://shop.example/', finalUrl: 'https://shop.example/' };

const read = (html: string) => siteSnapshot.parse(snapshotFromHtml(`<h1>Bread</h1>${html}`, URLS));

describe('signs of reviews that the text does not show', () => {
  it.each([
    '<div class="productRating"></div>',
    '<div id="testimonialA4"></div>',
    '<span class="review-stars"></span>',
    '<p itemprop="reviewBody">Dark and sour.</p>',
    '<meta itemprop="ratingValue" content="4.6">',
    '<a href="/reviews.html"><img src="r.png"></a>',
    '<img src="images/kindwords.png">',
    '<img src="c.png" alt="Témoignages">',
    '<div data-yotpo-product-id="7"></div>',
    '<script src="https://widget.trustpilot.com/boot.js"></script>',
    '<div id="eKomiWidget_default"></div>',
    '<div style="display:none">Kundenbewertungen</div>',
    '<script type="application/ld+json">{"@type":"Product","aggregateRating":{"ratingValue":4.6}}</script>',
  ])('%s', (html) => expect(read(html).markupSigns).toEqual(['reviews']));
});

describe('signs of awards', () => {
  it.each([
    '<a href="/auszeichnungen"><img src="a.png"></a>',
    '<div id="awards-logo"></div>',
    '<img src="v.png" alt="Vincitore di Panem">',
    '<img src="p.png" alt="Primé en 2024">',
    '<div hidden>Award winner</div>',
  ])('%s', (html) => expect(read(html).markupSigns).toEqual(['awards']));
});

it('notes each topic once, in any part of the page', () => {
  const html = '<div class="review"></div><div class="reviews"></div><nav><a href="/awards">A</a></nav>';
  expect(read(html).markupSigns).toEqual(['reviews', 'awards']);
});

describe('no signs', () => {
  it.each([
    '<div class="preview operating startseite start-page"></div>',
    '<p title="The steward walks toward the oven">Oven</p>',
    '<div data-content-rating="general"></div>',
    '<a href="https://prime.example/">Prime</a>',
    '<link rel="stylesheet" href="/reviews.css"><script src="/jquery.rating.js"></script>',
    '<script>var review = "award";</script><style>.rating{color:red}</style>',
    '<a href="/abstimmen"><img src="b.png" alt="Hier bestimmen Sie"></a>',
    '<p>Our customers write reviews.</p>',
  ])('%s', (html) => expect(read(html).markupSigns).toEqual([]));

  it('in an old snapshot', () => {
    const { markupSigns: _, ...before } = read('');
    expect(siteSnapshot.parse(before).markupSigns).toEqual([]);
  });
});
