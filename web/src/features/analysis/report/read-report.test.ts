import { productView } from '@twofold/contracts/analysis/api';
import { describe, expect, it } from 'vitest';
import { findingsOf, markOf, readReport } from './read-report.ts';
import { benchbook } from './testing/benchbook.ts';

describe('reading a report', () => {
  it('has a sample that keeps the contract (§3 product, ai analysis, persona, monetization, success)', () => {
    expect(productView.parse(benchbook)).toEqual(benchbook);
  });

  it('finds the evidence of each claim by its path', () => {
    const { strengths, weaknesses, purpose } = readReport(benchbook);
    expect(strengths[1]?.evidence).toMatchObject({ quote: 'Try it for 30 days. No card.', section: 'Pricing' });
    expect(weaknesses[0]?.evidence).toMatchObject({ basis: 'inference', reason: '0 of 6 images show the app.' });
    expect(purpose?.evidence).toMatchObject({ quote: 'Write the ticket, hang it, do the work.' });
  });

  it('keeps the paths of a list in which a text is empty', () => {
    const { strengths } = readReport({
      ...benchbook,
      aiAnalysis: { ...benchbook.aiAnalysis, strengths: [' ', 'The trial asks for no card'] },
    });
    expect(strengths).toHaveLength(1);
    expect(strengths[0]?.evidence).toMatchObject({ quote: 'Try it for 30 days. No card.' });
  });

  it.each([
    ['Not known', ''],
    ['Not stated', ''],
    ['Workshop owner', 'Workshop owner'],
  ])('shows the occupation “%s” as “%s”', (occupation, shown) => {
    const { aiAnalysis } = benchbook;
    const customerPersona = { ...aiAnalysis.customerPersona, occupation };
    const { primaryPersona } = readReport({ ...benchbook, aiAnalysis: { ...aiAnalysis, customerPersona } });
    expect(primaryPersona?.occupation).toBe(shown);
  });

  it('leaves out the parts of a persona that the pages say nothing of', () => {
    const none = 'Not known';
    const { customerPersona } = benchbook.aiAnalysis;
    const persona = { ...customerPersona, quote: none, behavior: none, goals: [none, 'Sell'], painPoints: [none] };
    const { primaryPersona } = readReport({
      ...benchbook,
      aiAnalysis: { ...benchbook.aiAnalysis, customerPersona: persona },
    });
    expect(primaryPersona).toMatchObject({ quote: '', behavior: '', goals: ['Sell'], painPoints: [] });
  });

  it('counts every marked claim, and the quoted ones among them', () => {
    const findings = findingsOf(readReport(benchbook));
    expect(findings).toHaveLength(25);
    expect(findings.filter((claim) => markOf(claim) === 'quoted')).toHaveLength(16);
    expect(new Set(findings.map(({ path }) => path)).size).toBe(25);
  });

  it.each([undefined, null, [], ''])(
    'D-56: takes threats that are %j for an empty list (§3 ai analysis)',
    (threats) => {
      expect(readReport({ aiAnalysis: { threats } }).threats).toEqual([]);
    },
  );

  it('D-51: takes a text for a list of one, with its evidence', () => {
    expect(readReport({ ...benchbook, usps: 'One text' }).usps).toMatchObject([
      { text: 'One text', evidence: { quote: 'Your customer gets one text: it’s ready.' } },
    ]);
  });

  it('D-50: shows an age that is a number as it is', () => {
    expect(readReport({ aiAnalysis: { customerPersona: { name: 'Dana', age: 44 } } }).primaryPersona?.age).toBe('44');
  });

  it('D-52: clamps ratings to their scales (§9 analysis ratings)', () => {
    const ratedAt = (rating: unknown) =>
      readReport({ aiAnalysis: { monetizationPotential: { rating }, successPotential: { rating } } });
    expect(ratedAt(12)).toMatchObject({ monetization: { score: 5 }, success: { score: 10 } });
    expect(ratedAt(-1)).toMatchObject({ monetization: { score: 0 }, success: { score: 0 } });
    expect(ratedAt('seven')).toMatchObject({ monetization: { score: undefined } });
    expect(ratedAt(Number.NaN)).toMatchObject({ success: { score: undefined } });
  });

  it.each([
    null,
    undefined,
    'text',
    7,
    [],
    { aiAnalysis: 'text', evidence: 'text', provenance: 3, usps: [{}, null, 4] },
  ])('never fails for any answer: %j', (product) => {
    const report = readReport(product);
    expect(report.strengths).toEqual([]);
    expect(report.primaryPersona).toBeUndefined();
    expect(report.provenance).toBeUndefined();
  });

  it('does not take a quote without words for evidence', () => {
    const evidence = [{ id: 'a', path: 'aiAnalysis.strengths.0', basis: 'quote', quote: ' ', section: 'Intro' }];
    const [strength] = readReport({ ...benchbook, evidence }).strengths;
    expect(strength?.evidence).toBeUndefined();
  });
});
