import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { modelsOf } from '../report/models.ts';
import { incomeClarity } from './income-clarity.ts';

/** A page that does not show who pays. */
const open = (page: Page) => {
  const context = contextOfPage(page);
  return { ...context, model: { ...context.model, confidence: 0.3 } };
};
const race = (more: string) =>
  open({
    title: 'Harrow Trail Run – a conference of runners',
    description: 'A conference and race. Speakers, schedule and program of the event.',
    body: `<h1>Harrow Trail Run, a running event</h1><p>14 and 15 October in Harrow.</p><h2>Speakers</h2><p>Runners speak.</p><h2>Schedule</h2><p>The keynote begins at nine, the venue opens at eight.</p>${more}`,
  });
const school = (more: string) =>
  open({
    title: 'University of Harrow',
    description: 'The University of Harrow: faculties, degrees, campus and research for students.',
    body: `<h1>University of Harrow</h1><p>Students, faculties and degrees on our campus.</p>${more}`,
  });
const cleaners = (more: string) =>
  open({
    title: 'Harrow Cleaning',
    description: 'Local cleaning service for houses. Licensed and insured. Repairs and maintenance.',
    body: `<h1>House cleaning service</h1><p>Our local contractors: cleaning, repair, maintenance and installation.</p><p>Tel. 020 7946 0018</p>${more}`,
  });

describe('how plain the way to earn is', () => {
  it('is undefined if prices are on a page that was not read', () => {
    const context = school('<a href="/fees">Fees</a>');
    expect(modelsOf(context).map(({ kind }) => kind)).toEqual(['elsewhere-priced']);
    expect(incomeClarity(context)).toBeUndefined();
  });

  it('is undefined for free software with an unknown income', () => {
    const context = open({
      title: 'Acme.js',
      description: 'Acme is an open-source JavaScript library for maps.',
      body: '<h1>Acme.js</h1><p>A JavaScript library. Documentation and source code on GitHub, MIT license.</p>',
    });
    expect(modelsOf(context).map(({ text }) => text)).toEqual([expect.stringMatching(/^Not known: /u)]);
    expect(incomeClarity(context)).toBeUndefined();
  });

  it('is not zero with an offer on request', () =>
    expect(incomeClarity(cleaners('<a class="btn" href="/quote">Request a quote</a>'))).toBe(0.5));

  it('is undefined without words, a price or a button', () =>
    expect(
      incomeClarity(
        cleaners(Array.from({ length: 14 }, (_, at) => `<p>House number ${at} shines since we came.</p>`).join('')),
      ),
    ).toBeUndefined());

  it('at a race depends on what participants pay, not on sponsors', () => {
    const context = race('<a class="btn" href="/r">Register</a><h3>Sponsors</h3><p>Become a sponsor of our race.</p>');
    expect(modelsOf(context)[0]?.text).toBe('Today, most likely: participation fees, through “Register”');
    expect(incomeClarity(context)).toBe(0.5);
  });

  it('is undefined at a free race', () =>
    expect(modelsOf(race('<p>Taking part is free.</p><a class="btn" href="/r">Register</a>'))[0]?.text).not.toContain(
      'participants pay',
    ));
});
