import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { proofFindings } from './proof.ts';
import { testimonialsIn } from './testimonials.ts';

const quotesOf = (heading: string, quote: string): number =>
  testimonialsIn(
    contextOfPage({
      title: 'Acme',
      body: `<h1>Acme</h1><p>We tune pianos.</p><h2>${heading}</h2><blockquote>${quote}</blockquote>`,
    }),
  ).length;

describe('a quote', () => {
  it.each<[string, string]>([
    ['Concert halls', 'Thank you so much, my grand piano has never sounded better.'],
    ['Testimonials', 'My grand piano has never sounded better than this spring.'],
    ['Testimonials', 'Wir haben lange gesucht und sind nun sehr zufrieden.'],
    ['Testimonials', 'Keep up the good work please, my piano has never sounded so well as now.'],
    ['Konzerte', 'Ich kann die Werkstatt jedem nur empfehlen, der ein Klavier hat.'],
  ])('under “%s” is praise: “%s”', (heading, quote) => expect(quotesOf(heading, quote)).toBe(1));

  it.each<[string, string]>([
    ['Concert halls', 'My grandfather believed that a piano is never finished.'],
    ['Testimonials', 'Our approach is to listen before we touch a string.'],
    ['Concert halls', 'We offer you a tuning on the same day, every day of the year.'],
    ['Koordinatorin', 'Wir haben Ihnen einen Plan für das ganze Jahr gemacht.'],
    ['Our founder', 'I tell you, a piano is never finished, and I should know.'],
    ['Strings', 'Strings can brighten a room, but keep in mind that they annoy your users! Please read the guide.'],
    ['Testimonials', 'Pianos lieben Luft; bitte beachten Sie vor dem Kauf die Hinweise im Handbuch.'],
    ['Atelier', 'Nous n’avons jamais vendu un piano que vous ne voudriez pas.'],
  ])('under “%s” is no praise: “%s”', (heading, quote) => expect(quotesOf(heading, quote)).toBe(0));
});

describe('a quote with a caption', () => {
  const voicesOf = (caption: string): readonly (string | undefined)[] =>
    testimonialsIn(
      contextOfPage({
        title: 'Acme',
        body: `<h1>Acme</h1><p>We tune pianos.</p><figure><blockquote>I have worn out four pianos. This one is on its second winter.</blockquote><figcaption>${caption}</figcaption></figure>`,
      }),
    ).map(({ by }) => by);

  it.each([
    ['Nadia Okafor, office manager in Leeds', ['Nadia Okafor, office manager in Leeds']],
    ['Nadia Okafor, founder of Acme', []],
    ['A piano in winter', []],
  ])("is a customer's if it names a person and a role: %s", (caption, voices) =>
    expect(voicesOf(caption)).toEqual(voices),
  );
});

describe('a founding year', () => {
  it.each<[string, boolean]>([
    ['1998', true],
    ['2025', false],
  ])('%s is a strength: %s', (year, isStrength) => {
    const body = `<h1>Acme</h1><p>We tune pianos. Acme was founded in ${year} by two friends of music.</p>`;
    const kinds = proofFindings(contextOfPage({ title: 'Acme', body })).map(({ kind }) => kind);
    expect(kinds.includes('founded')).toBe(isStrength);
  });
});

it('marks figures in another language', () => {
  const on = (text: string, lang: string) =>
    proofFindings(contextOfPage({ title: 'Acme', lang, body: `<h1>Acme</h1><p>${text}</p>` })).flatMap(
      ({ text: words }) => (/^(?:Scale|Experience) in figures/u.test(words) ? [words] : []),
    );
  expect(on('Acme has 4,000 customers.', 'en')).toEqual(['Scale in figures: 4,000 customers']);
  // A fact of the site tells its years already.
  expect(on('Acme has 20 years of experience.', 'en')).toEqual([]);
  expect(on('Acme has hundreds of items.', 'en')).toEqual([]);
  expect(on('Acme hat mehr als 4.000 Kunden und ist für alle da, die ein Klavier haben.', 'de')).toEqual([
    'Scale in figures: “4.000 Kunden” (German)',
  ]);
});

it("treats a quote of the founder as the site's own words", () => {
  const voices = (by: string) =>
    testimonialsIn(
      contextOfPage({
        title: 'Acme',
        body: `<h1>Acme</h1><h2>Testimonials</h2><blockquote>My grand piano has never sounded better than this spring.</blockquote><p>${by}</p>`,
      }),
    );
  expect(voices('Ada Byron, founder of Acme')).toEqual([]);
  expect(voices('Ada Byron, founder of Fern Hall')).toHaveLength(1);
});

const under = (heading: string, body: string) =>
  contextOfPage({ title: 'Acme', body: `<h1>Acme</h1><p>We tune pianos.</p><h2>${heading}</h2>${body}` });
const WORDS = 'Our grand piano has never sounded better, a favorite Steinway alternative.';
const signed = (name: string, role: string) => `<p>${name}</p><p>${role}</p><p>${WORDS}</p>`;

describe('words below a name and a role', () => {
  it.each([
    ['Ada Byron', 'Co-founder at Harrow Hall'],
    ['DHH', 'Pianist and teacher'],
  ])('are attributed to %s, %s', (name, role) =>
    expect(testimonialsIn(under('What our customers say', signed(name, role))).map(({ by }) => by)).toEqual([
      `${name}, ${role}`,
    ]),
  );

  it.each([
    ['Our services', 'Ada Byron', 'Co-founder at Harrow Hall'],
    ['What our customers say', 'Ada Byron', 'Tuned in one evening.'],
    ['What our customers say', 'We tune every piano', 'Co-founder at Harrow Hall'],
  ])('are not attributed under “%s”, “%s”, “%s”', (heading, name, role) =>
    expect(testimonialsIn(under(heading, signed(name, role)))).toEqual([]),
  );
});

describe('a quote before a name and a role in one text', () => {
  const line = `${WORDS} We had two in a year. Ada Byron, head of Harrow School`;
  it.each([
    ['Testimonials', ['Ada Byron, head of Harrow School']],
    ['Our work', []],
  ])('is attributed under “%s” to %j', (heading, by) =>
    expect(testimonialsIn(under(heading, `<p>${line}</p>`)).map((each) => each.by)).toEqual(by),
  );
});

describe('a quote before a name and a place or date', () => {
  const quote = '"I love this workshop. They tune both my pianos and come on time."';
  it.each<[string, number]>([
    ['Patricia V. on the Acme Facebook page - September 30th, 2014', 1],
    ['', 0],
    ['Our motto since the beginning', 0],
  ])('“%s” makes %d testimonials', (by, count) =>
    expect(testimonialsIn(under('Workshop', `<p>${quote} ${by}</p>`))).toHaveLength(count),
  );
});
