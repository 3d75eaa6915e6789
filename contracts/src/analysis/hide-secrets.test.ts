import { describe, expect, it } from 'vitest';
import { hideSecrets } from './hide-secrets.ts';

const hidden = (query: string, text: string): string => hideSecrets({ text }, [`https://app.example/${query}`]).text;

describe('hiding the secrets of a query in a report', () => {
  it.each([
    ['a token', '?token=canary', 'Your token is canary.', 'Your token is ….'],
    ['an invitation', '?invite=BETA', 'Invited with BETA', 'Invited with …'],
    ['a value that looks made', '?x=a1b2c3', 'Code a1b2c3', 'Code …'],
    ['an email address', '?for=ada%40example.com', 'Hello ada@example.com', 'Hello …'],
    ['its encoded form', '?for=ada%40example.com', 'See /?for=ada%40example.com', 'See /…'],
    ['a key without a name', '?a1b2c3d4', 'Code a1b2c3d4', 'Code …'],
    [
      'the query in an address',
      '?plan=business',
      'See https://app.example/?plan=business',
      'See https://app.example/…',
    ],
    ['one that cannot be decoded', '?token=%E0%A4%A', 'It is %E0%A4%A', 'It is …'],
  ])('hides %s', (_, query, text, expected) => expect(hidden(query, text)).toBe(expected));

  it.each([
    ['an ordinary word', '?plan=business', 'For business customers'],
    ['a language', '?lang=en-US', 'In en-US only'],
    ['a report on an address without a query', '', 'Code a1b2c3'],
  ])('leaves %s', (_, query, text) => expect(hidden(query, text)).toBe(text));

  it('cuts the addresses of pages at their query, and takes user names out of them', () => {
    const report = {
      pages: { read: [{ url: 'https://ada:x@app.example/pricing?token=y' }] },
      evidence: [{ page: 'https://app.example/faq#a' }],
    };
    expect(hideSecrets(report, [])).toEqual({
      pages: { read: [{ url: 'https://app.example/pricing' }] },
      evidence: [{ page: 'https://app.example/faq' }],
    });
  });

  it('leaves the basis, the path and the id of evidence unchanged', () => {
    const evidence = { id: 'quote-1', path: 'quote-1', basis: 'quote', quote: 'a quote-1' };
    const report = hideSecrets({ evidence: [evidence] }, ['https://app.example/?token=quote-1&secret=quote']);
    expect(report.evidence).toEqual([{ ...evidence, quote: 'a …' }]);
  });
});
