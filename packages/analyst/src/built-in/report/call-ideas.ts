import { mainCall } from '../findings/main-call.ts';
import { contactOf } from '../findings/next-step.ts';
import { ownClaims } from '../findings/own-claims.ts';
import { PLACE_KINDS } from '../findings/place.ts';
import { excerpt, quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';

/** What is free before anything is bought; free delivery is no step. */
const FREE =
  /\b(?:free|complimentary|no[- ]obligation|kostenlos\p{L}*|kostenfrei\p{L}*|unverbindlich\p{L}*|gratuit\p{L}*|gratuit[ao]s?|gratis|sin compromiso|sem compromisso)(?!\p{L})/iu;
const STEP =
  /estimate|quote|consult|inspection|assessment|evaluation|demo|lesson|class|trial|beratung|erstgespräch|angebot|kostenvoranschlag|probe|devis|essai|consulta|presupuesto|prueba|preventivo|prova|orçamento|avaliação|aula/iu;
const ASKS =
  /quote|estimate|contact|book|appointment|call|start|try|schedule|request|enroll|sign up|angebot|termin|kontakt|anfrage|anmeld|contacte|devis|rendez|réserv|contact[ao]|cita|solicit|presupuesto|preventivo|prenota|orçamento|agend/iu;

/** The first step is free, and the button that asks for it does not say so. */
export const freeButton: Rule = (context) => {
  const call = mainCall(context);
  const claim = ownClaims(context).find(({ kind }) => kind === 'free-first')?.basis;
  if (call === undefined || claim?.basis !== 'quote' || FREE.test(call) || !ASKS.test(call)) return undefined;
  const at = FREE.exec(claim.quote)?.index ?? -1;
  const sentence = claim.quote.slice(Math.max(0, claim.quote.slice(0, Math.max(0, at)).search(/[^.!?]*$/u))).trim();
  if (at < 0 || !STEP.test(sentence)) return undefined;
  const [button, words] = [quoted(call), quoted(excerpt(sentence, 90))];
  return {
    text: `Write on or below the button ${button} that it is free: the page says ${words}`,
    from: [`a button reads ${button}`, `the page says ${words}`],
  };
};

/** Opening hours that stand on a page further in: who wants to come looks for them first. */
export const hoursInside: Rule = (context) => {
  const { site, judgment } = context;
  const { hours } = contactOf(context);
  const passage = hours && site.said.find(({ text, isQuotable }) => isQuotable && text.includes(hours.words));
  const page = passage && site.pages[passage.page];
  if (hours === undefined || page === undefined || passage === undefined || !PLACE_KINDS.has(judgment.kind.id))
    return undefined;
  // Times of arrival are no opening hours; who stays the night books first.
  if (judgment.kind.id === 'lodging' || passage.page === 0 || passage.place === 'frame') return undefined;
  const path = URL.parse(page.finalUrl)?.pathname ?? page.finalUrl;
  const words = quoted(excerpt(hours.words, 70));
  return {
    text: `Bring the hours ${words} from ${path} to the first page`,
    from: [`${path} has ${words}`, 'no times were recognized on the first page'],
  };
};
