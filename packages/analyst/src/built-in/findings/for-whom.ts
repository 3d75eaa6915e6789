import { inferredGroup } from '../audience/inferred-group.ts';
import { usualRow } from '../category/usual-rows.ts';
import { type KindId, kindsOf } from '../kind/kind.ts';
import { isHead } from '../read/passage.ts';
import { listed, setOf, uncapitalised } from '../read/wording.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import type { Context } from './context.ts';
import { hintsGroup } from './hinted-group.ts';
import { topOf } from './top.ts';

/** Offers that readers only take for theirs where they are named. */
const ADDRESSED: ReadonlySet<KindId> = kindsOf(
  'saas developer-tool app directory agency insurance finance course event telecom',
);

/** Whether readers miss an audience: a restaurant or a shop is for those who want what it sells, and of what is not known nothing is missed. */
export const needsAudience = ({ isSure, judgment, audiences }: Context): boolean =>
  audiences.length > 0 || (isSure && ADDRESSED.has(judgment.kind.id));

/** Words of a line of the table that name no group. */
const NAMES_NO_GROUP = setOf(
  'and the who with that for from into has have are their whose which other others small large first every want wants need needs buy buys use uses look own new online nearby area people owners lovers buyers users',
);
const SHORTEST = 3;
const STEM = 5;
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST && !NAMES_NO_GROUP.has(word))
    .map((word) => word.replace(/s$/u, '').slice(0, STEM));

/** Whether title, description or first heading already name what the usual buyers are called by: the dogs and cats of their owners. */
export const isImplied = ({ site, isSure, judgment, audiences }: Context): boolean => {
  const row = isSure ? (judgment.category ?? usualRow(judgment.kind)) : undefined;
  if (row === undefined || audiences.length > 0) return false;
  const top = site.said.filter((passage) => passage.page === 0 && isHead(passage));
  const said = new Set(top.flatMap(({ text }) => stemsOf(text)));
  return stemsOf(row.buyers).some((stem) => said.has(stem));
};

/** Whether the report names or hints at a group that the page leaves unsaid: then the ratings do not call it missing. */
export const isUnsaid = (context: Context): boolean =>
  isImplied(context) || hintsGroup(context) || inferredGroup(context) !== undefined;

/** Nearly every visitor is one of these: no niche. */
const EVERYBODY =
  /^(?:companies|businesses|private individuals|organizations|people|men|women|customers|clients|users|developers)$/iu;

/** Groups that the title or the first heading names: their members see at once that the site is for them. */
export const nicheFindings = (context: Context): readonly Finding[] => {
  const { isSure, audiences } = context;
  const top = topOf(context)?.text;
  const named = audiences.filter(
    ({ label, passage: { page, place, text }, isImplied: isGuessed }) =>
      isGuessed !== true &&
      page === 0 &&
      (place === 'title' || (place === 'heading' && text === top)) &&
      !EVERYBODY.test(label),
  );
  const [first] = named;
  if (!isSure || first === undefined) return [];
  const groups = named.filter(({ passage }) => passage === first.passage).map(({ label }) => uncapitalised(label));
  return [strength('niche', 0.62, `Clear target from the first words: ${listed(groups)}`, groundOf(first.passage))];
};
