import { type Basis, inferred, said } from '../basis.ts';
import type { Facts } from '../facts.ts';
import type { Statement } from '../statement.ts';
import { named } from '../swot/message.ts';
import { excerpt, quoted, withArticle } from '../wording.ts';
import { buysForWork } from '../words/roles.ts';
import { kindNames, type SiteKind } from '../words/site-kinds.ts';

type Model = (facts: Facts) => readonly Statement[];

const model = (kind: string, text: string, basis: Basis): readonly Statement[] => [{ kind, text, basis }];

const stepAbove: Model = ({ offers, prices }) => {
  const cheapest = prices[0];
  if (offers.limit !== undefined)
    return model(
      'above-limit',
      `A price for what goes beyond ${quoted(offers.limit.phrase)}`,
      said(offers.limit.quote),
    );
  return cheapest === undefined || prices.length > 1
    ? []
    : model(
        'second-plan',
        `A second plan above ${cheapest.said} for those who outgrow the first`,
        said(cheapest.quote),
      );
};

const paidMove: Model = ({ offers, name }) =>
  offers.migration === undefined
    ? []
    : model('paid-move', `A paid move to ${name.inText}, done by somebody who knows it`, said(offers.migration));

const yearly: Model = ({ prices }) => {
  const monthly = prices.find(({ period }) => period === 'month');
  return monthly === undefined || prices.some(({ period }) => period === 'year')
    ? []
    : model('yearly', `A year at the price of ten months, beside ${monthly.said}`, said(monthly.quote));
};

const perTeam: Model = (facts) => {
  const first = facts.audiences[0];
  return first === undefined
    ? []
    : model('for-groups', `A price for groups, with one invoice for ${named(facts, first.phrase)}`, said(first.quote));
};

const proPlan: Model = ({ offers, prices, name }) =>
  offers.freePlan === undefined || prices.length > 0
    ? []
    : model(
        'paid-plan',
        `A paid plan for those who use ${name.inText} for work, beside the free one`,
        said(offers.freePlan),
      );

const replenish: Model = ({ prices, name }) => {
  const once = prices.find(({ period }) => period === 'once');
  return once === undefined
    ? []
    : model(
        'standing-order',
        `A standing order for what runs out, beside single purchases from ${name.inText} at ${once.said}`,
        said(once.quote),
      );
};

const gifts: Model = ({ prices, name }) => {
  const monthly = prices.find(({ period }) => period === 'month');
  return monthly === undefined
    ? []
    : model(
        'gift',
        `Three or six months of ${name.inText} as a gift, paid at once instead of ${monthly.said}`,
        said(monthly.quote),
      );
};

/** One or two ways to earn that suit each kind of site, whatever else its page says. */
const usual: Readonly<Record<SiteKind, readonly ((name: string) => string)[]>> = {
  software: [(name) => `A monthly fee for ${name}, by the number of people who use it`],
  shop: [(name) => `Bundles chosen by ${name}, a little cheaper than their parts`],
  blog: [
    (name) => `Memberships for those who read ${name} every week`,
    (name) => `A book or a course made of the best of ${name}`,
  ],
  news: [
    (name) => `A subscription to ${name} with the first articles of a month free`,
    (name) => `A paid morning letter by one desk of ${name}`,
  ],
  docs: [
    (name) => `Support by the people who wrote ${name}, for a fee`,
    (name) => `Training for teams that begin with ${name}`,
  ],
  'open-source': [
    (name) => `A hosted version of ${name} for those who do not want to run it`,
    (name) => `Contracts for support with companies that rely on ${name}`,
  ],
  local: [
    (name) => `Vouchers for ${name}, paid today and used later`,
    (name) => `A small yearly plan for regulars of ${name}, with a check-up or a reserved time`,
  ],
  restaurant: [
    (name) => `Vouchers for an evening at ${name}, paid today and eaten later`,
    (name) => `Tables of ${name} for companies and families, at a price per head that is known beforehand`,
  ],
  lodging: [
    (name) => `Three nights at ${name} for a round price in the quiet months`,
    (name) => `Extras that can be booked with the room at ${name}: a late breakfast, a bicycle, a picnic`,
  ],
  health: [(name) => `Courses and checks at ${name} that people pay for themselves, beside what insurance covers`],
  directory: [
    (name) => `A fee from those who are found through ${name}, none from those who search`,
    (name) => `A better place in the results of ${name} for members who prove their quality`,
  ],
  game: [
    (name) => `One price for all of ${name}, and the soundtrack beside it`,
    (name) => `An edition of ${name} for supporters, with sketches and a name in the credits`,
  ],
  portfolio: [
    (name) => `A small package at a fixed price, as a first job for ${name}`,
    (name) => `A few days a month reserved for regular clients of ${name}`,
  ],
  agency: [
    (name) => `A paid first look at a fixed price, taken off the bill if ${name} gets the job`,
    (name) => `A retainer for clients who come back to ${name}`,
  ],
  nonprofit: [
    (name) => `Small monthly gifts to ${name}, with one clear account a year`,
    (name) => `Companies that pay for one project of ${name} and may say so`,
  ],
  government: [(name) => `No price: public money, argued for by the visits that ${name} makes unnecessary`],
  course: [
    (name) => `A place in a group with dates and a teacher, above what ${name} offers alone`,
    (name) => `Licences of ${name} for schools and companies`,
  ],
  event: [
    (name) => `Early tickets for ${name} at a lower price`,
    (name) => `Recordings of ${name} for those who stay at home`,
  ],
  community: [
    (name) => `A small fee for those who sell or hire through ${name}`,
    (name) => `A membership that supports ${name} and removes advertising`,
  ],
  site: [(name) => `A first paid offer on ${name}, small enough to test in a month`],
};

/** Nobody buys a voucher for a company. */
const forCompanies: readonly ((name: string) => string)[] = [
  (name) => `A fixed monthly price for customers of ${name} who need it again and again`,
];

const fromKind: Model = ({ kind, name, offering, audiences }) =>
  (kind === 'local' && audiences[0] !== undefined && buysForWork(audiences[0].role) ? forCompanies : usual[kind]).map(
    (of, index) => ({
      kind: `usual-${index}`,
      text: of(name.inText),
      basis: inferred(
        `The page was read as that of ${withArticle(kindNames[kind])}${offering === undefined ? '' : `, which says of itself ${quoted(excerpt(offering.quote.quote, 120))}`}.`,
      ),
    }),
  );

const models: Readonly<Record<SiteKind, readonly Model[]>> = {
  software: [stepAbove, yearly, paidMove, proPlan, perTeam, fromKind],
  shop: [stepAbove, gifts, replenish, fromKind],
  blog: [fromKind],
  news: [fromKind],
  docs: [fromKind],
  'open-source': [fromKind],
  local: [fromKind],
  restaurant: [fromKind],
  lodging: [fromKind],
  health: [fromKind],
  directory: [proPlan, fromKind],
  game: [fromKind],
  portfolio: [fromKind],
  agency: [fromKind],
  nonprofit: [fromKind],
  government: [fromKind],
  course: [stepAbove, fromKind],
  event: [fromKind],
  community: [proPlan, fromKind],
  site: [stepAbove, proPlan, fromKind],
};

/** Ways to earn that suit the site; at least one. */
export const modelsOf = (facts: Facts): readonly Statement[] => models[facts.kind].flatMap((of) => of(facts));
