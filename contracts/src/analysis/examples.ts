const AT = '2030-05-04T09:30:00.000Z';

/** Examples of the API's description: one bike shop's app in all of them. */
export const examplePersona = {
  name: 'Mara Vogel',
  age: '35-45',
  occupation: 'Owner of a bike shop',
  quote: 'I lose an hour a day to tickets on paper.',
  background: 'Runs a shop with two mechanics and six stands.',
  behavior: 'Compares tools on her phone between two customers.',
  goals: ['See every repair in one list'],
  painPoints: ['Customers call to ask whether their bike is ready'],
};

export const exampleSummary = {
  id: 42,
  title: 'Benchbook',
  description: 'Repair tickets for bike shops.',
  purpose: 'Scheduling repairs in bike shops',
  targetAudience: 'Bike shops with two to six stands',
  usps: ['Free trial without a card'],
  aiAnalysis: {
    strengths: ['Clear target: bike shops with two to six stands'],
    weaknesses: ['No customer quotes or ratings on the pages we read'],
    opportunities: ['Text messages to customers when a bike is ready'],
    threats: [],
    competitors: ['Paper tickets'],
    marketTrends: [],
    customerPersona: examplePersona,
    secondaryPersonas: [],
    monetizationPotential: { rating: 3.5, rationale: 'Prices are public.', suggestedModels: ['Monthly subscription'] },
    successPotential: {
      rating: 6.5,
      rationale: 'The offer is specific.',
      improvements: ['Add the price of a second location to the pricing section'],
    },
  },
  url: 'https://benchbook.example/',
  createdAt: AT,
  provenance: { provider: 'built-in', rubricVersion: '2030-05' },
  measurement: 'done',
  openSeats: 2,
};

const { openSeats: _, ...ofReport } = exampleSummary;

export const exampleProduct = {
  ...ofReport,
  version: 1,
  evidence: [
    {
      id: 'purpose',
      path: 'purpose',
      basis: 'quote',
      quote: 'Write the ticket, hang the bike, done.',
      section: 'Benchbook',
    },
  ],
};

export const exampleStanding = {
  isOwner: true,
  isClaimable: false,
  seesReviews: true,
  order: { id: 12, state: 'under-way', dueAt: '2030-05-06T09:30:00.000Z', seats: 3, filled: 1 },
};

export const examplePassage = {
  page: 'https://benchbook.example/',
  before: ['Benchbook'],
  text: 'Write the ticket, hang the bike, done.',
  after: ['Try it for 30 days.'],
};
