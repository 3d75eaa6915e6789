import type { Facts } from '../facts.ts';
import { companions, named } from '../swot/message.ts';
import { excerpt, listed, quoted, wordsOf } from '../wording.ts';
import type { SiteKind } from '../words/site-kinds.ts';
import type { Score } from './criterion.ts';

const shown = (quote: string | undefined): { shownBy?: string } => (quote === undefined ? {} : { shownBy: quote });

const saysWhat = ({ name, offering }: Facts): Score => ({
  name: 'says what it is',
  weight: 1,
  met: offering === undefined ? 0 : offering.isPlain ? 1 : 0.4,
  plus: `${name.inText} says plainly what it is`,
  minus: `what ${name.inText} is has to be worked out`,
  ...shown(offering?.quote.quote),
});

/** Open to whoever comes: a group need not be named. */
const forAll: ReadonlySet<SiteKind> = new Set([
  'news',
  'government',
  'local',
  'restaurant',
  'lodging',
  'health',
  'docs',
  'blog',
  'game',
  'community',
]);

const places: ReadonlySet<SiteKind> = new Set(['local', 'restaurant', 'lodging', 'health']);

/** “Shops with two to six stands” is a group one can picture; “teams” is half of one. */
const saysForWhom = (facts: Facts): Score => {
  const first = facts.audiences[0];
  const isForAll = forAll.has(facts.kind);
  const group = listed(companions(facts).map(({ phrase }) => named(facts, phrase)));
  const isPicturable = first !== undefined && (wordsOf(first.phrase).length > 1 || companions(facts).length > 1);
  return {
    name: 'says for whom',
    weight: 1.25,
    met: first === undefined ? (isForAll ? 0.75 : 0) : (isPicturable ? 1 : 0.7) * (first.isEarly ? 1 : 0.8),
    plus:
      first === undefined
        ? 'it is open to whoever comes by'
        : isPicturable
          ? `it speaks to people who recognise themselves (${group})`
          : `it names a group, if a wide one (${group})`,
    minus:
      first === undefined ? 'nobody is addressed in particular' : `the group it addresses (${group}) is a wide one`,
    ...shown(first?.quote.quote),
  };
};

const vouchedFor = ({ proof, name }: Facts): Score => {
  const voices = [proof.testimonial?.quote, proof.users, proof.stars, proof.awards].filter(
    (voice) => voice !== undefined,
  );
  const count = voices.length + (proof.caseStudies === undefined ? 0 : 0.5);
  const author = proof.testimonial?.author;
  return {
    name: 'others vouch for it',
    weight: 1.5,
    met: Math.min(1, count * 0.4),
    plus: author === undefined ? 'others vouch for it' : `somebody vouches for it (${author})`,
    minus: count === 0 ? `nobody but ${name.inText} speaks for it` : `one voice beside its own is little`,
    ...shown(voices[0]?.quote),
  };
};

const isNeeded = (facts: Facts): Score => (places.has(facts.kind) ? invites(facts) : showsNeed(facts));

/** Nobody has to be told that bread is needed: a place gives a reason to come instead. */
const invites = ({ matter, access, name }: Facts): Score => ({
  name: 'shows a need',
  weight: 1.25,
  met: (matter.handmade === undefined ? 0 : 0.5) + (access.booking === undefined ? 0 : 0.5),
  plus: 'it gives a reason to come and a way to',
  minus: `a reason to come to ${name.inText} today is missing`,
  ...shown(matter.handmade?.quote),
});

const showsNeed = ({ matter, trends, name }: Facts): Score => {
  const trend = trends[0];
  return {
    name: 'shows a need',
    weight: 1.25,
    met: (matter.problem === undefined ? 0 : 0.6) + (trend === undefined ? 0 : 0.4),
    plus: matter.problem === undefined ? 'it knows a figure of its market' : 'it names the trouble it takes away',
    minus:
      matter.problem === undefined
        ? `why anybody should care about ${name.inText} is left to the reader`
        : 'no figure says how large the need is',
    ...shown((matter.problem ?? trend?.quote)?.quote),
  };
};

const standsOut = ({ rivals, matter, offers, name }: Facts): Score => {
  const rival = rivals[0];
  const other = matter.handmade ?? offers.guarantee ?? matter.since?.quote ?? matter.license;
  return {
    name: 'shows a difference',
    weight: 1.25,
    met: (rival === undefined ? 0 : 0.6) + (other === undefined ? 0 : 0.4),
    plus: rival === undefined ? 'it gives one reason to choose it' : `it knows what it is up against (${rival.name})`,
    minus: `why ${name.inText} and not something else is hardly said`,
    ...shown((rival?.quote ?? other)?.quote),
  };
};

