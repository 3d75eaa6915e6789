import type { Site } from '../read/site.ts';
import { type KindId, kindsOf } from './kind.ts';
import { hostLabel } from './weigh-places.ts';

/** A title that promises to find or compare belongs to a listing, no matter what it lists. */
const LISTS =
  /\b(?:compare (?:\d|the|all|local|prices|rates|loans|hotels|deals|credit|banks?|insurance|quotes|mortgages?|flights|offers|products|providers|brokers)|find (?:an?|local|trusted|the (?:best|right)) [\p{L} -]{0,24}(?:near|hotels?|lawyers?|doctors?|dentists?|contractors?|agents?|plumbers?|therapists?|restaurants?|schools?|jobs)|(?<!active )directory|\d[\d.,]{2,} (?:places to stay|hotels|properties|apartments|holiday homes|vacation rentals|listings|accommodations|doctors|lawyers|restaurants)|(?:compass|guide|portal|platform|search engine|place|tool) (?:for|to) (?:find|compar|choos)(?:e|ing)? (?:the (?:best |right )|an? |your )?[\p{L} -]{0,16}(?:masters?|mbas?|degrees?|colleges|universities|schools|courses|programs|hotels?|lawyers?|doctors?|dentists?|contractors?|plumbers?|therapists?|restaurants?|jobs|insurance|loans)|(?:mba|masters?|college|university|degree|school|course) (?:finder|search engine)|listings? of|browse (?:through )?our (?:[\p{L}]+ )?(?:list|database|index) of|(?:price )?comparison (?:site|of prices)|verzeichnis|(?:preis|tarif|anbieter|produkt|hotel|kredit|versicherungs)vergleich|vergleichsportal|(?:online )?shopping-?portal\p{L}*|price comparison|prijsvergelijk\p{L}*|porównywark\p{L}*|prisjämför\p{L}*|prissammenlign\p{L}*|srovnáva\p{L}*|hintavertailu|árösszehasonlít\p{L}*|comparateur|comparador|annuaire|directorio|city ?guide|guide to (?:the )?(?:city|town|island)|stadtportal|guía de la ciudad|guida della città|guia da cidade)\b|(?:税理士|弁護士|病院|歯科|不動産|業者)(?:を|の)?(?:検索|紹介|比較|一覧|探)/iu;
/** A site that gets quotes from others refers to a network of providers. */
const QUOTES = /\bquotes?\b/iu;
const OF_NETWORK =
  /\b(?:network of (?:\p{L}+ ){0,3}(?:dealers|dealerships|lenders|contractors|insurers|agents|movers|providers|professionals|suppliers)|(?:dealers|lenders|contractors|insurers|movers|providers)(?: may)?(?: have| be)? (?:dealers )?compet(?:e|ing) for your)\b/iu;
/** A site with coupons of many shops lists them and sells nothing. */
const COUPONS =
  /\b(?:coupon codes?|voucher codes?|promo(?:tion(?:al)?)? codes?|discount codes?|codes? promo|bons? de réduction|gutscheincodes?|rabattcodes?|códigos? (?:promocionales?|de descuento)|codici sconto|cupons de desconto)\b/iu;
/** A site that books hotels for others, or describes them, is not a hotel. */
const AGENT =
  /\b(?:travel guides?|guides? (?:de|du) voyages?|guías? de viajes?|guid[ae] (?:di viaggio|turistic[ah]e?)|guias? de viage(?:m|ns)|reiseführer|travel agen(?:t|cy)|reisebüro|agence de voyages?|agencia de viajes|agenzia (?:di )?viaggi|agência de viagens)\b|旅行代理店/iu;

/** A listing invites others to be listed, */
const RECRUITS =
  /^\W*(?:(?:submit|add|list) (?:a |an |your )?(?:programs?|courses?|schools?|hotels?|events?)$|(?:add|list|claim|register|submit) your (?:free )?(?:business|company|firm|practice|rental|property|hotel|listing|profile|restaurant|site|website)|(?:firma|unternehmen|eintrag|unterkunft|branchenbuch|praxis|website)?\s?(?:kostenlos )?(?:eintragen|hinzufügen)$|(?:ajouter|inscrire|référencer) (?:votre|mon|un) (?:entreprise|établissement|société|site)|(?:añade|registra|agrega) (?:tu|su) (?:empresa|negocio|hotel|alojamiento)|(?:aggiungi|registra|inserisci|segnala) la tua (?:azienda|attività|struttura)|cadastre (?:sua|seu) (?:empresa|negócio|imóvel))|パートナー\S{0,5}募集|掲載(?:希望|をご希望|のご案内|のお申し込み)/iu;
/** states how many results it found, */
const FOUND =
  /^\W*(?:\d[\d.,]* (?:results|listings|matches|treffer|einträge|résultats|resultados|risultati)(?!\p{L})|\d[\d,]*件(?:見つかり|が該当|中))/iu;
