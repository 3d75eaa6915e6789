import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classified, RICH } from '../testing/classified.ts';
import { PAGE_KINDS } from './page-kind.ts';

const PHRASES = [
  'This domain is for sale',
  'Index of /',
  'Welcome to nginx!',
  '404 Not Found',
  'Log in',
  'Are you over 18?',
  'We use cookies',
  'Accept all',
  'ログイン',
  'Fresh bread every morning.',
  'shop.example',
  '.'.repeat(300),
  'a.'.repeat(200),
  '\ud800',
];
const TAGS = [
  'title',
  'h1',
  'h2',
  'p',
  'li',
  'button',
  'a href=/x',
  'form',
  'input type=password',
  'label',
  'pre',
  'script',
];

const html = fc
  .array(fc.tuple(fc.constantFrom(...TAGS), fc.oneof(fc.constantFrom(...PHRASES), fc.string({ unit: 'binary' }))), {
    maxLength: 20,
  })
  .map((parts) => parts.map(([tag, text]) => `<${tag}>${text}</${tag.split(' ')[0]}>`).join(''));

const LOGIN =
  '<form><h3>Log in</h3><label>E-mail <input name=email></label><input type=password placeholder=Password><button>Log in</button></form>';

describe('any page', () => {
  it('has one kind, with evidence unless it is ordinary', () => {
    fc.assert(
      fc.property(html, fc.webUrl(), fc.webUrl(), (page, at, from) => {
        const { kind, evidence } = classified(page, { at, from });
        expect(PAGE_KINDS).toContain(kind);
        expect(evidence === '').toBe(kind === 'page');
        expect(evidence.length).toBeLessThanOrEqual(200);
        expect(evidence.isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('with content keeps its kind if a login is added anywhere', () => {
    const words = ['bread', 'oven', 'order', 'box', 'town', 'morning', 'café', 'rye', 'weekly', 'families'];
    const sentence = fc
      .array(fc.constantFrom(...words), { minLength: 8, maxLength: 14 })
      .map((said) => `<p>${said.join(' ')}.</p>`);
    const paragraphs = fc.array(sentence, { minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(paragraphs, fc.nat(), (texts, place) => {
        const before = `<title>Ada</title><h1>Ada bakes</h1>${texts.join('')}`;
        const blocks = [`<title>Ada</title>`, '<h1>Ada bakes</h1>', ...texts];
        const after = blocks.toSpliced(place % (blocks.length + 1), 0, LOGIN).join('');
        expect(classified(after)).toEqual(classified(before));
        expect(classified(after).kind).toBe('page');
      }),
      { numRuns: 300 },
    );
  });

  it('is classified in linear time', () => {
    const long = `<title>${'a.b-'.repeat(400)}</title>${`<p>${'This domain '.repeat(400)}</p>`.repeat(50)}${RICH}`;
    const begin = performance.now();
    expect(classified(long).kind).toBe('page');
    expect(performance.now() - begin).toBeLessThan(3_000);
  });
});
