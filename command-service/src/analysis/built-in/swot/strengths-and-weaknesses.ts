import { inferred } from '../basis.ts';
import type { Facts } from '../facts.ts';
import { type Finding, strength, weakness } from '../statement.ts';
import type { SiteKind } from '../words/site-kinds.ts';
import { brevity, fillerText, noPictures, phones, pictures, searchText } from './making.ts';
import {
  audience,
  audienceIfNamed,
  figure,
  handmade,
  headline,
  headlines,
  oneVoice,
  problem,
  selfPraise,
  since,
} from './message.ts';
import { delivery, deliveryArea, freePlan, guarantee, migration, paysFirst, price, returns, trial } from './terms.ts';
import {
  awards,
  cases,
  install,
  installIfShown,
  integrations,
  license,
  nobodyVouches,
  password,
  running,
  security,
  stars,
  testimonial,
  users,
} from './vouching.ts';
import {
  booking,
  contact,
  contactIfGiven,
  giving,
  hours,
  newsletter,
  nextStep,
  questions,
  whenAndWhere,
} from './way-in.ts';

type Aspect = (facts: Facts) => readonly Finding[];

const made: readonly Aspect[] = [fillerText, pictures, searchText, phones, brevity];

/**
 * What is looked at on which kind of site, the weightiest first. Every aspect gives a strength, a weakness or nothing,
 * and rests on facts of its own: nothing is shown because something else is missing, so a change of one fact changes
 * only what rests on it.
 */
const aspects: Readonly<Record<SiteKind, readonly Aspect[]>> = {
  software: [
    audience,
    headline,
    trial,
    price,
    testimonial,
    users,
    problem,
    freePlan,
    nextStep,
    running,
    security,
    paysFirst,
    migration,
    nobodyVouches,
    selfPraise,
    password,
    ...made,
  ],
  shop: [
    headline,
    returns,
    audience,
    price,
    testimonial,
    stars,
    delivery,
    deliveryArea,
    handmade,
    guarantee,
    nextStep,
    nobodyVouches,
    selfPraise,
    noPictures,
    ...made,
  ],
  blog: [headlines, oneVoice, headline, newsletter, ...made],
  news: [headlines, since, price, newsletter, contact, ...made],
  docs: [headline, installIfShown, license, questions, figure, ...made],
  'open-source': [headline, install, license, audience, figure, users, integrations, ...made],
  local: [
    headline,
    hours,
    contact,
    booking,
    audienceIfNamed,
    testimonial,
    stars,
    handmade,
    since,
    price,
    selfPraise,
    nobodyVouches,
    noPictures,
    ...made,
  ],
  restaurant: [
    headline,
    hours,
    booking,
    contact,
    handmade,
    since,
    testimonial,
    stars,
    awards,
    price,
    selfPraise,
    noPictures,
    ...made,
  ],
  lodging: [
    headline,
    booking,
    price,
    contact,
    testimonial,
    stars,
    awards,
    since,
    selfPraise,
    nobodyVouches,
    noPictures,
    ...made,
  ],
  health: [
    headline,
    booking,
    hours,
    contact,
    audienceIfNamed,
    testimonial,
    stars,
    security,
    questions,
    selfPraise,
    ...made,
  ],
  directory: [
    headline,
    audience,
    users,
    testimonial,
    price,
    freePlan,
    questions,
    nextStep,
    nobodyVouches,
    selfPraise,
    ...made,
  ],
  game: [headline, nextStep, freePlan, price, stars, awards, figure, noPictures, ...made],
  portfolio: [headline, oneVoice, cases, testimonial, contact, nextStep, since, nobodyVouches, ...made],
  agency: [
    headline,
    audience,
    cases,
    testimonial,
    users,
    figure,
    since,
    nextStep,
    price,
    contact,
    nobodyVouches,
    selfPraise,
    ...made,
  ],
  nonprofit: [
    headline,
    giving,
    figure,
    users,
    testimonial,
    since,
    newsletter,
    contact,
    nextStep,
    problem,
    selfPraise,
    ...made,
  ],
  government: [headlines, contact, questions, nextStep, ...made],
  course: [headline, audience, trial, price, testimonial, users, figure, nextStep, nobodyVouches, selfPraise, ...made],
  event: [headline, whenAndWhere, price, audience, users, newsletter, nextStep, ...made],
  community: [headline, audience, users, freePlan, questions, nextStep, ...made],
  site: [headline, audience, testimonial, users, figure, contactIfGiven, nextStep, selfPraise, ...made],
};

const fallbackStrength = ({ name, page }: Facts): Finding =>
  page.snapshot.wordCount < 400
    ? strength(
        'short',
        `Asks for little time: ${name.inText} is read in a minute or two`,
        inferred('The page holds fewer than 400 words.'),
      )
    : strength(
        'long',
        `Gives ${name.inText} room to be understood by those who read on`,
        inferred('The page holds 400 words or more.'),
      );

const fallbackWeakness = ({ name, rivals }: Facts): Finding => {
  const rival = rivals[0];
  return rival === undefined
    ? weakness(
        'no-comparison',
        `Leaves it to visitors to find out what else there is beside ${name.inText}`,
        inferred(`The page names nothing that ${name.inText} could be compared with.`),
        `Say in two lines when ${name.inText} is the right choice, and when it is not`,
      )
    : weakness(
        'comparison',
        `Names ${rival.name} but does not lay the two side by side`,
        { basis: 'quote', ...rival.quote },
        `Put ${name.inText} and ${rival.name} side by side in one honest table`,
      );
};

/** The strengths and weaknesses of a page; at least one of each, since nothing is all good or all bad. */
export const findingsOf = (facts: Facts): { strengths: readonly Finding[]; weaknesses: readonly Finding[] } => {
  const found = aspects[facts.kind].flatMap((aspect) => aspect(facts));
  const strengths = found.filter(({ side }) => side === 'strength');
  const weaknesses = found.filter(({ side }) => side === 'weakness');
  return {
    strengths: strengths.length > 0 ? strengths : [fallbackStrength(facts)],
    weaknesses: weaknesses.length > 0 ? weaknesses : [fallbackWeakness(facts)],
  };
};
