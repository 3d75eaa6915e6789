import type { Report } from '@twofold/contracts/analysis/report';
import { describe, expect, it } from 'vitest';
import { statementsOf } from './statements.ts';

const persona = { name: 'Ada', age: '30', occupation: 'Sailor', quote: 'Ahoy', background: 'Sea', behavior: 'Sails' };

const report: Report = {
  title: 'Sails',
  description: 'Mends sails',
  purpose: 'Mends sails in a day',
  targetAudience: 'Sailors',
  usps: ['In a day'],
  aiAnalysis: {
    strengths: ['Fast'],
    weaknesses: ['No prices'],
    opportunities: ['Winter storage'],
    threats: [],
    competitors: [],
    marketTrends: [],
    customerPersona: { ...persona, goals: ['Sail'], painPoints: ['Torn sails'] },
    secondaryPersonas: [],
    monetizationPotential: { rating: 3, rationale: 'A service that people pay for', suggestedModels: ['By the sail'] },
    successPotential: { rating: 6, rationale: 'Clear offer', improvements: ['Add prices'] },
  },
  evidence: [
    { id: 'w', path: 'aiAnalysis.weaknesses.0', basis: 'inference', reason: 'No sentence names a price.' },
    { id: 's', path: 'aiAnalysis.strengths.0', basis: 'quote', quote: 'in a day', section: '' },
  ],
};

describe('the statements of a report', () => {
  it('are all its sentences about the site, personas apart', () => {
    expect(statementsOf(report).map(({ text }) => text)).toStrictEqual([
      'Mends sails in a day',
      'Sailors',
      'In a day',
      'Fast',
      'No prices',
      'Winter storage',
      'A service that people pay for',
      'By the sail',
      'Clear offer',
      'Add prices',
    ]);
  });

  it('carry what they were inferred from', () => {
    const weakness = statementsOf(report).find(({ path }) => path === 'aiAnalysis.weaknesses.0');
    expect(weakness?.reason).toBe('No sentence names a price.');
  });
});
