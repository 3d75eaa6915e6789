import { describe, expect, it } from 'vitest';
import { lostQuotes } from './score-quotes.ts';

const quoted = (quote: string) => ({ id: 'q', path: 'usps.0', basis: 'quote' as const, quote, section: '' });

const lost = (quote: string, ...pages: string[]) => lostQuotes([quoted(quote)], pages).lost;

describe('a quote', () => {
  it('is found across tags, white space and entities', () => {
    expect(
      lost('Caffè & Küche for €5', '<p>Caff&egrave; &amp;\n <b>K&uuml;che</b>&nbsp;for &#8364;5</p>'),
    ).toStrictEqual([]);
  });

  it('is found in attributes', () => {
    expect(lost('A boat at sea', '<img alt="A boat at sea">')).toStrictEqual([]);
  });

  it('is found on any of the pages', () => {
    expect(lost('Second page', '<p>First page</p>', '<p>Second page</p>')).toStrictEqual([]);
  });

  it('is found around a formula that is shown as a picture', () => {
    const formula = '<span hidden><math><mi>A</mi></math></span><img alt="A">';
    expect(lost('The matrix is square', `<p>The matrix ${formula} is square</p>`)).toStrictEqual([]);
  });

  it('is lost when a word of it is another', () => {
    expect(lost('We mend boats', '<p>We mend coats</p>')).toStrictEqual(['We mend boats']);
  });

  it('is lost when it stands in a script, a style or a comment only', () => {
    expect(lost('secret', '<script>secret</script><style>secret{}</style><!-- secret -->')).toStrictEqual(['secret']);
  });

  it('is counted, and statements without one are not', () => {
    const inferred = { id: 'i', path: 'usps.1', basis: 'inference' as const, reason: 'not there' };
    expect(lostQuotes([quoted('here'), inferred], ['<p>here</p>'])).toStrictEqual({ quotes: 1, lost: [] });
  });
});
