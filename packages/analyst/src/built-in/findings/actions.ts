import type { Context } from './context.ts';
import { isUnrelatedToOffer } from './link-class.ts';
import { withoutArrow } from './link-texts.ts';
import { memoize } from './memoize.ts';

/** How buttons and links for visitors' actions begin (or end), by language. */
const VERBS: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:find|search for|buy|get|create|join|renew|download|compare|apply for|donate to|reserve|sell|request|become|hire|sign up for|enroll in|calculate|convert|upload|submit|try)\s(?!of\b|in\b|on\b|to\b|for\b|by\b|information\b)|(?:book|order|build|schedule|track|post|list|plan|host|check|design|play|report|rent|register|pay|search|file)\s(?:an?|the|your|my|our|by|tickets|food|online)(?:\s|$))/iu,
  de: /\s(?:buchen|finden|suchen|bestellen|kaufen|anfordern|vereinbaren|anfragen|berechnen|vergleichen|werden|spenden|mieten|reservieren|erstellen|testen|beantragen|herunterladen|abonnieren|anmelden|einreichen|verkaufen|planen|aufgeben|inserieren)$/iu,
  fr: /^(?:trouver|trouvez|rechercher|réserver|réservez|commander|commandez|acheter|obtenir|obtenez|créer|créez|rejoindre|rejoignez|télécharger|comparer|prendre|demander|demandez|devenir|devenez|simuler|louer|vendre|déposer|calculer)\s/iu,
  es: /^(?:encuentra|encontrar|buscar?|reservar?|pedir|pide|comprar?|solicitar?|solicite|descargar?|comparar?|compara|crear?|hazte|dona|únete a|contratar?|calcular?|alquilar?|vender?)\s/iu,
  it: /^(?:trova|cerca|prenota|ordina|acquista|compra|richiedi|scarica|confronta|crea|diventa|dona|calcola|noleggia|vendi|iscriviti a)\s/iu,
  pt: /^(?:encontre|encontrar|buscar?|busque|reserve|reservar|peça|pedir|comprar?|compre|solicitar?|solicite|baixar?|baixe|comparar?|compare|criar?|crie|doe|seja|contrate|calcule|alugue|vender?)\s/iu,
  ja: /(?:を探す|を予約|予約する|申し込む|お申し込み|を依頼|見積(?:もり)?|を購入|をダウンロード|に相談|相談する|を比較|に登録)/u,
};
/** Actions that any site offers, and words that only look like actions. */
const EVERYWHERE =
  /\b(?:wish ?list|lista de deseos|lista dei desideri|liste d['’]envies|wunschliste|started|more|out|now|again|here|us|this|these|all|touch|account|password|mailing list|newsletter|newsletters|e-?mails?|updates|page|pages|website|site|results?|form|top|back|history|policy|statement|cookies?|app store|google play|help|support|twitter|facebook|instagram|linkedin|youtube|pinterest|info|comment|reply|bug|abuse|image|video|videos|team|login|mehr|hier|konto|passwort|compte|contact|cuenta|aquí|account|conta)\b/iu;
const MAX_LENGTH = 42;
const MIN_LENGTH = 8;

/** Buttons and links of the first page that name an action specific to this site: “Find an indexer”, not “Get started”. */
export const actionsIn = memoize(({ site }: Context): readonly string[] => {
  const form = VERBS[site.language.tag];
  if (form === undefined) return [];
  const noise = new Set(site.passages.filter(({ isNoise }) => isNoise).map(({ text }) => text));
  const texts = [...site.snapshot.callsToAction, ...site.snapshot.links].map(({ text }) => withoutArrow(text));
  return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()].filter(
    (text) =>
      text.length >= MIN_LENGTH &&
      text.length <= MAX_LENGTH &&
      form.test(text) &&
      !EVERYWHERE.test(text) &&
      !/[.:?!|$€£¥()]|\d{3}/u.test(text) &&
      (text.includes(' ') || site.language.tag === 'ja') &&
      text.toLowerCase() !== site.name.title.toLowerCase() &&
      !noise.has(text) &&
      !isUnrelatedToOffer(site, text),
  );
});

/** Actions that most visitors come for. */
const FIRST =
  /^\W*(?:book|choose|select|search|find|subscribe|order|buy|shop|reserve|compare|plan|schedule|get (?:a |your |my )?(?:\p{L}+ )?quotes?|get (?:an? )?estimate|hire|browse|apply|start(?! here)|try|bestil|boek|kup|köp)(?!\p{L})|(?:buchen|finden|suchen|bestellen|kaufen|vergleichen|mieten|reservieren|abonnieren)$|^(?:trouve|recherche|réserve|commande|achete|compare|prendre|encuentra|encontrar|busca|reserva|compra|trova|cerca|prenota|ordina|acquista|encontre|busque|compre)\p{L}*\s/iu;
/** Secondary actions: an account, a donation, a brochure, a message. */
const LATER =
  /(?<!\p{L})(?:account|register|sign|log|join|donate|brochures?|pdf|catalog(?:ue)?s?|check[- ]?in|download|contact|kontakt\p{L}*|spenden|anmelden|registrieren|call|password|inscri\p{L}+|contact\p{L}*|e-?mails?|newsletters?)(?!\p{L})/iu;

/** The priority of a step: 0 is what visitors come for, 2 is secondary. */
export const rankOfAction = (text: string): number => (LATER.test(text) ? 2 : FIRST.test(text) ? 0 : 1);
