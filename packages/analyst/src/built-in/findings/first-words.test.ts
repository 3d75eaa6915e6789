import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { firstWords } from './first-words.ts';

const SENTENCE = 'Tessera trains young baseball players through coaching and weekend tournaments.';
const body = (heading: string, below: string): string => `<h1>${heading}</h1><p>${below}</p><h2>News of the week</h2>`;
const fixOn = (page: Partial<Page>): string | undefined =>
  firstWords(contextOfPage({ title: 'Tessera', description: SENTENCE, body: '', ...page }))?.fix;

describe('the first words of a page', () => {
  it('should include the sentence of the description', () =>
    expect(fixOn({ body: body('Own your effort', 'It begins with you, and never ends.') })).toBe(
      'Write “Tessera trains young baseball players through coaching and weekend tournaments” directly below “Own your effort”',
    ));

  it.each([
    ['the heading is the name', body('Ask Tessera', 'It begins.'), 'directly below “Ask Tessera”'],
    ['the heading is a teaser', '<h1><a href="/x">Own it</a></h1><p>It begins.</p>', 'in the first lines of the page'],
    ['two headings lead', `${body('Own it', 'So.')}<h1>Second</h1>`, 'in the first lines of the page'],
  ])('lack that sentence if %s', (_why, page, where) => expect(fixOn({ body: page })).toContain(where));

  it.each([
    ['the heading shares a word with the description', { body: body('Coaching that lasts', SENTENCE) }],
    ['the line below says it', { body: body('Own your effort', SENTENCE) }],
    [
      'a text further down says it',
      { body: `${body('Own it', 'It begins.')}${'<p>So.</p>'.repeat(40)}<p>${SENTENCE}</p>` },
    ],
    [
      'the title says it',
      { title: 'Tessera: coaching and weekend tournaments for young baseball players', body: body('Own it', 'So.') },
    ],
    [
      'a shop shows what it sells',
      {
        body: `${body('Own it', 'So.')}<a href="/cart">Cart (0)</a><p>Free shipping. Returns. Online shop.</p><p>$9.00</p><p>$8.00</p><p>$7.00</p><p>$5.00</p><button>Add to cart</button>`,
      },
    ],
    ['the heading is a greeting, which another check names', { body: body('Welcome', 'It begins with you.') }],
    [
      'the menu names it',
      {
        body: `<nav><a href="/b">Baseball coaching</a><a href="/t">Weekend tournaments</a></nav>${body('Own it', 'So.')}`,
      },
    ],
    [
      'the heading says it in a language without spaces',
      {
        title: 'テッセラ',
        lang: 'ja',
        description:
          '横浜市で初心者向けの野球教室です。週末のレッスンで基礎から楽しく学べます。体力づくりにも役立ちます。',
        body: body('横浜で始める野球', '初心者を対象に、週末のレッスンで基礎から丁寧に教えます。楽しく学べます。'),
      },
    ],
    ['nothing is described', { description: '', body: body('Own your effort', 'It begins with you.') }],
    ['the description is a word', { description: 'baseball', body: body('Own it', 'So.') }],
  ] as const)('are not reported if %s', (_why, page) => expect(fixOn(page)).toBeUndefined());
});
