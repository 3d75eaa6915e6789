import { kindsOf } from '../kind/kind.ts';
import { sentenceAt } from '../read/sentences.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { SPEAKS } from '../read/speaks.ts';
import { isProductPage } from '../report/product-page.ts';
import { HEADS, isLimit, isOwnFigure } from './own-figure.ts';
import { memoize } from './memoize.ts';
import { usageFigures } from './usage-figures.ts';
import { praiseZone } from './voices.ts';
import { digitsOf, quoted } from '../read/wording.ts';
import type { Context } from './context.ts';

/** A count or a rating, in the words of the page. */
export type Figure = {
  readonly words: string;
  readonly sentence: string;
  readonly passage: Passage;
  /** The wording to show if the number and its label are separate texts. */
  readonly shown?: string;
  /** Whether the figure certainly counts users. */
  readonly isOfUse?: boolean;
};

const DIGITS = String.raw`(?:\d{1,3}(?:[.,\u0020\u00a0\u202f]\d{3})+|\d+(?:[.,]\d+)?)(?:\s?(?:k|m|million(?:en|s)?|mio\.?|mil(?:lones|ioni|hões)|thousand|mille|mila|万|億))?\+?`;
/** A number in words: “Hundreds of millions of”, “tausende”. */
const WORDED = String.raw`(?:half an? million|(?:dozens|hundreds|thousands|millions|billions)(?: of (?:thousands|millions))? of|(?:zehn|hundert)?tausende|hunderte|millionen(?: von)?|(?:centaines|milliers|millions) (?:de|d['’])|(?:cientos|miles|millones) de|(?:centinaia|migliaia|milioni) di|(?:centenas|milhares|milhões) de)`;
const NUMBER = String.raw`(?:${DIGITS}|${WORDED})`;
/** Countable nouns: users, places, works, years of experience, but no units of time, money or measure. */
export const COUNTED = String.raw`(?:(?:happy|satisfied|active|registered|zufriedene|registrierte|paid|monthly|unique|expert|independent|local|different|open|free|private|public|new|beautiful|online|native|professional|volunteer|daily|other|premium|top|used|(?<=\d{3}\+?\s)(?!years?\b|euros?\b|of\b)\p{L}{3,})\s)?(?:\p{L}{2,}-)?(?:people (?:trained|taught|coached|helped|served|supported)|customers?|clients?|users?|members?|subscribers?|readers?|writers?|students?|pupils?|graduates?|alumni|players?|downloads|installs|installations?|companies|businesses|brands?|shops?|stores?|suppliers?|sellers?|partners?|developers?|contributors?|websites?|stations?|bikes?|bicycles?|vehicles?|locations?|branches|offices|countries|cities|communities|rooms?|beds?|apartments?|pitches|coaches|teachers?|doctors?|lawyers?|experts?|employees|volunteers?|projects?|homes|houses|events?|copies|courses?|lessons?|classes|levels?|recipes?|articles?|books?|titles?|products?|items?|songs?|episodes?|photos?|citations?|antibodies|functions?|integrations?|templates?|languages?|reviews?|ratings?|meals?|trees?|animals?|exhibitors?|speakers?|devices|households|homeowners|families|patients|parents|teams|fans|followers|dealers|patents|tracks|records|recordings|destinations|listings|ads|topics|threads|posts|episodes|years? of experience|kunden|nutzer|mitglieder|schüler|studierende|mitarbeiter|projekte|standorte|zimmer|jahre erfahrung|produkten?|artikeln?|marken|händler|filialen|rezepten?|anzeigen|beiträge|clients|utilisateurs|adhérents|membres|élèves|étudiants|collaborateurs|projets|chambres|villages|marques|boutiques|magasins|recettes|annonces|références|codes de réduction|adhérents|abonnés|ans d['’]expérience|clientes|usuarios|socios|alumnos|proyectos|habitaciones|años de experiencia|productos|artículos|marcas|tiendas|recetas|anuncios|destinos|clienti|utenti|soci|studenti|progetti|camere|anni di esperienza|prodotti|articoli|negozi|ricette|annunci|marchi|usuários|alunos|projetos|quartos|anos de experiência|produtos|artigos|lojas|товаров|товара|пользователей|клиентов|студентов|сотрудников|статей|магазинов|брендов|продуктов|рецептов|receitas)`;
const COUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£.,#/-])(?<!\d[\s\u00a0\u202f])(?<!\/\s)${NUMBER}\s${COUNTED}(?![\p{L}])`,
  'giu',
);
const ZERO = /^0+\b(?![.,]\d)/u;

