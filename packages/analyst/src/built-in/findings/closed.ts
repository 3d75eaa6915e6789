import type { Passage } from '../read/passage.ts';
import { sentencesOf } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { memoize } from './memoize.ts';

/** Owners' words for a permanent closure. “Closed on Mondays” and “closed for summer” are not among them. */
const PERMANENTLY_CLOSED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:we|our (?:\p{L}+ )?(?:shop|store|restaurant|business|practice|office|studio|doors)) (?:have |has |are |is )?(?:now |sadly |since |officially )*(?:closed (?:its |our )?(?:doors|for good|permanently|down)|permanently closed|retired|ceased trading|gone out of business|out of business)|(?:permanently closed|closed permanently|closed for good))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:wir (?:sind|befinden uns) (?:jetzt |nun |seit [\p{L}\d. ]{2,20})?im (?:wohlverdienten )?ruhestand|(?:dauerhaft|endgültig|für immer) geschlossen|geschäftsaufgabe|haben (?:\p{L}+ ){0,4}(?:für immer|endgültig|dauerhaft) geschlossen)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:définitivement fermée?s?|fermée?s? définitivement|fermeture définitive|cessation d['’]activité|nous avons (?:pris notre retraite|cessé notre activité))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:cerrad[oa]s? (?:definitiva|permanente)mente|cierre definitivo|cese de actividad|nos hemos jubilado|chius[oaie] definitivamente|chiusura definitiva|cessata attività|cessazione dell['’]attività|encerrad[oa]s? (?:definitiva|permanente)mente|encerramento definitivo|encerr[aá]mos (?:as )?(?:atividades|portas))(?!\p{L})`,
    String.raw`閉店(?:いた)?しました|閉院(?:いた)?しました|廃業(?:いた)?しました`,
  ].join('|'),
  'iu',
);
/** Other things that close: a branch, a street, a registration. */
const PARTLY_CLOSED =
  /(?<!\p{L})(?:branch|filiale|sucursal|succursale|registrations?|applications?|anmeldung\p{L}*|road|street|straße|route|carretera|founder|gründer|professor|coach)(?!\p{L})/iu;
const [FIRST, MAX_LENGTH] = [8, 240];

/** The notice among the first lines that the business is permanently closed. */
export const closedBy = memoize(({ site }: Context): { passage: Passage; sentence: string } | undefined => {
  const lines = site.said.filter(
    ({ page, place, isQuotable }) =>
      page === 0 && isQuotable && /^(?:title|description|heading|text|item)$/u.test(place),
  );
  for (const passage of lines.slice(0, FIRST)) {
    if (passage.text.length > MAX_LENGTH) continue;
    const sentence = sentencesOf(passage.text).find(
      (each) => PERMANENTLY_CLOSED.test(each) && !PARTLY_CLOSED.test(each),
    );
    if (sentence !== undefined) return { passage, sentence: sentence.trim() };
  }
  return undefined;
});

/** Explains why the report says nothing else. */
export const CLOSED =
  'Inferred from two things: the first lines say that the business is closed for good; the rest of the page is outdated.';

/** The only finding about a closed business. */
export const closedFinding = (context: Context): Finding | undefined => {
  const closed = closedBy(context);
  if (closed === undefined) return undefined;
  const words = quoted(excerpt(closed.sentence, 120));
  const fix = `Say beside ${words} where customers find the same now, and remove invitations to visit`;
  const text = `The page says that the business is closed for good: ${words}`;
  return weakness('closed', 1.2, text, groundOf(closed.passage, closed.sentence), fix);
};
