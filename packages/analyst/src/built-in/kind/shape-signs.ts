import { titleParts } from '../read/name.ts';
import { pricesIn, type Site } from '../read/site.ts';
import type { KindId } from './kind.ts';
import { isAgent, isOfCoupons, listingWeight, sellsTickets } from './listing.ts';
import { isStudio } from './studio.ts';

/** A first line in the first person. */
const FIRST_PERSON =
  /(?:^|[\s,!.])(?:I['’]m|I am|my name is|ich bin|mein Name ist|je suis|je m['’]appelle|soy|me llamo|sono un|mi chiamo|eu sou|meu nome é)\s/iu;
const OPENING_WITH_I = /^(?:hi|hey|hello|hola|ciao|bonjour|hallo)\b/iu;
/** “Dec 7, 2015”, “7. Dezember 2015”, “2015年12月7日”, “Posted by Ada”. */
const DATED =
  /(?:\b\d{1,2}[./-]\d{1,2}[./-]20\d{2}\b|\b20\d{2}-\d{2}-\d{2}\b|\b\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? 20\d{2}\b|\b\d{1,2}\.? (?:de )?\p{L}{3,10}\.? (?:de )?20\d{2}\b|20\d{2}年\d{1,2}月\d{1,2}日)/iu;
const CITED = /\[(?:\d{1,3}|edit|citation needed)\]/gu;
const THREADS =
  /^(?:topics?|threads?|replies|posts|last post|antworten|themen|beiträge|letzter beitrag|messages|dernier message|discussions|mensajes|respuestas|temas|último mensaje|messaggi|ultimo messaggio|views)$/iu;
const EVENT_TIME = /\b(?:mon|tue|wed|thu|fri|sat|sun)\w*,? \w{3,9} \d{1,2}.{0,12}\d{1,2}:\d{2}/iu;

/** “In-depth reviews of cameras”: tested products are sold elsewhere. */
const REVIEWS =
  /\b(?:reviews? (?:of|and|site|blog|&)|(?:in-depth|independent|honest|expert|latest|book|film|movie|game|product|restaurant|camera) reviews|we review|testberichte|tests et avis|reseñas de|recensioni di|resenhas de)\b|レビューサイト/iu;
const REVIEW = /\breview(?:ed)?\b|\btest\b|^reseña|^recensione|^resenha/iu;
const OF_OTHERS = 6;
const MIN_REVIEWS = 2;
const REVIEWED = 1.8;
/** Controls of a game. */
const PLAY =
  /^(?:new game|play(?: now| again| game| for free)?|(?:high ?|best )?score:?(?: \d+)?|restart|(?:jetzt |kostenlos )?spielen|jouer|jugar(?: gratis)?|gioca(?: ora)?|jogar(?: agora)?|ゲームスタート)$/iu;
const PLAYED = 0.6;
/** A blog on web design is not a web agency. */
const BLOGS = /\b(?:we)?blog\b/iu;
const BLOG_ON = /^.{0,20}\b(?:we)?blog (?:zum|zur|zu|über|about|on|of|sur|sobre|su)\b/iu;
const BLOG = 3;
/** Calls of sites on which others sell, hire or publish. */
const ASKS: readonly (readonly [kind: KindId, call: RegExp])[] = [
  [
    'marketplace',
    /^(?:(?:post|place) (?:an?|your|free) (?:free )?(?:classified )?ads?|start selling|(?:become|diventa|devenez|werde) (?:an? |un )?(?:host|hôte|seller|venditore)|sell on |start (?:an?|your) (?:project|campaign)|anzeige aufgeben|(?:kostenlos |jetzt )?inserieren|déposer une annonce|publicar? (?:tu |un )?anuncio|inserisci (?:un )?annuncio|anunciar grátis)/iu,
  ],
  [
    'recruitment',
    /(?:^|: )(?:post an? (?:job|vacancy)|upload your (?:cv|resume)|stellenanzeige schalten|publier une offre|publicar (?:una )?oferta)/iu,
  ],
];
const ASKED = 0.8;

/** The weight of a first-person page with client quotes: its author works for clients. */
const HIRED = 0.6;
const STUDIO = 3.4;

