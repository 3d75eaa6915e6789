import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { type Finding, inferred, strength } from '../report/statement.ts';
import { ratingsOf } from './rating.ts';

const ratingsOn = (page: Page, strengths: readonly Finding[] = []) =>
  ratingsOf({ context: contextOfPage(page), strengths, weaknesses: [] });
const ratingsFor = (body: string) => ratingsOn({ title: 'Acme', body });
const SHOP = {
  title: 'Cheese shop',
  description: 'Online shop for artisan cheese from the valley, made for hikers, with free shipping.',
  body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store. Shipping and returns within 30 days.</p>${Array.from({ length: 12 }, (_, at) => `<p>Cheese number ${at} is made by hand.</p>`).join('')}`,
};

describe('a rating', () => {
  it('begins with a word for the number and the count of met criteria', () => {
    const strengths = [strength('range', 0.9, 'A wide range', inferred('two things'))];
    const { success } = ratingsOn(SHOP, strengths);
    expect(success.rating).not.toBeNull();
    expect(success.rationale.text).toMatch(/^(?:Weak|Fair|Good|Strong): \d of \d criteria could be judged; .*Met: /u);
  });

  it.each(['<p>Pianos.</p>', '<p>Last night it rained, and in the morning it rained again, until the river rose.</p>'])(
    'is missing if too few criteria can be judged: “%s”',
    (body) => {
      const { success, monetization } = ratingsFor(body);
      expect([success.rating, monetization.rating]).toEqual([null, null]);
      expect(success.rationale.text).toMatch(
        /^Not rated: (?:the page has 1 word of text|our rules could judge only \d of \d criteria)\./u,
      );
    },
  );

  it.each([
    ['much', ['award', 'users', 'trial'], 4.5],
    ['some', [], 4.5],
  ])('goes from 10% to 90% of the maximum if all was judged and %s is met', (_, kinds, rating) => {
    const body = `${SHOP.body}<p>Cheese wheel $40, in a subscription $35 per month</p>`;
    const strengths = kinds.map((kind) => strength(kind, 0.9, `Has ${kind}`, inferred('two things')));
    const { monetization } = ratingsOn({ ...SHOP, body }, strengths);
    const { criteria } = monetization;
    const [points, outOf] = [criteria.map((of) => of.points), criteria.map((of) => of.outOf)].map((of) =>
      of.reduce((sum, each) => sum + each),
    );
    expect(criteria.length).toBeGreaterThanOrEqual(5);
    expect(monetization.rating).toBe(rating);
    expect(rating / 5).toBeCloseTo(0.1 + (0.8 * points!) / outOf!, 1);
  });

  it('is missing for a page that only says what it is', () => {
    const notes = Array.from({ length: 14 }, (_, at) => `<p>Note ${at} on a walk by the river</p>`).join('');
    const { success } = ratingsOn({
      title: 'Heron Trail',
      description: 'Heron Trail is a collection of what we saw on our way along the river.',
      body: `<h1>Heron Trail</h1>${notes}<a href="/contact">Contact us</a>`,
    });
    expect(success.rating).toBeNull();
    expect(success.rationale.text).toMatch(
      /^Not rated: our rules could judge only 1 of 6 criteria\. Met: it states clearly/u,
    );
  });

  it('counts named groups, but not those of a menu', () => {
    const rationale = (description: string, more = ''): string =>
      ratingsOn({ ...SHOP, description, body: `${SHOP.body}${more}` }).success.rationale.text;
    expect(rationale('Shirts and cheese for men and women.')).toContain('it names its audience');
    const menu = '<nav><a href="/women">Women</a><a href="/men">Men</a><a href="/kids">Kids</a></nav>';
    expect(rationale('Online shop for artisan cheese.', menu)).not.toContain('it names its audience');
  });

  it('does not accept “doing stuff” as a plain description', () => {
    const said = (text: string): string =>
      ratingsOn({ title: 'Ada Berg, portfolio', body: `<h1>${text}</h1><p>My portfolio of work.</p>` }).success
        .rationale.text;
    expect(said('The portfolio of Ada Berg, who does stuff on the internet')).not.toContain(
      'it states clearly what it is',
    );
  });

  it('does not accept a motto as a plain description', () => {
    const said = (description: string): string =>
      ratingsOn({ title: 'Crow & Sons', description, body: SHOP.body }).success.rationale.text;
    expect(said('Better than ever.')).not.toContain('“Better than ever”');
  });

  it.each<[string, boolean]>([
    ['<button>Add to cart</button>', true],
    ['', false],
  ])('calls the way to earn plain if visitors can pay: “%s”', (button, isPlain) => {
    const { rationale } = ratingsOn({
      title: 'Cheese shop',
      description: 'Online shop for artisan cheese. Free shipping.',
      body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store.</p><p>Shipping and returns</p>${button}`,
    }).monetization;
    expect(rationale.text.includes('how it earns money is clear')).toBe(isPlain);
  });

  it.each<[string, string | undefined]>([
    ['<p>© 2014 Cheese shop</p>', undefined],
    ['<p>Offers valid until December 2015</p>', 'the page has visible defects'],
    ['<p>Current stock: Loading...</p>', undefined],
    ['<p>There are issues with our checkout</p>', 'the page has visible defects'],
    // Neither the absence of defects nor a date is a merit: only the reader of the report knows what is outdated.
    ['<p>Fresh every day</p>', undefined],
    ['<p>Last restocked on March 3, 2026</p>', undefined],
    ['<p>© 2014 – 2026 Cheese shop</p>', undefined],
  ])('judges upkeep by all findings, shown or not: “%s”', (more, finding) => {
    const { criteria } = ratingsOn({ ...SHOP, body: `${SHOP.body}${more}` }).success;
    expect(criteria.find(({ name }) => name === 'is well kept')?.finding).toBe(finding);
  });
});

