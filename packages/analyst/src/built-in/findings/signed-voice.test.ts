import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { rivalsIn } from './difference.ts';
import { testimonialsIn } from './proof.ts';

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

  it('name no rival, because a customer makes the comparison', () => {
    const body = signed('Ada Byron', 'Co-founder at Harrow Hall');
    expect(rivalsIn(under('What our customers say', body))).toEqual([]);
    expect(rivalsIn(under('Our workshop', `<p>We are a Steinway alternative.</p>`)).map(({ name }) => name)).toEqual([
      'Steinway',
    ]);
  });
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

describe('two names of the same rival', () => {
  it.each<[string, readonly string[]]>([
    ['GA4', ['Google Analytics']],
    ['Matomo', ['Google Analytics', 'Matomo']],
  ])('are recognized: “%s” after the long one', (name, rivals) =>
    expect(
      rivalsIn(under('Compare', `<p>We are a Google Analytics alternative.</p><p>Migrate from ${name}</p>`)).map(
        (rival) => rival.name,
      ),
    ).toEqual(rivals),
  );
});
