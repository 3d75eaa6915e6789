import { once } from './once.ts';
import type { Topic } from '../lexicon/topic.ts';
import { isHead } from '../read/passage.ts';
import type { Context } from './context.ts';
import { setOf } from '../read/wording.ts';

/** What every site has in its menu. */
const EVERYWHERE: readonly Topic[] =
  'log-in sign-up contact about faq newsletter jobs advertise cart cookies press team shipping returns comments error-text phone e-mail placeholder join download'.split(
    ' ',
  ) as Topic[];
/** Entries of menus that name no part of an offer. */
export const NO_OFFER =
  /^(?:home|start|startseite|accueil|inicio|início|index|menu|menü|skip|more|mehr|news|blog|search|suche|help|hilfe|support|privacy|terms|imprint|impressum|datenschutz|agb|legal|mentions|cookie|sitemap|site map|rss|facebook|twitter|instagram|youtube|linkedin|pinterest|google|tiktok|github|gplus|english|deutsch|français|español|italiano|português|nederlands|polski|日本語|next|prev|previous|back|close|read|learn|view|see|weiter|leer|leggi|lire|here|all|en|de|fr|es|it|pt|logo|forgot|register|subscribe|events?|resources|company|products|services|leistungen|servicios|servizi|serviços|features|pricing|overview|documentation|docs|community|shop|store|main|top|online store|about|contact|member|follow|share|print|image|banner|website|navigation|gallery|galleries|photos|fotos|links?|partners?|terms|policy|welcome|willkommen|join|donate|copyright|find out|conoce|saber|scopri|descubr|découvr|entdeck|discover|explore|download|status|careers?|log|my |our |recherche|passw|mot de passe|mon |ma |compte|konto|contraseñ|olvid|carrello|carrito|panier|warenkorb|basket|account|delivery|shipping|livraison|versand|envío|guides?|meilleur|nouveaut|best ?sell|novità|offert|offers?|promo|sélection|special|sale\b|clearance|details|advanced|ajouter|added|page|wish ?lists?|alerts|gift (?:vouchers|cards|certificates)|security|secure|click|avis|galeries|mode de|nos |novidades|nossos|nuestr|unsere?|i nostri|visit |webmail|rubrica|gift registry|checkout|retour|return|livres? d|toutes?|tous|alle |todos|tutti|buy |request |submit |ver |recursos|impacto|available|communities|floor plans|benutzerkonto|meine? |actualit|track |practice areas|career|client|order |gear$|mortgage calculator|choose|new |internet specials|current |coupons|quick tips|merkzettel|the |kompetenzen|schwerpunkte|service\b)(?:\b|$)/iu;
/** Pages that the law asks for are no breadth. */
export const LEGAL =
  /(?<!\p{L})(?:legal\p{L}*|légal\p{L}*|privacy|privacidad\p{L}*|privacidade|confidentialit\p{L}+|riservatezza|cookies?|terms|términos|termini|termos|conditions|condiciones|condizioni|condições|nutzungsbedingungen|datenschutz\p{L}*|impressum|agb|cgv|cgu|widerruf\p{L}*|informativa|aviso|imprint|accessibility|barrierefrei\p{L}*|accessibilit\p{L}+|gdpr|dsgvo|rgpd)(?!\p{L})|プライバシー|利用規約|特定商取引/iu;
const SENTENCE_LIKE =
  /[^\p{L}\p{N}\s&,'’/–-]|\d{3,}|\bhttps?\b|\b(?:blog|menu|items?|cart|socialize|toggle|img|col|slide|copy|mail)\b/iu;
const MOST = 5;
const FEWEST_OF_FOLDER = 3;
const FEWEST_SHELVES = 2;
/** Addresses of what is offered. */
const OFFER_FOLDER =
  /(?:^|\/)(?:c|categor\p{L}*|collections?|departments?|product\p{L}*|shop|services?|leistungen|produkte|servicios|productos|servizi|prodotti|serviços|produtos|prestations|produits|practice-areas|treatments?|courses?)(?:\/|$)/iu;
/** “Find a doctor” tells what to do, “Hours” where one is: neither names a part of the offer. */
const NO_PART =
  /^(?:j['’]ai|solicit\p{L}*|conheça|conhecer|fale|agende|dicono|what they|was kunden|prenot\p{L}*|réserv\p{L}*|reserv\p{L}*|book|schedule|find|create|browse|get|suggest|request|get|renew|customi[sz]e)\b|(?<!\p{L})(?:registry|shop|agreements?|information|patents?|messages?|testimonials|auftrag\p{L}*|filialen|zahlung\p{L}*|вход|войти|регистрация|желаний|корзина|кабинет|доставка|оплата|гарантии|статьи|оформить заказ|статус заказа|händler werden|superpunkte|become an? (?:seller|vendor|dealer)|контакты|акции|premium karte|volume discounts|bestellungen|übersicht|pedidos|commandes|ordini|articles|decks?|témoignages|contact|contacter|hours|orari|dove siamo|dónde estamos|onde estamos|où nous trouver)(?!\p{L})/iu;

/** “JDJane Doe”, “AC Acme”: initials of a picture before the name itself. */
const isInitials = (text: string, own: string): boolean =>
  /^(\p{Lu})(\p{Lu})\s?\1\p{Ll}+\s\2\p{Ll}/u.test(text) ||
  (/^\p{Lu}{2}/u.test(text) && text.slice(2).trim().toLowerCase().startsWith(own));

/** A link to a place on the same page is no section of the site. */
const isOtherPage = (href: string, page: string): boolean => {
  const [to, from] = [URL.parse(href), URL.parse(page)];
  return to !== null && from !== null && to.pathname !== from.pathname;
};

const STEM = 5;
const SMALL: ReadonlySet<string> = setOf('the and for our und der die das les des del con per los las com');
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}|[\p{Script=Han}\p{Script=Katakana}]{2,}/gu) ?? [])
    .filter((word) => !SMALL.has(word))
    .map((word) => word.slice(0, STEM));

