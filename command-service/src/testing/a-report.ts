import type { Report } from '@twofold/contracts/analysis/report';

/** A minimal report with a value in every required field. */
export const aReport: Report = {
  title: 'Benchbook',
  description: 'Tickets for the bike bench',
  purpose: 'Replaces paper tickets in bike repair shops.',
  targetAudience: 'Owners of bike repair shops.',
  usps: ['Four large buttons, made for gloves'],
  aiAnalysis: {
    strengths: ['The price is on the page'],
    weaknesses: ['No picture shows the product'],
    opportunities: ['Reminders by text message'],
    threats: [],
    competitors: [],
    marketTrends: [],
    customerPersona: {
      name: 'Dana Whitlock',
      age: '44',
      occupation: 'Bike shop owner',
      quote: 'On Saturdays I know where every bike is.',
      background: 'Runs a shop with two stands.',
      behavior: 'Decides in the evening.',
      goals: ['Know where every bike is'],
      painPoints: ['Lost tickets'],
    },
    secondaryPersonas: [],
    monetizationPotential: { rating: 3.5, rationale: 'A clear price.', suggestedModels: ['A price per stand'] },
    successPotential: { rating: 7, rationale: 'A narrow trade.', improvements: ['Show the screen'] },
  },
  evidence: [
    { id: 'strength-price', path: 'aiAnalysis.strengths.0', basis: 'quote', quote: '$29 a month', section: 'Pricing' },
  ],
};