const RATING =
  /(?<![\d.,])\d{1,2}(?:[.,]\d{1,2})?\s?(?:\/|out of|von|sur|de|su|em)\s?(?:5|10|100)(?!\d|[.,]\d)|\brated\s\d(?:[.,]\d)?\b|(?<![\d.,])\d(?:[.,]\d)?\s?(?:(?:stars?|sterne|étoiles|estrellas|stelle|estrelas)(?!\p{L})|★)|\bhighest possible (?:score|rating|marks?)\b/iu;
const REVIEW_NOUNS = 'reviews?|ratings?|bewertungen|rezensionen|avis|opiniones|reseñas|recensioni|avaliações';
/** A rating with its number of reviews: “5.0 from 87 reviews”, “4.9 (120 Google reviews)”, “4,9 · 87 Rezensionen”, “Our average score 41 reviews” (with stars). */
const RATED_BY = new RegExp(
  String.raw`(?<![\d.,])[1-5][.,]\d\s?(?:\/\s?5\s?)?★*\s?(?:stars?\s?)?(?:(?:from|based on|by|bei|aus|von|sur|de|su|em|basado en|su)\s|[(·–|-]\s?)\d[\d.,]*\+?\s?(?:\p{L}+\s)?(?:${REVIEW_NOUNS})|\b(?:average|overall) (?:score|rating)\W{1,3}(?:from |of |based on )?\d[\d.,]*\s(?:\p{L}+\s)?(?:reviews|ratings)\b`,
  'iu',
);
/** A tile that is only a rating, beside a tile with its label. */
const TILE = /^[1-5][.,]\d(?:\s?(?:★+|\/\s?5))?(?:\s?\(\d[\d.,]*\))?$/u;
const TILE_LABEL = new RegExp(String.raw`\b(?:${REVIEW_NOUNS}|bewertung)\b`, 'iu');
const MAX_LABEL_LENGTH = 40;
const RATED =
  /\bstars?\b|stern(?:en?)?\b|étoile|estrella|stelle|estrela|★|rat(?:ed|ing)|review|bewert|avis|opinion|rezension|reseñ|recension|avalia|trustpilot|google|score|opini|hodnocen|отзыв|оцен|beoordeling|anmeldelse|omdöme|vélemény|ocen/iu;

/** A version number: “3.13 downloads”. */
const VERSION = /^\d{1,2}\.\d{1,2}\s(?!m|k|thous)/iu;
const PLAN =
  /\b(?:plans?|pricing|starter|growth|business|enterprise|basic|premium|standard|free|pro|tarife?|preise|tarifs|precios|prezzi|preços)\b/iu;
const MIN_COUNT = 20;
/** Fewer reviews belong to a single item. */
const MIN_REVIEWS = 1_000;
const REVIEWS = /(?:reviews?|ratings?)$/iu;

/** Nouns and units with which small numbers count as well, as in “three branches”. */
const FEW =
  /million|mio|\d\s?[km]\b|countr|location|branch|offic|standorte|of experience|erfahrung|expérience|experiencia|esperienza|experiência/iu;
const YEAR = /^(?:19|20)\d\d\s(?!people)/iu;

/** Words after a figure that change what it counts: “75 user reviews”, “120 members online”. */
const CONTINUES =
  /^\W{0,3}(?:online|en ligne|en línea|in linea)|^[ -](?:(?:\p{L}+ )?(?:reviews?|ratings?|votes?|testimonials?|opinions?|comments?)|bewertung\p{L}*|rezension\p{L}*|meinungen|avis|opiniones|reseñas|recensioni|avaliações)(?!\p{L})/iu;

const isCount = (words: string, before: string): boolean =>
  (!/\d/u.test(words) || digitsOf(words) >= (REVIEWS.test(words) ? MIN_REVIEWS : MIN_COUNT) || FEW.test(words)) &&
  !ZERO.test(words) &&
  !VERSION.test(words) &&
  !YEAR.test(words) &&
  !isLimit(before);

const rankOf = ({ isLead, place }: Passage, words: string): number =>
  (isLead ? 2 : 0) + (HEADS.has(place) ? 1 : 0) + (digitsOf(words) >= 1_000 ? 1 : 0);

