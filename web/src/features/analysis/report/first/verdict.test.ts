import { describe, expect, it } from 'vitest';
import { readReport } from '../read-report.ts';
import { benchbook } from '../testing/benchbook.ts';
import { parkedSite } from '../testing/parked-site.ts';
import { reportWith } from '../testing/render-part.tsx';
import { verdictOf } from './verdict.ts';

const criterion = (name: string, points: number) => ({ name, points, outOf: 2, finding: 'f', statements: [] });
const ratedBy = (...success: readonly ReturnType<typeof criterion>[]) =>
  verdictOf(readReport({ ...benchbook, criteria: { monetization: [], success } }));

describe('the verdict on an app', () => {
  it('names what it has and what it lacks, the weightiest first', () =>
    expect(
      ratedBy(
        criterion('says for whom', 1.4),
        criterion('says what it is', 2),
        criterion('others vouch for it', 0),
        criterion('leads to a next step', 1),
      ),
    ).toBe('Benchbook has a clear offer and a named audience, but lacks proof from others.'));

  it.each([
    ['nothing is met', [criterion('says what it is', 0)], 'Benchbook lacks a plain statement of what it is.'],
    // That no criterion failed is no proof that nothing is missing.
    ['nothing is far from met', [criterion('says what it is', 2)], 'Benchbook has a clear offer.'],
  ])('is a sentence where %s', (_, criteria, verdict) => expect(ratedBy(...criteria)).toBe(verdict));

  it('of an earlier report comes from its score and its statements', () =>
    expect(verdictOf(reportWith({}))).toBe(
      'Rated 7 of 10 for success, with “Says in the first line whom it is for” as its strongest point and “No picture of the product before the first scroll” as the first thing to work on.',
    ));

  it('says of an unrated one that it is not rated', () =>
    expect(
      verdictOf(
        reportWith({
          strengths: [],
          successPotential: { rating: null, improvements: ['Name a price.'] },
          weaknesses: [],
        }),
      ),
    ).toBe('Not rated for success, with “Name a price” as the first thing to work on.'));

  it('does not come from the few criteria of an unrated one', () =>
    expect(
      verdictOf(
        readReport({
          ...benchbook,
          aiAnalysis: {
            ...benchbook.aiAnalysis,
            successPotential: { ...benchbook.aiAnalysis.successPotential, rating: null },
          },
          criteria: { monetization: [], success: [criterion('says what it is', 2)] },
        }),
      ),
    ).toMatch(/^Not rated for success, with /));

  it('is none for a limited report, which gives the reason', () =>
    expect(verdictOf(readReport(parkedSite))).toBe('No verdict: we could read too little here to judge an app.'));

  it('is nothing where a record is empty', () => expect(verdictOf(readReport({}))).toBeUndefined());
});
