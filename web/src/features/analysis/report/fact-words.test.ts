import { describe, expect, it } from 'vitest';
import { readFacts, valueOf } from './read-facts.ts';

const shown = (id: string, value: string, title = id) => {
  const [fact] = readFacts([
    {
      id,
      group: 'delivery',
      title,
      status: 'info',
      value,
      evidence: '',
      why: '',
      source: 'https://a.example',
      rules: '1',
    },
  ]);
  return fact && `${fact.title}: ${valueOf(fact)}`;
};

describe('the words of a measured fact', () => {
  it.each([
    ['language', 'en', 'language: English (en)'],
    ['language', 'de-AT', 'language: German (de-AT)'],
    ['language', 'Missing', 'language: Missing'],
    ['language', 'not a tag', 'language: not a tag'],
    ['caching', 'etag, last-modified', 'caching: ETag, Last-Modified'],
    ['caching', 'max-age=60, public', 'caching: max-age=60, public'],
    ['compression', 'br', 'compression: Brotli (br)'],
    ['compression', 'gzip', 'compression: gzip'],
  ])('are no codes: %s %s', (id, value, words) => expect(shown(id, value)).toBe(words));

  it('do not call a failed check passed, in any report', () => {
    expect(shown('viewport', 'No viewport', 'Fits a phone')).toBe('Layout for phones: No viewport');
    expect(shown('indexable', 'No', 'Open to search engines')).toBe('Access for search engines: No');
  });
});
