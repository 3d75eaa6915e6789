import { describe, expect, it } from 'vitest';
import { aReport } from '../testing/a-report.ts';
import { searchText } from './search-text.ts';

const words = searchText({ ...aReport, title: 'Benchbook' }, 'https://www.ovens.example/?q=secret').split(' ');

describe('the search words of an app', () => {
  it.each(['benchbook', 'book', 'ovens', 'bakery', 'tomorrow', 'owners', 'baker'])('include %s', (word) =>
    expect(words).toContain(word),
  );

  it.each(['ok', 'secret', 'spreadsheet', ''])('do not include %j', (word) => expect(words).not.toContain(word));

  it('are empty for a report without words', () => {
    const aiAnalysis = { ...aReport.aiAnalysis, customerPersona: null, secondaryPersonas: [] };
    const silent = { ...aReport, aiAnalysis, title: '', description: '…', purpose: '!', targetAudience: '?' };
    expect(searchText(silent, 'no address')).toBe('');
  });
});

describe('an app with a report that says little', () => {
  const { customerPersona } = aReport.aiAnalysis;
  const silent = {
    ...aReport,
    description: 'Our rules found no sentence of the page about itself.',
    purpose: 'We are not sure what kind of site Benchbook is. Its menu leads to “Ovens”.',
    targetAudience: 'Our rules are sure of no target audience here; the page may name one.',
    aiAnalysis: {
      ...aReport.aiAnalysis,
      customerPersona: customerPersona && { ...customerPersona, occupation: 'Not known' },
      secondaryPersonas: [],
    },
  };
  const found = searchText(silent, 'https://benchbook.example/').split(' ');

  it('is found by the words of the page', () =>
    expect(found).toEqual(expect.arrayContaining(['benchbook', 'menu', 'ovens'])));

  it.each(['known', 'rules', 'sure', 'audience', 'sentence', 'kind'])('is not found by %s', (word) =>
    expect(found).not.toContain(word),
  );
});
