import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import { sentencesOf } from '../read/sentences.ts';
import { escaped, excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { memoize } from './memoize.ts';

/** A notice that the product of the page is discontinued, and its successor. */
export type Ending = {
  readonly passage: Passage;
  readonly sentence: string;
  /** The name of another product, as the page gives it. */
  readonly successor?: string;
};

/** Kinds of sites where such a notice is about goods, articles or products of others. */
const OF_OTHERS = kindsOf('shop marketplace news blog forum reference directory media trade portfolio');
const MAX_LENGTH = 900;

const THIS = String.raw`(?:this|the|dieses?|das|die|ce|cette|este|esta|questo|questa) (?:project|app(?:lication)?|program|software|service|library|package|plug-?in|tool|framework|website|projekt|programm|anwendung|werkzeug|dienst|projet|logiciel|outil|proyecto|programa|progetto|programma|servizio|servicio|projeto|serviço)`;
const SUPPORT = String.raw`(?:support|development|maintenance|die entwicklung|der support)`;
const BETWEEN = String.raw`(?:,[^.!?]{1,40},)? (?:has |have |is |are |was |will |be |been |now |officially |currently |therefore |itself )*`;
const OVER = String.raw`(?:no longer (?:being )?(?:actively )?(?:supported|maintained|developed|updated)|discontinued|deprecated|unmaintained|(?:shut|shutting|closing) down|reach(?:ed|es|ing)? (?:its )?end[- ]of[- ](?:life|support)|end(?:s|ed|ing)? (?:on|in) \S|superseded by|replaced by)`;
/** The same in other languages, after the name. */
const OVER_FOREIGN = String.raw`(?:(?:wird|werden|wurde) (?:nicht (?:mehr|länger) (?:weiterentwickelt|unterstützt|gepflegt|gewartet)|eingestellt)|n['’]est plus (?:maintenue?|supportée?|développée?)|ya no (?:se mantiene|recibe soporte)|ha sido descontinuad[oa]|non è più (?:supportat|mantenut|sviluppat)[oa]|não (?:é|está) mais (?:mantid|suportad)[oa]|foi descontinuad[oa])`;
const DROPS = String.raw`(?:end(?:s|ed|ing)?|discontinu(?:e[sd]?|ing)|drop(?:s|ped|ping)?|stop(?:s|ped|ping)?|sunset(?:s|ting)?) (?:all |the |its |official |further |active )*(?:support|development|maintenance|updates|work) (?:for|of|on) `;
/** The end of a single version does not end the product. */
const NO_VERSION = String.raw`(?! ?(?:v(?:ersion)? ?)?\d)(?!['’]s\b)`;

const formFor = (name: string): RegExp => {
  const it = `(?:${escaped(name)}${NO_VERSION}|${THIS})(?![\\p{L}-])`;
  return new RegExp(
    String.raw`(?<![\p{L}-]|\b(?:of|in|for|with|from|on|to) )(?:${SUPPORT} (?:for|of|von|für) )?${it}(?:${BETWEEN}${OVER}| ${OVER_FOREIGN})|${DROPS}${it}`,
    'iu',
  );
};
const MOVED =
  /\b(?:migrat(?:e|ed|ing)|switch(?:ed|ing)?|mov(?:e|ed|ing)|transition(?:ed|ing)?|superseded|replaced|succeeded)(?: over)? (?:to|by) (?<to>\p{Lu}[\p{L}\d+#-]*(?:\s\p{Lu}[\p{L}\d+#-]*){0,3})/u;

const isRead = ({ page, place, isLead, isQuotable, text }: Passage): boolean =>
  page === 0 && isLead && isQuotable && /^(?:description|heading|text|item)$/u.test(place) && text.length <= MAX_LENGTH;

/** The notice near the top that the product of the page is no longer supported or has moved. */
export const endingOf = memoize(({ site, isSure, judgment }: Context): Ending | undefined => {
  if (isSure && OF_OTHERS.has(judgment.kind.id)) return undefined;
  const form = formFor(site.name.title);
  for (const passage of site.said.filter(isRead)) {
    const sentence = sentencesOf(passage.text)
      .find((each) => form.test(each))
      ?.trim();
    if (sentence === undefined) continue;
    const to = MOVED.exec(passage.text)?.groups?.['to'];
    const isOther = to !== undefined && !to.includes(site.name.title);
    return { passage, sentence, ...(isOther && { successor: to }) };
  }
  return undefined;
});

/** The page announces the end of its product. No other finding has a higher weight. */
export const endedFinding = (context: Context): Finding | undefined => {
  const ending = endingOf(context);
  if (ending === undefined) return undefined;
  const { passage, sentence } = ending;
  const text = `The page announces the end of the product: ${quoted(excerpt(sentence, 160))}`;
  return weakness('ended', 1.2, text, groundOf(passage, sentence));
};
