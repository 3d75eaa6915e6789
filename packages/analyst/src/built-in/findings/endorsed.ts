import { kindsOf } from '../kind/kind.ts';
import { sentenceAt } from '../read/sentences.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import { type Context, inWords } from './context.ts';
import { ownClaims } from './own-claims.ts';

const CHOSE = /(\p{Lu}[\p{L}\p{N}]+),? (?:chose|chooses|picked|selected|named|names|naming|recommends|recommended) /gu;
/** Capitalized words that are no name of a person or company. */
const NO_PERSON =
  /^(?:We|You|They|I|It|He|She|People|Users?|Customers?|Many|Everyone|This|That|What|Why|When|If|The|Who)$/u;
/** Kinds of sites that report what others chose or named. */
const REPORTING = kindsOf('news blog forum media reference directory');
const MAX_LENGTH = 260;
const MAX_COUNT = 2;

/** Third parties that chose or named the site: “When Ubuntu chose Transmission”, “Macworld, naming Transmission a Mac Gem”. */
export const endorsements = (context: Context): readonly Finding[] => {
  if (REPORTING.has(context.judgment.kind.id)) return [];
  const { name } = context.site;
  const found = new Map<string, Finding>();
  for (const passage of context.own.filter(({ page }) => page === 0))
    for (const { 0: words, 1: by = '', index } of passage.text.matchAll(CHOSE)) {
      const sentence = sentenceAt(passage, index);
      const isOfSite = passage.text.slice(index + words.length).startsWith(name.title);
      if (!isOfSite || NO_PERSON.test(by) || name.title.includes(by) || sentence.length > MAX_LENGTH) continue;
      const text = `Chosen or named by ${by}: ${inWords(context, sentence)}`;
      const kind = /nam|recommend/u.test(words) ? 'press' : 'trusted-by';
      found.set(by, strength(kind, 0.92, text, groundOf(passage, sentence)));
    }
  return [...found.values()].slice(0, MAX_COUNT);
};

/** Kinds of sites where awards belong to products, events and people of others, or where awards are announced. */
const OF_OTHERS = kindsOf(
  'news blog forum media reference directory marketplace ticketing store-listing event research government',
);
/** A line that begins with an award or its winner: “Élu meilleur burger de …”, “Vincitore di …”, “Testsieger 2024”. */
const BADGE =
  /^[^\p{L}\p{N}]*(?:awarded |voted (?:the )?(?:best|#\s?1|number one)\s|[ée]lue?s? (?:le |la )?(?:meilleure?|produit|service|commerce)s?\s|prim[ée]e?s?\s(?:en |par |aux? |à |20\d\d)|lauréate?s? (?:du |de |des |20)|vincit(?:ore|rice|ori) (?:de[il]|della|dell['’]|di)\s?|premiat[oaie] (?:da|dal|dalla|come|con|al|nel)\s|premiad[oa]s? (?:por|pel[oa]|com|como|en|em|con)\s|galardonad[oa]s? (?:con|por|como|en)\s|ganador(?:a|es)? de[l ]|vencedor(?:a|es)? d[aoe]\s|testsieger (?:bei|der|im|in|laut|20)|ausgezeichnet (?:mit|als|von|durch)\s|prämiert (?:mit|als|von|durch)\s|preisträger(?:in)? (?:de[rs]|beim?|20))/iu;
/** An award with the name of its giver: “Winner of the Harrow Prize”, “…, Award Winner”, “is a HomeGuide top-rated plumber”. */
const TITLE =
  /^[^\p{L}\p{N}]*[Ww]inners? of (?:the |an? )?\p{Lu}|\p{Lu}.*\b[Aa]ward [Ww]inner$|\bis an? \p{Lu}\p{L}+ [Tt]op[- ][Rr]ated\s/u;
/** “awards 2014 - Best Practice 2014”, “Practice of the Year – Leinster 2013”. */
const DATED =
  /\bawards? (?:19|20)\d\d\b.{1,4}(?:best|winner|gold|\p{L}+ of the year)|\b(?:shop|store|practice|business|company|firm|product|brand|retailer|restaurant|hotel|pub|agency|school|employer|team) of the year\b.{0,25}\b(?:19|20)\d\d/iu;
/** Calls to enter or vote, and prizes won by others. */
const OPEN =
  /\b(?:submit|nominat\p{L}+|enter|apply|tickets?|vote (?:now|for)|entries|his|her|their|gewinnspiel|concours|sorteo|concorso)\b|\?$/iu;
const [MIN_BADGE_LENGTH, MAX_BADGE_LENGTH] = [12, 110];
/** A site with more badges than this gives the prizes itself. */
const MAX_BADGES = 3;

/** An award in a short line, a badge or an image description. If a sentence already claims an award, none is added. */
export const badges = (context: Context): readonly Finding[] => {
  const { site, own, isSure, judgment } = context;
  if (!isSure || OF_OTHERS.has(judgment.kind.id) || ownClaims(context).some(({ kind }) => kind === 'award')) return [];
  const lines = site.said.filter(
    (passage) =>
      passage.page === 0 && (passage.place === 'frame' || own.includes(passage)) && passage.place !== 'title',
  );
  const found = lines.filter(
    ({ text }) =>
      text.length >= MIN_BADGE_LENGTH &&
      text.length <= MAX_BADGE_LENGTH &&
      (BADGE.test(text) || TITLE.test(text) || DATED.test(text)) &&
      !OPEN.test(text),
  );
  const [badge] = found;
  if (badge === undefined || found.length > (judgment.kind.id === 'association' ? 1 : MAX_BADGES)) return [];
  return [strength('award', 0.88, `Award: ${inWords(context, badge.text)}`, groundOf(badge, badge.text))];
};
