import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { factFindings } from './facts.ts';
import { ownClaims } from './own-claims.ts';
import { proofFindings } from './proof.ts';
import { testimonialsIn } from './testimonials.ts';

const page = (body: string, lang = 'en') =>
  contextOfPage({
    title: 'Fenwick Roofs',
    description: 'Roofers in Harrow. Get a quote.',
    lang,
    body: `<h1>Fenwick Roofs</h1><p>Roofing and repairs.</p>${body}`,
  });
const card = (name: string, words: string, saved = '') => `<p>${saved}</p><h4>${name}</h4><p>Harrow</p><p>${words}</p>`;
const ONE = '“My last roofer raised the bill twice. Fenwick came and kept to the price that I was told.”';
const OTHER = '“A tree fell on our roof in May and they covered it on the day of the storm.”';
const CARDS = `<h2>People who changed</h2>${card('Ana M.', ONE, 'Saved $310')}${card('Paul W.', OTHER, 'Saved $95')}`;
const QUOTES = `<h2>Results</h2><blockquote>${ONE}</blockquote><blockquote>— Head of a school in Harrow</blockquote><blockquote>${OTHER}</blockquote><blockquote>— Owner of a mill</blockquote>`;
const voiceOf = (body: string) => proofFindings(page(body)).find(({ kind }) => kind === 'testimonial');

describe('signed quotes near each other', () => {
  it('are testimonials, with the saving on their card', () =>
    expect(voiceOf(CARDS)?.text).toBe(
      'Quotes what others say (“Ana M.”): “My last roofer raised the bill twice. Fenwick came and kept to the price that I was told”, beside “Saved $310”',
    ));

  it('may have the name in the same text', () => {
    const within = `<p>${ONE} - Ana M.</p><p>${OTHER} - Paul</p>`;
    expect(testimonialsIn(page(within)).map(({ by }) => by)).toEqual(['Ana M.', 'Paul']);
    expect(testimonialsIn(page(`<p>${ONE} - Ana M.</p>`))).toEqual([]);
  });

  it('may be signed with a role', () => {
    expect(voiceOf(QUOTES)?.text).toContain('Quotes what others say (“Head of a school in Harrow”): ');
    expect(voiceOf(QUOTES)?.isUnsigned).toBe(true);
  });

  it('are shown with a result first', () => {
    const last = '“They took eight days for a roof that we had waited for, and thank you.”';
    expect(voiceOf(`${CARDS}${card('Eva L.', last)}`)?.text).toContain('(“Ana M.”): “My last');
    expect(voiceOf(`${CARDS}${card('Eva L.', last.replace('eight', '8'))}`)?.text).toContain(
      '(“Eva L.”): “They took 8 days',
    );
  });

  it.each([
    ['one alone', `<h2>People</h2>${card('Ana M.', ONE)}`],
    [
      'sayings',
      `<h2>Words</h2>${card('Lao Tse', '“We shape clay into a pot, but it is the emptiness that holds what we want.”')}${card('Ada Byron', '“My brain is something more than merely mortal, as time will show to all.”')}`,
    ],
    ['unsigned ones', `<h2>Words</h2><p>${ONE}</p><p>Roofs</p><p>${OTHER}</p>`],
    ['what is no quote', `<h2>Words</h2>${card('Ana M.', ONE.slice(1, -1))}${card('Paul W.', OTHER.slice(1, -1))}`],
  ])('are not %s', (_, body) => expect(testimonialsIn(page(body))).toEqual([]));
});

describe('a quote of another person', () => {
  const PROMISE = 'Fenwick had our roof ready within 5 days and has 20 years of experience.';
  const claimsOn = (body: string): readonly string[] =>
    [...ownClaims(page(body)), ...factFindings(page(body))].map(({ kind }) => kind);

  it('is not a promise of the site', () => {
    expect(claimsOn(`<p>“${PROMISE}”</p>`)).toEqual([]);
    expect(claimsOn(`<h2>What our clients say</h2><p>My roof leaked. ${PROMISE}</p>`)).toEqual([]);
  });

  it('is different from the same words by the site', () => {
    expect(claimsOn(`<p>${PROMISE}</p>`)).toContain('speed');
    expect(claimsOn(`<h2>What our clients say</h2><p>${ONE}</p><h2>Times</h2><p>${PROMISE}</p>`)).toContain('speed');
  });
});
