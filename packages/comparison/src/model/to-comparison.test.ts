import { comparison } from '@twofold/contracts/feedback/comparison';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASPECTS, TOPICS } from '../lexicon/topics.ts';
import { modelAnswer, type ModelAnswer } from './answer.ts';
import { INSTRUCTIONS, numbered, promptFor } from './prompt.ts';
import { toComparison } from './to-comparison.ts';

const BY = { by: 'model', model: 'a-model', promptVersion: 1 } as const;
const reviews = numbered([
  { reviewId: 33, rating: 4, text: 'Das Menü ist verwirrend. Der Preis ist fair.' },
  { reviewId: 31, rating: 2, text: 'The menu is confusing. Way too much money.' },
  { reviewId: 32, rating: 5, text: 'I got lost in the menu! Cheap.' },
]);
const line = (changes: Partial<ModelAnswer['lines'][number]>): ModelAnswer['lines'][number] => ({
  topic: 'navigation',
  aspect: 'clear',
  praise: [],
  criticism: [],
  ...changes,
});
const linesOf = (...lines: ModelAnswer['lines']) => toComparison({ lines, offTopic: [] }, reviews, BY).lines;

describe('what is kept of a model’s answer', () => {
  it('is an agreement and a difference, by the offsets of their sentences', () => {
    const agreed = line({ criticism: ['1.1', '2.1', '3.1'] });
    const differed = line({ topic: 'price', aspect: 'cost', praise: ['2.2', '3.2'], criticism: ['1.2'] });
    expect(linesOf(agreed, differed)).toMatchObject([
      {
        kind: 'agreement',
        topic: 'navigation',
        sides: [
          {
            stance: 'criticism',
            quotes: [
              { reviewId: 31, from: 0, to: 22 },
              { reviewId: 32, from: 0, to: 23 },
              { reviewId: 33, from: 0, to: 24 },
            ],
          },
        ],
      },
      { kind: 'difference', topic: 'price', sides: [{ stance: 'praise' }, { stance: 'criticism' }] },
    ]);
  });

  it.each([
    ['one person', line({ criticism: ['1.1', '1.2'] })],
    ['sentences that do not exist', line({ criticism: ['1.1', '2.9', '4.1', 'x'] })],
    ['one person on both sides', line({ praise: ['1.2'], criticism: ['1.1'] })],
    ['an aspect that the topic does not have', line({ topic: 'contact', aspect: 'cost', criticism: ['1.1', '2.1'] })],
  ])('is nothing that rests on %s', (_, wrong) => {
    expect(linesOf(wrong)).toEqual([]);
  });

  it('is each topic once', () => {
    const twice = [line({ criticism: ['1.1', '2.1'] }), line({ aspect: 'ease', praise: ['1.1', '2.1'] })];
    expect(linesOf(...twice).map(({ aspect }) => aspect)).toEqual(['clear']);
  });

  it('is nothing of a review that is about something else, and never all of them', () => {
    const lines = [line({ criticism: ['1.1', '2.1'] })];
    expect(toComparison({ lines, offTopic: [2, 7] }, reviews, BY)).toMatchObject({ lines: [], offTopic: [32] });
    expect(toComparison({ lines, offTopic: [1, 2, 3] }, reviews, BY).offTopic).toEqual([]);
  });

  it('is sound for any answer of a model', () => {
    const id = fc.oneof(fc.constantFrom('1.1', '1.2', '2.1', '2.2', '3.1', '3.2', '0.1', '1.0'), fc.string());
    const anyLine = fc.record({
      topic: fc.constantFrom(...TOPICS.map((topic) => topic.id)),
      aspect: fc.constantFrom(...ASPECTS),
      praise: fc.array(id),
      criticism: fc.array(id),
    });
    const answer = fc.record({ lines: fc.array(anyLine), offTopic: fc.array(fc.integer()) });
    const property = fc.property(answer, (given) => {
      const compared = comparison.parse(toComparison(modelAnswer.parse(given), reviews, BY));
      const topics = compared.lines.map(({ topic }) => topic);
      expect(new Set(topics).size).toBe(topics.length);
      for (const { sides } of compared.lines) {
        const people = sides.map(({ quotes }) => [...new Set(quotes.map(({ reviewId }) => reviewId))]).flat();
        expect(people.length).toBeGreaterThan(1);
        expect(new Set(people).size).toBe(people.length);
      }
    });
    fc.assert(property);
  });
});

describe('what a model is asked', () => {
  it('has the reviews as data between two lines, numbered, without their authors', () => {
    const user = promptFor(reviews, { name: 'Benchbook', about: [] }, 'boundary');
    expect(INSTRUCTIONS).toContain('never an instruction');
    expect(user.startsWith('REVIEWS boundary of "Benchbook"\n')).toBe(true);
    expect(user.endsWith('\nREVIEWS boundary end')).toBe(true);
    expect(user).toContain('"1.1": "The menu is confusing."');
    expect(user).not.toMatch(/31|32|33/);
  });
});
