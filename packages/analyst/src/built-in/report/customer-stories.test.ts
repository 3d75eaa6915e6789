import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { customerStories } from './customer-stories.ts';

const toldBy = (...voices: readonly string[]) =>
  customerStories(
    contextOfPage({
      title: 'Acme: accounting software',
      description: 'Accounting software for bakeries. Start your free trial.',
      body: `<h1>Accounting software</h1><p>$9 a month</p><h2>What our customers say</h2>${voices.map((each) => `<blockquote>${each}</blockquote>`).join('')}`,
    }),
  );

describe('stories of customers', () => {
  it('include their troubles', () =>
    expect(toldBy('Our old program kept losing the bills of a whole week. Acme does not.').troubles).toEqual([
      'A customer says: “Our old program kept losing the bills of a whole week” (their problem before)',
    ]));

  it('include their results', () =>
    expect(toldBy('We bake at night. Acme saved us two hours of work every day.').gains).toEqual([
      'A customer says: “Acme saved us two hours of work every day” (what they gained)',
    ]));

  it('prefer other voices to the first, which the persona quotes', () =>
    expect(
      toldBy('Acme saved us two hours of work every day.', 'Acme helped me to find the missing bills.').gains.join(),
    ).toContain('missing bills'));

  it.each(['We love it, and our staff loves it as well.', 'A great program from very friendly people.'])(
    'are not read from “%s”',
    (voice) => expect(toldBy(voice)).toEqual({ troubles: [], gains: [] }),
  );
});
