import { describe, expect, it } from 'vitest';
import type { JudgedCriterion } from '../rating/criterion.ts';
import { contextOfPage } from '../testing/site-of.ts';
import { gapsIn } from './gaps.ts';

const context = contextOfPage({
  title: 'Cheese shop',
  description: 'Online shop for artisan cheese. Free shipping.',
  body: '<h1>Cheese from the valley</h1><p>We offer artisan cheese from a cellar of our own, and send it to you.</p><p>Shipping and returns</p><button>Add to cart</button>',
});
const judged = (name: string, points: number, outOf = 1.75): JudgedCriterion => ({
  name,
  points,
  outOf,
  finding: 'no one vouches for it',
  shown: [],
});
const texts = (...criteria: JudgedCriterion[]): readonly string[] => gapsIn(context, criteria).map(({ text }) => text);

describe('what a rating misses', () => {
  it('becomes a suggestion that names a part of the page', () =>
    expect(texts(judged('shows a difference', 0))[0]).toBe(
      'Back “We offer artisan cheese from a cellar of our own, and send it to you” with what can be checked: since when, how many, or what is guaranteed',
    ));

  it('asks nothing of a sentence that claims nothing', () => {
    const own = context.own.map((passage) => ({
      ...passage,
      text: passage.text.replace('We offer', 'We wrote about'),
    }));
    expect(gapsIn({ ...context, own }, [judged('shows a difference', 0)])).toEqual([]);
  });

  it('is none where the page claims nothing', () =>
    expect(gapsIn({ ...context, own: [] }, [judged('shows a difference', 0)])).toEqual([]));

  it('asks for an audience only where the first words name none', () => {
    const named = (lead: string) =>
      gapsIn(
        contextOfPage({
          title: 'Fern booking software',
          description: 'Booking software. Free trial, plans and pricing, log in.',
          body: `<p>${lead}</p><h1>Bookings without paper</h1><p>Software with plans from $9 a month. Start your free trial.</p>`,
        }),
        [judged('says for whom', 0)],
      ).length;
    expect(named('All bookings in one place.')).toBe(1);
    expect(named('Creado por veteranos, para veteranos.')).toBe(0);
    expect(named('Made by runners, for runners')).toBe(0);
  });

  it('is not put below a greeting', () => {
    const greeting = contextOfPage({
      title: 'Home',
      description: 'The professional association for indexers. Become a member.',
      body: '<h1>Home</h1><p>The association of indexers. Membership benefits for members. Annual dues.</p>',
    });
    expect(gapsIn(greeting, [judged('others vouch for it', 0)]).map(({ text }) => text)).toEqual([
      'Quote three members on what they gained',
    ]);
  });

  it('becomes none where the criterion is met', () => expect(texts(judged('shows a difference', 1.75))).toEqual([]));

  it('becomes none where only general advice is left', () => expect(texts(judged('is well kept', 0))).toEqual([]));

  it('weighs by the points that are lost', () => {
    const [proof, difference] = gapsIn(context, [judged('others vouch for it', 0), judged('shows a difference', 0.6)]);
    expect(proof?.weight).toBeGreaterThan(difference?.weight ?? 1);
  });

  it('is not guessed where the kind of site is not sure', () =>
    expect(gapsIn({ ...context, isSure: false }, [judged('shows a difference', 0)])).toEqual([]));
});
