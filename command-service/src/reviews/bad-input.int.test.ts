import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { everyEvent } from '../testing/inspect.ts';
import { registered } from '../testing/people.ts';

const CONTENT = 'The price is easy to find, and the buttons are large enough for gloves.';

let service: RunningService;
let author: { browser: Browser; id: number };
let productId: number;
let reviewId: number;
beforeAll(async () => {
  service = await startService();
  author = await registered(service.url);
  productId = await anApp();
  const { body } = await author.browser.post('/api/reviews', aReview(await anApp()));
  reviewId = Number(body['id']);
});
afterAll(() => service.end());

const anApp = async (): Promise<number> =>
  Number(
    (await aBrowser(service.url).post('/api/analyze/url', { url: 'https://benchbook.example/' })).body['productId'],
  );
const aReview = (about: number, changes: object = {}) => ({
  productId: about,
  content: CONTENT,
  rating: 4,
  ...changes,
});

/** Sends a request, and checks that the log does not change. */
const refusing = async (send: () => ReturnType<Browser['send']>) => {
  const before = await everyEvent(service.store);
  const { status, body } = await send();
  expect(await everyEvent(service.store)).toEqual(before);
  return { status, error: body['error'] };
};

describe('POST /api/reviews', () => {
  const tooShort = 'Please provide at least 50 characters of feedback';
  const tooFewLetters = 'The review needs at least 10 different letters. Describe what you found in whole words.';
  it.each([
    ['no app', { productId: undefined }, 'Please name the app'],
    ['an app by its name', { productId: 'Benchbook' }, 'Please name the app'],
    ['an app of no number', { productId: -1 }, 'Please name the app'],
    ['half an app', { productId: 1.5 }, 'Please name the app'],
    ['no text', { content: undefined }, tooShort],
    ['a text of 49 characters', { content: 'x'.repeat(49) }, tooShort],
    ['fifty blanks', { content: ' '.repeat(50) }, tooShort],
    ['blanks around a short text', { content: `${' '.repeat(30)}fine${' '.repeat(30)}` }, tooShort],
    ['D-126: 60 times one letter', { content: 'x'.repeat(60) }, tooFewLetters],
    ['D-126: nine letters', { content: 'abc def ghi '.repeat(5) }, tooFewLetters],
    ['D-126: ten letters in two cases', { content: 'ABCDEabcde'.repeat(6) }, tooFewLetters],
    ['D-126: letters with invisible characters between them', { content: 'x\u200B\u2060'.repeat(60) }, tooFewLetters],
    ['a list for a text', { content: [CONTENT] }, tooShort],
    ['JSON whose main review is short', { content: JSON.stringify({ mainReview: 'fine', x: CONTENT }) }, tooShort],
    ['a text without end', { content: 'x'.repeat(20_001) }, 'The review can have at most 20,000 characters'],
    ['no rating', { rating: undefined }, 'Please choose a rating from 1 to 5'],
    ['a rating of 0', { rating: 0 }, 'Please choose a rating from 1 to 5'],
    ['a rating of 6', { rating: 6 }, 'Please choose a rating from 1 to 5'],
    ['half a star', { rating: 3.5 }, 'Please choose a rating from 1 to 5'],
    ['a rating in words', { rating: '5' }, 'Please choose a rating from 1 to 5'],
    ['a complete review', { status: 'complete' }, 'A new review is pending'],
    ['another status', { status: null }, 'A new review is pending'],
  ])(
    'D-12, D-09: answers 400 to %s and leaves no trace (§5 review length, review rating, §9 rating scale)',
    async (_, changes, error) => {
      const send = () => author.browser.post('/api/reviews', aReview(productId, changes));
      expect(await refusing(send)).toEqual({ status: 400, error });
    },
  );
});

describe('PATCH /api/reviews/{id}', () => {
  it.each([
    ['nothing', {}],
    ['another status', { status: 'pending' }],
    ['a status that is none', { status: 'done' }],
    ['no text', { status: null }],
    ['a list', []],
  ])('D-10: answers 400 to %s and changes nothing', async (_, body) => {
    expect(await refusing(() => author.browser.patch(`/api/reviews/${reviewId}`, body))).toMatchObject({ status: 400 });
  });

  it.each(['abc', '0', '-1', '1.5', '999999', '99999999999999999999', '1abc'])(
    'answers 404 to the id %s',
    async (id) => {
      const send = () => author.browser.patch(`/api/reviews/${id}`, { status: 'complete' });
      expect(await refusing(send)).toEqual({ status: 404, error: 'Review not found' });
    },
  );
});