/** compares, */
const COMPARES = /\b(?:compar(?:e|ison|er|ar|a|atif|ativo)|vergleich\p{L}*|confronta)\b|比較/iu;
const OF_COMPARISON = /vergleich|compar(?:e|is|at|ad|o)|verzeichnis|branchenbuch|annuaire|directory/u;
/** and links to each. */
const LEADS =
  /^\W*(?:zum (?:angebot|shop|anbieter|händler)|visit (?:site|store|shop|website)|(?:go|continue) to (?:shop|store|site|website|offer)|(?:view|see|get) deal|voir l['’]offre|(?:aller sur|visiter) le site|ver oferta|ir (?:a la tienda|para a loja|à loja)|vai al (?:sito|negozio)|vedi offerta|サイトを見る|ショップへ)\W*$/iu;
const MIN_LEADS = 3;
const OUTRIGHT = 2;
const LISTING = 6;
const LISTING_TWICE = 8;

/** Kinds whose names fill listings: a listing of hotels has “hotel” on every line. */
const LISTABLE = kindsOf('lodging practice health finance insurance trade builder restaurant education course');

/** Lodging mentions rooms or nights: an “agriturismo” may only cook. */
const STAY =
  /(?<!\p{L})(?:(?:bed)?rooms?|suites?|nights?|overnight|stays?|accommodations?|beds?|lodgings?|apartments?|cottages?|cabins?|villas?|campsites?|pitches|check[- ]?in|zimmer\p{L}*|übernacht\p{L}*|\p{L}*(?:wohnung|unterkunft|unterkünfte|betten)(?:en)?|nächte|camer[ae]|pernott\p{L}*|alloggi\p{L}*|nott[ei]|posti letto|appartament[io]|soggiorn\p{L}*|chambres?|nuits?|nuitées?|séjours?|hébergements?|gîtes?|habitaci\p{L}+|noches?|alojamientos?|estancias?|apartamentos?|quartos?|noites?|hosped\p{L}+|estadias?|diárias?|hostels?|motels?)(?!\p{L})|宿泊|客室|泊/iu;
export const speaksOfStays = ({ said }: Site): boolean => said.some(({ text }) => STAY.test(text.slice(0, 1_000)));

/** “Broadway theater tickets”: a seller of tickets for many houses is not a theater. */
const TICKETS =
  /(?<!\p{L})(?:(?:theat(?:er|re)|broadway|west end|concert|show|sports?|event|opera|musical|festival)s? tickets|tickets (?:for|to) (?:\p{L}+ )?(?:concerts|shows|musicals|events|theat(?:er|re)|sports|broadway|operas|festivals)|ticket (?:agency|broker|exchange|marketplace|shop)|(?:konzert|theater|musical|event)(?:karten|tickets)|billets? (?:de|pour) (?:concerts?|spectacles?)|entradas (?:de|para) (?:conciertos?|espectáculos|teatro)|biglietti (?:di|per) (?:concerti|spettacoli|teatro)|ingressos (?:de|para) (?:shows?|concertos?|teatro))(?!\p{L})/iu;
const OF_TICKETS = kindsOf('attraction media event');
export const sellsTickets = ({ snapshot }: Site): boolean => TICKETS.test(snapshot.title);

const headOf = ({ snapshot }: Site): readonly string[] => [snapshot.title, snapshot.description.slice(0, 160)];

export const isOfCoupons = ({ snapshot }: Site): boolean => COUPONS.test(snapshot.title);
export const isAgent = (site: Site): boolean => headOf(site).some((text) => AGENT.test(text));

/** How strongly a site looks like a listing that searches or compares offers of others; 0 if it does not. */
export const listingWeight = (site: Site): number => {
  const { snapshot, name } = site;
  const hasCart = site.topic('cart').length > 0;
  const lines = [...snapshot.links, ...snapshot.callsToAction, ...snapshot.blocks].map(({ text }) => text.trim());
  const short = lines.filter(({ length }) => length < 80);
  const isNamed = headOf(site).some((text) => LISTS.test(text.replaceAll(name.title, '#')));
  const compares = OF_COMPARISON.test(hostLabel(site)) && short.some((text) => COMPARES.test(text));
  const leads = !hasCart && short.filter((text) => LEADS.test(text)).length >= MIN_LEADS;
  const isPassedOn = QUOTES.test(snapshot.title) && lines.some((text) => text.length < 300 && OF_NETWORK.test(text));
  const signs = [isOfCoupons(site) || isNamed || isPassedOn, RECRUITS.test(snapshot.title), compares, leads];
  const others = [short.some((text) => RECRUITS.test(text)), short.some((text) => FOUND.test(text))];
  const sum = signs.filter(Boolean).length * OUTRIGHT + others.filter(Boolean).length;
  return sum > OUTRIGHT ? LISTING_TWICE : sum === OUTRIGHT ? LISTING : 0;
};

/** Whether listings list businesses of this kind; a shop has its own cart. */
export const isListable = (site: Site, kind: KindId): boolean =>
  LISTABLE.has(kind) ||
  (sellsTickets(site) && OF_TICKETS.has(kind)) ||
  (kind === 'shop' && site.topic('cart').length === 0);
