import type { Report } from '@twofold/contracts/analysis/report';

const aPersona = {
  name: 'Ada',
  age: '28-35',
  occupation: 'Baker',
  quote: 'I start at four.',
  background: 'Runs a shop with two ovens.',
  behavior: 'Looks things up on her phone.',
  goals: ['Waste less bread'],
  painPoints: ['No time for accounts'],
};

/** A report with content in each of its parts. */
export const aReport: Report = {
  title: 'Crumb',
  description: 'Plans what a bakery bakes.',
  purpose: 'Tells a baker how much to bake tomorrow.',
  targetAudience: 'Owners of small bakeries.',
  usps: ['Knows the weather'],
  aiAnalysis: {
    strengths: ['The price is on the page'],
    weaknesses: ['No picture of the product'],
    opportunities: ['Restaurants'],
    threats: ['A free spreadsheet'],
    competitors: [],
    marketTrends: [],
    customerPersona: aPersona,
    secondaryPersonas: [{ ...aPersona, name: 'Bob' }],
    monetizationPotential: { rating: 3.5, rationale: 'A clear price.', suggestedModels: ['A price per shop'] },
    successPotential: { rating: 7, rationale: 'A narrow trade.', improvements: ['Show the screen'] },
  },
  evidence: [
    { id: 's0', path: 'aiAnalysis.strengths.0', basis: 'quote', quote: '$9 a month', section: 'Pricing' },
    { id: 't', path: 'aiAnalysis.threats.0', basis: 'inference', reason: 'Many bakers use one.' },
  ],
};
