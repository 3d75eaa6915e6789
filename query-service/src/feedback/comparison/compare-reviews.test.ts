import { comparisonReport, type ComparedTopic, type ComparisonReport } from '@twofold/contracts/feedback/report';
import { REMOVED_TEXT } from '@twofold/contracts/reviews/api';
import { describe, expect, it } from 'vitest';
import { compareReviews } from './compare-reviews.ts';
import * as sets from './testing/review-sets.ts';

const compare = (texts: readonly string[], context: readonly string[] = [], ratings: readonly number[] = []) =>
  compareReviews({
    orderId: 1042,
    expected: 3,
    context,
    reviews: texts.map((content, at) => ({
      reviewId: at + 1,
      reviewer: { name: `Reviewer ${at + 1}`, expertise: 'testing' },
      rating: ratings[at] ?? 3,
      content,
    })),
  });
const compareSet = ({ texts, context, ratings }: sets.ReviewSet) => compare(texts, context, ratings);
const statements = (lines: readonly ComparedTopic[]) => lines.map(({ statement }) => statement);
const peopleIn = (line: ComparedTopic | undefined) =>
  new Set(line?.sides.flatMap(({ quotes }) => quotes.map(({ reviewId }) => reviewId)));
const lineAbout = (report: ComparisonReport, words: string) =>
  [...report.agreements, ...report.differences].find(({ statement }) => statement.includes(words));

describe('comparing three who mean the same', () => {
  const report = compareSet(sets.agreeing);

  it('names what all agree on first, and then what two do', () => {
    expect(statements(report.agreements)).toEqual([
      'All three met faults in the mobile version.',
      'All three missed the price or had trouble finding it.',
      'All three are happy with the pictures; two of them like the look of them.',
      'Two of three find it slow.',
    ]);
    expect(report.differences).toEqual([]);
    expect(report.offTopic).toEqual([]);
  });

  it('rests each line on whole sentences of those who said so', () => {
    const [, price] = report.agreements;
    expect(
      price?.sides[0]?.quotes.map(({ reviewId, sentence }) => report.reviews[reviewId - 1]?.sentences[sentence]),
    ).toEqual([
      'But I could not find the price anywhere.',
      'What I missed was the price: I scrolled down twice and still did not see what a box costs.',
      'Where is the price?',
    ]);
  });

  it('is what the contract promises, with ratings and names as they came', () => {
    expect(comparisonReport.parse(report)).toEqual(report);
    expect(report.reviews.map(({ rating }) => rating)).toEqual([3, 3, 2]);
    expect(report.reviews[0]?.reviewer).toEqual({ name: 'Reviewer 1', expertise: 'testing' });
    expect(report).toMatchObject({ orderId: 1042, expected: 3 });
  });
});

describe('comparing three who contradict each other', () => {
  it('sets praise against criticism, with who says what', () => {
    const { differences } = compareSet(sets.contradicting);
    expect(statements(differences)).toEqual([
      'They differ on the price: one finds it fair, two find it too high.',
      'They differ on the navigation: two find it clear, one finds it unclear.',
      'They differ on the design: one likes the look of it, another dislikes the look of it.',
      'They differ on signing up: one finds it easy, another finds it difficult.',
    ]);
    expect(differences[0]?.sides.map(({ stance }) => stance)).toEqual(['praise', 'criticism']);
  });

  it('keeps lines apart that rest on the same sentences', () => {
    const one = 'The menu is confusing, the price is too high and the photos are lovely.';
    expect(statements(compare([one, one, one]).agreements)).toEqual([
      'All three find the price too high.',
      'All three find the navigation unclear.',
      'All three praise the pictures.',
    ]);
  });

  it('does not hold two respects against each other', () => {
    const { agreements, differences } = compare(['I could not find the price.', 'The price is fair.']);
    expect([...agreements, ...differences]).toEqual([]);
  });

  it('counts nobody who says both', () => {
    const bad = 'The menu is bad.';
    expect(compare(['The menu is clear. The menu is confusing.', 'The menu is confusing.']).differences).toEqual([]);
    expect(compare(['The menu is nice, but slow.', bad]).differences).toEqual([]);
    expect(compare(['The menu is nice. I would move the menu.', bad]).differences).toHaveLength(1);
  });
});

describe('comparing two of three that were ordered', () => {
  it('speaks of both', () => {
    expect(statements(compareSet(sets.twoOfThree).agreements)).toEqual([
      'Both had trouble seeing what it is for.',
      'Both find fault with the headline.',
      'Both speak well of “calendar”.',
    ]);
    expect(statements(compare(['I could not find the price.', 'We could not find any price.']).agreements)).toEqual([
      'Neither could find the price.',
    ]);
    const { differences } = compare(['The menu is clear.', 'The menu is confusing.']);
    expect(statements(differences)).toEqual([
      'They differ on the navigation: one finds it clear, the other finds it unclear.',
    ]);
  });
});

