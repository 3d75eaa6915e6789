import { type KindId, kindsOf } from '../kind/kind.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { canClaimAbsence } from './needs.ts';

/** Offers that readers only take for theirs where they are named. */
const ADDRESSED: ReadonlySet<KindId> = kindsOf(
  'saas developer-tool app directory agency insurance finance course event telecom',
);
const LONGEST = 90;
const FOR = /(?<!\p{L})(?:for|für|pour|para|per)(?!\p{L})|向け|ための/iu;

/** Whether readers miss an audience: a restaurant or a shop is for those who want what it sells. */
export const needsAudience = ({ isSure, judgment, audiences }: Context): boolean =>
  audiences.length > 0 || !isSure || ADDRESSED.has(judgment.kind.id);

/** First words that leave open whom the offer is for, where the table knows who usually buys it. */
export const forWhomFindings = (context: Context): readonly Finding[] => {
  const { site, isSure, judgment, audiences } = context;
  const buyers = judgment.category?.buyers;
  if (!isSure || buyers === undefined || audiences.length > 0 || !ADDRESSED.has(judgment.kind.id)) return [];
  if (!canClaimAbsence(context)) return [];
  const first = site.said.filter(
    ({ page, level, place }) => page === 0 && (level === 1 || place === 'title' || place === 'description'),
  );
  if (first.some(({ text }) => FOR.test(text))) return [];
  const top = site
    .hits(`category:${judgment.category?.noun ?? ''}`)
    .map(({ passage }) => passage)
    .find(({ page, level, place }) => page === 0 && (level === 1 || place === 'title'));
  if (top === undefined || !top.isQuotable || top.text.length > LONGEST) return [];
  const words = quoted(excerpt(top.text, 80));
  return [
    weakness(
      'for-whom',
      0.58,
      `${words} does not say whom it is for, nor does the rest of the page`,
      groundOf(top),
      `Add to ${words} whom it is for, for instance “for ${buyers}”`,
    ),
  ];
};
