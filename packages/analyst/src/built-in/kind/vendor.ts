import type { Site } from '../read/site.ts';
import { type KindId, kindsOf } from './kind.ts';

/** Kinds of sites that customers run under their own name with the software. */
const VENDED: ReadonlySet<KindId> = kindsOf('marketplace ticketing forum directory recruitment course event');

const UNDER_THEIR_NAME =
  /(?<!\p{L})(?:own[- ]branded|white[- ]?label(?:l?ed|ling)?|branded (?:\p{L}+ )?(?:crowdfunding|fundraising|marketplace|ticketing|community|platform|portal|job board)s?|(?:launch|run|build|create|power|host) your (?:own )?(?:\p{L}+ )?(?:marketplace|platform|community|forum|portal|directory|job board|academy|crowdfunding site)|unter (?:ihrem|eigenem) namen|(?:im|in) ihrem design|marque blanche|marca blanca|marca bianca)(?!\p{L})/iu;
/** Menu lines and buttons for buyers of the software. */
const TO_BUYERS =
  /^\W*(?:(?:our )?(?:clients|customers)|(?:view |read |see )?(?:the |our )?case stud(?:y|ies)|(?:request|book|schedule|get) (?:a|your) (?:free |live )?demo.{0,20}|(?:unsere )?(?:kunden|referenzkunden)|demo (?:anfragen|buchen)|(?:nos )?clients|demander une démo|(?:nuestros )?clientes|(?:solicita|solicitar|pide) (?:una )?demo|(?:i nostri )?clienti|richiedi (?:una )?demo|(?:nossos )?clientes|solicite (?:uma )?demonstração)\W*$/iu;

/** Whether a site sells software to run a site under the customer’s name: a vendor of crowdfunding software raises no money itself. */
export const isVendor = ({ said }: Site): boolean => {
  const first = said.filter(({ page, place }) => page === 0 && place !== 'quote' && place !== 'address');
  return first.some(({ text }) => UNDER_THEIR_NAME.test(text)) && first.some(({ text }) => TO_BUYERS.test(text));
};

/** Whether such a vendor sells sites of this kind, and is none itself. */
export const isVended = (kind: KindId): boolean => VENDED.has(kind);
