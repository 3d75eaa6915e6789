import { describe, expect, it } from 'vitest';
import { kindOf, links } from '../testing/kind-of.ts';
import type { Page } from '../testing/site-of.ts';

describe('the role of a site in its field', () => {
  it.each<[string, string, Page]>([
    [
      'a society by what its members have, on its page of news',
      'association',
      {
        title: 'FSL: News & Discussion',
        url: 'https://fsl.example/news_discussion/',
        description: 'News on lathes',
        body: links('Membership & Organisation', 'Study groups', 'About the society', 'Membership', 'News', 'Forum'),
      },
    ],
    [
      'a line of buses by the form for its tickets',
      'transport',
      { title: 'Online Ticket Sales', body: '<p>Going from:</p><p>One way</p><p>Round trip</p><p>Departing on:</p>' },
    ],
    [
      'homes to rent by plans and residents',
      'real-estate',
      { title: 'Fern Court', body: links('Floor plans', 'Resident login', 'Amenities', 'Find an apartment') },
    ],
    [
      'tips on pictures, not who takes them',
      'blog',
      {
        title: 'Starting a photography business',
        url: 'https://fern-photo-tips.example/start',
        body: `<h1>Photography business</h1><p>Photographer. Photography.</p>${links('Beginners tips', 'Digital tutorials', 'Challenges')}`,
      },
    ],
    [
      'a shop with wines of many makers',
      'shop',
      {
        lang: 'de',
        title: 'Beran Rosé | fernwein',
        description: 'Beran Vineyards Rosé bestellen. Weingut Beran.',
        body: `<p>Weingut Beran, Wein, Weinberge.</p><p>In den Warenkorb</p>${links('Warenkorb', 'Merkzettel', 'Versand', 'Angebote', 'Marken')}<p>9,90 €</p><p>8,90 €</p><p>7,90 €</p><p>6,90 €</p>`,
      },
    ],
  ])('is recognized as %s', (_, kind, page) => expect(kindOf(page)).toBe(kind));

  it.each<[string, string, Page]>([
    [
      'an agency of flights makes no bus line',
      'transport',
      { title: 'Cheap Flights, Hotels, Cars', body: '<p>One way</p><p>Round trip</p><p>Departing on:</p>' },
    ],
    [
      'a law firm with a blog is none',
      'blog',
      {
        title: 'Fern law firm',
        description: 'Attorneys at law',
        url: 'https://fernlaw.example/blog',
        body: `<h1>Lawyers</h1><p>Law firm.</p>${links('Our services', 'Blog', 'Practice areas')}`,
      },
    ],
    [
      'a winery that sells its own is no mere shop',
      'shop',
      {
        lang: 'de',
        title: 'Weingut Fern',
        description: 'Unser Weingut im Tal',
        url: 'https://weingut-fern.example/',
        body: `<h1>Weingut Fern</h1><p>Weinberge. Winzer.</p>${links('Warenkorb', 'Merkzettel', 'Versand', 'Angebote')}`,
      },
    ],
  ])('%s', (_, kind, page) => expect(kindOf(page)).not.toBe(kind));
});
