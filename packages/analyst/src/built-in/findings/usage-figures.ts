import { postsIn } from '../read/editorial.ts';
import { sentenceAt } from '../read/sentences.ts';
import { digitsOf } from '../read/wording.ts';
import { AMOUNT } from './amounts.ts';
import type { Context } from './context.ts';
import type { Figure } from './figures.ts';
import { isLimit, isOwnFigure } from './own-figure.ts';

const NUMBER = String.raw`(?<![\p{L}\d.,$€£¥/#-])(?<!\d\s)(?:\d{1,3}(?:[.,’\u0020\u00a0\u202f]\d{3})+|\d{4,7}|\d{1,3}(?:[.,]\d{1,2})?\s?(?:k|m|thousand|million|billion|tausend|mio\.?|millionen|mille|millions?|mil|mill[oó]n(?:es)?|mila|milion[ei]|milhões|milhão)(?![\p{L}])(?:\s(?:de|di))?)\+?`;
const APPROXIMATELY = String.raw`(?:(?:over|more than|about|some|über|mehr als|rund|plus de|environ|más de|oltre|più di|circa|mais de|cerca de)\s)?`;
const PER = String.raw`\s?(?:\/|a|per|each|every|pro|im|am|par|al|por|ao|na)\s?(?:day|week|month|year|tag|woche|monat|jahr|jour|semaine|mois|an|día|semana|mes|año|giorno|settimana|mese|anno|dia|mês|ano)`;
const VISITS = String.raw`(?:visits?|visitors|page ?views|readers|users|besuche\p{L}*|seitenaufrufe|leser\p{L}*|nutzer|visites|visiteurs|lecteurs|visitas|visitantes|lectores|visite|visitatori|lettori|leitores)`;
/** Verbs for using a site, which rule out “5,000 people are ill”. */
const USED = String.raw`(?:(?:already |now |have |who |that ){0,3}(?:use|used|join|joined|trust|taken|signed|downloaded|bought|chosen|tried|completed|attended|enrolled|registered|subscribed|follow)|(?:nutzen|benutzen|vertrauen (?:uns|auf))|(?:déjà )?(?:utilisent|nous font confiance|nous suivent|sont inscrites|ont (?:déjà )?(?:choisi|utilisé|suivi|téléchargé|rejoint|acheté))|(?:ya )?(?:usan|utilizan|confían|han (?:usado|elegido|comprado|descargado))|(?:già )?(?:usano|utilizzano|si fidano|hanno (?:già )?(?:scelto|usato|acquistato|scaricato))|(?:já )?(?:usam|utilizam|confiam|escolheram|compraram|baixaram))`;
const PEOPLE = String.raw`(?:people|families|menschen|personen|familien|personnes|familles|personas|familias|persone|famiglie|pessoas|famílias)`;

/** Usage figures: visits per time, accounts opened, copies sold, people who use the site. */
const FORMS: readonly RegExp[] = [
  String.raw`${NUMBER}\s(?:(?:monthly|daily|annual|monatliche|tägliche)\s${VISITS}|${VISITS}${PER})(?!\p{L})`,
  String.raw`${NUMBER}\s(?:accounts (?:created|opened)|active accounts|comptes (?:créés|ouverts|actifs)|(?:angelegte|aktive) konten|cuentas (?:creadas|abiertas|activas)|account (?:creati|attivi)|contas (?:criadas|abertas|ativas))(?!\p{L})`,
  String.raw`(?:sold|verkauft|vendu|vendido|venduto)\s${APPROXIMATELY}${NUMBER}\s(?:copies|units|licen[cs]es|exemplare|exemplaires|ejemplares|unidades|copie|exemplares)(?!\p{L})`,
  String.raw`${NUMBER}\s(?:copies |units |licen[cs]es |exemplare |exemplaires |ejemplares |copie |exemplares )?(?:already |bereits |déjà |già )?(?:sold|verkauft|vendus|vendidos|vendute)(?!\p{L})`,
  String.raw`${NUMBER}\s${PEOPLE}\s${USED}(?!\p{L})`,
  String.raw`(?:like|join|wie|comme|rejoignez|como|únete a|come|unisciti a|junte-se a)\s${APPROXIMATELY}${NUMBER}\s(?:other |andere |autres |otras |altre |outras )?${PEOPLE}(?!\p{L})`,
].map((form) => new RegExp(form, 'iu'));
const NUMBER_FORM = new RegExp(NUMBER, 'iu');
/** What follows “people” in a usage figure is left out. */
const AFTER_PEOPLE = new RegExp(String.raw`(?<=${PEOPLE})\s.*$`, 'isu');
/** More lines of one form count what each of many goods has sold. */
const MAX_LINES = 2;
const LEAST = 1_000;
/** Below such a heading, the text is about the people behind the site. */
const OF_MAKER =
  /^(?:meet|about|who (?:is|we are)|your (?:teacher|instructor|author)|über|wer|à propos|qui|sobre|quién|chi|quem)(?!\p{L})/iu;

const SELLS = /^(?:sold|verkauft|vend)/iu;

const MILLION = /\d\s?(?:m|mio\.?|mill(?:ion|ón|one)\p{L}*|milh\p{L}*|milion\p{L}*)(?!\p{L})/iu;
const THOUSAND = /\d\s?(?:k|thousand|tausend|mille|mila|mil)(?!\p{L})/iu;
const sizeOf = (words: string): number =>
  digitsOf(words) * (MILLION.test(words) ? 1e6 : THOUSAND.test(words) ? 1e3 : 1);

/** The site's own usage figures: the largest of each form. */
export const usageFigures = (context: Context): readonly Figure[] => {
  const posts = postsIn(context.site);
  const searched = context.own.filter(
    (passage) => passage.page === 0 && !posts.has(passage) && /\d/u.test(passage.text),
  );
  return FORMS.flatMap((form): Figure[] => {
    const figures = searched.flatMap((passage): Figure[] => {
      const match = form.exec(passage.text.slice(0, 1_500));
      const number = match && NUMBER_FORM.exec(match[0]);
      if (match === null || number === null || isLimit(passage.text.slice(0, match.index))) return [];
      const sentence = sentenceAt(passage, match.index);
      const words = match[0]
        .slice(SELLS.test(match[0]) ? 0 : number.index)
        .replace(AFTER_PEOPLE, '')
        .trim();
      const isOwn = OF_MAKER.test(passage.section) || isOwnFigure(context, passage, sentence, words);
      return isOwn && !AMOUNT.test(sentence) && sizeOf(words) >= LEAST
        ? [{ words, sentence, passage, isOfUse: true }]
        : [];
    });
    const [most] = figures.toSorted((a, b) => sizeOf(b.words) - sizeOf(a.words));
    return most === undefined || figures.length > MAX_LINES ? [] : [most];
  });
};