const hasSubstance = ({ features, matter, name, proof }: Facts): Score => {
  const count = Math.max(features.length, matter.headlines.length / 2) + (proof.figure === undefined ? 0 : 1);
  const example = features[0]?.claim ?? matter.headlines[0]?.quote;
  return {
    name: 'gets concrete',
    weight: 1,
    met: Math.min(1, count / 5),
    plus: example === undefined ? 'there is something to read' : `it gets concrete (${quoted(excerpt(example, 60))})`,
    minus: `there is little to hold on to beyond the name ${name.inText}`,
    ...shown(example),
  };
};

const leadsOn = ({ access, name }: Facts): Score => {
  const { steps, firstStep } = access;
  const shownStep = firstStep?.quote ?? steps[0];
  return {
    name: 'leads to a next step',
    weight: 0.75,
    met: steps.length === 0 ? 0 : steps.length >= 7 ? 0.4 : 1,
    plus: `the next step is plain${shownStep === undefined ? '' : ` (${quoted(shownStep)})`}`,
    minus:
      steps.length === 0
        ? 'no step follows for those who are convinced'
        : `visitors of ${name.inText} are sent in many directions`,
    ...shown(shownStep),
  };
};

const bringsBack = ({ access, offers, name, matter }: Facts): Score => {
  const isLasting = offers.subscription !== undefined || access.login !== undefined;
  const isHeardOf = access.newsletter !== undefined;
  return {
    name: 'brings people back',
    weight: 0.75,
    met: (isLasting ? 0.7 : 0) + (isHeardOf ? 0.3 : matter.license === undefined ? 0 : 0.3),
    plus: 'there is a reason to come back',
    minus: `nothing brings people back to ${name.inText}`,
    ...shown(offers.subscription?.quote),
  };
};

const canBeTrusted = ({ access, proof, offers }: Facts): Score => {
  const signs = [
    access.phone ?? access.email ?? access.address,
    proof.security,
    offers.guarantee ?? access.returns,
  ].filter((sign) => sign !== undefined);
  const links = [access.contact, access.privacy, access.questions].filter((sign) => sign !== undefined).length;
  return {
    name: 'can be trusted and reached',
    weight: 0.75,
    met: Math.min(1, signs.length * 0.3 + links * 0.2),
    plus: 'its makers can be reached and held to their terms',
    minus: 'there is little to check the sender by',
    ...shown(signs[0]?.quote),
  };
};

const isWellMade = ({ page, name }: Facts): Score => {
  const { images, isMobileReady, description } = page.snapshot;
  const isDescribed = images.count === 0 || images.described / images.count > 0.7;
  const parts = [isMobileReady, description.trim() !== '', isDescribed].filter(Boolean).length;
  const missing = isDescribed
    ? `search engines get no description of ${name.inText}`
    : `pictures of ${name.inText} go undescribed`;
  return {
    name: 'is well made',
    weight: 0.5,
    met: parts / 3,
    plus: 'the page is made for phones, for search and for people who cannot see it',
    minus: isMobileReady ? missing : `${name.inText} does not fit a phone`,
  };
};

/** What need not be shown by sites that report, explain or serve the public. */
const waived: Readonly<Partial<Record<SiteKind, readonly string[]>>> = {
  government: ['others vouch for it', 'shows a need', 'shows a difference', 'brings people back'],
  docs: ['others vouch for it', 'shows a need', 'shows a difference', 'brings people back'],
  news: ['others vouch for it', 'shows a need', 'shows a difference'],
  blog: ['others vouch for it', 'shows a need', 'shows a difference'],
};

const WAIVED = 0.6;

const asAsked =
  ({ kind }: Facts) =>
  (score: Score): Score =>
    waived[kind]?.includes(score.name) === true && score.met < WAIVED
      ? { ...score, met: WAIVED, isWaived: true }
      : score;

/** The rubric for success potential: weights add up to 10. */
export const successScores = (facts: Facts): readonly Score[] =>
  [
    saysWhat,
    saysForWhom,
    vouchedFor,
    isNeeded,
    standsOut,
    hasSubstance,
    leadsOn,
    bringsBack,
    canBeTrusted,
    isWellMade,
  ].map((criterion) => asAsked(facts)(criterion(facts)));
