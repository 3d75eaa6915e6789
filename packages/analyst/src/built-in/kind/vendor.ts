import type { Site } from '../read/site.ts';
import { type KindId, kindsOf } from './kind.ts';

/** What others run under their names with the software that is sold here. */
const VENDED: ReadonlySet<KindId> = kindsOf('marketplace ticketing forum directory recruitment course event');

const UNDER_THEIR_NAME =
  /(?<!\p{L})(?:own[- ]branded|white[- ]?label(?:l?ed|ling)?|branded (?:\p{L}+ )?(?:crowdfunding|fundraising|marketplace|ticketing|community|platform|portal|job board)s?|(?:launch|run|build|create|power|host) your (?:own )?(?:\p{L}+ )?(?:marketplace|platform|community|forum|portal|directory|job board|academy|crowdfunding site)|unter (?:ihrem|eigenem) namen|(?:im|in) ihrem design|marque blanche|marca blanca|marca bianca)(?!\p{L})/iu;
/** Lines of a menu or buttons for those who buy it. */
const TO_BUYERS =
  /^\W*(?:(?:our )?(?:clients|customers)|(?:view |read |see )?(?:the |our )?case stud(?:y|ies)|(?:request|book|schedule|get) (?:a|your) (?:free |live )?demo.{0,20}|(?:unsere )?(?:kunden|referenzkunden)|demo (?:anfragen|buchen)|(?:nos )?clients|demander une démo|(?:nuestros )?clientes|(?:solicita|solicitar|pide) (?:una )?demo|(?:i nostri )?clienti|richiedi (?:una )?demo|(?:nossos )?clientes|solicite (?:uma )?demonstração)\W*$/iu;

/** Whether a site sells software with which others run a site under their own name: a vendor of software for crowdfunding raises nothing itself. */
export const isVendor = ({ said }: Site): boolean => {
  const first = said.filter(({ page, place }) => page === 0 && place !== 'quote' && place !== 'address');
  return first.some(({ text }) => UNDER_THEIR_NAME.test(text)) && first.some(({ text }) => TO_BUYERS.test(text));
};

/** Whether a kind is what such a vendor sells, and not what it is. */
export const isVended = (kind: KindId): boolean => VENDED.has(kind);
