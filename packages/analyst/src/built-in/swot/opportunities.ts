import { type Basis, inferred, said } from '../basis.ts';
import type { Facts } from '../facts.ts';
import type { Statement } from '../statement.ts';
import { excerpt, listed, quoted, withArticle } from '../wording.ts';
import { buysForWork } from '../words/roles.ts';
import { kindNames, type SiteKind } from '../words/site-kinds.ts';
import { named } from './message.ts';

type Idea = (facts: Facts) => readonly Statement[];

const idea = (kind: string, text: string, basis: Basis): readonly Statement[] => [{ kind, text, basis }];

const otherAudience: Idea = (facts) => {
  const second = facts.audiences[1];
  return second === undefined
    ? []
    : idea(
        'other-audience',
        `A page of its own for ${named(facts, second.phrase)}, who now share one with everybody else`,
        said(second.quote),
      );
};

const comparison: Idea = ({ rivals, name }) => {
  const rival = rivals.find(({ kind }) => kind !== 'substitute');
  return rival === undefined
    ? []
    : idea(
        'comparison',
        `People who search for ${rival.name} could find an honest comparison with ${name.inText}`,
        said(rival.quote),
      );
};

const beyondLimit: Idea = ({ offers, name }) =>
  offers.limit === undefined
    ? []
    : idea(
        'limit',
        `Growing customers reach the edge of ${quoted(offers.limit.phrase)} and could stay with ${name.inText} beyond it`,
        said(offers.limit.quote),
      );

const story: Idea = ({ proof, name }) => {
  const author = proof.testimonial?.author;
  return proof.testimonial === undefined || author === undefined
    ? []
    : idea(
        'story',
        `The story behind ${quoted(excerpt(proof.testimonial.quote.quote, 70))} is worth a page on ${name.inText}`,
        said(proof.testimonial.quote),
      );
};

const moving: Idea = ({ offers, name }) =>
  offers.migration === undefined
    ? []
    : idea('moving', `Moving people over by hand could be what wins them for ${name.inText}`, said(offers.migration));

const season: Idea = ({ trends, name }) => {
  const found = trends.find(({ kind }) => kind === 'season');
  return found === undefined
    ? []
    : idea(
        'season',
        `The weeks before its season are when ${name.inText} should speak up, with this figure in hand`,
        said(found.quote),
      );
};

const partners: Idea = ({ integrations, name }) =>
  integrations === undefined
    ? []
    : idea(
        'partners',
        `The makers of what ${name.inText} works with have readers of their own to be listed before`,
        integrations,
      );

const languageNames =
  /^(?:english|deutsch|français|francais|español|espanol|português|portugues|italiano|nederlands|polski|svenska|dansk|norsk|suomi|čeština|türkçe|русский|українська|日本語|中文|한국어|العربية|en|de|fr|es|pt|it|nl|in english|auf deutsch|en français|languages?|sprache|langue|idioma|lingua|taal)$/iu;

const otherLanguages: Idea = ({ page, language, name }) =>
  language.isEnglish ||
  page.links.some(({ text }) => languageNames.test(text)) ||
  page.snapshot.headings.some(({ text }) => languageNames.test(text.trim()))
    ? []
    : idea(
        'languages',
        `People who do not read ${language.name} are turned away from ${name.inText}, and a second language would let them in`,
        inferred(`The page is in ${language.name}, and no link leads to another language.`),
      );

/** Who buys for work gives nothing away. */
const gift: Idea = ({ access, audiences, name }) =>
  access.gift === undefined && (audiences[0] === undefined || !buysForWork(audiences[0].role))
    ? idea(
        'gift',
        `Make ${name.inText} something that people give to each other`,
        inferred('The page mentions no gift, no voucher and no wrapping.'),
      )
    : [];

const repeat: Idea = ({ prices, name }) => {
  const found = prices.find(({ period }) => period === 'month' || period === 'week');
  return found === undefined
    ? []
    : idea(
        'year',
        `A year of ${name.inText} paid at once, beside ${found.said}, would steady the income`,
        said(found.quote),
      );
};

const guide: Idea = ({ matter, name }) => {
  const [first, second] = matter.headlines;
  if (first === undefined) return [];
  const titles = [first, second].flatMap((headline) =>
    headline === undefined ? [] : [quoted(excerpt(headline.quote, 60))],
  );
  return idea(
    'guide',
    `Pieces such as ${listed(titles)} could grow into a guide that ${name.inText} is known for`,
    inferred(`Headlines on the page read ${listed(titles)}.`),
  );
};