/** The counts of a single reviewer: “Local Guide · 12 reviews · 34 photos”. */
const OF_REVIEWER =
  /\blocal guide\b|\d\s(?:reviews?|rezension(?:en)?|avis|opiniones|reseñas|recensioni|avaliações)\s?[·•|,]\s?\d+\s(?:photos?|fotos?)/iu;

const POSTED = /^\W*\d+\s(?:photos?|fotos?|contributions?|beiträge)\W*$/iu;

/** A short line that begins with a figure, as in a footer: “More than 23,000 codes”. */
const STANDS_ALONE = /^(?:\W|(?:over|more than|über|mehr als|plus de|más de|oltre|più di|mais de)\s){0,3}\d.{0,90}$/iu;

const STAFF = /(?:employees|mitarbeiter(?:innen)?|beschäftigte|salariés|empleados|dipendenti|funcionários)$/iu;

/** The site's own counts, the most prominent first: one for each noun. */
export const countsIn = memoize((context: Context): readonly Figure[] => {
  const { site, own } = context;
  // On a product page, figures are those of the product.
  if (isProductPage(context)) return [];
  const prices = site.pages.flatMap((page) => page.prices).filter(({ period }) => period !== 'once');
  const plans = new Set(prices.map(({ section }) => section).filter(Boolean));
  const found = new Map<string, Figure & { readonly rank: number }>();
  const zone = praiseZone(site);
  for (const passage of own) {
    const { place, section, text } = passage;
    if (OF_REVIEWER.test(text) || (zone.has(passage) && POSTED.test(text))) continue;
    if (
      (place === 'frame' && !STANDS_ALONE.test(text)) ||
      plans.has(section) ||
      PLAN.test(section) ||
      ZERO.test(text.trim())
    )
      continue;
    for (const { 0: words, index } of text.slice(0, 1_500).matchAll(COUNT)) {
      if (!isCount(words, text.slice(Math.max(0, index - 30), index))) continue;
      if (CONTINUES.test(text.slice(index + words.length))) continue;
      const sentence = sentenceAt(passage, index);
      if (!isOwnFigure(context, passage, sentence, words)) continue;
      // “1,000+ employees” without “we” is the size of a customer.
      if (STAFF.test(words) && !SPEAKS.test(sentence)) continue;
      const rank = rankOf(passage, words);
      const key = words.toLowerCase().match(/\p{L}+$/u)?.[0] ?? words;
      if ((found.get(key)?.rank ?? -1) < rank) found.set(key, { words: words.trim(), sentence, passage, rank });
    }
  }
  const uses = usageFigures(context);
  const others = [...found.values()].filter(({ words }) => !uses.some((use) => use.words.startsWith(words)));
  return [...uses, ...others.toSorted((a, b) => b.rank - a.rank)];
});

const USERS =
  /\b(?:people (?:trained|taught|coached|helped|served|supported)|customers?|clients?|users?|members?|subscribers?|readers?|writers?|students?|pupils?|graduates|players?|downloads|installs|installations?|companies|businesses|developers?|reviews?|ratings?|kunden|nutzer|mitglieder|schüler|utilisateurs|adhérents|membres|élèves|clientes|usuarios|socios|alumnos|clienti|utenti|soci|usuários|alunos)$/iu;

/** Fewer users are an example or a start. */
const MIN_USERS = 100;

/** Kinds of sites that list businesses. */
const LISTING = kindsOf('directory marketplace ticketing recruitment news media');
const BUSINESSES = /(?:companies|businesses|developers?|clients)$/iu;

/** Whether a figure counts users or customers rather than things. */
export const isOfUsers = ({ words, isOfUse }: Figure, { judgment }: Context): boolean =>
  isOfUse === true ||
  (USERS.test(words) &&
    !(LISTING.has(judgment.kind.id) && BUSINESSES.test(words)) &&
    (/\d\s?[km]\b|mil|mio|migliaia|thousand|tausend/iu.test(words) || digitsOf(words) >= MIN_USERS));

/** Nouns of an empty cart or list: “0 items”, “0 reviews”. */
const LISTED =
  /(?:items?|produits?|products?|produkte?n?|productos?|prodott[oi]|produtos?|artikeln?|artículos?|articles?|articol[oi]|artigos?|reviews?|ratings?|товар\p{L}*|продукта?)$/iu;

/** Counters at zero that a script should have filled. */
export const emptyCounters = ({ own }: Context): readonly Figure[] =>
  own.flatMap((passage) =>
    Array.from(passage.text.slice(0, 300).matchAll(COUNT))
      .filter(({ 0: words }) => ZERO.test(words) && !LISTED.test(words))
      .map(({ 0: words, index }) => ({ words: words.trim(), sentence: sentenceAt(passage, index), passage })),
  );

