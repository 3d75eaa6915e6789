import { describe, expect, it } from 'vitest';
import { ideasOn } from '../testing/ideas-on.ts';

const TEXT = Array.from({ length: 12 }, (_, at) => `<p>Note ${at} on a walk by the river</p>`).join('');
const stepOn = (body: string, wanted: string, title = 'Cheese shop'): string | undefined =>
  ideasOn({ title, description: 'Online shop for artisan cheese. Free shipping.', body: `${TEXT}${body}` }).find(
    ({ kind }) => kind === wanted,
  )?.text;
const SHOP = '<h1>Cheese online shop</h1><button>Add to cart</button><a href="/cart">Shopping cart</a>';

describe('what stands behind a link', () => {
  it.each<[string, string | undefined]>([
    ['<a href="/why">7 reasons to buy from us</a>', 'Write the strongest point of “7 reasons to buy from us”'],
    ['<a href="/why">Why choose oak</a>', undefined],
    ['<a href="/why">Why choose us?</a>', 'Write the strongest point of “Why choose us?”'],
    ['<a href="/why">Why cheese ripens slowly</a>', undefined],
    ['<a href="/why">Why choose us?</a><h2>Why choose us?</h2>', undefined],
  ])('is a reason in %s', (link, step) => {
    const found = stepOn(`${SHOP}${link}`, 'reasons-inside');
    expect(step === undefined ? found : found?.startsWith(step)).toBe(step === undefined ? undefined : true);
  });

  it.each<[string, boolean]>([
    ['<a href="/stores">Our stores</a>', true],
    ['<a href="/stores">Our stores</a><p>12 Mill Street, open Mon-Fri 9-5</p>', false],
    ['<a href="/stories">Our stories</a>', false],
  ])('is a store in %s: %s', (link, isNamed) =>
    expect(stepOn(`${SHOP}${link}`, 'stores-nearby') !== undefined).toBe(isNamed),
  );

  it.each<[string, boolean]>([
    ['<a href="/ads">Advertise with us</a>', true],
    ['<a href="/ads">Advertised in the valley for years</a>', false],
  ])('is a place for advertisers on a page of unknown kind in %s: %s', (link, isNamed) => {
    const ideas = ideasOn({ title: 'Heron Trail', description: 'Notes.', body: `${TEXT}${link}` });
    expect(ideas.some(({ kind }) => kind === 'to-advertisers')).toBe(isNamed);
  });
});

const piece = (name: string, comments: string): string => `<h2>${name}</h2><p>Read on</p><p>${comments}</p>`;

describe('what readers ask and answer', () => {
  it.each<[string, string, string | undefined]>([
    [
      '9 comments',
      '4 comments',
      'More on the subject of “How the heron builds a nest” would bring readers back: it drew 9 comments, more than other pieces of the page',
    ],
    ['9 comments', '9 comments', undefined],
    ['2 comments', '1 comment', undefined],
  ])('brings them back with %s beside %s', (one, other, step) =>
    expect(
      stepOn(
        piece('How the heron builds a nest', one) + piece('Where the stork spends winter', other),
        'most-discussed',
        'Heron Trail',
      ),
    ).toBe(step),
  );

  it.each<[number, string, boolean]>([
    [3, '/q', true],
    [2, '/q', false],
    // A toggle opens its answer on the page.
    [3, '#q', false],
  ])('is found by its question where there are %i at %s: %s', (count, path, isFound) => {
    const asked = ['Can I bring a dog along?', 'How do I cancel a walk?', 'Where does the walk begin?'];
    const teasers = '<a href="/t">Remember the walks of 1990?</a>'.repeat(3);
    const body = asked
      .slice(0, count)
      .map((text, at) => `<a href="${path}${at}">${text}</a>`)
      .join('');
    expect(stepOn(`${body}${teasers}`, 'questions') !== undefined).toBe(isFound);
  });
});

describe('words of customers behind a link', () => {
  const builder = (more: string) => ({
    title: 'Acme Homes',
    description: 'Acme Homes is a custom home builder.',
    body: `<h1>Custom home builder</h1><p>We build new homes and floor plans.</p><a href="/contact">Contact us</a>${more}`,
  });

  it.each<[string, boolean]>([
    ['<a href="/said">See what some of our customers have said</a>', true],
    [
      '<a href="/said">See what some of our customers have said</a><h2>Testimonials</h2><blockquote>They built our home in a year, and we love it very much. - Ann Lee</blockquote>',
      false,
    ],
    [
      '<a href="/said">See what some of our customers have said</a><a href="https://www.yelp.com/biz/acme">Yelp</a>',
      false,
    ],
    ['<p>We do good work.</p>', false],
  ])('are to be quoted: “%s”: %s', (more, isNamed) =>
    expect(ideasOn(builder(more)).some(({ kind }) => kind === 'linked-proof')).toBe(isNamed),
  );

  it('are no advice for a health practice', () => {
    const practice = {
      title: 'Acme Dental',
      description: 'Acme Dental is a dental practice. Dentists for the family.',
      body: '<h1>Dental practice</h1><p>Our dentists treat patients.</p><a href="/book">Book an appointment</a><a href="/said">Patient testimonials</a>',
    };
    expect(ideasOn(practice).some(({ kind }) => kind === 'linked-proof')).toBe(false);
  });
});
