import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { inferred, strength, weakness } from '../report/statement.ts';
import { ratingsOf } from './rating.ts';

const SHOP = {
  title: 'Cheese shop',
  description: 'Online shop for artisan cheese from the valley, with free shipping.',
  body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store. Shipping and returns within 30 days.</p>${Array.from({ length: 12 }, (_, at) => `<p>Cheese number ${at} is made by hand.</p>`).join('')}`,
};

/** Meets enough of the rubric for a number. */
const RANGE = [strength('range', 0.9, 'Has a range', inferred('two things'))];
const TEXTS = Array.from({ length: 12 }, (_, at) => `<p>Krbová kamna číslo ${at} a vložka do krbu.</p>`).join('');

describe('the rationale of a rating', () => {
  const texts = (kinds: readonly string[]): readonly string[] => {
    const strengths = kinds.map((kind) => strength(kind, 0.9, `Has ${kind}`, inferred('two things')));
    const { success, monetization } = ratingsOf({ context: contextOfPage(SHOP), strengths, weaknesses: [] });
    return [success.rationale.text, monetization.rationale.text];
  };

  it('counts the judged criteria and explains the effect of the others', () =>
    expect(texts(['award', 'rating', 'range'])[0]).toMatch(
      /\d of 6 criteria could be judged; (?:all \d|\d) are met\. (?:Criteria that could not be judged move the rating toward the middle|The highest rating is 9 of 10)\. Met: /u,
    ));
});

describe('the word for a rating', () => {
  it.each<[string, readonly string[], readonly string[], RegExp]>([
    ['it is high and nearly all is met', ['award', 'rating', 'range', 'trial'], [], /^Strong: /u],
    [
      'the page is visibly old',
      ['award', 'rating', 'range', 'trial'],
      ['measured-viewport'],
      /^\d of \d criteria (?:met|could be judged)/u,
    ],
  ])('fits if %s', (_why, kinds, lacks, start) => {
    const basis = inferred('two things');
    const strengths = kinds.map((kind) => strength(kind, 0.9, `Has ${kind}`, basis));
    const weaknesses = lacks.map((kind) => weakness(kind, 0.5, `Has ${kind}`, basis));
    const body = `${SHOP.body}<p>Made for people who love cheese. © ${new Date().getFullYear()} Cheese shop</p>`;
    const { success } = ratingsOf({ context: contextOfPage({ ...SHOP, body }), strengths, weaknesses });
    expect(success.rationale.text).toMatch(start);
  });

  it.each<[string, boolean]>([
    ['Home - Fern Agency', false],
    ['Fern is an agency for content marketing', true],
  ])('accepts “%s” as a plain description: %s', (title, isPlain) => {
    const context = contextOfPage({ title, body: '<h1>Fern</h1><p>Our agency writes. Ask us for a quote.</p>' });
    const { success } = ratingsOf({ context, strengths: [], weaknesses: [] });
    expect(success.rationale.text.includes(`it states clearly what it is (“${title}`)).toBe(isPlain);
  });

  it('is not “good” if fewer than half of the criteria are met', () => {
    const texts = [[], ['award'], ['range'], ['users', 'range']].flatMap((kinds) => {
      const strengths = kinds.map((kind) => strength(kind, 0.9, `Has ${kind}`, inferred('two things')));
      const { success, monetization } = ratingsOf({ context: contextOfPage(SHOP), strengths, weaknesses: [] });
      return [success.rationale.text, monetization.rationale.text];
    });
    for (const text of texts) {
      const [, of = '', met = ''] = /(\d) of \d criteria could be judged; (?:all )?(\d) /u.exec(text) ?? [];
      expect(/^(?:Good|Strong)/u.test(text) && Number(met) * 2 < Number(of)).toBe(false);
    }
  });

  it('is given for a plain description in a language without known kinds', () => {
    const page = (description: string): string =>
      ratingsOf({
        context: contextOfPage({ title: 'Kamna Vlk', description, lang: 'cs', body: `<h1>Kamna Vlk</h1>${TEXTS}` }),
        strengths: RANGE,
        weaknesses: [],
      }).success.rationale.text;
    expect(page('Kamna Vlk vyrábí krbová kamna a vložky pro domácnosti, a prodává je po celé zemi.')).toContain(
      'it states clearly what it is (“Kamna Vlk vyrábí',
    );
    expect(page('Kamna Vlk')).not.toContain('it states clearly what it is (“Kamna Vlk');
  });
});
