import type { Comparison } from '@twofold/contracts/feedback/comparison';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareByRules } from './compare-by-rules.ts';
import { ASPECTS, TOPICS } from './lexicon/topics.ts';
import type { ReviewToCompare } from './reading/opinions.ts';
import { linesWithWords } from './report-of.ts';
import * as sets from './testing/review-sets.ts';
import { sentencesOf } from './text/sentences.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100);
const APP = { name: 'Benchbook', about: ['Benchbook keeps the repair tickets of bike workshops.'] };
const WRITTEN = Object.values(sets).flatMap(({ texts }) =>
  texts.flatMap((text) => sentencesOf(text).map(({ from, to }) => text.slice(from, to))),
);
const SIMPLE = ['price', 'menu', 'design', 'search', 'sign-up form', 'text'].flatMap((name) =>
  ['clear', 'confusing', 'not clear', 'great', 'ugly', 'too high', 'too long', 'hard to find'].map(
    (judgment) => `The ${name} is ${judgment}.`,
  ),
);

const text = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...SIMPLE) }, fc.constantFrom(...WRITTEN)), { maxLength: 12 })
  .map((sentences) => sentences.join('\n\n'));
const review = (reviewId: number) =>
  fc.record({ reviewId: fc.constant(reviewId), rating: fc.integer({ min: 1, max: 5 }), text });
const three = fc.tuple(review(11), review(12), review(13));

const check = (reviews: readonly ReviewToCompare[], judge: (compared: Comparison) => void) =>
  judge(compareByRules(reviews, APP));
const peopleOf = (side: Comparison['lines'][number]['sides'][number]) =>
  new Set(side.quotes.map(({ reviewId }) => reviewId));

describe('a comparison of any sentences', () => {
  it('does not depend on the order of the reviews', () => {
    const property = fc.property(three, ([a, b, c]) => {
      const lines = compareByRules([a, b, c], APP);
      expect(compareByRules([c, a, b], APP)).toEqual(lines);
      expect(compareByRules([b, a, c], APP)).toEqual(lines);
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('has no topic twice, two people for each line, and different people on the two sides', () => {
    let lines = 0;
    const property = fc.property(three, (reviews) =>
      check(reviews, (compared) => {
        lines += compared.lines.length;
        const topics = compared.lines.map(({ topic }) => topic);
        expect(new Set(topics).size).toBe(topics.length);
        for (const { kind, sides, topic, aspect } of compared.lines) {
          expect(TOPICS.find(({ id }) => id === topic)?.aspects).toContain(aspect);
          expect(ASPECTS).toContain(aspect);
          expect(sides).toHaveLength(kind === 'agreement' ? 1 : 2);
          const people = sides.map(peopleOf);
          const all = people.flatMap((each) => [...each]);
          expect(new Set(all).size).toBe(all.length);
          expect(all.length).toBeGreaterThan(1);
        }
      }),
    );
    fc.assert(property, { numRuns: RUNS });
    // Without enough lines the other expectations would check nothing.
    expect(lines).toBeGreaterThan(RUNS / 5);
  });

  it('quotes whole sentences, and all of them can be shown', () => {
    const property = fc.property(three, (reviews) =>
      check(reviews, (compared) => {
        const quotes = compared.lines.flatMap(({ sides }) => sides.flatMap((side) => side.quotes));
        for (const { reviewId, from, to } of quotes) {
          const quoted = reviews.find((each) => each.reviewId === reviewId)?.text ?? '';
          expect(sentencesOf(quoted).map((each) => [each.from, each.to])).toContainEqual([from, to]);
        }
        const { agreements, differences } = linesWithWords(compared, reviews);
        expect(agreements.length + differences.length).toBe(compared.lines.length);
      }),
    );
    fc.assert(property, { numRuns: RUNS });
  });

  it('drops the lines that an erased reviewer leaves with one person', () => {
    const property = fc.property(three, fc.constantFrom(11, 12, 13), (reviews, erased) =>
      check(reviews, (compared) => {
        const left = reviews.map((each) => (each.reviewId === erased ? { ...each, text: '' } : each));
        const { agreements, differences } = linesWithWords(compared, left);
        const quotes = [...agreements, ...differences].flatMap(({ sides }) => sides.flatMap((side) => side.quotes));
        expect(quotes.filter(({ reviewId }) => reviewId === erased)).toEqual([]);
        for (const { sides } of agreements)
          expect(new Set(sides[0]?.quotes.map(({ reviewId }) => reviewId)).size).toBeGreaterThan(1);
        for (const { sides } of differences) expect(sides).toHaveLength(2);
      }),
    );
    fc.assert(property, { numRuns: RUNS });
  });

  it('survives any text', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' }), fc.json());
    const property = fc.property(typed, typed, (one, other) => {
      const reviews = [one, other].map((each, at) => ({ reviewId: at + 1, rating: 3, text: each }));
      expect(compareByRules(reviews, { name: one, about: [other] }).reviewIds).toEqual([1, 2]);
    });
    fc.assert(property, { numRuns: RUNS });
  });
});

describe('comparing long reviews', () => {
  const upTo = (part: string) => part.repeat(Math.ceil(20_000 / part.length)).slice(0, 20_000);
  const cpuMs = (work: () => void): number => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };

  // An idle machine needs a tenth of the limit; a quadratic step exceeds it.
  it.each([
    ['prose', [sets.polite.texts.join(' '), sets.untidy.texts.join('\n'), sets.agreeing.texts.join(' ')]],
    ['one endless sentence', ['the menu is not very clear and ', 'no price, ', 'could not would ']],
    ['one endless word', ['a', '…', '.a']],
    ['nothing but punctuation', ['. ', '"?! ', '(.)']],
    ['nothing but line breaks', ['\n', 'a\n', '- \n1. ']],
    ['nothing but headings', ['pros: ', 'cons\n', '** ']],
  ])('is quick with %s', (_, parts) => {
    const reviews = parts.map((part, at) => ({ reviewId: at + 1, rating: 3, text: upTo(part) }));
    const ms = cpuMs(() => compareByRules(reviews, APP));
    expect(ms).toBeLessThan(1_000);
  });
});
