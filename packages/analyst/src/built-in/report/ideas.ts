import { isHinted } from '../findings/also-said.ts';
import { actionsIn } from '../findings/actions.ts';
import type { Context } from '../findings/context.ts';
import { isInnerPage } from '../findings/inner-page.ts';
import { canClaimAbsence, hasText, isSaid } from '../findings/needs.ts';
import { once } from '../findings/once.ts';
import { kindsOf } from '../kind/kind.ts';
import { sells } from '../findings/sells.ts';
import { editorialIn } from '../read/editorial.ts';
import { languageOfLink } from '../read/language-links.ts';
import { listed, quoted } from '../read/wording.ts';
import { freeButton, hoursInside } from './call-ideas.ts';
import { asData, reviewedElsewhere } from './data-ideas.ts';
import { linkedProof, mostDiscussed, questions, reasonsInside, storesNearby } from './link-ideas.ts';
import { LINK_RULES } from './link-chances.ts';
import { askUsers } from './money-ideas.ts';
import {
  articleToProduct,
  furtherIncome,
  keepResults,
  secondGroup,
  standOut,
  together,
  transcript,
} from './own-chances.ts';
import { goodsInLessons, guestsSignUp, servicesOnline } from './own-ideas.ts';
import { factAtCall } from './fact-at-call.ts';
import { asPdf, namedOnce, pagesForParts } from './page-ideas.ts';
import { eventDay, giftUse, largestCount, savingInWords } from './pair-ideas.ts';
import { farDown, figureAtCall, fullStory, inSearch, inTitle, proofInside } from './proof-ideas.ts';
import { searchResult, townInTitle } from './search-ideas.ts';
import { fullerBaskets, toAdvertisers, toSubscribers } from './service-ideas.ts';
import { inferred, type Statement, statement } from './statement.ts';

/** Something that could be gained, where the pages have what it takes: what it is, how to begin, and the two things it follows from. */
type Idea = {
  readonly kind: string;
  readonly weight: number;
  readonly claim: string;
  readonly step: string;
  readonly from: readonly [one: string, other: string];
};
export type Rule = (context: Context) => Omit<Idea, 'kind' | 'weight'> | undefined;

/** What a link to a language is called, after its code. */
const CODES =
  'en english de deutsch fr français es español it italiano pt português ja 日本語 nl nederlands pl polski sv svenska ko 한국어';

/** Who sells or tells something that people of other languages want. */
const WANTED_ABROAD = kindsOf(
  'shop producer manufacturer lodging travel restaurant attraction event education course saas app developer-tool agency health directory media ticketing',
);

/** With more, it is an international site, and those readers are there. */
const MOST_LANGUAGES = 5;

const languages: Rule = (context) => {
  const { site, judgment } = context;
  if (context.isSure && !WANTED_ABROAD.has(judgment.kind.id)) return undefined;
  // A page that says next to nothing may be an error.
  if (!context.isSure && !(hasText(context) && sells(context))) return undefined;
  const languageOf = (text: string): string | undefined => languageOfLink(text, site.host);
  const named = site.snapshot.links.map(({ text }) => text.trim()).filter((text) => languageOf(text) !== undefined);
  const offered = [...new Set(named)].filter((text) => !CODES.includes(`${site.language.tag} ${text.toLowerCase()}`));
  if (offered.length === 0) return undefined;
  if (offered.length > MOST_LANGUAGES) return undefined;
  const names = listed([...new Set(offered.map(languageOf))].flatMap((name) => name ?? []));
  return {
    claim: `The site is there for readers of other languages already: ${names}`,
    step: `Advertise in the other languages the site already has: ${names}`,
    from: [
      `the navigation links ${listed(offered.slice(0, 3).map(quoted))}`,
      `the page itself is in ${site.language.name}`,
    ],
  };
};

/** Sites that people come back to when someone reminds them. */
const READ_AGAIN = kindsOf('blog news media');

const newsletter: Rule = (context) => {
  const { site, judgment } = context;
  const piece = [...editorialIn(site)].find(
    ({ level, page, text }) => page === 0 && level > 0 && level < 4 && text.length > 20 && text.length < 90,
  );
  if (piece === undefined || !READ_AGAIN.has(judgment.kind.id) || isInnerPage(site)) return undefined;
  if (!canClaimAbsence(context) || isSaid(context, 'newsletter')) return undefined;
  if (isHinted(site, 'newsletter')) return undefined;
  const words = quoted(piece.text);
  return {
    claim: `Readers of ${words} leave no address, so nothing brings them back to ${site.name.inText}`,
    step: `Start a newsletter with pieces such as ${words}`,
    from: ['no newsletter form was found', `the page carries ${words}`],
  };
};

