import type { Facts } from '../facts.ts';
import { companions, named } from '../swot/message.ts';
import { excerpt, listed, quoted } from '../wording.ts';
import type { Role } from '../words/lexicon.ts';
import type { SiteKind } from '../words/site-kinds.ts';
import type { Score } from './criterion.ts';

const buysForWork: ReadonlySet<Role> = new Set([
  'owner',
  'manager',
  'developer',
  'creative',
  'marketer',
  'professional',
  'founder',
  'educator',
  'organizer',
  'client',
]);

const shown = (quote: string | undefined): { shownBy?: string } => (quote === undefined ? {} : { shownBy: quote });

/** Kinds of site that sell even where the page does not say so. */
const trades: ReadonlySet<SiteKind> = new Set(['shop', 'local', 'agency', 'restaurant', 'lodging', 'health']);

/** Kinds that usually sell something, elsewhere if not here. */
const services: ReadonlySet<SiteKind> = new Set(['portfolio', 'course', 'event', 'software']);

const somethingForSale = ({ name, prices, offers, kind, matter, access }: Facts): Score => {
  const sold = prices[0]?.quote ?? offers.asksForPrice ?? offers.subscription;
  const isTrade = trades.has(kind);
  const met = sold !== undefined || isTrade ? 1 : services.has(kind) || matter.donate !== undefined ? 0.5 : 0;
  return {
    name: 'something to pay for',
    weight: 0.75,
    met,
    plus:
      sold !== undefined
        ? `${name.inText} has something to sell`
        : isTrade || services.has(kind)
          ? `${name.inText} offers what people pay for`
          : `${name.inText} asks for gifts`,
    minus: `${name.inText} has nothing for sale on this page`,
    ...shown((sold ?? matter.donate ?? access.firstStep)?.quote),
  };
};

const priceInTheOpen = ({ prices }: Facts): Score => {
  const cheapest = prices[0];
  return {
    name: 'a price in the open',
    weight: 0.75,
    met: cheapest === undefined ? 0 : 1,
    plus: `the price stands in the open${cheapest === undefined ? '' : ` (${cheapest.said})`}`,
    minus: 'no amount is named',
    ...shown(cheapest?.quote.quote),
  };
};

const comesBack = ({ prices, offers, name, kind }: Facts): Score => {
  const repeated = prices.find(({ period }) => period !== 'once');
  return {
    name: 'income that returns',
    weight: 0.75,
    met: repeated !== undefined ? 1 : offers.subscription !== undefined ? 0.7 : trades.has(kind) ? 0.4 : 0,
    plus: repeated === undefined ? 'customers can stay on' : `customers pay again each ${repeated.period}`,
    minus: `each sale of ${name.inText} has to be won anew`,
    ...shown((repeated?.quote ?? offers.subscription)?.quote),
  };
};

const buyerNamed = (facts: Facts): Score => {
  const first = facts.audiences[0];
  const group = listed(companions(facts).map(({ phrase }) => named(facts, phrase)));
  return {
    name: 'a buyer who is named',
    weight: 0.75,
    met: first === undefined ? (trades.has(facts.kind) ? 0.4 : 0) : buysForWork.has(first.role) ? 1 : 0.7,
    plus: `the buyer is named (${group})`,
    minus: 'it stays open who would pay',
    ...shown(first?.quote.quote),
  };
};

const roomToGrow = ({ prices, offers, name, kind }: Facts): Score => {
  const [cheapest, next] = prices;
  const met = next !== undefined ? (prices.length > 2 ? 1 : 0.7) : offers.limit === undefined ? 0 : 0.25;
  return {
    name: 'more than one thing to buy',
    weight: 1,
    met,
    plus: `customers who want more can have more`,
    minus: trades.has(kind)
      ? `little is said of what else there is to buy`
      : cheapest === undefined
        ? `there is no second step that a customer of ${name.inText} could take`
        : `nothing can be bought beyond ${cheapest.said}`,
    ...shown((next?.quote ?? offers.limit?.quote)?.quote),
  };
};

const easyStart = ({ offers, access }: Facts): Score => {
  const found = offers.trial?.quote ?? offers.freePlan ?? offers.guarantee ?? access.returns;
  return {
    name: 'a first step without risk',
    weight: 0.5,
    met: found === undefined ? 0 : 1,
    plus:
      offers.trial?.length === undefined
        ? 'the first step carries little risk'
        : `trying it for ${offers.trial.length} carries no risk`,
    minus: 'whoever starts bears the risk alone',
    ...shown(found?.quote),
  };
};

const paidAlready = ({ proof, access, name }: Facts): Score => {
  const found = proof.users ?? proof.testimonial?.quote ?? proof.stars;
  return {
    name: 'signs that people pay or stay',
    weight: 0.5,
    met: found === undefined ? (access.login === undefined ? 0 : 0.3) : 1,
    plus: 'others use it already',
    minus: `no sign shows that anybody uses ${name.inText}`,
    ...shown(found?.quote),
  };
};

/** The rubric for monetization potential: weights add up to 5. */
export const monetizationScores = (facts: Facts): readonly Score[] =>
  [somethingForSale, priceInTheOpen, comesBack, buyerNamed, roomToGrow, easyStart, paidAlready].map((criterion) =>
    criterion(facts),
  );

/** How to read the number for sites that are not made to earn. */
export const monetizationPreface = ({ kind, name, matter }: Facts): string | undefined => {
  if (kind === 'nonprofit') {
    const asks = matter.donate === undefined ? '' : ` It asks for them: ${quoted(excerpt(matter.donate.quote, 140))}.`;
    return `${name.subject} is not made to earn, so read the number as how well gifts could carry it.${asks}`;
  }
  if (kind === 'government') return `The public pays for ${name.inText}, so a low number is no fault.`;
  if (kind === 'docs') return `These pages explain ${name.inText} rather than sell it.`;
  if (kind === 'blog') return `A blog such as ${name.inText} earns trust first and money late.`;
  if (kind === 'open-source')
    return `The code of ${name.inText} is given away, so money has to come from what stands around it.`;
  return undefined;
};
