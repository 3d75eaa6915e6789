import type { Context } from '../findings/context.ts';
import { kindsOf } from '../kind/kind.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { quoteFrom, type Statement, statement } from './statement.ts';
import { WITHOUT } from './stream-table.ts';

/** Ways to charge for work: by the hour, the project or the month. */
const FEE_BASIS = new RegExp(
  String.raw`${WITHOUT}(?<![\p{L}\p{N}])(?:(?:monthly|annual) retainers?|(?:on|by) retainer|retainer (?:fees?|packages?|agreements?)|(?:hourly|day|daily|flat|fixed|project(?:[- ]based)?|contingency|success|capped) (?:fees?|rates?)|(?:fixed|flat)[- ](?:price|fee) (?:projects?|quotes?|contracts?|packages?)|billed (?:by the hour|hourly|monthly)|stundens[aä]tz\p{L}*|tagess[aä]tz\p{L}*|festpreis\p{L}*|pauschal(?:honorar|preis)\p{L}*|monatspauschale\p{L}*|abrechnung nach (?:aufwand|stunden)|erfolgshonorar\p{L}*|honoraires (?:forfaitaires|au forfait|à l['’]heure|de résultat)|forfaits? mensuels?|tarif (?:horaire|journalier)|igualas? mensual(?:es)?|honorarios (?:\p{L}+ )?(?:por (?:proyecto|hora|asunto)|de éxito)|tarifas? por (?:hora|proyecto|día)|tariff[ae] orari[ae]|canone mensile|compens[oi] (?:a progetto|orari[oi])|honorários (?:por (?:hora|projeto)|mensais)|(?:valor|preço) por (?:hora|projeto))(?!\p{L})|月額顧問料|着手金|成功報酬`,
  'iu',
);

const CHARGES: ReadonlySet<string> = kindsOf('agency practice trade builder health');
const MAX_LENGTH = 240;

/** “From monthly retainers to fees by the project”: how a business charges, in its own sentence. */
export const feeBasis = ({ isSure, judgment, own }: Context): Statement | undefined => {
  if (!isSure || !CHARGES.has(judgment.kind.id)) return undefined;
  const found = own
    .filter(({ place }) => place !== 'title')
    .map((passage) => ({ passage, at: passage.text.search(FEE_BASIS) }))
    .filter(({ at }) => at >= 0)
    .map(({ passage, at }) => ({ passage, words: sentenceAt(passage, at) }))
    // A visitor’s question is not an answer.
    .find(({ words }) => words.length <= MAX_LENGTH && !words.trim().endsWith('?'));
  if (found === undefined) return undefined;
  const { passage, words } = found;
  const text = `Today: fees for its services, in its own words: ${quoted(excerpt(words, 170))}`;
  return statement('today', 0.95, text, quoteFrom(passage, words));
};