describe('proof for a site', () => {
  const findingOf = (kind: string, criterion: string): string | undefined => {
    const strengths = [strength(kind, 0.9, 'Something', inferred('two things'))];
    const { success, monetization } = ratingsOn(SHOP, strengths);
    return [...success.criteria, ...monetization.criteria].find(({ name }) => name === criterion)?.finding;
  };

  it.each([
    ['award', 'others vouch for it'],
    ['users', 'little vouches for it'],
    ['certified', undefined],
  ])('is judged by “%s”: %s', (kind, finding) => expect(findingOf(kind, 'others vouch for it')).toBe(finding));

  it.each([
    ['users', 'people use or pay for it'],
    ['press', 'there are few signs that people use it'],
    ['award', undefined],
    ['hours', undefined],
  ])('of use is “%s”: %s', (kind, finding) => expect(findingOf(kind, 'signs that people pay or use it')).toBe(finding));

  it.each([
    ['rival', 'it shows what sets it apart'],
    ['rating', undefined],
  ])('shows a difference by “%s”: %s', (kind, finding) => expect(findingOf(kind, 'shows a difference')).toBe(finding));
});

describe('a way to earn', () => {
  it.each([
    [0.7, 'how it earns money can be inferred'],
    [0.3, 'how it earns money can be inferred'],
  ])('with a certainty of %f reads: %s', (confidence, finding) => {
    const context = contextOfPage({ ...SHOP, description: 'Online shop for artisan cheese from the valley.' });
    const { criteria } = ratingsOf({
      context: { ...context, model: { ...context.model, confidence } },
      strengths: [],
      weaknesses: [],
    }).monetization;
    expect(criteria.find(({ name }) => name === 'a way to earn that fits the offer')?.finding).toBe(finding);
  });

  it('may be in a link if the kind shows none', () => {
    const { rationale } = ratingsFor(
      '<p>Pianos are a lovely thing.</p><a href="/a">Advertise with us</a>',
    ).monetization;
    expect(rationale.text).toContain('In part: how it earns money can be inferred.');
  });
});

describe('a first step without risk', () => {
  const firstStep = (more: string) =>
    ratingsOn({ ...SHOP, body: `${SHOP.body}${more}` }).monetization.criteria.find(
      ({ name }) => name === 'a first step without risk',
    )?.finding;
  const bare = {
    ...SHOP,
    description: 'Online shop for artisan cheese from the valley.',
    body: SHOP.body.replace(' and returns within 30 days', ''),
  };

  it('is a return within some days', () => expect(firstStep('')).toBe('a first step without risk is offered'));

  it('is not the returns of an investment', () => {
    const body = `${bare.body}<p>Our fund had returns of 30 percent over many years.</p>`;
    const { monetization } = ratingsOn({ ...bare, body });
    expect(JSON.stringify(monetization.criteria)).not.toContain('a first step without risk is offered');
  });
});

describe('a next step', () => {
  const stepOf = (kinds: readonly string[], more = '') =>
    ratingsOf({
      context: contextOfPage({ ...SHOP, body: `${SHOP.body}${more}` }),
      strengths: kinds.map((kind) => strength(kind, 0.6, `Has ${kind}`, inferred('two things'))),
      weaknesses: [],
    }).success.criteria.find(({ name }) => name === 'leads to a next step')?.finding;

  it.each<[string, string, string | undefined]>([
    ['trial', '', 'the next step is clear'],
    ['range', '<button>Add to cart</button>', 'the next step is clear'],
    // Hours are no next step, and the rules may not recognize another one.
    ['hours', '', undefined],
  ])('with %s%s: %s', (kind, more, finding) => expect(stepOf([kind], more)).toBe(finding));

  it('does not count behind a dead button', () =>
    expect(stepOf(['trial'], '<a class="btn" href="/[YOUR LINK]">Buy cheese</a>')).toBe('the next step is unclear'));
});

describe('a price', () => {
  const QUOTE = '<a href="/quote">Request a quote</a>';
  const priceOn = (page: Page) =>
    ratingsOn(page).monetization.criteria.find(({ name }) => name === 'a price in the open')?.finding;

  it.each<[string, string | undefined]>([
    ['', 'prices are only on request or on other pages'],
    ['<p>Cheese wheel Rs 400</p>', 'prices are public'],
    ['<p>Cheese wheel 1.200,-</p>', undefined],
    ['<p>Cheese wheel 49 kr</p>', 'prices are public'],
  ])('is called missing beside a request for a quote only if no amount may be one: “%s”: %s', (more, finding) =>
    expect(priceOn({ ...SHOP, body: `${SHOP.body}${QUOTE}${more}` })).toBe(finding),
  );

  it('is not called missing if the rules are unsure that anything is sold', () =>
    expect(priceOn({ title: 'Acme', body: `<p>Pianos are a lovely thing to look at.</p>${QUOTE}` })).toBeUndefined());
});
