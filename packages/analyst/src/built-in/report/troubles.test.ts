import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { troublesOf } from './troubles.ts';

/** The page names no trouble; its trial answers a worry. */
const NONE =
  'Wants to try it before paying (inferred from “Online project management software. Free trial, monthly plans …” on the page)';

const on = (text: string): readonly string[] =>
  troublesOf(
    contextOfPage({
      title: 'Acme: project management software',
      description: 'Online project management software. Free trial, monthly plans, log in from anywhere.',
      body: `<h1>Project management software</h1><p>${text}</p><h2>Pricing</h2><p>$9 a month per user. Start free trial.</p>`,
    }),
    'Project managers',
  );

describe('troubles that a page names', () => {
  it.each([
    'Spreadsheets are overkill for most small teams.',
    'Reviews of a project put stress on all who plan them.',
    'Plan a week in minutes instead of spending a morning on it.',
  ])('reads “%s”', (text) => expect(on(text)).toEqual([`“${text.slice(0, -1)}” (a problem named on the page)`]));

  it('reads what the page rules out where it names none', () =>
    expect(on('There are no hidden fees and no contract.')).toEqual([
      'A worry that the page answers: “There are no hidden fees and no contract” (inferred)',
    ]));

  it.each([
    'No more hunting for the latest version of a file.',
    'With this calendar, you do not need to print a plan.',
    'Plan a week of work without having to train anyone.',
    'No contract, no fees per user and no long training.',
  ])('takes the promise “%s” for an answer, not for a trouble', (text) =>
    expect(on(text)).toEqual([`A worry that the page answers: “${text.slice(0, -1)}” (inferred)`]),
  );

  it('reads what visitors ask', () =>
    expect(on('Can I move my old projects over?')).toEqual([
      'Asks “Can I move my old projects over?” (a question that the pages answer)',
    ]));

  it.each([
    'Our software is made in a town by the sea.',
    'No file is too large, no team too small for us.',
    'Wait for the sound — sans regarder, sans toucher.',
    'No reply is required, but the date stays the same.',
    'A simple concept, but very hard to do!',
    'How can I turn off my cookies on this site?',
    'Setting up a project is not complicated at all.',
    'Enjoy a tidy board and stress-free project reviews.',
    'Why do teams choose Acme over a wall of paper?',
    'We stress simple answers to frustrating problems.',
    'How can I help the project to grow?',
    'The board removes the notes that are no longer needed there.',
  ])('reads none in “%s”', (text) => expect(on(text)).toEqual([NONE]));
});

describe('what a Japanese page names', () => {
  const inJapanese = (text: string): string =>
    troublesOf(
      contextOfPage({
        lang: 'ja',
        title: 'みなと整体院',
        description: '港町の整体院です。肩こりと骨盤の施術。',
        body: `<h1>みなと整体院</h1><p>肩こりと骨盤の施術をする整体院です。</p><p>${text}</p>`,
      }),
      'Patients',
    ).join();
  it('is a trouble, but for a sentence on the site itself', () => {
    expect(inJapanese('朝から肩が重くて眠れずに困っている方も多く、毎日つらいと感じる方がたくさんいます。')).toContain(
      'named on the page',
    );
    expect(
      inJapanese('みなと整体院は、肩こりや腰痛などのお悩みに向き合う、完全予約制で一対一の整体院です。'),
    ).not.toContain('named on the page');
  });
});

describe('what is asked and missed', () => {
  it('is no line on cookies, and no slogan of a newsletter', () => {
    expect(on('How can I disable all of the cookies of my browser?').join(' ')).not.toContain('cookies');
    expect(on('Never again will you miss the latest offers of our newsletter.').join(' ')).not.toContain('latest');
  });
});

describe('what a shop promises', () => {
  const atShop = (text: string): string =>
    troublesOf(
      contextOfPage({
        title: 'Acme cheese shop',
        description: 'Online shop for cheese. Add to cart.',
        body: `<h1>Acme cheese shop</h1><p>Add to cart</p><a href="/cart">Shopping cart</a><p>€20</p><p>${text}</p>`,
      }),
      'Cheese lovers',
    ).join(' ');

  it.each([
    [
      'Free shipping from €30.',
      'Pays for delivery of cheese below a sum (inferred from “Free shipping from €30” on the page)',
    ],
    ['Best price guarantee.', 'Does not want to pay more for cheese than elsewhere'],
    ['Two-year warranty on every knife: lifetime warranty.', 'Wants a guarantee on cheese'],
  ])('answers a worry: “%s”', (text, worry) => expect(atShop(text)).toContain(worry));

  it.each(['Delivery is guaranteed by the postman.', 'Two rival dairies are both worried about the same prize.'])(
    'answers none: “%s”',
    (text) => expect(atShop(text)).not.toMatch(/safe|elsewhere|worried/u),
  );

  it('is not read elsewhere', () => expect(on('Money-back guarantee.').join(' ')).not.toContain('safe'));
});
