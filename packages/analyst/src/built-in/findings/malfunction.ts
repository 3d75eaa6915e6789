import { kindsOf } from '../kind/kind.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { contactOf } from './next-step.ts';

const PART = String.raw`(?:(?:web)?site|(?:web)?shop|store|check-?out|ordering|payments?|booking|search|forum|gallery|map|feed|form|video)`;
/**
 * Notices that a part of the page does not work, and error messages of programs. The form has no `u` flag because it runs over
 * all texts, and together with `i` the flag makes it ten times slower.
 */
const FAILURE = new RegExp(
  [
    String.raw`\bthere (?:have been|has been|are|is) (?:currently |known |some |an? )*(?:issues?|problems?|difficult(?:y|ies)) (?:with|during|in|at) (?:the |our |this )?${PART}`,
    String.raw`\bthe (?:article|page|item|product|file|document)s? (?:that )?(?:you (?:are looking for|(?:have )?requested) )?(?:is|are|was) no longer available|\bthe (?:requested )?(?:page|article|file) (?:could not|cannot) be found`,
    String.raw`\bwe(?:['’]re| are) (?:currently )?(?:experiencing|having) (?:some )?(?:technical |server )?(?:difficulties|problems|issues)`,
    String.raw`\b(?:our|the|this) (?:\S+ )?${PART} (?:is|are) (?:currently closed|temporarily closed|(?:currently |temporarily |presently )?(?:unavailable|down|offline|disabled|broken|not (?:available|working)|out of (?:service|order)))\b`,
    String.raw`(?:shop|seite|website|formular|bestellung|suche|buchung)\S* (?:ist|sind) (?:derzeit|momentan|zurzeit|vorübergehend|aktuell) (?:leider )?(?:nicht (?:verfügbar|erreichbar|möglich)|geschlossen|außer betrieb)|\b(?:wir haben|aufgrund|wegen) (?:derzeit )?technische[rn]? (?:probleme|störung|schwierigkeiten)`,
    String.raw`\b(?:site|boutique|paiement|commande|recherche|formulaire) (?:est |sont )?(?:actuellement|momentanément|temporairement) (?:indisponible|fermée?|hors service)|\bnous rencontrons (?:\S+ )?(?:des )?(?:problèmes|difficultés) techniques`,
    String.raw`\b(?:sitio|tienda|web|pago|formulario) (?:está )?(?:temporalmente|actualmente) (?:no disponible|cerrad[oa]|fuera de servicio)|\b(?:estamos teniendo|tenemos) problemas técnicos`,
    String.raw`\b(?:sito|negozio|shop|pagamento) (?:è )?(?:momentaneamente|temporaneamente|attualmente) (?:non disponibile|chius[oa]|fuori servizio)|\b(?:site|loja|pagamento) (?:está )?(?:temporariamente|momentaneamente) (?:indisponível|fechad[oa]|fora do ar)`,
    String.raw`\b(?:warning|notice|fatal error|parse error|deprecated)\s?: .{5,300} on line \d+|\byou have an error in your sql syntax|\berror establishing a database connection|\bthere has been a critical error on (?:this|your) website|\bthis page can['’]t load google maps correctly`,
  ].join('|'),
  'i',
);
/** Content for a plug-in that browsers no longer support. */
const DEAD_PLAYER =
  /\b(?:adobe |macromedia )?(?:flash|shockwave|silverlight)[ -]?(?:player|plug-?in)|player flash|(?:requires?|needs?|benötigt|nécessite|requiere|necesita|richiede|requer) (?:the )?(?:adobe )?flash\b/iu;
/** Kinds of sites whose texts are about problems of others. */
const OF_OTHERS = kindsOf('forum news blog media reference documentation developer-tool open-source');
const MALFUNCTIONS = [FAILURE, DEAD_PLAYER];
const MAX_LENGTH = 400;

/** A part of the page that does not work, in the words of the page. */
export const malfunction = (context: Context): Finding | undefined => {
  const { site, isSure, judgment } = context;
  if (isSure && OF_OTHERS.has(judgment.kind.id)) return undefined;
  const passage = site.passages.find(
    ({ text, page, place, isQuotable }) =>
      page === 0 &&
      isQuotable &&
      place !== 'quote' &&
      text.length <= MAX_LENGTH &&
      MALFUNCTIONS.some((form) => form.test(text)),
  );
  if (passage === undefined) return undefined;
  const failure = FAILURE.exec(passage.text);
  const sentence = sentenceAt(passage, (failure ?? DEAD_PLAYER.exec(passage.text))?.index ?? 0);
  const words = quoted(excerpt(sentence, 110));
  if (failure === null) {
    const text = `Part of the page needs a plug-in that browsers no longer support: ${words}`;
    const fix = `Replace ${words} with text or pictures`;
    return weakness('trouble', 0.93, text, groundOf(passage, sentence), fix);
  }
  const phone = contactOf(context).phone?.words;
  const until = phone === undefined ? '' : `; until it works, repeat ${quoted(excerpt(phone, 60))} beside it`;
  const text = `The page tells its visitors that something does not work: ${words}`;
  return weakness('trouble', 0.97, text, groundOf(passage, sentence), `Fix the problem behind ${words}${until}`);
};
