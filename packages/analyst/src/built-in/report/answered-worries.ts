import { speaksOfItself } from '../audience/connected-groups.ts';
import type { Context } from '../findings/context.ts';
import { kindsOf } from '../kind/kind.ts';
import type { Topic } from '../lexicon/topic.ts';
import { isHead } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted, rowsOf, setOf } from '../read/wording.ts';
import { withGoods } from './link-needs.ts';

/** Kinds that send what they sell. */
export const SENDS = kindsOf('shop marketplace producer');
const COMPANIES = kindsOf('saas developer-tool agency manufacturer finance insurance telecom');
/** Who comes to the house or treats people. */
const WORKS = kindsOf('trade builder practice health wellness');
/** Firms of advisors help with loans and rounds of financing, and grant none. */
const FINANCED = kindsOf('trade builder health wellness');
const SERVES = kindsOf(
  'trade builder practice health wellness agency insurance finance saas developer-tool app telecom course travel lodging',
);

/** “Orders over $125”, “ab 20 €”: free from a sum on. */
const FROM =
  /(?<!\p{L})(?:over|above|from|ab|über|dès|à partir de|plus de|desde|a partir de|más de|da|oltre|sopra|acima de)\s(?:(?:us ?)?[$€£¥]\s?\d|\d+(?:[.,]\d+)?\s?(?:€|£|\$|eur|euros?|chf|zł|kr)(?!\p{L}))/iu;

/** Worries that the promises of a page answer. */
const ANSWERED: readonly (readonly [topic: Topic, kinds: ReadonlySet<string>, form: RegExp, worry: string])[] = [
  // Free delivery answers no worry; that delivery costs something below a sum is one.
  ['free-shipping', SENDS, FROM, 'Pays for delivery{ of $|} below a sum'],
  ['guarantee', SENDS, /price|preis|prix|precio|prezzo|preço/iu, 'Does not want to pay more{ for $|} than elsewhere'],
  [
    'guarantee',
    SENDS,
    /money|satisf|warrant|geld|jahre|zurück|rembours|\bans\b|años|soddisf|anni/iu,
    'Wants a guarantee{ on $|}',
  ],
  ['free-trial', SERVES, /./u, 'Wants to try it before paying'],
  [
    'quote-request',
    SERVES,
    /free|no.obligation|kostenlos|unverbindlich|gratuit|gratis|grátis/iu,
    'Wants to know the cost before a decision',
  ],
  [
    'certified',
    WORKS,
    /certif|licen[cs]|insured|accredit|qualifi|master|zertif|fachan[wä]|meister|geprüft|diplom|agréé|titulad|homolog|abilitat|habilitad/iu,
    'Wants someone who is qualified',
  ],
  ['security', COMPANIES, /gdpr|soc 2|iso 27001|hipaa|pci|end.to.end/iu, 'Wants data to be safe'],
  ['financing', FINANCED, /./u, 'Cannot pay all of it at once'],
  [
    'subscription',
    SERVES,
    /cancel any ?time|kündbar|sans engagement|sin permanencia|senza vincoli|sem fidelidade/iu,
    'Does not want to be tied for long',
  ],
];
const LONGEST = 80;
const MOST = 2;
/** Words of others, and words that no visitor reads. */
const UNSPOKEN: ReadonlySet<string> = setOf('quote address data');
/** “Pan “Sapphire”, 9 parts, ships free”: a promise about one product. */
const OF_PRODUCT = /["“”„】]|\d[ -]?(?:teilig|tlg|pc|pcs|piece|cm|mm|ml|kg)(?!\p{L})/iu;

/** The part of a long sentence that has the words. */
const around = (sentence: string, at: number): string => {
  const begin = sentence.length > LONGEST && at > LONGEST / 2 ? sentence.lastIndexOf(' ', at - LONGEST / 4) + 1 : 0;
  return begin === 0 ? sentence : `… ${sentence.slice(begin)}`;
};

const inferredFrom = (worry: string, words: string): string =>
  `${worry} (inferred from ${quoted(excerpt(words.replaceAll(/[-_=*.]{4,}/gu, ' ').trim(), LONGEST))} on the page)`;

/** What the first page promises, as the worry behind it; one line answers one worry. */
export const promisedWorries = (context: Context): readonly string[] => {
  const { site, isSure, judgment } = context;
  const used = new Set<string>();
  return ANSWERED.flatMap(([topic, kinds, form, worry]): readonly string[] => {
    if (!isSure || !kinds.has(judgment.kind.id)) return [];
    const hits = site
      .topic(topic)
      .filter(
        ({ passage: { page, place, text } }) =>
          page === 0 &&
          !(topic === 'certified' && place === 'link') &&
          !UNSPOKEN.has(place) &&
          form.test(text) &&
          !OF_PRODUCT.test(text.slice(0, LONGEST)),
      );
    const [hit] = hits;
    const words = hit === undefined ? '' : sentenceAt(hit.passage, hit.start);
    if (words === '' || used.has(words)) return [];
    used.add(words);
    return [inferredFrom(withGoods(context, worry), words)];
  }).slice(0, MOST);
};

/** What a page says of itself, as the worry that it answers; worry ; words, in six languages */
const CLAIMED = rowsOf(String.raw`
Does not know whom to believe ; independent (?:reviews?|advice|news|journalism|comparison|and)|, independent,|impartial|unbiased|(?:verify|debunk)\w*|fact.check\w*|unabhängige[nrs]?|neutrale[nrs]?|indépendante?s?|impartiale?s?|imparcial(?:es)?|independientes?|indipendenti?|imparziale?|independentes?
Has little time ; in (?:just )?(?:a few |\d+ )?(?:minutes|seconds)|within \d+ hours|same.day|save time|time.saving|in wenigen minuten|schnell und einfach|en quelques (?:minutes|clics)|en pocos minutos|in pochi (?:minuti|clic)|em poucos minutos
Is new to it and needs guidance ; beginners?|step.by.step|tutorials?|how.to guides?|anfänger|einsteiger|schritt für schritt|débutants?|pas à pas|principiantes?|paso a paso|principianti|iniciantes?|passo a passo
Does not want to search in many places ; one.stop|(?:all )?in one place|alles aus einer hand|tout en un|todo en uno|tutto in uno`).map(
  ([worry = '', words = '']) => ({ worry, form: new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu') }),
);

/** Who is versed in the field is not new to it. */
const OF_NEWCOMERS = 'Is new to it and needs guidance';
const VERSED = /experienced|professional|expert|advanced|seasoned/iu;

/** Worries that the page answers with what its first words claim, the first claim first. */
export const claimedWorries = ({ own, site, isSure }: Context, label = ''): readonly string[] => {
  if (!isSure) return [];
  const read = own.filter((passage) => passage.page === 0 && (isHead(passage) || speaksOfItself(passage, site)));
  const used = new Set<string>();
  return CLAIMED.flatMap(({ worry, form }): readonly string[] => {
    if (worry === OF_NEWCOMERS && VERSED.test(label)) return [];
    const passage = read.find(({ text }) => form.test(text.slice(0, 400)));
    const words = passage === undefined ? '' : sentenceAt(passage, passage.text.search(form));
    if (words === '' || used.has(words)) return [];
    used.add(words);
    return [inferredFrom(worry, around(words, words.search(form)))];
  }).slice(0, MOST);
};
