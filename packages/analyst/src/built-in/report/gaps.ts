import { anchored, isPlaced } from '../findings/anchor.ts';
import type { Context } from '../findings/context.ts';
import { isBarred } from '../findings/fitting.ts';
import { filledIn } from '../findings/needs.ts';
import { GREETING, topOf } from '../findings/top.ts';
import { claimOf } from '../findings/unsupported.ts';
import type { JudgedCriterion } from '../rating/criterion.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { inferred, type Statement, statement } from './statement.ts';

/** Up to this share of its points, a criterion counts as not met. */
const UNMET = 0.4;
/** The points of a rating that make a suggestion as urgent as the worst defect. */
const FULL = 3.6;

/** “We provide the central resource”: a sentence in which the site says what it does for others. */
const SELF =
  /^(?:we (?:are|offer|provide|advocate|deliver|help|serve|speciali[sz]e)|wir (?:sind|bieten|liefern|helfen)|nous (?:sommes|proposons|offrons)|(?:nosotros )?(?:somos|ofrecemos)|siamo|offriamo|(?:nós )?oferecemos)(?!\p{L})/iu;
const SHORTEST = 40;
const LONGEST = 160;
const isAboutItself = ({ page, place, text }: Passage): boolean =>
  page === 0 && place !== 'frame' && text.length >= SHORTEST && text.length <= LONGEST && SELF.test(text);

/** “Created by veterans, for veterans”: first words that say for whom, in any form. */
const FOR_SOMEONE =
  /(?<!\p{L})(?:for|für|pour|para|per)\s(?!(?:free|sale|rent|example|instance|more|now|kostenlos|mehr|plus|más|mehr|mais|più)(?!\p{L}))(?:\p{L}{1,4}\s){0,2}\p{L}{4,}/iu;
const LONGEST_LINE = 300;
const saysForWhom = ({ site }: Context): boolean =>
  site.said.some(
    (passage) =>
      passage.page === 0 &&
      (isHead(passage) || passage.isLead) &&
      passage.place !== 'link' &&
      FOR_SOMEONE.test(passage.text.slice(0, LONGEST_LINE)),
  );

/** What would meet a criterion on this site, below its first words; undefined where only general advice is left. */
const WAYS: Readonly<Record<string, (context: Context, top: string) => string | undefined>> = {
  'says for whom': (context, top) => {
    if (top === '' || saysForWhom(context)) return undefined;
    return `Name below ${top} whom ${context.site.name.inText} is for`;
  },
  'shows a difference': (context) => {
    const claim = claimOf(context)?.sentence ?? context.own.find(isAboutItself)?.text;
    return (
      claim &&
      `Back ${quoted(excerpt(claim, 90))} with what can be checked: since when, how many, or what is guaranteed`
    );
  },
  'others vouch for it': (context, top) => {
    const { judgment, site } = context;
    const need = judgment.kind.needs.find(({ topic }) => topic === 'testimonials');
    if (need === undefined || isBarred(site, judgment.kind.id, 'testimonials')) return undefined;
    const fix = anchored(context, 'testimonials', filledIn(need.fix, context));
    return isPlaced(fix) || top === '' ? fix : `${fix}, below ${top}`;
  },
};

/** What would raise the rating most: a suggestion for each criterion that is not met. */
export const gapsIn = (context: Context, criteria: readonly JudgedCriterion[]): readonly Statement[] => {
  const top = topOf(context);
  if (!context.isSure || top === undefined) return [];
  // Nothing stands below a title, and “Home” is no place that visitors would look for.
  const isPlace = top.place !== 'title' && !GREETING.test(top.text.trim());
  const words = isPlace ? quoted(excerpt(top.text, 70)) : '';
  return criteria.flatMap(({ name, points, outOf, finding }): Statement[] => {
    const text = points > outOf * UNMET ? undefined : WAYS[name]?.(context, words);
    if (text === undefined) return [];
    const reads = quoted(excerpt(top.text, 70));
    const basis = inferred(`Inferred from two things: ${finding}; the ${top.place} reads ${reads}.`);
    return [statement(`gap-${name}`, (outOf - points) / FULL, text, basis)];
  });
};
