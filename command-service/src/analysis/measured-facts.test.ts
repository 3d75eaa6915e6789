import type { Evidence } from '@twofold/contracts/analysis/report';
import { snapshotFromHtml } from '@twofold/site-reader/snapshot-from-html';
import { describe, expect, it } from 'vitest';
import { aReport } from '../testing/a-report.ts';
import { withFacts } from './measured-facts.ts';

const URLS = { requestedUrl: 'https://shop.example/', finalUrl: 'https://shop.example/' };
const snapshot = snapshotFromHtml('<title>Bread</title><img src=a>', URLS);
const citing = (fact: string): Evidence => ({ id: 'a', path: 'aiAnalysis.weaknesses.0', basis: 'measured', fact });
const evidenceOf = (evidence: Evidence) => withFacts({ ...aReport, evidence: [evidence] }, snapshot).evidence;

describe('facts in a report', () => {
  it('are those that were measured', () => {
    const { facts } = withFacts(aReport, snapshot);
    expect(facts).toEqual(snapshot.facts);
    expect(facts?.map(({ id }) => id)).toContain('image-alternatives');
  });

  it('are left out where nothing was measured', () => {
    expect(withFacts(aReport, { facts: [] })).not.toHaveProperty('facts');
  });

  it('can be cited', () => {
    expect(evidenceOf(citing('image-alternatives'))).toEqual([citing('image-alternatives')]);
  });

  it.each([
    ['there is not', 'made-up'],
    ['was not measured', 'certificate'],
  ])('cannot be cited where the fact %s', (_why, id) => {
    expect(evidenceOf(citing(id))).toMatchObject([{ id: 'a', path: 'aiAnalysis.weaknesses.0', basis: 'inference' }]);
  });
});