/** Kinds of sites whose ratings are those of their entries. */
const LISTS_RATED = kindsOf('marketplace directory travel ticketing recruitment');

/** A page with more ratings than this in short texts lists rated items. */
const [MAX_RATED, MAX_RATED_LENGTH] = [4, 200];
/** Kinds of sites where “4 stars” is an official class. Elsewhere “5 star service” is no rating either. */
const CLASSED = kindsOf('lodging travel');
const CLASS = /^[1-5]\s?\p{L}+$/u;
const ADJECTIVE = /^[1-5]\s?star$/iu;
const BY_GUESTS = /review|rat(?:ed|ing)|bewert|avis|opinion|recension|avalia|google|tripadvisor|booking|trustpilot/iu;
const SOURCE = /google|tripadvisor|booking|trustpilot|facebook|yelp|capterra|g2\b|app store|play store|trusted shops/iu;
/** The separator between parts of a line, and a registration number: “License #1234567 · 4.9 stars on Google”. */
const PARTS = /\s[|·•–—]\s/u;
const REGISTERED = /^\W*(?:(?:lic(?:en[cs]e)?|registration|reg|cslb|abn|vat|no)\b[^\p{L}\d]*)+\d[\w-]*[^\p{L}\d★]*/iu;

/** The part of a line that holds the rating. */
export const ratedPartOf = ({ sentence, words }: Pick<Figure, 'sentence' | 'words'>): string =>
  (sentence.split(PARTS).find((part) => part.includes(words) && RATED.test(part)) ?? sentence)
    .replace(REGISTERED, '')
    .trim();

const tileIn = (said: readonly Passage[]): Figure | undefined => {
  for (const [at, passage] of said.entries()) {
    if (!TILE.test(passage.text.trim()) || !passage.isQuotable) continue;
    const label = [said[at + 1], said[at - 1]].find(
      (near) => near !== undefined && near.text.length <= MAX_LABEL_LENGTH && TILE_LABEL.test(near.text),
    );
    const [words, sentence] = [passage.text.trim(), passage.text];
    if (label !== undefined) return { words, sentence, passage, shown: `${words}, ${quoted(label.text)}` };
  }
  return undefined;
};

/** The number of different ratings in short lines without a review service. */
const ratingsOfGoods = (said: readonly Passage[]): number => {
  const lines = said.filter(
    ({ text, place }) => text.length < MAX_LABEL_LENGTH && place !== 'quote' && !SOURCE.test(text),
  );
  return new Set(lines.flatMap(({ text }) => (RATED_BY.exec(text) ?? RATING.exec(text))?.[0] ?? [])).size;
};

/** A rating given by customers. */
export const ratingIn = memoize((context: Context): Figure | undefined => {
  const { site, isSure, judgment } = context;
  const isProduct = isProductPage(context);
  const searched = isProduct ? site.said : context.own;
  const rated = searched.filter(({ text }) => text.length < MAX_RATED_LENGTH && RATING.test(text)).length;
  const isListed = rated > MAX_RATED || ratingsOfGoods(searched) > 1 || (isSure && LISTS_RATED.has(judgment.kind.id));
  const isOwn = isProduct || !isListed;
  for (const passage of searched) {
    if (!isOwn && !isHead(passage)) continue;
    const found = RATED_BY.exec(passage.text.slice(0, 2_000)) ?? RATING.exec(passage.text.slice(0, 2_000));
    if (found === null) continue;
    const sentence = sentenceAt(passage, found.index);
    // “58 percent of reviews have 5 stars” is a distribution.
    const isShare = /\d\s?(?:%|percent|prozent|pour cent|por ciento|per cento)/iu.test(sentence.slice(0, found.index));
    const words = found[0].trim();
    const isClassed = CLASSED.has(judgment.kind.id) ? CLASS.test(words) : ADJECTIVE.test(words);
    const isClass = isClassed && !BY_GUESTS.test(sentence);
    const isOfRating = RATED.test(sentence) || (passage.text.length < MAX_RATED_LENGTH && RATED.test(passage.text));
    if (!ZERO.test(words) && !isShare && !isClass && isOfRating && sentence.length < 260)
      return { words, sentence, passage };
  }
  return isOwn ? tileIn(searched) : undefined;
});