describe('comparing reviews of which one is off topic', () => {
  it('names it and lets it agree with nobody', () => {
    const report = compareSet(sets.oneOffTopic);
    expect(report.offTopic).toEqual([3]);
    expect([...report.agreements, ...report.differences].flatMap((line) => [...peopleIn(line)])).not.toContain(3);
    expect(statements(report.agreements)).toEqual([
      'Two of three criticise the help pages.',
      'Two of three praise contact and support.',
    ]);
  });

  it('is not deceived by words that mean something else elsewhere', () => {
    const lunch =
      'The menu was a delight and the price is fair: soup, noodles, mango cream, and a waiter who sang for grandmother.';
    const report = compare([
      'The menu is clear and the price is fair.',
      'The menu is confusing, the price is fair.',
      lunch,
    ]);
    expect(report.offTopic).toEqual([3]);
    expect(statements(report.agreements)).toEqual(['Two of three find the price fair.']);
  });

  it('takes a review for one of the app that shares a word with what is known of the app', () => {
    const text = 'The lavender was thirsty and the parcel soaked, our neighbour laughed and lent us her bucket.';
    expect(compare([text, 'The menu is clear.'], ['Fernpost']).offTopic).toEqual([1]);
    expect(compare([text, 'The menu is clear.'], ['Fernpost', 'Fernpost sends lavender.']).offTopic).toEqual([]);
  });

  it('does not name short reviews that speak of the app', () => {
    expect(
      compare(['The menu is clear.', 'I could not find the price.', 'It is easy to use, this site.']).offTopic,
    ).toEqual([]);
  });
});

describe('comparing texts of every kind', () => {
  it('reads lists, headings and lines without full stops', () => {
    expect(statements(compareSet(sets.untidy).agreements)).toEqual([
      'All three find fault with the pop-ups and ads.',
      'All three speak well of “packing lists”.',
      'Two of three criticise the search.',
      'Two of three miss something about “offline mode”.',
      'Two of three are happy with “map”.',
    ]);
  });

  it('finds things that no list has, by the words that people share', () => {
    expect(statements(compareSet(sets.bikeWorkshop).agreements)).toEqual([
      'Two of three want to know more about “ticket”.',
    ]);
    expect(statements(compareSet(sets.polite).agreements).slice(0, 2)).toEqual([
      'All three find “binder” unclear.',
      'All three speak well of “corkboard”.',
    ]);
  });

  it('understands negations, wishes and conditions', () => {
    const { agreements, differences } = compareSet(sets.twisted);
    expect(statements(agreements)).toEqual([
      'All three found the price easily.',
      'Two of three like not having to sign up.',
      'Two of three find fault with the navigation.',
    ]);
    expect(statements(differences)).toEqual([
      'They differ on the navigation: one finds it clear, another finds it unclear.',
    ]);
  });

  it('shows what is not English without judging it', () => {
    const report = compareSet(sets.threeLanguages);
    expect([...report.agreements, ...report.differences, ...report.offTopic]).toEqual([]);
    expect(report.reviews.map(({ sentences }) => sentences.length)).toEqual([2, 2, 2]);
  });

  it('reads the main review of a form', () => {
    const report = compare([JSON.stringify({ mainReview: 'The menu is confusing.' }), 'The menu is confusing.']);
    expect(report.reviews[0]?.sentences).toEqual(['The menu is confusing.']);
    expect(statements(report.agreements)).toEqual(['Both find the navigation unclear.']);
  });

  it.each(['', REMOVED_TEXT])('quotes nothing of a review whose text is “%s”', (removed) => {
    const report = compare(['The menu is confusing.', removed, 'The menu is confusing.']);
    expect(report.reviews[1]?.sentences).toEqual([]);
    expect(report.offTopic).toEqual([]);
    expect(statements(report.agreements)).toEqual(['Two of three find the navigation unclear.']);
    expect(peopleIn(report.agreements[0])).toEqual(new Set([1, 3]));
  });
});

describe('taking a sentence away', () => {
  it('takes the line along that two rested on', () => {
    const texts = ['The menu is confusing. The photos are nice.', 'A confusing menu! Nice photos.'];
    expect(lineAbout(compare(texts), 'navigation')).toBeDefined();
    const without = compare(['The photos are nice.', 'A confusing menu! Nice photos.']);
    expect(lineAbout(without, 'navigation')).toBeUndefined();
    expect(lineAbout(without, 'pictures')).toBeDefined();
  });

  it('leaves a line of three with two', () => {
    const report = compare(['The menu is confusing.', 'A confusing menu!', 'The fonts are small.']);
    expect(statements(report.agreements)).toEqual(['Two of three find the navigation unclear.']);
  });
});

describe('comparing long reviews', () => {
  const cpuMs = (work: () => void): number => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  const upTo = (text: string) => text.repeat(Math.ceil(20_000 / text.length)).slice(0, 20_000);
  const prose = Object.values(sets).map(({ texts }) => texts.join(' '));

  // It takes a tenth of that on a machine with nothing else to do; a quadratic step takes longer.
  it.each([
    ['prose', prose.slice(0, 3).map(upTo)],
    ['one endless sentence', ['the menu is not very clear and ', 'no price, ', 'could not would '].map(upTo)],
    ['one endless word', ['a', '…', '.a'].map(upTo)],
    ['nothing but punctuation', ['. ', '"?! ', '(.)'].map(upTo)],
    ['nothing but line breaks', ['\n', 'a\n', '- \n1. '].map(upTo)],
  ])('is quick with %s', (_, texts) => {
    expect(cpuMs(() => compare(texts))).toBeLessThan(1_000);
  });
});