const workshop: Idea = ({ features, name }) => {
  const first = features[0];
  if (first === undefined) return [];
  return idea(
    'show',
    `Show what is behind ${quoted(first.claim)}, in a film of one minute or on an open day at ${name.inText}`,
    said(first.quote),
  );
};

const proofOfFeature: Idea = ({ features, name }) => {
  const first = features[0];
  return first === undefined
    ? []
    : idea(
        'show',
        `Show what is behind ${quoted(first.claim)} in a short film, which says more about ${name.inText} than a paragraph`,
        said(first.quote),
      );
};

/** What suits a kind of site whatever its page says: the ground every list of opportunities stands on. */
const grounds: Readonly<Record<SiteKind, (name: string) => string>> = {
  software: (name) => `A sample inside the page, open to all without an account, would let ${name} explain itself`,
  shop: (name) => `Customers of ${name} could be asked a month later what became of their purchase, and be quoted`,
  blog: (name) => `Readers of ${name} could vote for the next subject, and be told when it is out`,
  news: (name) => `A short letter each morning would make ${name} a habit rather than a visit`,
  docs: (name) => `The questions people ask about ${name} elsewhere show which page is missing here`,
  'open-source': (name) => `Companies that rely on ${name} could pay for an answer within a day`,
  local: (name) => `Regulars of ${name} could bring a neighbour, if there were a reason to`,
  restaurant: (name) => `Quiet evenings at ${name} could be filled with a fixed menu that is announced a week ahead`,
  lodging: (name) => `Guests of ${name} who come back directly could get what a booking site takes`,
  health: (name) => `A page on what happens at a first visit to ${name} would take fear and phone calls away`,
  directory: (name) =>
    `Those who found what they looked for on ${name} could say how it went, for the next ones to read`,
  game: (name) => `Those who liked ${name} could hear of the next release before it comes out`,
  portfolio: (name) =>
    `One finished job on ${name}, told from the first call to the last day, would do more than ten pictures`,
  agency: (name) => `A small first job at a fixed price would let clients try ${name} without a contract`,
  nonprofit: (name) => `Whoever gave to ${name} once could be asked to give a little each month`,
  government: (name) => `Errands that begin on ${name} could end there as well, without a visit`,
  course: (name) => `Those who finished with ${name} could teach the next ones, and say why they stayed`,
  event: (name) => `What is said at ${name} could be heard afterwards by those who could not come`,
  community: (name) => `The best answers on ${name} could be gathered once a week for those who only read`,
  site: (name) => `Visitors of ${name} could be asked one question: what did you hope to find?`,
};

const ground: Idea = ({ kind, name, offering }) => {
  const seen =
    offering === undefined ? '' : `, by what it says of itself: ${quoted(excerpt(offering.quote.quote, 120))}`;
  return idea(
    'ground',
    grounds[kind](name.inText),
    inferred(`The page was read as that of ${withArticle(kindNames[kind])}${seen}.`),
  );
};

const ideas: Readonly<Record<SiteKind, readonly Idea[]>> = {
  software: [otherAudience, comparison, beyondLimit, moving, season, partners, ground],
  shop: [otherAudience, gift, repeat, comparison, story, ground],
  blog: [guide, ground],
  news: [guide, ground],
  docs: [guide, otherLanguages, ground],
  'open-source': [comparison, partners, proofOfFeature, ground],
  local: [otherAudience, workshop, gift, otherLanguages, season, ground],
  restaurant: [gift, otherLanguages, season, ground],
  lodging: [gift, otherLanguages, season, ground],
  health: [otherAudience, otherLanguages, ground],
  directory: [otherAudience, otherLanguages, ground],
  game: [proofOfFeature, otherLanguages, ground],
  portfolio: [story, otherLanguages, ground],
  agency: [otherAudience, story, proofOfFeature, ground],
  nonprofit: [story, otherLanguages, proofOfFeature, ground],
  government: [otherLanguages, guide, ground],
  course: [otherAudience, proofOfFeature, story, ground],
  event: [otherAudience, otherLanguages, ground],
  community: [otherAudience, otherLanguages, ground],
  site: [otherAudience, proofOfFeature, ground],
};

export const opportunitiesOf = (facts: Facts): readonly Statement[] => ideas[facts.kind].flatMap((of) => of(facts));
