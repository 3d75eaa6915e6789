import { describe, expect, it } from 'vitest';
import { aReport } from '../testing/a-report.ts';
import { searchText } from './search-text.ts';

const words = searchText({ ...aReport, title: 'Benchbook' }, 'https://www.ovens.example/?q=secret').split(' ');

describe('what an app is found by', () => {
  it.each(['benchbook', 'book', 'ovens', 'bakery', 'tomorrow', 'owners', 'baker'])('has %s', (word) =>
    expect(words).toContain(word),
  );

  it.each(['ok', 'secret', 'spreadsheet', ''])('does not have %j', (word) => expect(words).not.toContain(word));

  it('is empty for a report without words', () => {
    const aiAnalysis = { ...aReport.aiAnalysis, customerPersona: null, secondaryPersonas: [] };
    const silent = { ...aReport, aiAnalysis, title: '', description: '…', purpose: '!', targetAudience: '?' };
    expect(searchText(silent, 'no address')).toBe('');
  });
});
