import type { Topic } from '../lexicon/topic.ts';
import { letters } from '../read/name-signs.ts';
import { isHead, type Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { SPEAKS } from '../read/speaks.ts';
import { sentenceAt } from '../read/sentences.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import { type Claim, CLAIMS } from './claim-table.ts';
import { type Context, inWords } from './context.ts';
import { quoteOf } from './findings.ts';
import { memoize } from './memoize.ts';
import { isAspiration } from './aspirations.ts';
import { sellsPlan } from './upgrade.ts';
import { setOf, shortened } from '../read/wording.ts';

/** Claims that mean the same on any site. On a site of unsure kind, the others may be about another business. */
const ANYWHERE: ReadonlySet<string> = setOf(
  'cause free-first included fair-trade leave without award certified press trusted-by superlative specialist exclusive impartial',
);
/** Claims that describe a single item when they are not in a title, description or main heading. */
const IN_HEAD: ReadonlySet<string> = setOf('whole first-choice free-offer');

/** Claims that may also be worded as an aspiration. */
export const MAY_BE_ASPIRATION: ReadonlySet<string> = setOf('superlative first-choice specialist');

/** A heading that consists of a rank: “World’s largest collection of maps”. */
const RANK_OF_ITSELF =
  /^\W*(?:the )?(?:world|\p{Lu}\p{L}+)['’]s (?:most|leading|\p{L}+est)\s(?:\p{L}+\s){0,3}(?:community|collection|selection|range|network|store|shop|library|archive|database|manufacturer|maker|provider|team)\b/iu;

/** A rank of the company in the footer: “#1 fastest growing company in the county”. */
const OF_COMPANY =
  /^\W*(?:#\s?1|number one|(?:the )?(?:largest|oldest|fastest))\b.{0,30}\b(?:company|firm|retailer|school|club)\b/iu;

const MIN_LENGTH = 15;
const MAX_LENGTH = 260;
const MIN_WORDS = 3;

/** “They did it in one day."”: the end of a customer's quote. */
const ENDS_QUOTE = /^[^"“”„«»]*["”]\s*$/u;

/** Whether a text is a sentence or a phrase rather than a list of menu entries. */
export const isSentence = (text: string): boolean =>
  text.length >= MIN_LENGTH &&
  text.length <= MAX_LENGTH &&
  !text.endsWith('?') &&
  !ENDS_QUOTE.test(text) &&
  (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= MIN_WORDS);

/** A rank among the site's own things: “Our largest apiary”. */
const AMONG_OWN =
  /(?<!\p{L})(?:our|my|unser\p{L}*|mein\p{L}*|notre|nos|nuestr\p{L}+|(?:la |il )?nostr\p{L}+|noss\p{L}+)\s(?:largest|biggest|newest|oldest|most|größt\p{L}+|neuest\p{L}+|ältest\p{L}+|plus|mayor|más|più|maior)(?!\p{L})/iu;

/** Where the words of a claim occur in the site's own passages. */
const placesOf = (
  { site, own }: Context,
  { kind, patterns: { form } }: Claim,
): readonly { passage: Passage; start: number }[] =>
  form === undefined
    ? site.topic(kind as Topic).filter(({ passage }) => own.includes(passage))
    : own
        .filter(({ page }) => page === 0)
        .map((passage) => ({ passage, start: passage.text.slice(0, 1_200).search(form) }))
        .filter(({ start }) => start >= 0);

/** Whether a text begins with a word of the site's name or host: “Harrow is …” on the site of Harrow Pianos. */
const isNamedFirst = ({ host, name }: Site, words: string): boolean => {
  const first = letters(/^\W*([\p{Lu}\d][\p{L}\d.-]{3,})/u.exec(words)?.[1] ?? '');
  return first !== '' && letters(`${name.title} ${host}`).includes(first);
};

/** Whether a claim occurs in a place where it is about the site. A rank outside the title may belong to another business. */
const isPlaced = ({ isSure, site }: Context, kind: string, passage: Passage, sentence: string): boolean => {
  const { place, text } = passage;
  if (IN_HEAD.has(kind) || (!isSure && !ANYWHERE.has(kind))) return passage.page === 0 && isHead(passage);
  // In a long text, only the sentence with the rank decides.
  const near = kind === 'superlative' && text.length > MAX_LENGTH ? sentence : text;
  const isOwn = isHead(passage) || near.includes(site.name.title) || SPEAKS.test(near);
  if (kind === 'specialist') return place !== 'frame' && isOwn;
  if (kind === 'impartial') return place !== 'frame' || letters(text).startsWith(letters(site.name.title));
  if (kind !== 'superlative') return place !== 'frame' && place !== 'title';
  if (place === 'frame') return OF_COMPANY.test(text);
  return isOwn || isNamedFirst(site, near) || (isSure && passage.level > 1 && RANK_OF_ITSELF.test(text));
};

/** A claim about another program than the site's own: “PageDown is used by …”. */
const USED =
  /(?<!\p{L})(?<name>\p{Lu}[\p{L}\d.]+)(?:,[^,]{3,60},)? (?:is|are|which is|that is) (?:also )?(?:used|trusted|chosen)\b/u;
const isUsedPart = ({ site }: Context, sentence: string): boolean => {
  const name = USED.exec(sentence)?.groups?.['name'];
  return (
    name !== undefined &&
    !/^(?:It|We|This|Our|The|They)$/u.test(name) &&
    !letters(`${site.snapshot.title} ${site.name.title}`).includes(letters(name))
  );
};

/** Beside a paid plan, a free offer is only a start. */
const labelOf = (context: Context, { kind, label }: Claim): string =>
  kind === 'free-offer' && sellsPlan(context) ? 'Free to start' : label;

const findingOf = (context: Context, claim: Claim, usedSentences: ReadonlySet<string>): Finding | undefined => {
  const { kind, weight, patterns } = claim;
  const { also, cased, own, except } = patterns;
  for (const { passage, start } of placesOf(context, claim)) {
    const whole = sentenceAt(passage, start);
    const sentence = isHead(passage) ? shortened(whole, MAX_LENGTH) : whole;
    const isOwn =
      own === undefined || isHead(passage) || own.test(sentence) || sentence.includes(context.site.name.title);
    const isOfPart = kind === 'trusted-by' && isUsedPart(context, sentence);
    const isMeant = isOwn && !isOfPart && (also ?? cased)?.test(sentence) !== false && except?.test(sentence) !== true;
    if (MAY_BE_ASPIRATION.has(kind) && (isAspiration(sentence, passage.section) || AMONG_OWN.test(sentence))) continue;
    if (isPlaced(context, kind, passage, sentence) && isMeant && isSentence(sentence) && !usedSentences.has(sentence))
      return strength(
        kind,
        weight,
        `${labelOf(context, claim)}: ${inWords(context, sentence)}`,
        groundOf(passage, sentence),
      );
  }
  return undefined;
};

/** Claims that a buyer can check, each with its sentence. A sentence supports one claim only. */
export const ownClaims = memoize((context: Context): readonly Finding[] => {
  const usedSentences = new Set<string>();
  return CLAIMS.flatMap((claim) => {
    if (claim.kinds && !claim.kinds.has(context.judgment.kind.id)) return [];
    const found = findingOf(context, claim, usedSentences);
    const quote = found && quoteOf(found);
    if (quote !== undefined) usedSentences.add(quote);
    return found === undefined ? [] : [found];
  });
});
