import { kindsOf } from '../kind/kind.ts';
import { actionsIn } from '../findings/actions.ts';
import { sectionsOf } from '../findings/breadth.ts';
import { type Context, inWords } from '../findings/context.ts';
import { mainCall } from '../findings/main-call.ts';
import { openQuestions } from '../findings/open-questions.ts';
import { priceRange, pricesOf } from '../findings/price.ts';
import { testimonialsIn } from '../findings/proof.ts';
import type { Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { capitalised, listed, quoted } from '../read/wording.ts';
import type { Finding } from './statement.ts';
import { isProductPage } from './product-page.ts';
import { offerWords } from './offer-words.ts';

/** Troubles that pages name, in the seven languages. */
const PAIN =
  /\b(?:struggl\w+|tired of|frustrat\w+|worr(?:ied|ying)|without (?:the )?(?:hassle|complexity|clutter)|overkill|complicated|waste(?:s|d)? (?:of )?time|hard to|difficult to|confus(?:ed|ing|ion)|too (?:expensive|late|long|slow)|is great until|stress(?:ful|ed)?|pains?|painful|never again|mühsam|kompliziert|ärger|stress|schluss mit|keine lust|difficile|compliqué|marre de|fini les|difícil|complicad[oa]|cansad[oa]|complicat[oa]|stanc[oa]|basta con|chega de)\b|困って|お悩み|不安/iu;
const NO_PAIN = /\?|anti.?stress|don['’]t worry|no worries|sans stress|ohne stress/iu;
const JOB =
  /\b(?:so (?:that )?you can|helps? you|lets? you|allows? you|makes it easy|save time|you can|want to|learn how to|damit sie|sie können|hilft ihnen|vous permet|vous aide|te permite|te ayuda|puedes|ti permette|ti aiuta|puoi|ajuda você|você pode)\b|できます/iu;

/** How the page is worked, not what it is for; and what it asks of its visitors. */
const NO_GOAL =
  /\?|^\[|\bI\b|^(?:also|please|tip|while|note|click|if|or|but|and|you can (?:also|support|even))\b|\byou can (?:also |now |then |always |easily )?(?:report|edit|upload|submit|change|select|sort|filter|close|disable|enable|unsubscribe|contact|click|scroll|log in|sign in|download|view|read|see|browse|visit|search|use the|use http)\b|\b(?:sie können|vous pouvez|puede|puedes|puoi|pode|você pode) .{0,40}(?:melden|abbestellen|herunterladen|signaler|télécharger|descargar|scaricare|baixar)|\b(?:browse our|check out|feel free|find out (?:how|more)|find more|our (?:web)?site|so we can|cookies?|download this)\b/iu;

const fits = ({ isQuotable, place, text, page }: Passage): boolean =>
  isQuotable &&
  page === 0 &&
  place !== 'frame' &&
  place !== 'quote' &&
  place !== 'title' &&
  text.length >= 20 &&
  text.length < 900;

/** Front pages that are lists of other people’s texts speak of troubles and promises that are not their own. */
const LISTS = kindsOf(
  'nonprofit research government marketplace ticketing news blog reference forum media event directory store-listing',
);

const sentencesWith = (
  { own, isSure, judgment }: Context,
  form: RegExp,
  most: number,
  except: RegExp,
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
      /[.!。]$/u.test(sentence) &&
      !found.includes(sentence) &&
      !except.test(sentence)
    )
      found.push(sentence);
    if (found.length === most) break;
  }
  return found;
};

const MOST_GOALS = 3;
const FEWEST_SECTIONS = 3;

/** What somebody comes for: what the pages promise, and what their buttons and links offer to do; else their own first words. */
export const goalsOf = (context: Context): readonly string[] => {
  const words = offerWords(context) ?? (context.isSure ? context.judgment.category?.noun : undefined);
  if (words !== undefined && isProductPage(context))
    return [`Decide whether to buy ${words} (inferred: the page shows one product)`];
  const sections = context.isSure && context.judgment.kind.id === 'shop' ? sectionsOf(context) : [];
  const range =
    sections.length >= FEWEST_SECTIONS ? [`Choose among ${listed(sections.slice(0, 4))} (pages of the site)`] : [];
  const jobs = sentencesWith(context, JOB, 2, NO_GOAL).map((sentence) => `${quoted(sentence)} (promised on the page)`);
  const actions = actionsIn(context).map((action) => `${capitalised(inWords(context, action))} (offered on the page)`);
  const goals = [...jobs, ...range, ...actions].slice(0, MOST_GOALS);
  if (goals.length > 0) return goals;
  return [
    words === undefined
      ? `Find out what ${context.site.name.inText} offers (inferred: the pages name no goal)`
      : `Get what the page offers: ${words} (inferred: the pages name no goal)`,
  ];
};

/** What troubles somebody: what the pages name, and what they leave open. */
export const painsOf = (context: Context, weaknesses: readonly Finding[]): readonly string[] => {
  const pains = (context.isSure ? sentencesWith(context, PAIN, 2, NO_PAIN) : []).map(
    (sentence) => `${quoted(sentence)} (a trouble that the page names)`,
  );
  const questions = openQuestions(context, weaknesses);
  const found = [...pains, ...(questions === undefined ? [] : [questions])];
  return found.length > 0 ? found : ['The pages we read name no trouble of this group'];
};

/** What somebody does on the site, as far as its prices, quotes and buttons show. */
export const behaviorOf = (context: Context): string => {
  const range = priceRange(pricesOf(context));
  const call = mainCall(context);
  const habits = [
    ...(range === undefined ? [] : [`compares prices (${range})`]),
    ...(context.isSure && context.site.topic('free-trial').length > 0 ? ['tries it before paying'] : []),
    ...(testimonialsIn(context).length > 0 ? ['reads what others say on the page'] : []),
    ...(call === undefined ? [] : [`continues with ${quoted(call)}`]),
  ];
  return habits.length === 0
    ? 'Not stated: the pages show no price and no button to continue with.'
    : `${capitalised(listed(habits))} (inferred from what the pages show).`;
};
