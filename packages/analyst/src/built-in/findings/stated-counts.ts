import { kindsOf } from '../kind/kind.ts';
import { editorialIn } from '../read/editorial.ts';
import type { Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { SPEAKS } from '../read/speaks.ts';
import { digitsOf, quoted } from '../read/wording.ts';
import { isProductPage } from '../report/product-page.ts';
import { type Finding, groundOf, inferred, strength } from '../report/statement.ts';
import { isCartLine } from './cart-line.ts';
import type { Context } from './context.ts';
import { countsIn, isOfUsers } from './figures.ts';
import { quoteOf } from './findings.ts';
import { memoize } from './memoize.ts';
import { isOfOtherOrganization } from './own-figure.ts';
import { tileFindings } from './tiles.ts';

const LABEL = String.raw`(?:total )?(?:registered )?(?:(?:forum )?(?:posts|topics|threads|messages)|discussions|members|users|blogs|blog entries|(?:registrierte )?(?:beiträge|themen|mitglieder|benutzer)|sujets|membres|mensajes|temas|miembros|usuarios|messaggi|discussioni|utenti|iscritti|mensagens|tópicos|membros|posty|tematy|użytkownicy|příspěvků|berichten|leden|inlägg|trådar|medlemmar|indlæg|medlemmer|сообщений|пользователей)`;
const AMOUNT = String.raw`\d{1,3}(?:[.,\u00a0\u202f ]?\d{3})*(?!\d)`;
const PAIR = new RegExp(
  String.raw`(?<!\p{L})(?:${LABEL}\W{0,3}${AMOUNT}|(?<![\d.,])${AMOUNT}\s${LABEL})(?!\p{L})`,
  'giu',
);
const PEOPLE =
  /(?<!\p{L})(?:members|users|mitglieder|benutzer|membres|miembros|usuarios|utenti|iscritti|membros|użytkownicy|leden|medlemm[ae]r|пользователей)(?!\p{L})/iu;
/** Numbers of visitors who are online say nothing about the size. */
const NOW = /online|guests?|gäste|invités|invitados|ospiti|convidados|visitantes|aktive benutzer/iu;
const MAX_LENGTH = 240;
const [MIN_PEOPLE, MIN_POSTS, MIN_THINGS] = [100, 1_000, 1_000];
/** Lines of the same statistics box are at most this far apart. */
const NEAR = 3;

type Line = { readonly passage: Passage; readonly at: number; readonly isOfOthers: boolean };
type Stated = Line & { readonly words: string };

/** The short lines with digits on the first page, and whether each is among texts of others. */
const linesOf = memoize((context: Context): readonly Line[] => {
  const { site } = context;
  const editorial = editorialIn(site);
  return site.said
    .map((passage, at) => ({ passage, at, isOfOthers: editorial.has(passage) }))
    .filter(
      ({ passage: { page, place, text } }) =>
        page === 0 && !/^(?:quote|address|data)$/.test(place) && text.length <= MAX_LENGTH && /\d/.test(text),
    );
});
const ownLines = (context: Context): readonly Line[] =>
  linesOf(context).filter(({ isOfOthers, at }) => !isOfOthers && !isCartLine(context.site.said, at));

/** Statistics of a forum or of its largest board: “Total posts 5,051 • Total members 350”. */
export const statistics = memoize((context: Context): Finding | undefined => {
  const isForum = context.judgment.kind.id === 'forum';
  const pairs = linesOf(context)
    .filter(({ passage: { isQuotable, text } }) => isQuotable && !NOW.test(text))
    .flatMap((line): Stated[] => (line.passage.text.match(PAIR) ?? []).map((words) => ({ ...line, words })))
    // The row of a board also has the date of its last post.
    .filter(({ isOfOthers, passage: { text }, words }) => !isOfOthers || text.trim() === words)
    .toSorted((a, b) => digitsOf(b.words) - digitsOf(a.words));
  for (const people of pairs.filter(({ words }) => PEOPLE.test(words) && digitsOf(words) >= MIN_PEOPLE)) {
    const beside = pairs.filter((pair) => !PEOPLE.test(pair.words) && Math.abs(pair.at - people.at) <= NEAR);
    if (beside.length === 0) continue;
    const named = [people, ...beside].slice(0, 3).map(({ words }) => quoted(words));
    const text = `An active community in figures: ${named.join(', ')}`;
    return strength('users', 0.95, text, groundOf(people.passage, people.words));
  }
  const [most] = pairs.filter(({ words }) => !PEOPLE.test(words));
  const isOmitted = most === undefined || digitsOf(most.words) < MIN_POSTS || tileFindings(context).length > 0;
  if (!isForum || isOmitted) return followers(context);
  const text = `An active forum: ${quoted(most.words)}${pairs.length > 3 ? ' in one board alone' : ''}`;
  return strength('counts', 0.86, text, inferred(`Lines of the page read ${quoted(most.words)}.`));
});

const LETTERS = 'A-Za-zÀ-ɏЀ-ӿ';
const NUMBER = String.raw`(?:\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+|\d{1,3}(?:[.,]\d)?\s?[km]|\d{3,7})\s?\+?`;
const BETWEEN = String.raw`\s(?:[${LETTERS}-]{2,14}\s){0,2}?`;
const counted = (nouns: string): RegExp =>
  new RegExp(String.raw`(?<![${LETTERS}\d.,:$€£¥/#-])${NUMBER}${BETWEEN}(?:${nouns})(?![${LETTERS}])`, 'i');
/** Followers and subscribers. */
const FOLLOWED = counted(
  'followers?|fans|subscribers|abonnés|abonnenten|suscriptores|seguidores|iscritti|assinantes|obserwujących|volgers|följare|følgere|подписчиков',
);
/** Visitors, if the line states a period or is a counter in the footer. */
const VISITED = counted(
  'visits|visitors|page ?views|readers|besucher|seitenaufrufe|leser|visiteurs|visites|lecteurs|visitas|visitantes|lectores|visite|visitatori|lettori|leitores|odwiedzin|посетителей',
);
const PER_TIME =
  /\b(?:(?:each|every|per|a|daily|pro|par|al|por|na|w) ?(?:day|week|month|tag|monat|jour|mois|día|mes|giorno|mese|dia|mês)|daily|monthly|täglich|monatlich)\b/i;
/** Things to choose from, by language: only what a site offers or holds, never what a single item has. */
const THINGS = counted(
  [
    'packages|plug-?ins|extensions|fonts|(?:news )?stories|recipes|articles|products|items|books|titles|e-?books|songs|tracks|pictures|images|files|games|jobs|vacancies|ads|classifieds|listings|offers|properties|apartments|flats|cars|courses|patterns|designs|templates|records|documents|hotels|brands',
    'produkten?|artikeln?|anzeigen|inserate|rezepte|bücher|stellen|angebote|spiele|marken|wohnungen|fahrzeuge',
    'produits|annonces|recettes|références|livres|offres|marques|productos|anuncios|recetas|libros|ofertas|artículos|prodotti|annunci|ricette|libri|offerte|articoli|produtos|anúncios|receitas|livros',
    'ogłoszeń|produktów|ofert|produktů|inzerátů|hirdetés|termék|produse|anunțuri|producten|advertenties|recepten|produkter|varer|annonser|товаров|объявлений|предложений|обяви|продукта|рецептов',
  ].join('|'),
);
/** Words that make a figure about a part, about others, or about the past. */
const NOT_ALL =
  /\b(?:out of|up to|only|just|last|recent|first|top|next|showing|results?|page|per page|limit|letzten?|derniers?|últim[oa]s|ultimi|copyright)\b|©|последн|\d\s?(?:[-–]|of|von|sur|de|di)\s?\d|[$€£]\s?\d|\d\s?[€%]/i;
/** A teaser that continues on another page. */
const CUT = /(?:…|\.{3})\W*$/u;
const YEAR = /^(?:19|20)\d\d(?!\d)/;
/** A figure stands alone in a line of at most this length, with at most this many other characters. */
const [MAX_LINE_LENGTH, MAX_BESIDE] = [80, 34];
/** Kinds of sites whose texts have figures of others. */
const WRITES = kindsOf('news blog media');

const figureIn = ({ site }: Context, form: RegExp, { passage }: Line): string | undefined => {
  const found = form.exec(passage.text);
  const words = found?.[0].trim();
  const isOther =
    found === null ||
    YEAR.test(found[0]) ||
    CUT.test(passage.text) ||
    NOT_ALL.test(sentenceAt(passage, found.index)) ||
    isOfOtherOrganization(site, passage.text.slice(0, found.index));
  return isOther ? undefined : words;
};
const isAlone = ({ passage: { text } }: Line, words: string): boolean =>
  text.length <= MAX_LINE_LENGTH && text.length - words.length <= MAX_BESIDE;
const sizeOf = (words: string): number =>
  digitsOf(words) * (/\d\s?m/i.test(words) ? 1e6 : /\d\s?k/i.test(words) ? 1e3 : 1);

const largestOf = (found: readonly Stated[]): Stated | undefined =>
  found.toSorted((a, b) => sizeOf(b.words) - sizeOf(a.words))[0];

/** The number of followers or visitors: “Join 641 other followers”, “averages 2,500 visitors each day”. */
const followers = (context: Context): Finding | undefined => {
  const found = ownLines(context).flatMap((line): Stated[] => {
    const followed = figureIn(context, FOLLOWED, line);
    if (followed !== undefined && isAlone(line, followed)) return [{ ...line, words: followed }];
    const visited = figureIn(context, VISITED, line);
    const { place, text } = line.passage;
    const isOwn = SPEAKS.test(text) || text.includes(context.site.name.title);
    const isMeant = (isOwn && PER_TIME.test(text)) || (place === 'frame' && visited === text.trim());
    return visited !== undefined && isMeant ? [{ ...line, words: visited }] : [];
  });
  const most = largestOf(found);
  if (most === undefined || sizeOf(most.words) < MIN_PEOPLE) return undefined;
  const label = FOLLOWED.test(most.words) ? 'Followers in figures' : 'Visitors in figures';
  return strength('users', 0.8, `${label}: ${quoted(most.words)}`, groundOf(most.passage, most.words));
};

/** A personal list: “Cassie's favorites”, “My wish list”. */
const OF_SOMEONE = /\p{L}['’]s?\s|(?<!\p{L})(?:my|your|favou?rites|wish ?list)(?!\p{L})/iu;

/** A sentence that states a total: “There are currently 52436 packages here”. */
const THERE_ARE =
  /\b(?:there are|we (?:now )?have|contains?|choose from|search|browse|find|discover|it has|es gibt|wir haben|durchsuchen|il y a|nous avons|parmi|hay|tenemos|entre|ci sono|abbiamo|há|temos|jest|mamy)\b/i;

/** The size of the selection, from a short line or one of the first sentences. */
export const thingsCounted = (context: Context): readonly Finding[] => {
  if (isProductPage(context)) return [];
  const found = ownLines(context).flatMap((line): Stated[] => {
    const words = figureIn(context, THINGS, line);
    const { passage } = line;
    const sentence = words === undefined ? '' : sentenceAt(passage, passage.text.indexOf(words));
    const isSaid = passage.isLead && THERE_ARE.test(sentence) && !WRITES.has(context.judgment.kind.id);
    const isCounted = words !== undefined && sizeOf(words) >= MIN_THINGS && !OF_SOMEONE.test(passage.section);
    return isCounted && (isAlone(line, words) || isSaid) ? [{ ...line, words }] : [];
  });
  const most = largestOf(found);
  // Several different counts belong to lists of others or to parts of the whole.
  if (most === undefined || new Set(found.map(({ words }) => words)).size > 1) return [];
  const text = `Its size, by its own count: ${quoted(most.words)}`;
  return [strength('range', 0.82, text, groundOf(most.passage, most.words))];
};

/** The number of readers or users, in the words of the page. */
export const reachOf = (context: Context): string | undefined => {
  const found = statistics(context);
  const counted = countsIn(context).find((count) => isOfUsers(count, context))?.words;
  return counted ?? (found?.kind === 'users' ? quoteOf(found) : undefined);
};
