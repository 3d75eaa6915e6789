import { describe, expect, it } from 'vitest';
import { opportunityTexts } from '../testing/section-texts.ts';

const SHOP = `<h1>Acme lamps</h1><p>Shop lamps and shades online. Add to cart.</p><button>Add to cart</button>
<ul><li>Desk lamp $40.00</li><li>Floor lamp $90.00</li><li>Shade $20.00</li></ul><a href="/returns">Returns policy</a><a href="/cart">Shopping cart</a>`;
const claimsOn = (more: string): readonly string[] =>
  opportunityTexts({ title: 'Acme – online shop for lamps', body: `${SHOP}${more}` }).split('\n');
const links = (...names: readonly string[]): string =>
  names.map((name, at) => `<a href="/shop/x${at}">${name}</a>`).join('');

describe('an opportunity from a service', () => {
  it.each([
    ['advertisers without a number', links('Advertise with us'), /^Advertisers who see “Advertise with us”/u],
    [
      'advertisers and a number',
      `<p>We reach 12,000 readers.</p>${links('Advertise with us')}`,
      /^Advertisers pay for reach: show “12,000 readers” beside “Advertise with us”$/u,
    ],
    ['partners', links('Affiliate Program'), /^Bloggers and portals could bring more buyers/u],
  ])('is named: %s', (_, more, claim) => expect(claimsOn(more)).toContainEqual(expect.stringMatching(claim)));

  it.each([
    ['partners whose share is there', `${links('Affiliate Program')}<p>You get a commission of 5 %.</p>`, /Bloggers/u],
    [
      'advertisers whom a line tells how many come',
      `<p>Environ 3 millions de visites/mois</p>${links('Advertise with us')}`,
      /no number of readers/u,
    ],
  ])('is not named: %s', (_, more, claim) => expect(claimsOn(more)).not.toContainEqual(expect.stringMatching(claim)));
});
