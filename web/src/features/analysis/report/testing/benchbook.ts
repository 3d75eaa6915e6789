import type { ProductView } from '@twofold/contracts/analysis/api';
import type { FullReport } from '@twofold/contracts/analysis/full-report';
import type { Evidence } from '@twofold/contracts/analysis/report';

const quoted = (path: string, quote: string, section: string): Evidence => ({
  id: path.replaceAll('.', '-'),
  path,
  basis: 'quote',
  quote,
  section,
});

const inferred = (path: string, reason: string): Evidence => ({
  id: path.replaceAll('.', '-'),
  path,
  basis: 'inference',
  reason,
});

const NOT_SAID = 'no sentence on the site says this.';

/** A made-up business with a full report: 25 findings, 16 of them quoted. */
export const benchbook: ProductView & FullReport = {
  id: 17,
  url: 'https://benchbook.example',
  createdAt: '2025-01-05T12:00:00.000Z',
  provenance: { provider: 'built-in', rubricVersion: '1' },
  title: 'Benchbook',
  description: 'Repair tickets for bike shops.',
  purpose: 'Replaces the paper repair tickets of small bike shops and texts the customer when the bike is ready.',
  targetAudience:
    'Owners and service managers of independent repair shops with two to six stands, most of them on paper today.',
  usps: [
    'One text, no app for the customer',
    'Works with gloves on: four large buttons a ticket',
    'Prints the ticket for the hook as well',
  ],
  aiAnalysis: {
    strengths: [
      'Says in the first line whom it is for',
      'The trial asks for no card',
      'Speaks the language of the workshop',
    ],
    weaknesses: [
      'No picture of the product before the first scroll',
      'The second location has no price',
      'Moving data in is an email away',
    ],
    opportunities: ['Order the missing part from the ticket', 'A page where customers follow their repair'],
    threats: [],
    competitors: [
      'Paper tickets and a whiteboard. Free, known to everybody, and the tickets get lost on Saturdays.',
      'Till systems with a repair module: already paid for, but made for the counter and not for the stand.',
      'A spreadsheet on a shared phone – costs nothing until two people edit it at once.',
    ],
    marketTrends: [
      'In spring a shop with three stands writes 30 tickets a day: the season is short and steep.',
      'E-bikes take 2× the time on the stand, so fewer jobs need closer planning.',
      'People expect a text when something is ready, and no longer pick up calls.',
    ],
    customerPersona: {
      name: 'Dana Whitlock',
      age: '44',
      occupation: 'Bike shop owner',
      quote: 'On Saturdays I know where every bike is. On Mondays I am guessing.',
      background:
        'Runs a three-stand shop with one mechanic and a student. Took it over from her father, paper system included.',
      behavior:
        'Decides in the evening, on a phone, after the till is counted. Tries things if they cost nothing for a month.',
      goals: ['Hand over bikes on the promised day', 'Stop answering “is it ready?” calls'],
      painPoints: ['Tickets lost between hook and counter', 'No evening free to move old tickets'],
    },
    secondaryPersonas: [
      {
        name: 'Luis Moreno',
        age: '28-35',
        occupation: 'Service manager',
        quote: 'If I have to walk to the hooks to see what waits for parts, I have lost.',
        background: 'Plans the day for four mechanics.',
        behavior: 'Looks at one screen all day, with dirty hands.',
        goals: ['See what waits for parts without walking to the hooks'],
        painPoints: ['Parts that arrive for a bike no one can find'],
      },
      {
        name: 'Priya Raman',
        age: '52',
        occupation: 'Multi-shop owner',
        quote: 'Tell me what the second shop costs and I will tell you whether I read on.',
        background: 'Two locations, one bookkeeper.',
        behavior: 'Looks for the price of the second shop first and leaves if it is not there.',
        goals: ['The same numbers from both shops on Monday morning'],
        painPoints: ['Two shops, two ways of writing a ticket'],
      },
    ],
    monetizationPotential: {
      rating: 3.5,
      rationale:
        'One clear price, a trial without a card, and a buyer who feels the problem every morning. Nothing is for sale beyond the first shop, so revenue stops growing with the customer.',
      suggestedModels: [
        'A price per stand above six stands',
        'A paid import for shops that come from paper',
        'Text messages beyond a monthly allowance',
      ],
    },
    successPotential: {
      rating: 7,
      rationale:
        'A narrow product for a narrow trade, explained in the trade’s own words. The step that stops a shop from switching, moving its open tickets, is left to an email.',
      improvements: [
        'Show the ticket screen before the first scroll',
        'State what a second location costs',
        'Answer the import question on the page',
      ],
    },
  },
  evidence: [
    quoted('purpose', 'Write the ticket, hang it, do the work.', 'Intro'),
    quoted('targetAudience', 'Built for shops with two to six stands.', 'Intro'),
    quoted('usps.0', 'Your customer gets one text: it’s ready.', 'Intro'),
    quoted('usps.1', 'Four buttons. Big ones. You’re wearing gloves.', 'Features'),
    inferred('usps.2', 'a printer icon, but no sentence about it.'),
    quoted('aiAnalysis.strengths.0', 'Built for shops with two to six stands.', 'Intro'),
    quoted('aiAnalysis.strengths.1', 'Try it for 30 days. No card.', 'Pricing'),
    quoted('aiAnalysis.strengths.2', 'You’re wearing gloves.', 'Features'),
    inferred('aiAnalysis.weaknesses.0', '0 of 6 images show the app.'),
    inferred('aiAnalysis.weaknesses.1', 'the pricing section names one shop only.'),
    quoted('aiAnalysis.weaknesses.2', 'Moving from paper or another system? Contact us.', 'FAQ'),
    quoted('aiAnalysis.opportunities.0', 'Parts on order turn the ticket yellow.', 'Features'),
    inferred('aiAnalysis.opportunities.1', NOT_SAID),
    quoted('aiAnalysis.competitors.0', 'Paper is great until Saturday.', 'Intro'),
    quoted('aiAnalysis.competitors.1', 'Your till doesn’t know what a bottom bracket is.', 'Features'),
    inferred('aiAnalysis.competitors.2', NOT_SAID),
    quoted('aiAnalysis.marketTrends.0', 'In April a three-stand shop writes 30 tickets a day.', 'Season guide'),
    quoted('aiAnalysis.marketTrends.1', 'E-bikes take twice as long. Plan for it.', 'Season guide'),
    inferred('aiAnalysis.marketTrends.2', NOT_SAID),
    quoted(
      'aiAnalysis.monetizationPotential.suggestedModels.0',
      '$29 a month for one shop, up to six stands.',
      'Pricing',
    ),
    quoted(
      'aiAnalysis.monetizationPotential.suggestedModels.1',
      'Moving from paper or another system? Contact us.',
      'FAQ',
    ),
    inferred('aiAnalysis.monetizationPotential.suggestedModels.2', NOT_SAID),
    inferred('aiAnalysis.successPotential.improvements.0', '0 of 6 images show the app.'),
    inferred('aiAnalysis.successPotential.improvements.1', 'the pricing section names one shop only.'),
    quoted('aiAnalysis.successPotential.improvements.2', 'Moving from paper or another system? Contact us.', 'FAQ'),
  ],
};

const { id, url, createdAt, title } = benchbook;
/** The same app with an empty report, which renders much faster: for tests of what surrounds a report. */
export const emptyReport = { id, url, createdAt, title };
