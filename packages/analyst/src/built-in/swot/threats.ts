import { type Basis, inferred, said } from '../basis.ts';
import type { Facts } from '../facts.ts';
import type { Statement } from '../statement.ts';
import type { SiteKind } from '../words/site-kinds.ts';

type Danger = (facts: Facts) => readonly Statement[];

const danger = (kind: string, text: string, basis: Basis): readonly Statement[] => [{ kind, text, basis }];

const rival: Danger = ({ rivals, name }) => {
  const found = rivals.find(({ kind }) => kind !== 'substitute');
  return found === undefined
    ? []
    : danger(
        'rival',
        `${found.name} is on people’s minds already, or ${name.inText} would not bring it up`,
        said(found.quote),
      );
};

const productNames = /^(?:Excel|Google|WhatsApp|Word)/u;

/** “The till system” in the middle of a sentence. */
const lowered = (substitute: string): string =>
  productNames.test(substitute) ? substitute : substitute.charAt(0).toLowerCase() + substitute.slice(1);

const standingStill: Danger = ({ rivals, name }) => {
  const found = rivals.find(({ kind }) => kind === 'substitute');
  return found === undefined
    ? []
    : danger(
        'standing-still',
        `Carrying on with ${lowered(found.name)} needs no decision, and ${name.inText} has to be better than that`,
        said(found.quote),
      );
};

const season: Danger = ({ trends, name }) => {
  const found = trends.find(({ kind }) => kind === 'season');
  return found === undefined
    ? []
    : danger('season', `A short season decides the year of ${name.inText}`, said(found.quote));
};

const shrinking: Danger = ({ trends, name }) => {
  const found = trends.find(({ kind }) => kind === 'decline');
  return found === undefined
    ? []
    : danger('shrinking', `What ${name.inText} builds on is getting smaller, by its own account`, said(found.quote));
};

const rules: Danger = ({ trends, name }) => {
  const found = trends.find(({ kind }) => kind === 'rule');
  return found === undefined
    ? []
    : danger('rules', `A change of rules would reach ${name.inText} directly`, said(found.quote));
};

const dependence: Danger = ({ integrations, name }) =>
  integrations === undefined
    ? []
    : danger(
        'dependence',
        `${name.subject} works as long as others let it: what it connects to can change its terms`,
        integrations,
      );

const onePerson: Danger = ({ matter, name }) =>
  matter.oneVoice === undefined
    ? []
    : danger('one-person', `If one person falls ill, ${name.inText} stands still`, said(matter.oneVoice));

const copies: Danger = ({ matter, name }) =>
  matter.license === undefined
    ? []
    : danger(
        'copies',
        `Others may offer the same as a paid service and owe ${name.inText} nothing`,
        said(matter.license),
      );

const nothingEarned: Danger = ({ offers, prices, name }) =>
  offers.freePlan === undefined || offers.trial !== undefined || offers.asksForPrice !== undefined || prices.length > 0
    ? []
    : danger(
        'nothing-earned',
        `Somebody pays for ${name.inText} while its users do not, and may stop`,
        inferred(`The page offers ${name.inText} for nothing and names no price for anything.`),
      );

const gifts: Danger = ({ matter, name }) =>
  matter.donate === undefined
    ? []
    : danger('gifts', `Gifts dry up first in a bad year, and ${name.inText} lives on them`, said(matter.donate));

const postage: Danger = ({ access, name }) =>
  access.shipping !== undefined &&
  /\b(?:included|free|kostenlos|kostenfrei|versandkostenfrei|inbegriffen|offerte|gratuite|gratis|grátis|gratuita)\b/iu.test(
    access.shipping.quote,
  )
    ? danger('postage', `Every rise in postage comes out of what ${name.inText} earns`, said(access.shipping))
    : [];

const dangers: Readonly<Record<SiteKind, readonly Danger[]>> = {
  software: [rival, standingStill, season, shrinking, rules, dependence, nothingEarned],
  shop: [rival, standingStill, season, shrinking, rules, postage],
  blog: [onePerson],
  news: [],
  docs: [],
  'open-source': [rival, copies],
  local: [rival, standingStill, season, shrinking, rules],
  restaurant: [season, rules],
  lodging: [rival, season, rules],
  health: [rules, shrinking],
  directory: [rival, rules, nothingEarned],
  game: [nothingEarned, onePerson],
  portfolio: [onePerson],
  agency: [rival, rules],
  nonprofit: [gifts, rules, shrinking],
  government: [rules],
  course: [rival, nothingEarned, rules],
  event: [rival],
  community: [rival, nothingEarned],
  site: [rival, standingStill, season, shrinking, rules],
};

/** What could harm the site from outside, as far as the page shows it; often nothing. */
export const threatsOf = (facts: Facts): readonly Statement[] => dangers[facts.kind].flatMap((of) => of(facts));