const ARTICLE = 3.5;
const FIRST_LINES = 10;
const MIN_PARAGRAPHS = 5;
const PARAGRAPH = 120;
const MIN_TITLE = 4;
/** The title of a page that is a single dated text: one of its headings, with a date nearby. */
export const articleOf = ({ snapshot, name, said }: Site): string | undefined => {
  const title = titleParts(snapshot.title)[0] ?? '';
  const at = snapshot.blocks.findIndex(({ kind, text }) => kind === 'heading' && text === title);
  if (at < 0 || title === name.title || title.split(/\s+/u).length < MIN_TITLE) return undefined;
  const around = snapshot.blocks.slice(Math.max(0, at - FIRST_LINES), at + FIRST_LINES);
  const isDated = around.some(({ text }) => text.length < 80 && DATED.test(text));
  const paragraphs = said.filter(({ page, place, text }) => page === 0 && place === 'text' && text.length >= PARAGRAPH);
  return isDated && paragraphs.length >= MIN_PARAGRAPHS ? title : undefined;
};

/** The kinds that the shape of a site indicates, in any words: prices, dated entries, footnotes, forms, the first person. */
export const shapeSigns = (site: Site): Partial<Record<KindId, number>> => {
  const { snapshot } = site;
  const prices = pricesIn(site);
  const once = prices.filter(({ period }) => period === 'once').length;
  const returning = prices.length - once;
  const first = site.said.filter(({ page, place }) => page === 0 && place !== 'link' && place !== 'address');
  const dated = first.filter(({ text }) => text.length < 400 && DATED.test(text)).length;
  const timed = first.filter(({ text }) => text.length < 200 && EVENT_TIME.test(text)).length;
  const threads = site.passages.filter(({ text }) => THREADS.test(text.trim())).length;
  const lead = first.filter(({ isLead, place }) => isLead && place !== 'quote');
  const isPersonal = lead.some(
    ({ text }) => FIRST_PERSON.test(text.slice(0, 200)) || (OPENING_WITH_I.test(text) && /\bI\b/u.test(text)),
  );
  const isHired = isPersonal && site.topic('testimonials').length > 0;
  const cited = (snapshot.text.slice(0, 60_000).match(CITED) ?? []).length;
  const hasCart = site.topic('cart').length > 0;
  const reviews = first.filter(({ place, text }) => place === 'heading' && REVIEW.test(text)).length;
  const isReviewing =
    !hasCart &&
    REVIEWS.test(`${snapshot.title} ${snapshot.description.slice(0, 160)}`) &&
    Math.max(reviews, dated) >= MIN_REVIEWS;
  const isPlayed = site.passages.some(({ page, text }) => page === 0 && PLAY.test(text.trim()));
  const isArticle = articleOf(site) !== undefined;
  const hasBlog = snapshot.links.some(({ text }) => BLOGS.test(text));
  const isBlog = BLOGS.test(snapshot.title) || BLOG_ON.test(snapshot.description);
  const asked = ASKS.filter(
    ([, call]) =>
      first.some(({ text }) => text.length < 40 && call.test(text)) ||
      snapshot.links.some(({ text }) => call.test(text.trim())),
  );
  return {
    ...Object.fromEntries(asked.map(([kind]) => [kind, ASKED])),
    directory: listingWeight(site),
    saas: returning > 0 && once < returning * 3 && !hasCart ? 0.9 : 0,
    'developer-tool': returning > 0 ? 0.3 : 0,
    app: returning > 0 ? 0.2 : 0,
    shop: isOfCoupons(site)
      ? -OF_OTHERS
      : isBlog && !hasCart
        ? -BLOG
        : (once >= 4 ? 0.9 : 0) + (once >= 10 ? 0.5 : 0) + (hasCart && once > 0 ? 0.5 : 0),
    agency: isBlog ? -BLOG : (isHired ? HIRED : 0) + (isStudio(site) ? STUDIO : 0),
    travel: isAgent(site) ? OF_OTHERS : 0,
    portfolio:
      isPersonal && prices.length < 3 ? (isHired || dated >= 2 || site.topic('comments').length > 0 ? 0.6 : 1.8) : 0,
    blog:
      (once < 4 ? Math.min(1.4, dated * 0.4) : 0) +
      (isBlog ? BLOG : 0) +
      (isReviewing ? REVIEWED : 0) +
      (isArticle && hasBlog ? ARTICLE : 0),
    game: isPlayed ? PLAYED : 0,
    news: (dated >= 8 && once < 4 ? 0.6 : 0) + (isArticle && !hasBlog ? ARTICLE : 0),
    reference: cited > 10 ? 2 : 0,
    forum: threads >= 3 ? 2 : 0,
    ticketing: (timed >= 8 ? 1.6 : 0) + (sellsTickets(site) ? OF_OTHERS : 0),
    event: timed >= 2 && timed < 8 ? 0.3 : 0,
  };
};
