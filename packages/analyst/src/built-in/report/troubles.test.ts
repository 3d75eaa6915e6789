import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { troublesOf } from './troubles.ts';

const on = (text: string): readonly string[] =>
  troublesOf(
    contextOfPage({
      title: 'Acme: project management software',
      description: 'Online project management software. Free trial, monthly plans, log in from anywhere.',
      body: `<h1>Project management software</h1><p>${text}</p><h2>Pricing</h2><p>$9 a month per user. Start free trial.</p>`,
    }),
  );

describe('troubles that a page names', () => {
  it.each([
    'Spreadsheets are overkill for most small teams.',
    'Reviews of a project put stress on all who plan them.',
    'Plan a week in minutes instead of spending a morning on it.',
  ])('are read: “%s”', (text) => expect(on(text)).toEqual([`“${text.slice(0, -1)}” (a problem named on the page)`]));

  it.each([
    'There are no hidden fees and no contract.',
    'No more hunting for the latest version of a file.',
    'With this calendar, you do not need to print a plan.',
    'Plan a week of work without having to train anyone.',
    'No contract, no fees per user and no long training.',
  ])('are not promises to avoid them: “%s”', (text) => expect(on(text)).toEqual([]));

  it.each([
    'Can I move my old projects over?',
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
    'Never again will you miss the latest offers of our newsletter.',
    'The board removes the notes that are no longer needed there.',
  ])('are not read in “%s”', (text) => expect(on(text)).toEqual([]));
});

describe('a sentence on a Japanese page', () => {
  const inJapanese = (text: string): string =>
    troublesOf(
      contextOfPage({
        lang: 'ja',
        title: 'みなと整体院',
        description: '港町の整体院です。肩こりと骨盤の施術。',
        body: `<h1>みなと整体院</h1><p>肩こりと骨盤の施術をする整体院です。</p><p>${text}</p>`,
      }),
    ).join();
  it('is a trouble unless it is about the site itself', () => {
    expect(inJapanese('朝から肩が重くて眠れずに困っている方も多く、毎日つらいと感じる方がたくさんいます。')).toContain(
      'named on the page',
    );
    expect(
      inJapanese('みなと整体院は、肩こりや腰痛などのお悩みに向き合う、完全予約制で一対一の整体院です。'),
    ).not.toContain('named on the page');
  });
});
