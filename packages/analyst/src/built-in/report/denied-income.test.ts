import { describe, expect, it } from 'vitest';
import { threatTexts } from '../testing/section-texts.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { costsNothing, isDeniedIncome, takesNothing } from './denied-income.ts';
import { modelsOf } from './models.ts';

const software = (text: string): Page => ({
  title: 'Fern – online software for choirs',
  description: 'Fern is cloud software for choirs.',
  body: `<h1>Software for choirs</h1><p>Our cloud software plans rehearsals. Log in or sign up.</p><p>${text}</p>`,
});
const FREE = 'Fern is free for choirs. No subscriptions, no commissions.';

describe('an income that a page denies', () => {
  it.each<[string, string, boolean]>([
    ['No subscriptions.', 'subscriptions, often beside a free plan', true],
    ['Sin suscripciones, sin sorpresas', 'subscriptions', true],
    ['Ohne Abo, ohne Werbung', 'advertising and subscriptions', true],
    ['Senza abbonamento', 'subscriptions', true],
    ['No ads.', 'subscriptions', false],
    ['Subscriptions start in May.', 'subscriptions', false],
    ['No hidden fees.', 'subscriptions', false],
  ])('by “%s”, of %s: %s', (text, income, isDenied) =>
    expect(isDeniedIncome(contextOfPage(software(text)), income)).toBe(isDenied),
  );

  it('may be any income, in the words of the page', () => {
    const today = (text: string): string => modelsOf(contextOfPage(software(text)))[0]?.text ?? '';
    expect(today('It is made in Rye.')).toMatch(/^Not known: /u);
    expect(today(FREE)).toBe(`Today: nothing from its users: “${FREE.slice(0, -1)}”`);
  });

  it('has to be replaced by another', () => {
    const threats = (text: string): string => threatTexts(software(text));
    expect(threats(FREE)).toContain('Its users pay nothing');
    expect(threats('No subscriptions.')).not.toContain('pay nothing');
    expect(threats(`${FREE}</p><p>Large choirs: $9 a month`)).not.toContain('pay nothing');
  });

  it('leaves none only if the page is also free', () => {
    expect(takesNothing(contextOfPage(software('No commissions on tickets.')))).toBeUndefined();
    expect(takesNothing(contextOfPage(software('Free for choirs.')))).toBeUndefined();
  });
});

describe('what visitors pay', () => {
  const conference = (description: string, more = ''): Page => ({
    title: 'FernConf – a conference',
    description,
    body: `<h1>FernConf, a conference</h1><p>Speakers and schedule.</p>${more}<a class="btn" href="/t">Tickets</a>`,
  });

  it('is nothing if the first words say so, even with a button “Tickets”', () => {
    const free = contextOfPage(conference('The conference about Fern. Online, free, live.'));
    expect(modelsOf(free).map(({ text }) => text)).toEqual([
      'Today: nothing from its visitors: “The conference about Fern. Online, free, live”',
    ]);
  });

  it.each([
    ['it is not called free', 'The conference about Fern.', ''],
    ['there is a price', 'The conference about Fern. Online, free, live.', '<p>Ticket: $40</p>'],
  ])('is left open if %s', (_, description, more) =>
    expect(costsNothing(contextOfPage(conference(description, more)))).toBeUndefined(),
  );
});
