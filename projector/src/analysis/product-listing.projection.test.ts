import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { describe, expect, it } from 'vitest';
import { aReport } from '../testing/a-report.ts';
import {
  at,
  completed,
  disowned,
  documentAfter,
  productAfter,
  requested,
  summaryAfter,
  unlisted,
} from '../testing/product-events.ts';

const listedAgain: AnalysisEvent = {
  type: 'ProductListedAgain',
  data: { productId: 7, userId: 3, as: 'owner', listedAt: at },
};
const cancelled: AnalysisEvent = { type: 'AnalysisCancelled', data: { productId: 7, cancelledAt: at } };

describe('a product that is listed again', () => {
  it('is the same as one that was never unlisted', () => {
    expect(productAfter(requested, completed, unlisted, listedAgain)).toEqual(productAfter(requested, completed));
  });

  it('is unlisted when its owner is erased', () => {
    expect(productAfter(requested, completed, unlisted, listedAgain, disowned)).toMatchObject({ is_listed: false });
  });
});

describe('an analysis that was cancelled', () => {
  it('is no product', () =>
    expect(productAfter(requested, cancelled)).toMatchObject({ status: 'failed', is_listed: false, document: null }));
});

describe('the criteria of a rating', () => {
  it('are in the report, and not in lists', () => {
    const criterion = {
      name: 'says for whom',
      points: 1.5,
      outOf: 1.5,
      finding: 'it names its audience',
      statements: [],
    };
    const criteria = { monetization: [], success: [criterion] };
    const { data } = completed as Extract<AnalysisEvent, { type: 'AnalysisCompleted' }>;
    const rated: AnalysisEvent = { type: 'AnalysisCompleted', data: { ...data, report: { ...aReport, criteria } } };
    expect(documentAfter(requested, rated).criteria).toEqual(criteria);
    expect(summaryAfter(requested, rated)).not.toHaveProperty('criteria');
  });
});
