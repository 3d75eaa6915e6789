import { REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import { describe, expect, it } from 'vitest';
import { compareByRules } from './compare-by-rules.ts';
import { linesWithWords } from './report-of.ts';
import * as sets from './testing/review-sets.ts';
import { shownText } from './text/sentences.ts';

/** Each line in words, with its sentences after the numbers of their reviews. */
const linesOf = ({ context: [name = '', ...about], texts, ratings }: sets.ReviewSet) => {
  const reviews = texts.map((content, at) => ({
    reviewId: at + 1,
    rating: ratings[at] ?? 3,
    text: shownText(content),
  }));
  const compared = compareByRules(reviews, { name, about });
  const { agreements, differences, sentences } = linesWithWords(compared, reviews);
  const quotes = [...agreements, ...differences].map(({ statement, sides }) => [
    statement,
    ...sides.flatMap(({ quotes: all }) =>
      all.map(({ reviewId, sentence }) => `${reviewId}: ${sentences.get(reviewId)?.[sentence]}`),
    ),
  ]);
  return { lines: quotes, offTopic: compared.offTopic };
};
const compare = (...texts: readonly string[]) => linesOf({ context: [], texts, ratings: [] });
const statements = (...texts: readonly string[]) => compare(...texts).lines.map(([statement]) => statement);

/** Every expected line was checked by hand against the reviews. */
describe('comparing reviews as people write them', () => {
  it.each<[string, sets.ReviewSet, readonly (readonly string[])[]]>([
    [
      'agree',
      sets.agreeing,
      [
        [
          'All three like the look of the pictures.',
          '1: The photos are gorgeous and made me want every plant on the page.',
          '2: Lovely pictures, really lovely.',
          '3: The images are beautiful, though.',
        ],
        [
          'Two of three missed the price or had trouble finding it.',
          '1: But I could not find the price anywhere.',
          '3: Where is the price?',
        ],
      ],
    ],
    [
      'contradict each other',
      sets.contradicting,
      [
        [
          'They differ on the design: one likes it, another dislikes it.',
          '1: The design looks modern and clean.',
          '2: The layout is dated and cluttered.',
        ],
        [
          'They differ on the navigation: one finds it clear, another finds it unclear.',
          '1: The navigation is very clear, I found everything at once.',
          '2: I found the navigation confusing; there are two menus and they say different things.',
        ],
      ],
    ],
    [
      'give ratings of 2, 4 and 5 and speak of the price',
      sets.ratingsApart,
      [
        [
          'They differ on the price: one finds it fair, another finds it too high.',
          '2: The price is fair for what it does, although it could be a bit lower for small shops.',
          '1: The price is too high for one mechanic.',
        ],
      ],
    ],
    ['are sarcastic', sets.sarcastic, []],
    ['are written in several languages', sets.threeLanguages, []],
    ['negate, wish and suppose', sets.twisted, []],
    ['use the same words about different things', sets.sameWords, []],
    [
      'have headings and lists',
      sets.untidy,
      [
        [
          'Two of three criticize the search.',
          '1: search',
          '2: the search is useless, I typed "Dolomites" and got nothing',
        ],
      ],
    ],
    [
      'come as a form with headings',
      {
        context: [],
        ratings: [3, 3],
        texts: [
          JSON.stringify({ mainReview: 'Pros: clear navigation.\nCons:\n- pricing page is hard to find', rating: 3 }),
          'What I liked:\nThe navigation is easy to understand.\n\nThe pricing is hidden.',
        ],
      },
      [
        ['Both find the navigation clear.', '1: Pros: clear navigation.', '2: The navigation is easy to understand.'],
        [
          'Both missed the price or had trouble finding it.',
          '1: pricing page is hard to find',
          '2: The pricing is hidden.',
        ],
      ],
    ],
    [
      'lack a text that was removed',
      {
        context: [],
        ratings: [3, 3, 3],
        texts: ['The menu is confusing.', REMOVED_TEXT, 'The menu is confusing.'],
      },
      [['Two of three find the navigation unclear.', '1: The menu is confusing.', '3: The menu is confusing.']],
    ],
    [
      'are 20,000 characters of one word',
      { context: [], ratings: [5, 5], texts: ['a'.repeat(20_000), 'good '.repeat(4_000)] },
      [],
    ],
    ['are long and polite', sets.polite, []],
  ])('that %s', (_, set, lines) => {
    expect(linesOf(set)).toEqual({ lines, offTopic: [] });
  });

  it('reports the review about lunch as off topic, and ignores its opinions', () => {
    expect(linesOf(sets.oneOffTopic)).toEqual({ lines: [], offTopic: [3] });
  });
});

describe('comparing certain statements', () => {
  it.each([
    ['The price is too high.', 'I found the pricing too expensive.', 'Both find the price too high.'],
    [
      'I could not find the price anywhere.',
      'There is no price list.',
      'Both missed the price or had trouble finding it.',
    ],
    ['The menu is not very clear.', 'A confusing menu!', 'Both find the navigation unclear.'],
    ['The menu isn’t confusing.', 'The navigation is easy to understand.', 'Both find the navigation clear.'],
    ['I like the design.', 'Great design.', 'Both praise the design.'],
    ['The search does not work.', 'The search is broken.', 'Both had trouble with the search.'],
    ['The site loads slowly.', 'The website is painfully slow.', 'Both find the site slow.'],
    ['The text on the page is too small.', 'The text is unreadable.', 'Both find the text hard to read.'],
    ['The menu should be clearer.', 'The menu is vague.', 'Both find the navigation unclear.'],
  ])('“%s” and “%s”: %s', (one, other, statement) => {
    expect(statements(one, other)).toEqual([statement]);
  });

  it.each([
    ['a condition', 'If the menu were a tree, the menu is confusing.'],
    ['a question', 'Is the menu confusing?'],
    ['a guess', 'Perhaps the menu is confusing.'],
    ['another person’s view', 'My boss says the menu is confusing.'],
    ['another product', 'Unlike Acme, the menu is confusing.'],
    ['another time', 'In the old version the menu was confusing.'],
    ['a denial that reaches further', 'It is not that I mind, but the menu is confusing.'],
    ['neither and nor', 'Neither the price nor the menu is confusing.'],
    ['scare quotes', 'The menu is “confusing”.'],
    ['more than a denial', 'The menu is anything but confusing.'],
    ['a part of the topic', 'The menu of the settings is confusing.'],
    ['sarcasm', 'Oh great, the menu is confusing.'],
  ])('is silent about %s', (_, text) => {
    expect(statements(text, 'The menu is confusing.')).toEqual([]);
  });

  it('has no topic in both lists', () => {
    expect(statements('The price is too high.', 'The price is too high.', 'The price is fair.')).toEqual([
      'They differ on the price: one finds it fair, two find it too high.',
    ]);
    expect(statements('I like the design.', 'I like the design.', 'The design is ugly.')).toEqual([]);
  });

  it('ignores a reviewer who says both', () => {
    expect(statements('The menu is clear. The menu is confusing.', 'The menu is confusing.')).toEqual([]);
  });

  it('ignores praise with one star, and vague praise with two', () => {
    const praised = (rating: number, text: string) =>
      linesOf({ context: [], texts: [text, text], ratings: [rating, 4] }).lines.length;
    expect([1, 2, 3].map((rating) => praised(rating, 'The menu is clear.'))).toEqual([0, 1, 1]);
    expect([1, 2, 3].map((rating) => praised(rating, 'I like the menu.'))).toEqual([0, 0, 1]);
  });
});
