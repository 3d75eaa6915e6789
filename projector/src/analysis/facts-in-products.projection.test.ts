import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import type { Fact } from '@twofold/contracts/analysis/fact';
import { describe, expect, it } from 'vitest';
import { aReport } from '../testing/a-report.ts';
import { completed, documentAfter, productAfter, requested, summaryAfter } from '../testing/product-events.ts';

const aFact: Fact = {
  id: 'title',
  group: 'search',
  title: 'Title',
  status: 'pass',
  value: 11,
  unit: 'characters',
  evidence: 'Crumb plans',
  why: 'It is the headline in search results.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  rules: '1',
};

const withFacts = (facts: readonly Fact[]): AnalysisEvent => {
  const evidence = [{ id: 'm', path: 'aiAnalysis.strengths.0', basis: 'measured', fact: 'title' }];
  return { ...completed, data: { ...completed.data, report: { ...aReport, evidence, facts } } } as AnalysisEvent;
};

describe('the measured facts of a product', () => {
  it('are in its document, with the statements that cite them, but not in the summary', () => {
    expect(documentAfter(requested, withFacts([aFact]))).toMatchObject({
      facts: [aFact],
      evidence: [{ basis: 'measured', fact: 'title' }],
    });
    expect(summaryAfter(requested, withFacts([aFact]))).not.toHaveProperty('facts');
  });

  it('are absent if nothing was measured', () =>
    expect(documentAfter(requested, completed)).not.toHaveProperty('facts'));

  it('D-134: do not tell what was secret in the address, and stay what they are', () => {
    const asked = {
      ...requested,
      data: { ...requested.data, url: 'https://example.com/?token=pass&key=title&secret=canary' },
    };
    const told = { ...aFact, value: 'Hello canary', evidence: 'og:title canary' };
    const { facts } = documentAfter(asked as AnalysisEvent, withFacts([told]));
    expect(facts).toEqual([{ ...told, value: 'Hello …', evidence: 'og:title …' }]);
    expect(JSON.stringify(productAfter(asked as AnalysisEvent, withFacts([told]))?.document)).not.toContain('canary');
  });
});
