import type { Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { quoted } from '../read/wording.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import { type Context, inWords, quotable } from './context.ts';
import { priceTableOf } from './price-table.ts';

const DAYS = /\b(\d{1,3})[ -]?(?:days?|tage?|jours?|días?|giorni|dias?)\b|(\d{1,3})日/iu;

/** A customer describes the trial. */
const BY_CUSTOMER =
  /\b(?:after (?:your|the) free trial|trial and membership|became|signed up for|I (?:tried|started|was)|my)\b/iu;

/** A free trial, with its length if the page states it. */
export const trialIn = (context: Context): Finding[] => {
  const hits = context.site.topic('free-trial').filter(({ passage }) => !BY_CUSTOMER.test(passage.text.slice(0, 400)));
  const hit =
    hits.find(({ passage, start }) => passage.isQuotable && DAYS.test(sentenceAt(passage, start))) ?? quotable(hits);
  if (hit === undefined) return [];
  const sentence = sentenceAt(hit.passage, hit.start);
  const days = DAYS.exec(sentence);
  const card = context.site.topic('no-card').length > 0 ? ' without a card' : '';
  const length = days ? ` of ${days[1] ?? days[2]} days` : '';
  const text = `Free trial${length}${card}: ${inWords(context, sentence)}`;
  return [strength('trial', 0.75, text, groundOf(hit.passage, sentence))];
};

/** “Post your event for free”: a free step on this site. */
const FREE_STEP =
  /^(?:post|list|sell|publish|create|submit|join|register|sign up|start|try|add|advertise|host)\b[^.!?]{2,40}\b(?:for free|at no cost|free of charge)\b|^(?:jetzt )?kostenlos \p{L}+(?:en|ieren)\b|\bkostenlos (?:inserieren|eintragen|registrieren|anmelden)\b|\bgratuitement$|^\p{L}+ gratis$/iu;
/** “Envío gratis”, “Livraison gratuitement”: free delivery or extras are no free step. */
const FREE_EXTRAS =
  /shipping|deliver|versand|liefer|livraison|expédi|env[íi]os?|entrega|spedizion|consegna|frete|parking|wi-?fi/iu;
const MAX_STEP_LENGTH = 60;

/** A plan called “Free”, or a button whose text says that the step is free. */
export const freeSteps = (context: Context): Finding[] => {
  const plan = priceTableOf(context);
  if (plan?.plans.some((name) => /^free$/iu.test(name)) === true) {
    const text = `Free to start: a plan called “Free” under ${quoted(plan.heading)}`;
    return [strength('free-plan', 0.7, text, groundOf(plan.section))];
  }
  const isStep = ({ page, place, text }: Passage): boolean =>
    page === 0 &&
    place !== 'quote' &&
    place !== 'address' &&
    text.length <= MAX_STEP_LENGTH &&
    FREE_STEP.test(text.trim()) &&
    !FREE_EXTRAS.test(text);
  const step = context.site.said.find(isStep);
  if (step === undefined) return [];
  return [strength('free-plan', 0.7, `Free to start: ${inWords(context, step.text.trim())}`, groundOf(step))];
};
