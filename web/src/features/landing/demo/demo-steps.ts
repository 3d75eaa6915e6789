/** A finding of the fictional example; `ground` is its quote or the reason of the inference. */
type Finding = { readonly basis: 'quote' | 'inference'; readonly text: string; readonly ground: string };

export type DemoStep = { readonly name: string; readonly findings: readonly Finding[] };

const quoted = (text: string, ground: string): Finding => ({ basis: 'quote', text, ground });
const inferred = (text: string, reason: string): Finding => ({
  basis: 'inference',
  text,
  ground: `Inference: ${reason}`,
});

/** Specification, section 4: the nine steps in their order. The first shows the page itself instead of findings. */
export const demoSteps: readonly DemoStep[] = [
  { name: 'Initial website scan', findings: [] },
  {
    name: 'Competitive analysis',
    findings: [
      quoted('Paper tickets are what it wants to replace', '“No more paper on the handlebar.” Features'),
      inferred('Most shops of this size keep a spreadsheet', 'the import takes one.'),
      inferred('Large repair suites are not the rival', 'no chain is named on the page.'),
    ],
  },
  {
    name: 'Unique value proposition',
    findings: [
      quoted('One text to the customer when the bike is ready', '“Your customer gets one text: it’s ready.” Features'),
      quoted('Made for small shops, and the site names them', '“Built for shops with two to six stands.” Subtitle'),
      inferred('The reason to switch comes late', 'it stands below the first scroll.'),
    ],
  },
  {
    name: 'Target customer personas',
    findings: [
      quoted('Dana, 44, owns a shop with three stands', '“Built for shops with two to six stands.” Subtitle'),
      quoted('Luis, 31, plans the day for four mechanics', '“See who works on what.” Features'),
      inferred('Priya, 52, runs two locations', 'the pricing section names one shop only.'),
    ],
  },
  {
    name: 'User experience assessment',
    findings: [
      quoted('The main button says what happens next', '“Try it for 30 days. No card.” Pricing'),
      quoted('Setting up is described in one sentence', '“Import your list, print nothing.” How it works'),
      inferred('No picture of the product before the first scroll', '0 of 6 images show the app.'),
    ],
  },
  {
    name: 'Market opportunity analysis',
    findings: [
      quoted('The market is narrowed on purpose', '“For independent bike shops.” Footer'),
      inferred('Electric bikes bring small shops more service', 'they are named in the features.'),
      inferred('Shops with two locations are left to others', 'no page speaks to them.'),
    ],
  },
  {
    name: 'Monetization potential',
    findings: [
      quoted('Starting costs nothing and asks for no card', '“Try it for 30 days. No card.” Pricing'),
      quoted('One price for one shop', '“One shop, one price.” Pricing'),
      inferred('What a second location costs is nowhere on the site', 'the pricing section names one shop only.'),
    ],
  },
  {
    name: 'Growth strategy recommendations',
    findings: [
      inferred('Show the ticket screen before the sign-up', '0 of 6 images show the app.'),
      inferred('Say what a second location costs', 'the pricing section names one shop only.'),
      inferred('Put the sentence of a customer beside the price', 'no customer is quoted on the page.'),
    ],
  },
  {
    name: 'Final report generation',
    findings: [
      quoted('16 findings quote the site', 'Each stands beside the sentence that it rests on.'),
      inferred('9 findings are inferred', 'and every one of them is marked.'),
      quoted('Five tabs are filled', 'Potential, Summary, SWOT, Market, Personas.'),
    ],
  },
];
