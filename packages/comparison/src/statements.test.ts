import type { ComparisonLine } from '@twofold/contracts/feedback/comparison';
import { describe, expect, it } from 'vitest';
import { ASPECTS, TOPICS } from './lexicon/topics.ts';
import { statementOf } from './statements.ts';

const quote = (reviewId: number) => ({ reviewId, from: 0, to: 9 });
const lineOf = (topic: string, aspect: string, ...sides: readonly (readonly number[])[]): ComparisonLine => ({
  kind: sides.length === 1 ? 'agreement' : 'difference',
  topic,
  aspect,
  sides: sides.map((people, index) => ({
    stance: index === 0 ? 'praise' : 'criticism',
    quotes: people.map(quote),
  })),
});

describe('a line in words', () => {
  it.each([
    [lineOf('price', 'cost', [1, 2]), 2, 'Both find the price fair.'],
    [lineOf('price', 'cost', [1, 2, 3]), 3, 'All three find the price fair.'],
    [lineOf('price', 'cost', [1, 2]), 3, 'Two of three find the price fair.'],
    [
      lineOf('navigation', 'clear', [1], [2]),
      2,
      'They differ on the navigation: one finds it clear, the other finds it unclear.',
    ],
    [
      lineOf('links', 'works', [1, 3], [2]),
      3,
      'They differ on the links: two say that they work well, one had trouble with them.',
    ],
    [lineOf('links', 'find', [1, 2]), 3, 'Two of three found the links easily.'],
  ])('%#', (line, all, statement) => {
    expect(statementOf(line, all)?.statement).toBe(statement);
  });

  it('exists for every topic and aspect that can be recorded', () => {
    for (const topic of TOPICS)
      for (const aspect of topic.aspects) {
        const both = statementOf(lineOf(topic.id, aspect, [1], [2]), 3)?.statement;
        expect(both).toMatch(/^They differ on [^A-Z]*(?:FAQ)?[^A-Z]*: one [^A-Z]+, another [^A-Z]+\.$/u);
      }
    expect(new Set(TOPICS.flatMap(({ aspects }) => aspects))).toEqual(new Set(ASPECTS));
  });

  it('is none for what another release has recorded', () => {
    expect(statementOf(lineOf('smell', 'liked', [1, 2]), 2)).toBeUndefined();
    expect(statementOf(lineOf('price', 'smell', [1, 2]), 2)).toBeUndefined();
  });
});
