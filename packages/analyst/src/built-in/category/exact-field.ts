import type { Context } from '../findings/context.ts';
import { memoize } from '../findings/memoize.ts';
import { placeOf } from '../findings/place.ts';
import { isLaterItem } from '../kind/field.ts';
import { kindsOf } from '../kind/kind.ts';
import { hostLabel, isDefinition } from '../kind/weigh-places.ts';
import { isHead } from '../read/passage.ts';
import { phrasesIn } from '../read/scanner.ts';
import type { Hit } from '../read/site.ts';
import type { Category } from './category.ts';
import { isAbout } from '../report/role-of.ts';
import { shownField } from './two-signs.ts';

/** What may precede a complete phrase: punctuation and conjunctions or prepositions. */
const ENDS_BEFORE =
  /(?:^|\s-|[^\p{L}\p{N}\s'’-]|(?<!\p{L})(?:and|or|for|of|in|with|on|to|from|by|is|are|und|oder|für|von|mit|im|zur?|et|ou|de|des|du|pour|en|à|y|o|para|con|e|ed|di|del|dei|della|delle|per|da|do|dos|em|com))\s*$/iu;
const BEGINS_AFTER =
  /^\s*(?:$|-\s|[^\p{L}\p{N}\s'’-]|(?:and|or|for|of|in|with|on|to|from|by|at|near|since|is|are|that|which|und|oder|für|von|mit|in|im|aus|bei|seit|et|ou|de|du|pour|en|à|dans|y|o|para|con|desde|e|ed|di|del|per|da|do|em|com|a|ao)(?!\p{L}))/iu;
/** Praise, articles and ways of offering do not change what is offered. */
const NEUTRAL_BEFORE =
  /(?<!\p{L})(?:\p{Lu}\p{L}+['’]s|buy|shop|find|get|order|book|compare|discover|extract|learn|build|create|the|an?|our|your|my|all|more|new|best|top|leading|great|good|quality|high[- ]quality|professional|expert|trusted|reliable|affordable|cheap|competitive|low[- ]cost|fast|easy|simple|modern|smart|powerful|flexible|complete|full[- ]service|personal|online|web[- ]based|free|open[- ]source|local|independent|international|national|family[- ]owned|award[- ]winning|experienced|licensed|certified|der|die|das|ihre?|unsere?|günstige?|professionelle?|moderne?|freie?|le|la|les|l['’]|un|une|votre|notre|nos|el|los|las|una?|tu|su|nuestr[oa]s?|il|lo|i|gli|uno|os|as|um|uma|seu|sua|nossa?)\s+$/iu;
const NEUTRAL_AFTER =
  /^\s+(?:services?|compan(?:y|ies)|firm|business|web|mobile|desktop|software|shops?|stores?|online|supplies|supplier|specialists?|experts?|professionals?|clinics?|practice|builders?|agency|studio|cent(?:er|re)|provider|platform|engine|tools?|apps?|solutions?|products?|forums?|community|club|association|website|site|portal|magazine|blog|news|shop|laden|fachgeschäft|zentrum|praxis|kanzlei|magasin|boutique|tienda|negozio|loja|ltd|inc|llc|gmbh)(?!\p{L})/iu;
/** “Anonymous habit tracking”, “fair-trade ticketing”: for an online offer, such adjectives describe its quality, not another offer. */
const QUALITY = /(?<!\p{L})(?:\p{L}+-\p{L}+|\p{L}{2,}(?:ous|ive|able|ible|ful|less|al|ant|ent|ic|ly))\s+$/iu;
const ONLINE = kindsOf('saas app developer-tool open-source game marketplace ticketing');
/** Each pass strips one word: “our professional”, “services company”. */
const MAX_NEUTRAL = 3;

const withoutWords = (text: string, ...neutral: readonly RegExp[]): string => {
  let left = text;
  for (let at = 0; at < MAX_NEUTRAL; at++) for (const words of neutral) left = left.replace(words, '');
  return left;
};

/** Whether no other word narrows the phrase, as in “custom furniture”, “bike locks”, “farm real estate”. */
const standsAlone = ({ passage: { text }, start, end }: Hit, own: readonly string[], isOnline: boolean): boolean => {
  const before = withoutWords(text.slice(0, start), NEUTRAL_BEFORE, ...(isOnline ? [QUALITY] : []));
  const after = withoutWords(text.slice(end), NEUTRAL_AFTER);
  const isOwn = (word: string | undefined): boolean => word !== undefined && own.includes(word.toLowerCase());
  return (
    (ENDS_BEFORE.test(before) || isOwn(/([\p{L}\d.&'’-]+)\s+$/u.exec(before)?.[1])) &&
    (BEGINS_AFTER.test(after) || isOwn(/^\s+([\p{L}\d.&'’-]+)/u.exec(after)?.[1]))
  );
};

/** “Project accounting” by “Acme Project Accounting”: a word that the text writes in lower case, outside of an address, is not a name. */
const isCommon = (word: string, { site }: Context): boolean => {
  const form = new RegExp(`(?<![\\p{L}@./-])${word.replaceAll(/[^\p{L}\p{N}]/gu, '.')}(?![\\p{L}@./-]|\\.\\p{L})`, 'u');
  return site.said.some(({ page, text }) => page === 0 && text.includes(word) && form.test(text));
};

/** Whether the first words of a site have a phrase of this key that no other word narrows. */
export const isNamedAlone = (context: Context, key: string): boolean => {
  const { site, judgment } = context;
  const names = `${site.name.title} ${hostLabel(site)} ${placeOf(context) ?? ''}`;
  const isOnline = ONLINE.has(judgment.kind.id);
  const words = names.toLowerCase().split(/\s+/u).filter(Boolean);
  const own = isOnline ? words.filter((word) => !isCommon(word, context)) : words;
  return site
    .hits(key)
    .some(
      (hit) =>
        hit.passage.page === 0 &&
        !isLaterItem(hit) &&
        (isHead(hit.passage) || (hit.passage.isLead && isDefinition(hit))) &&
        standsAlone(hit, own, isOnline),
    );
};

/** “Recruiting software for coaches”: none of the groups that the pages name are the buyers of the row, and none has a word of it. */
const isForOthers = ({ audiences }: Context, { buyers, signs }: Category): boolean => {
  const named = audiences.filter(({ isImplied }) => isImplied !== true);
  const words = phrasesIn(signs).map((sign) => sign.replaceAll('*', ''));
  const isOfRow = ({ label }: { readonly label: string }): boolean =>
    isAbout(buyers, label) || words.some((word) => label.toLowerCase().includes(word));
  return named.length > 0 && !named.some(isOfRow);
};

/** Kinds that people choose for themselves. The rivals and worries of their rows do not apply to organizations that buy the software. */
const FOR_PEOPLE = kindsOf('marketplace app game');
const OF_PEOPLE = /^(?:people|travelers|players|everybody|households|those)\b/iu;
const ORGANIZATION =
  /universit|non-?profit|charit|compan|business|brand|publisher|hospital|institution|organi[sz]ation|agenc|enterprise|\bteams\b/iu;
const BRANDED = /\b(?:own-branded|(?:your )?own brand(?:ing)?|white[- ]label\p{L}*|request a demo|book a demo)\b/iu;
const sellsToOrganizations = ({ audiences, own }: Context): boolean => {
  const named = audiences.filter(({ isImplied }) => isImplied !== true);
  const isNamed = named.length > 0 && named.every(({ label }) => ORGANIZATION.test(label));
  return isNamed || own.some(({ page, text }) => page === 0 && BRANDED.test(text));
};

/**
 * The row of the table that the first words of the site name exactly. Only then does what holds for the whole field hold for this site:
 * a workshop for custom furniture has neither the rivals nor the returns of furniture shops.
 */
export const exactField = memoize((context: Context): Category | undefined => {
  const field = shownField(context);
  if (field === undefined || !isNamedAlone(context, `category:${field.noun}`)) return undefined;
  const isOfPeople = FOR_PEOPLE.has(field.kind) && OF_PEOPLE.test(field.buyers);
  return isForOthers(context, field) || (isOfPeople && sellsToOrganizations(context)) ? undefined : field;
});
