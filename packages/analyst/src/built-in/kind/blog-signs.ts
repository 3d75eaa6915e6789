import type { Site } from '../read/site.ts';
import { type KindId, kindsOf } from './kind.ts';
import { hostLabel } from './weigh-places.ts';

/** Signs of a blog: its software, monthly archives, comments below entries, entries with an author. */
const SIGNS: readonly (readonly [fewest: number, line: RegExp])[] = [
  [
    1,
    /(?:blog at wordpress\.com|get every new post delivered|powered by blogger|create a free (?:website or )?blog|(?:ein|un) blog (?:auf|sur|en|su) wordpress|blog de wordpress\.com|blog su wordpress\.com)/iu,
  ],
  [
    3,
    /^\W*(?:(?:19|20)\d\d \(\d+\)|(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) 20\d\d(?: \(\d+\))?)\W*$/iu,
  ],
  [
    2,
    /^\W*(?:\d+ (?:comments?|responses?|replies|kommentare?|commentaires?|comentarios?|commenti)|leave a (?:comment|reply)|hinterlasse eine antwort|laisser un commentaire|deja (?:una respuesta|un comentario)|lascia un commento|deixe um comentário|recent comments|neueste kommentare|commentaires récents|commenti recenti)\W*$/iu,
  ],
  [
    1,
    /^\W*(?:(?:about the )?author: .{2,40}|posted (?:by|on) .{2,40}|recent posts|older posts(?: home)?|blog archive|neueste beiträge|\W*(?:vorheriger|nächster) beitrag\W*|(?:previous|next) post|ältere posts|articles récents|messages plus anciens|entradas antiguas|post più vecchi|postagens mais antigas)\W*$/iu,
  ],
];
const MIN_COUNT = 2;

/** Hosts of blogs and of tips on a trade: a blog on photography for photographers sells no photographs. */
const OF_TEXTS =
  /(?:tips|tipps|tricks|how-?to|tutorials|advice|blog|ratgeber|conseils|astuces|consejos|consigli|dicas|recipes|rezepte|recettes|recetas|ricette|receitas)$/u;
const CALLED_BLOG = /(?<!\p{L})(?:we)?blog\W*$/iu;

/** Lines of a business that works in the field. */
const OFFER =
  /^\W*(?:our (?:services|attorneys|lawyers|firm|team|clients|products)|(?:areas of practice|practice areas)|(?:free |initial )?consultations?|services|(?:get|request) a (?:free )?quote|book (?:now|an appointment)|(?:unsere )?leistungen|rechtsgebiete|nos (?:services|prestations)|nuestros servicios|servicios|i nostri servizi|servizi|serviços)\W*$/iu;

/** Kinds that a blog on their field does not belong to. */
const TRADES = kindsOf(
  'shop practice health wellness agency insurance finance trade builder real-estate recruitment manufacturer restaurant lodging travel government event',
);

/** Whether a page is a blog or gives tips, and offers nothing in its field: a blog on lawsuits is not a law firm. */
export const isBlog = (site: Site): boolean => {
  const lines = new Set(site.said.filter(({ page }) => page === 0).map(({ text }) => text.trim().slice(0, 200)));
  const has = ([fewest, line]: (typeof SIGNS)[number]): boolean =>
    [...lines].filter((text) => line.test(text)).length >= fewest;
  const offers = ['quote-request', 'appointment', 'cart'] as const;
  const isOffered = offers.some((topic) => site.topic(topic).length > 0) || [...lines].some((text) => OFFER.test(text));
  const isCalled = OF_TEXTS.test(hostLabel(site)) || CALLED_BLOG.test(site.snapshot.title);
  return !isOffered && (isCalled || SIGNS.filter(has).length >= MIN_COUNT);
};

export const isTrade = (kind: KindId): boolean => TRADES.has(kind);
