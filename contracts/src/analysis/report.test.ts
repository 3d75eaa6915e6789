import { describe, expect, it } from 'vitest';
import { fullReport } from './full-report.ts';
import { report, type Report } from './report.ts';

const persona = {
  name: 'Ada',
  age: '28-35',
  occupation: 'Baker',
  quote: 'I bake too much.',
  background: 'Runs a bakery.',
  behavior: 'Orders flour on Mondays.',
  goals: ['Waste less bread'],
  painPoints: ['No one says how much to bake'],
};

/** Reports as every version has stored them. */
const recorded = {
  title: 'Crumb',
  description: 'Tells a baker how much to bake tomorrow.',
  purpose: 'Tells a baker how much to bake tomorrow.',
  targetAudience: 'Bakers.',
  usps: ['Counts the loaves'],
  aiAnalysis: {
    strengths: ['Clear'],
    weaknesses: ['No price'],
    opportunities: ['Cafés'],
    threats: [],
    competitors: [],
    marketTrends: [],
    customerPersona: persona,
    secondaryPersonas: [],
    monetizationPotential: { rating: 3.5, rationale: 'Bakers pay.', suggestedModels: ['Subscription'] },
    successPotential: { rating: 6, rationale: 'Bakers know it.', improvements: ['Add a price'] },
  },
  evidence: [],
} satisfies Report;

const limited: Report = {
  ...recorded,
  usps: [],
  aiAnalysis: {
    ...recorded.aiAnalysis,
    strengths: [],
    weaknesses: [],
    opportunities: [],
    customerPersona: null,
    monetizationPotential: { rating: null, rationale: 'Not rated.', suggestedModels: [] },
    successPotential: { rating: null, rationale: 'Not rated.', improvements: [] },
  },
  limited: { reason: 'parked', evidence: 'This domain is for sale' },
};

describe('A report', () => {
  it('stays valid as it was recorded, and is read as it was', () => {
    expect(report.parse(recorded)).toEqual(recorded);
    expect(fullReport.parse(recorded)).toEqual(recorded);
  });

  it('is valid without ratings, persona and lists once it says why it is limited', () => {
    expect(report.parse(limited)).toEqual(limited);
  });

  it.each([
    ['usps', { ...recorded, usps: [] }],
    ['a persona', { ...recorded, aiAnalysis: limited.aiAnalysis }],
    ['strengths', { ...recorded, aiAnalysis: { ...recorded.aiAnalysis, strengths: [] } }],
  ])('is not a full one without %s', (_part, lacking) => {
    expect(fullReport.safeParse(lacking).success).toBe(false);
  });

  it('is a full one without a rating that too few criteria allow', () => {
    const successPotential = { rating: null, rationale: 'Not rated: one criterion', improvements: ['Add a price'] };
    const unrated = { ...recorded, aiAnalysis: { ...recorded.aiAnalysis, successPotential } };
    expect(fullReport.parse(unrated)).toEqual(unrated);
  });
});
