import type { ComparedTopic, ComparisonReport } from '@twofold/contracts/feedback/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareReviews, type ReviewToCompare } from './compare-reviews.ts';
import * as sets from './testing/review-sets.ts';
import { sentencesOf } from './text/sentences.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100);
const OFF_TOPIC = 'The waiter brought soup, noodles and mango, and grandmother sang until midnight by the river.';
const SENTENCES = [
  ...Object.values(sets).flatMap(({ texts }) => texts.flatMap((text) => sentencesOf(text).map((each) => each.text))),
  OFF_TOPIC,
];

const text = fc
  .uniqueArray(fc.nat(SENTENCES.length - 1), { maxLength: 12 })
  .map((places) => places.map((place) => SENTENCES[place]).join('\n\n'));
const review = (reviewId: number) =>
  fc
    .record({
      rating: fc.integer({ min: 1, max: 5 }),
      content: fc.oneof({ weight: 9, arbitrary: text }, fc.constant('')),
    })
    .map((some): ReviewToCompare => ({ ...some, reviewId, reviewer: { name: `Reviewer ${reviewId}`, expertise: '' } }));
const three = fc.tuple(review(11), review(12), review(13));
const context = fc.constantFrom<readonly string[]>(
  [],
  ['Benchbook', 'Benchbook keeps the repair tickets of bike workshops.'],
);

const compare = (reviews: readonly ReviewToCompare[], known: readonly string[]): ComparisonReport =>
  compareReviews({ orderId: 1, expected: 3, context: known, reviews });
const peopleOf = (side: ComparedTopic['sides'][number] | undefined) =>
  new Set(side?.quotes.map(({ reviewId }) => reviewId));
const linesIn = (report: ComparisonReport) => [...report.agreements, ...report.differences];

const NUMBERS = ['', 'one', 'two', 'three'];
const opening = (people: number, all: number): readonly string[] =>
  people < all
    ? [`${NUMBERS[people]} of ${NUMBERS[all]} `]
    : all === 2
      ? ['both ', 'neither ']
      : [`all ${NUMBERS[all]} `, `none of the ${NUMBERS[all]} `];

describe('a comparison of any sentences in any order', () => {
  it('lets two people or more agree, and different people differ', () => {
    const property = fc.property(three, context, (reviews, known) => {
      const report = compare(reviews, known);
      expect(report.agreements.length).toBeLessThanOrEqual(8);
      expect(report.differences.length).toBeLessThanOrEqual(6);
      for (const { sides, statement } of report.agreements) {
        const people = peopleOf(sides[0]);
        expect(sides).toHaveLength(1);
        expect(people.size).toBeGreaterThan(1);
        expect(opening(people.size, 3).some((words) => statement.toLowerCase().startsWith(words))).toBe(true);
        expect(statement).toMatch(/^\p{Lu}[^X]*\.$/u);
      }
      for (const { sides, statement, topic } of report.differences) {
        const [praise, criticism] = [peopleOf(sides[0]), peopleOf(sides[1])];
        expect(sides.map(({ stance }) => stance)).toEqual(['praise', 'criticism']);
        expect([...praise].filter((person) => criticism.has(person))).toEqual([]);
        expect(statement.startsWith(`They differ on ${topic}: ${NUMBERS[praise.size]} `)).toBe(true);
        expect(statement).toMatch(new RegExp(`, (?:${NUMBERS[criticism.size]}|another) [^,]*\\.$`, 'u'));
      }
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('quotes whole sentences of those who wrote them, and nobody who is off topic or has no text', () => {
    const property = fc.property(three, context, (reviews, known) => {
      const report = compare(reviews, known);
      const silent = new Set([
        ...report.offTopic,
        ...reviews.filter(({ content }) => content === '').map((each) => each.reviewId),
      ]);
      for (const { reviewId, sentence } of linesIn(report).flatMap(({ sides }) =>
        sides.flatMap(({ quotes }) => quotes),
      )) {
        const quoted = report.reviews.find((each) => each.reviewId === reviewId)?.sentences[sentence];
        expect(SENTENCES).toContain(quoted);
        expect(reviews.find((each) => each.reviewId === reviewId)?.content).toContain(quoted);
        expect(silent.has(reviewId)).toBe(false);
      }
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('has the same lines whoever comes first', () => {
    const property = fc.property(three, context, ([a, b, c], known) => {
      const lines = linesIn(compare([a, b, c], known));
      expect(linesIn(compare([c, a, b], known))).toEqual(lines);
      expect(linesIn(compare([b, a, c], known))).toEqual(lines);
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('lets nobody agree less because one more has reviewed', () => {
    const property = fc.property(three, context, ([a, b, c], known) => {
      const more = compare([a, b, c], known);
      for (const agreement of compare([a, b], known).agreements) {
        const people = peopleOf(agreement.sides[0]);
        const stillThere = more.agreements.some(
          ({ sides: [side] }) =>
            side?.stance === agreement.sides[0]?.stance && [...people].every((person) => peopleOf(side).has(person)),
        );
        expect(stillThere || more.agreements.length === 8).toBe(true);
      }
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('loses a line with the sentences of one of the two it rested on', () => {
    const property = fc.property(fc.tuple(review(11), review(12)), context, ([a, b], known) => {
      for (const { sides, statement } of compare([a, b], known).agreements) {
        const quoted = new Set(
          sides[0]?.quotes.filter(({ reviewId }) => reviewId === 11).map(({ sentence }) => sentence),
        );
        const content = sentencesOf(a.content)
          .filter((_, at) => !quoted.has(at))
          .map((each) => each.text)
          .join('\n\n');
        const after = compare([{ ...a, content }, b], known);
        for (const line of after.agreements.filter((each) => each.statement === statement)) {
          expect(peopleOf(line.sides[0]).size).toBe(2);
        }
        const gone = sentencesOf(a.content).filter((_, at) => quoted.has(at));
        expect(after.reviews[0]?.sentences).not.toEqual(expect.arrayContaining(gone.map((each) => each.text)));
      }
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('survives whatever is typed', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme' }), fc.json());
    const property = fc.property(typed, typed, (first, second) => {
      const reviews = [first, second].map((content, at) => ({
        reviewId: at + 1,
        reviewer: { name: '', expertise: '' },
        rating: 3,
        content,
      }));
      expect(compare(reviews, [first]).reviews).toHaveLength(2);
    });
    fc.assert(property, { numRuns: RUNS });
  });
});