/** “Find an indexer” is for those who hire one, not for the indexers whom the site is for. */
const LOOKED_FOR =
  /^(?:find|hire|search|trouver|trouvez|encuentra|encontrar|busca|trova|cerca|encontre|busque)\s|\s(?:finden|suchen)$/iu;

const otherSide: Rule = (context) => {
  const heads = context.audiences.map(({ head }) => head.toLowerCase().replace(/s$/u, ''));
  const action = actionsIn(context).find(
    (text) => LOOKED_FOR.test(text) && heads.some((head) => text.toLowerCase().includes(head)),
  );
  const [first] = context.audiences;
  if (action === undefined || first === undefined) return undefined;
  const words = quoted(action);
  return {
    claim: `Those who press ${words} are a second audience beside ${first.label.toLowerCase()}: the page has a link for them`,
    step: `Add one sentence beside ${words} for those who look for one: whom they find, and what that costs them`,
    from: [`a link or button reads ${words}`, `the pages speak to ${first.label.toLowerCase()}`],
  };
};

/** These hold of any kind of site; the others only where the kind is certain. */
const ANYWHERE: ReadonlySet<Rule> = new Set([
  reasonsInside,
  mostDiscussed,
  questions,
  figureAtCall,
  inTitle,
  languages,
  searchResult,
  proofInside,
  reviewedElsewhere,
  farDown,
  toAdvertisers,
  toSubscribers,
  largestCount,
  eventDay,
  savingInWords,
  ...LINK_RULES.filter(({ isAnywhere }) => isAnywhere).map(({ rule }) => rule),
  transcript,
  articleToProduct,
  factAtCall,
]);
const RULES: readonly (readonly [kind: string, weight: number, rule: Rule])[] = [
  ['ask-users', 0.8, askUsers],
  ['languages', 0.46, languages],
  ['newsletter', 0.47, newsletter],
  ['other-side', 0.66, otherSide],
  ['linked-proof', 0.62, linkedProof],
  ['reasons-inside', 0.61, reasonsInside],
  ['stores-nearby', 0.53, storesNearby],
  ['guests-sign-up', 0.66, guestsSignUp],
  ['services-online', 0.66, servicesOnline],
  ['goods-in-lessons', 0.64, goodsInLessons],
  ['figure-at-call', 0.56, figureAtCall],
  ['most-discussed', 0.55, mostDiscussed],
  ['questions', 0.56, questions],
  ['proof-inside', 0.7, proofInside],
  ['in-search', 0.5, inSearch],
  ['in-title', 0.49, inTitle],
  ['far-down', 0.58, farDown],
  ['search-result', 0.5, searchResult],
  ['free-button', 0.7, freeButton],
  ['hours-inside', 0.57, hoursInside],
  ['full-story', 0.46, fullStory],
  ['named-once', 0.64, namedOnce],
  ['as-pdf', 0.68, asPdf],
  ['town-in-title', 0.58, townInTitle],
  ['pages-for-parts', 0.45, pagesForParts],
  ['as-data', 0.48, asData],
  ['reviewed-elsewhere', 0.66, reviewedElsewhere],
  ['to-advertisers', 0.45, toAdvertisers],
  ['fuller-baskets', 0.6, fullerBaskets],
  ['to-subscribers', 0.55, toSubscribers],
  ['largest-count', 0.68, largestCount],
  ['gift-use', 0.62, giftUse],
  ['event-day', 0.63, eventDay],
  ['saving', 0.65, savingInWords],
  ['further-income', 0.47, furtherIncome],
  ['second-group', 0.52, secondGroup],
  ['stand-out', 0.52, standOut],
  ['together', 0.5, together],
  ['transcript', 0.6, transcript],
  ['article-to-product', 0.6, articleToProduct],
  ['keep-results', 0.55, keepResults],
  ['fact-at-call', 0.4, factAtCall],
  ...LINK_RULES.map(({ kind, weight, rule }) => [kind, weight, rule] as const),
];

/** Beside so many better ones, the lighter ones are left out. */
const ENOUGH = 2;
const LIGHT = 0.5;

/** What could be gained from what is already there, what weighs most first. */
export const ideasOf = once((context: Context): readonly Idea[] => {
  const ideas = RULES.flatMap(([kind, weight, rule]) => {
    const found = context.isSure || ANYWHERE.has(rule) ? rule(context) : undefined;
    return found === undefined ? [] : [{ kind, weight, ...found }];
  }).toSorted((a, b) => b.weight - a.weight);
  return ideas.filter(({ weight }, at) => at < ENOUGH || weight >= LIGHT);
});

/** One side of an idea: what could be gained, or how to begin. */
export const stated = ({ kind, weight, from: [one, other], ...idea }: Idea, side: 'claim' | 'step'): Statement =>
  statement(kind, weight, idea[side], inferred(`Inferred from two things: ${one}; ${other}.`));
