import { once } from '../findings/once.ts';
import { titleParts } from '../read/name.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { escaped, excerpt, quoted, wordsOf } from '../read/wording.ts';
import type { Signs } from './field-signs.ts';

/** What a site is about in its own words, and the two places that say so. */
export type Subject = { readonly words: string; readonly signs: Signs };

/** The title of one of many names its own subject. */
const EPISODE = /^\W*\d+\s?[:.–-]|#\d|(?<!\p{L})(?:episode|folge|épisode|episodio)(?!\p{L})/iu;
const PARTED = /\s+[|–—·•»›~:-]+\s+|:\s+|\s*[|｜·•»«]\s*|\.\s+|\s-\s/u;
/** “Shop für CDs und Bücher”, “Foro de discusión acerca de wordpress”: the subject follows. */
const ABOUT =
  /(?:^|\s)(?:(?:online[- ]?)?(?:shop|store|laden|versand|boutique|magasin|tienda|negozio|loja)|forums?|foros?|community|comunidad|magazin|magazine|portal|blog|your (?:\p{L}+ )?source|fachgeschäft|specialists?|suppliers)\s(?:of|for|on|about|in|dedicated to|für|rund um|zum?|über|sur|pour|para|sobre|acerca de|per|su)\s(?<rest>\p{L}.+)$/iu;
/** What kind of page it is, who runs it, and praise: no part of the subject. */
const BEFORE =
  /^(?:the|your|our|an?|best|leading|official|welcome to|easy|free|online|discount|cheap|buy|compare|search(?: for)?|discover|browse|get|book|learn|vergleichen sie|comparez|shop(?: for)?|find|kaufen sie|kaufe|achetez|compra|comprar|venta de|vente de|vendita|world['’]?\s?s largest|unique|premium|quality|willkommen bei|günstige[rs]?|todo (?:para|sobre)|tout pour|tutto per|(?:\p{L}+ )?(?:výrobce|prodejce|producent|producenci|производитель|fabricants? d[e’']|fabricantes? de|produttor[ei] di|hersteller von|(?:manufacturers?|makers?|suppliers?) of))\s+/iu;
const AFTER =
  /\s+(?:online[- ]?(?:shops?|stores?|kaufen)|information|shops?|stores?|forums?|foro|forum|discussion|discussions|blogs?|magazine?|site|website|portal|community|news site|home ?page|index page|online|im (?:online-?)?shop|und mehr|& mehr|and more|y más|et plus|e molto altro|uk|usa|australia)$|,$|\s?[&,.]$/iu;
const UNFIT =
  /[!?@#%$€£¥©…]|^(?:welcome|willkommen|bienven|benvenut|bem[- ]vind)|\d{3}|^&|[【】。]|です|интернет|^(?:news|nachrichten|noticias|notizie|blog|call now|geschichte|history|histoire|historia|storia|história|\p{Ll}+en|\p{L}*shops?)$|(?<!\p{L})(?:home|page|products|index|login|welcome|accueil|sale|shipping|official|responsive|template|untitled|your|our|my|you|we|leaders?|company|contacts?|kontakt|contacto|contatti|impressum|faqs?|ag|gmbh|ltd|inc|llc|information|things? special|is|are|now|source|ist|sind)(?!\p{L})/iu;
const SHORTEST = 4;
const LONGEST = 60;
const MOST_WORDS = 8;
const STEM = 5;

const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map((word) => word.slice(0, STEM));

/** “von Mindfactory.de”, “at Acme”: the name of the site at either end. */
const withoutName = (text: string, { name, host }: Site): string => {
  const names = [name.title, host, host.split('.')[0] ?? ''].filter((each) => each.length > 2).map(escaped);
  const own = `(?:${names.join('|')})(?:\\.\\p{L}{2,3})*`;
  const link = String.raw`(?:\s+(?:from|by|at|on|with|von|bei|auf|chez|sur|en|de|da|su|na|no|by|в|у|w|i|hos)(?:\s+(?:shop|store|магазине|sklepie|butik))?)?\s+`;
  return text
    .replace(new RegExp(`${link}${own}\\W*$`, 'iu'), '')
    .replace(new RegExp(`^${own}(?:\\s*[,:]\\s*|\\s+)`, 'iu'), '')
    .replace(new RegExp(`^${own}$`, 'iu'), '');
};

const bare = (segment: string, site: Site): string => {
  let text = ABOUT.exec(segment)?.groups?.['rest'] ?? segment;
  for (let last = ''; last !== text;) {
    last = text;
    text = withoutName(text.trim(), site).replace(BEFORE, '').replace(AFTER, '').trim();
  }
  return text;
};

const placeOf = ({ place }: Passage): string => {
  if (place === 'address') return 'an address';
  return place === 'title' || place === 'description' ? `the ${place}` : 'the page';
};

/** What title or description say it is about, if the page below says it as well: a slogan is repeated in descriptions only. */
export const ownSubject = once((site: Site): Subject | undefined => {
  const first = site.said.filter(({ page }) => page === 0);
  const heads = [
    ...first.filter(({ place, text }) => place === 'title' && !EPISODE.test(text)),
    ...first.filter(({ place, text }) => place === 'description' && text.length <= LONGEST + 20),
  ];
  const own = new Set(stemsOf(site.name.title));
  const found = heads.flatMap((head) =>
    head.text.split(PARTED).flatMap((segment): readonly (Subject & { readonly count: number })[] => {
      if (titleParts(segment).length === 0) return [];
      const words = bare(segment, site);
      const length = wordsOf(words).length;
      if (words.length < SHORTEST || words.length > LONGEST || length > MOST_WORDS || UNFIT.test(words)) return [];
      const stems = stemsOf(words).filter((stem) => stem.length >= SHORTEST && !own.has(stem));
      const others = first.filter(
        ({ text, place }) =>
          place !== 'title' &&
          place !== 'description' &&
          text !== head.text &&
          text.trim() !== segment &&
          !/\bhtml\b|https?:|\bwww\b/iu.test(text),
      );
      const said = stems.filter((stem) => others.some(({ text }) => stemsOf(text).includes(stem)));
      const second = others.find(({ text }) => stemsOf(text).includes(said[0] ?? ''));
      if (second === undefined || said.length * 2 < stems.length) return [];
      const where = `${placeOf(second)} has ${quoted(excerpt(second.text, LONGEST))}`;
      return [{ words, signs: [`${placeOf(head)} says ${quoted(words)}`, where], count: said.length }];
    }),
  );
  return found.toSorted((a, b) => b.count - a.count)[0];
});
