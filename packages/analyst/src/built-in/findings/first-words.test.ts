import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { firstWords } from './first-words.ts';

const SENTENCE = 'Tessera trains young baseball players through coaching and weekend tournaments.';
const body = (heading: string, below: string): string => `<h1>${heading}</h1><p>${below}</p><h2>News of the week</h2>`;
const fixOn = (page: Partial<Page>): string | undefined =>
  firstWords(contextOfPage({ title: 'Tessera', description: SENTENCE, body: '', ...page }))?.fix;

describe('what a page says first', () => {
  it('is the sentence that only its description has', () =>
    expect(fixOn({ body: body('Own your effort', 'It begins with you, and never ends.') })).toBe(
      'Write “Tessera trains young baseball players through coaching and weekend tournaments” directly below “Own your effort”',
    ));

  it.each([
    ['the heading shares a word with the description', { body: body('Coaching that lasts', SENTENCE) }],
    ['the line below says it', { body: body('Own your effort', SENTENCE) }],
    ['the heading has the name', { body: body('Ask Tessera', 'It begins with you.') }],
    ['the heading is a greeting, which another check names', { body: body('Welcome', 'It begins with you.') }],
    ['the heading is the link of a teaser', { body: '<h1><a href="/x">Own your effort</a></h1><p>It begins.</p>' }],
    ['two headings lead the page', { body: `${body('Own it', 'It begins.')}<h1>Second</h1>` }],
    ['nothing is described', { description: '', body: body('Own your effort', 'It begins with you.') }],
    ['the description is a word', { description: 'baseball', body: body('Own it', 'So.') }],
  ] as const)('is left alone where %s', (_why, page) => expect(fixOn(page)).toBeUndefined());
});
