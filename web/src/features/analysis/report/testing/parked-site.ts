import type { ProductView } from '@twofold/contracts/analysis/api';

const PURPOSE = 'benchbook.example is a parked domain, so there is no app to analyze yet.';
const NOT_RATED = 'There is nothing to rate: this page is a parked domain.';

/** The limited report on a domain that is for sale. */
export const parkedSite: ProductView = {
  id: 18,
  url: 'https://benchbook.example',
  createdAt: '2025-01-05T12:00:00.000Z',
  provenance: { provider: 'built-in', rubricVersion: '1' },
  title: 'benchbook.example',
  description: PURPOSE,
  purpose: PURPOSE,
  targetAudience: "The pages we read don't name a target audience.",
  usps: [],
  aiAnalysis: {
    strengths: [],
    weaknesses: [],
    opportunities: [],
    threats: [],
    competitors: [],
    marketTrends: [],
    customerPersona: null,
    secondaryPersonas: [],
    monetizationPotential: { rating: null, rationale: NOT_RATED, suggestedModels: [] },
    successPotential: {
      rating: null,
      rationale: NOT_RATED,
      improvements: ['Publish a page that says what you offer, for whom, and what it costs.'],
    },
  },
  evidence: [{ id: 'purpose', path: 'purpose', basis: 'quote', quote: 'This domain is for sale.', section: '' }],
  pages: { read: [], unread: [] },
  limited: { reason: 'parked', evidence: 'This domain is for sale.' },
};