/** What title, description, headings and texts of the pages speak of. */
const spokenOf = once(({ site }: Context): ReadonlySet<string> => {
  const told = site.said.filter(
    ({ place, page, text }) =>
      place === 'title' ||
      place === 'description' ||
      (page === 0 && (place === 'heading' || (place === 'text' && /[.!?。]$/u.test(text.trim())))),
  );
  return new Set(told.flatMap(({ text }) => stemsOf(text)));
});

/** The folder of an address: `/services` of `/services/tax-law`. */
const folderOf = (href: string): string => (URL.parse(href)?.pathname ?? '').replace(/\/[^/]*\/?$/u, '');

/** Every part of the offer that has a page of its own, as the links of the page call them. */
export const shelvesOf = once((context: Context): readonly string[] => {
  const { site } = context;
  const everywhere = new Set(EVERYWHERE.flatMap((topic) => site.topic(topic)).map(({ passage }) => passage.text));
  const own = site.name.title.toLowerCase();
  const spoken = spokenOf(context);
  const isSpokenOf = (text: string): boolean => stemsOf(text).some((stem) => spoken.has(stem));
  const folders = new Map<string, number>();
  for (const { href, isExternal } of site.snapshot.links) {
    const folder = folderOf(href);
    if (!isExternal && OFFER_FOLDER.test(folder)) folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  // The menu of a shop is its shelves, if the shop speaks of some of them.
  const isShelves =
    context.isSure &&
    context.judgment.kind.id === 'shop' &&
    site.snapshot.links.filter(({ text }) => isSpokenOf(text)).length >= FEWEST_SHELVES;
  const sections = site.snapshot.links
    .filter(({ isExternal, href }) => !isExternal && isOtherPage(href, site.snapshot.finalUrl))
    .filter(({ text, href }) => isShelves || isSpokenOf(text) || (folders.get(folderOf(href)) ?? 0) >= FEWEST_OF_FOLDER)
    .map(({ text }) => text.trim())
    .filter(
      (text) =>
        /^[\p{Lu}\p{Lo}]/u.test(text) &&
        text.length >= 4 &&
        text.length <= 30 &&
        /\p{L}{3}/u.test(text) &&
        !NO_OFFER.test(text) &&
        !LEGAL.test(text) &&
        !NO_PART.test(text) &&
        !isInitials(text, own) &&
        !SENTENCE_LIKE.test(text) &&
        !everywhere.has(text) &&
        !own.includes(text.toLowerCase()) &&
        !text.includes('_') &&
        !/[()]|\p{L}-\p{L}+-\p{L}|^(?:an?|better)\s|\s(?:from|than)\s/iu.test(text),
    );
  return [...new Map(sections.map((text) => [text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''), text])).values()];
});

/** Those that the menu begins with. */
export const sectionsOf = (context: Context): readonly string[] => {
  const first = new Set(context.site.snapshot.links.slice(0, 60).map(({ text }) => text.trim()));
  return shelvesOf(context)
    .filter((text) => first.has(text))
    .slice(0, MOST);
};

/** Longer names are those of products. */
const LONGEST_SHELF = 26;
const MOST_WORDS = 3;
const SHOWN = 4;
const FIRST = 12;

/** How many shelves a shop has, and the names of some: those of which it speaks at the top, then others that the menu begins with. */
export const shelfRange = (context: Context): { readonly count: number; readonly names: readonly string[] } => {
  const { site } = context;
  const priced = new Set(site.pages.flatMap(({ prices }) => prices.flatMap(({ section, text }) => [section, text])));
  const shelves = shelvesOf(context).filter(
    (text) => text.length <= LONGEST_SHELF && text.split(/\s+/u).length <= MOST_WORDS && !priced.has(text),
  );
  const head = new Set(
    site.said.filter((said) => said.page === 0 && isHead(said)).flatMap(({ text }) => stemsOf(text)),
  );
  const isTold = (text: string): boolean => stemsOf(text).some((stem) => head.has(stem));
  const various: string[] = [];
  const first = [...shelves.filter(isTold).slice(0, FIRST), ...shelves.slice(0, FIRST)];
  // At first names that share no word, then those that share one with another.
  for (const most of [0, 0.5])
    for (const text of first) {
      const used = new Set(various.flatMap(stemsOf));
      const stems = stemsOf(text);
      const isNew = !various.includes(text) && stems.filter((stem) => used.has(stem)).length <= stems.length * most;
      if (various.length < SHOWN && isNew) various.push(text);
    }
  return { count: shelves.length, names: various };
};
