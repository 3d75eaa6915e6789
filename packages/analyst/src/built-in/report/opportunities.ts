import { kindsOf } from '../kind/kind.ts';
import type { Context } from '../findings/context.ts';
import { canClaimAbsence, isSaid } from '../findings/needs.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { isImplied, needsAudience } from '../findings/for-whom.ts';
import { topOf } from '../findings/top.ts';
import { groupsOfBuyers } from './buyers.ts';
import { type Idea, idea } from './idea.ts';
import { ideasFromOffer } from './ideas-from-offer.ts';
import type { Statement } from './statement.ts';

/** Kinds that sell different things to different groups. */
const SEVERAL_GROUPS = kindsOf(
  'saas developer-tool app agency practice manufacturer insurance finance course travel transport builder trade',
);

const audiences: Idea = ({ audiences: groups, site, judgment }) => {
  const [first, second] = groups;
  if (
    first === undefined ||
    second === undefined ||
    first.passage.place === 'frame' ||
    !SEVERAL_GROUPS.has(judgment.kind.id)
  )
    return undefined;
  const linked = site.snapshot.links.some(({ text }) => text.toLowerCase().includes(second.head.toLowerCase()));
  if (linked) return undefined;
  return idea(
    'pages-for-groups',
    0.85,
    `Give ${first.label.toLowerCase()} and ${second.label.toLowerCase()} a page each, with the arguments that concern them`,
    `the site speaks to ${first.label.toLowerCase()} and to ${second.label.toLowerCase()}`,
    'no link of the page leads to a page for one of them',
  );
};

/** Sites that people come back to when somebody reminds them. */
const READ_AGAIN: ReadonlySet<string> = kindsOf('blog news');

const newsletter: Idea = (context) => {
  const { kind } = context.judgment;
  const piece = context.site.snapshot.headings.find(
    ({ level, text }) => level < 4 && text.length > 20 && text.length < 90,
  )?.text;
  if (!context.isSure || !READ_AGAIN.has(kind.id) || piece === undefined) return undefined;
  if (!canClaimAbsence(context) || isSaid(context, 'newsletter')) return undefined;
  return idea(
    'newsletter',
    0.7,
    `Start a newsletter with pieces such as ${quoted(piece)}: visitors of ${context.site.name.inText} leave no address`,
    'no newsletter form was found',
    `the page carries ${quoted(piece)}`,
  );
};

const LANGUAGE =
  /^(?:english|deutsch|français|español|italiano|português|nederlands|日本語|简体中文|繁體中文|한국어|polski|svenska)$/iu;
/** What a link to a language is called, after its code. */
const CODES =
  'en english de deutsch fr français es español it italiano pt português ja 日本語 nl nederlands pl polski sv svenska ko 한국어';

const languages: Idea = ({ site }) => {
  const named = site.snapshot.links.map(({ text }) => text.trim()).filter((text) => LANGUAGE.test(text));
  const offered = [...new Set(named)].filter((text) => !CODES.includes(`${site.language.tag} ${text.toLowerCase()}`));
  if (offered.length === 0) return undefined;
  return idea(
    'languages',
    0.8,
    `Advertise in the other languages the site already has: ${listed(offered.slice(0, 5))}`,
    `the navigation links ${listed(offered.slice(0, 3))}`,
    `the page itself is in ${site.language.name}`,
  );
};

/** Who usually buys, where the page speaks to nobody in particular. */
const buyers: Idea = (context) => {
  const row = context.isSure && canClaimAbsence(context) ? context.judgment.category : undefined;
  const top = topOf(context);
  const groups = row === undefined ? [] : groupsOfBuyers(row.buyers);
  if (row === undefined || top === undefined || groups.length === 0 || context.audiences.length > 0) return undefined;
  if (!needsAudience(context) || isImplied(context)) return undefined;
  const isSeveral = groups.length > 1;
  return idea(
    'buyers',
    0.4,
    `${isSeveral ? 'Speak to' : 'Name'} ${listed(groups)}${isSeveral ? ' one by one' : ' as its readers'}, below ${quoted(excerpt(top.text, 70))} (usual buyers from our table, not from the site)`,
    `our table names ${row.buyers} for ${row.noun}`,
    'the pages name no group of people',
  );
};

const MOST = 5;
/** Ideas from the table are only needed where the pages give none. */
const LEAST_WEIGHT = 0.45;

const ideas: readonly Idea[] = [...ideasFromOffer, audiences, languages, newsletter, buyers];

/** What could be gained from what is already there; each idea says from which two things it follows. */
export const opportunitiesOf = (context: Context): readonly Statement[] =>
  ideas
    .map((each) => each(context))
    .filter((each) => each !== undefined)
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ weight }, index) => index === 0 || weight >= LEAST_WEIGHT)
    .slice(0, MOST);
