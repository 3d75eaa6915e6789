import { usualRow } from '../category/usual-rows.ts';
import type { Context } from '../findings/context.ts';
import { openQuestions } from '../findings/open-questions.ts';
import { priceRange, pricesOf } from '../findings/price.ts';
import { testimonialsIn } from '../findings/proof.ts';
import type { Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { capitalised, listed, quoted } from '../read/wording.ts';
import type { Finding } from './statement.ts';
import { wayOn } from './ways-on.ts';

/** Troubles and wishes that pages name, in the seven languages. */
const PAIN =
  /\b(?:struggl\w+|tired of|frustrat\w+|worr(?:y|ies|ied)|without (?:the )?(?:hassle|complexity|clutter)|overkill|complicated|waste(?:s|d)? (?:of )?time|hard to|difficult to|don['’]t know|confus(?:ed|ing|ion)|too (?:expensive|late|long|slow|small)|gets? lost|by hand|is great until|instead of|stress(?:ful|ed)?|pains?|painful|problems?|forget(?:ting)?|no more|never again|mühsam|kompliziert|ärger|problem|stress|schluss mit|keine lust|difficile|compliqué|problème|marre de|fini les|difícil|complicad[oa]|problema|cansad[oa]|difficile|complicat[oa]|problema|stanc[oa]|basta con|difícil|complicad[oa]|chega de)\b|困って|お悩み|不安/iu;
const JOB =
  /\b(?:so (?:that )?you can|helps? you|lets? you|allows? you|makes it easy|save time|you can|want to|(?<!no )need to|learn (?:how )?to|get (?:started|more)|damit sie|sie können|hilft ihnen|vous permet|vous aide|pour vous|te permite|te ayuda|puedes|ti permette|ti aiuta|puoi|permite|ajuda você|você pode)\b|できます/iu;

/** “You can report bugs”: how the page is worked, not what it is for. */
const INTERFACE =
  /\byou can (?:also |now |then )?(?:report|edit|upload|submit|change|select|sort|filter|close|disable|enable|unsubscribe|contact|click|scroll|log in|sign in|download|view|read|see|browse|search|use the)\b|\b(?:sie können|vous pouvez|puede|puedes|puoi|pode|você pode) .{0,40}(?:melden|abbestellen|herunterladen|signaler|télécharger|descargar|scaricare|baixar)/iu;
const ABOUT_PAGE = /\b(?:browse our|check out|feel free|find out (?:how|more)|find more|our (?:web)?site)\b/iu;
const isGoal = (sentence: string): boolean =>
  !sentence.includes('?') && !INTERFACE.test(sentence) && !ABOUT_PAGE.test(sentence);

const fits = ({ isQuotable, place, text, page }: Passage): boolean =>
  isQuotable &&
  page === 0 &&
  place !== 'frame' &&
  place !== 'quote' &&
  place !== 'title' &&
  text.length >= 20 &&
  text.length < 900;

/** Front pages that are lists of other people’s texts speak of troubles that are not their visitors’. */
const LISTS = new Set([
  'nonprofit',
  'research',
  'government',
  'marketplace',
  'ticketing',
  'news',
  'blog',
  'reference',
  'forum',
  'media',
  'event',
  'directory',
  'store-listing',
]);

const sentencesWith = (
  { own, isSure, judgment }: Context,
  form: RegExp,
  most: number,
  isFit: (sentence: string) => boolean = () => true,
): readonly string[] => {
  const found: string[] = [];
  if (isSure && LISTS.has(judgment.kind.id)) return found;
  for (const passage of own.filter(fits)) {
    const match = form.exec(passage.text);
    if (match === null) continue;
    const sentence = sentenceAt(passage, match.index);
    if (
      sentence.length >= 30 &&
      sentence.length <= 220 &&
      /[.!?。]$/u.test(sentence) &&
      !found.includes(sentence) &&
      isFit(sentence)
    )
      found.push(sentence);
    if (found.length === most) break;
  }
  return found;
};

/** Claims that somebody weighs before deciding. */
const WEIGHED = new Set([
  'rating',
  'counts',
  'founded',
  'award',
  'superlative',
  'without',
  'rival',
  'certified',
  'promises',
  'free-shipping',
  'guarantee',
  'trusted-by',
]);

/** What people usually come to such a site for, from the table. */
const usualJob = ({ isSure, judgment }: Context): readonly string[] =>
  isSure ? [`${usualRow(judgment.kind.id).job} (usual for ${usualRow(judgment.kind.id).noun}, from our table)`] : [];

/** What somebody wants: what the pages promise, what people usually come for, and the claim to weigh. */
export const goalsOf = (context: Context, strengths: readonly Finding[]): readonly string[] => {
  const jobs = sentencesWith(context, JOB, 2, isGoal).map((sentence) => `${quoted(sentence)} (promised on the page)`);
  const claims = strengths
    .flatMap(({ kind, basis }) =>
      WEIGHED.has(kind) && basis.basis === 'quote' && basis.quote.length < 160 && basis.quote.split(' ').length > 3
        ? [`Weigh what the page claims: ${quoted(basis.quote)} (inferred)`]
        : [],
    )
    .slice(0, 1);
  const goals = [...jobs, ...usualJob(context), ...claims].slice(0, 3);
  return goals.length > 0
    ? goals
    : [`Find out what ${context.site.name.inText} offers (inferred: the pages name no goal)`];
};

/** What troubles somebody: what the pages name, and what they leave open. */
export const painsOf = (context: Context, weaknesses: readonly Finding[]): readonly string[] => {
  const pains = sentencesWith(context, PAIN, 2).map(
    (sentence) => `${quoted(sentence)} (a trouble that the page names)`,
  );
  const questions = openQuestions(context, weaknesses);
  const found = [...pains, ...(questions === undefined ? [] : [questions])];
  return found.length > 0 ? found : ['The pages we read name no trouble of this group'];
};

/** What somebody does on the site, as far as its prices, quotes and buttons show. */
export const behaviorOf = (context: Context): string => {
  const range = priceRange(pricesOf(context));
  const call = wayOn(context);
  const habits = [
    ...(range === undefined ? [] : [`compares prices (${range})`]),
    ...(context.site.topic('free-trial').length > 0 ? ['tries it before paying'] : []),
    ...(testimonialsIn(context).length > 0 ? ['reads what others say on the page'] : []),
    ...(call === undefined ? [] : [`continues with ${quoted(call)}`]),
  ];
  return habits.length === 0
    ? 'Not stated: the pages show no price and no button to continue with.'
    : `${capitalised(listed(habits))} (inferred from what the pages show).`;
};
