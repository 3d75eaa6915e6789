import type { Passage } from './passage.ts';
import type { Site } from './site.ts';
import { letters } from './name-signs.ts';
import { SPEAKS } from './speaks.ts';
import { memoize } from '../findings/memoize.ts';

/** The beginning of a text that goes on elsewhere. */
const TEASER =
  /(?:(?<!\p{L})(?:read (?:more|on|full (?:story|article)|the (?:full|whole) (?:story|article))|continue reading|keep reading|full story|weiterlesen|mehr lesen|lire (?:la suite|plus|l['’]article)|leer (?:más|mas|noticia)|seguir leyendo|leggi (?:tutto|di più|l['’]articolo)|continua a leggere|ler mais|leia mais|continuar lendo)|続きを(?:読む|見る)|\[\s?(?:…|\.{3})\s?\])[\s.…»›>→]*$/iu;
/** Cut in the middle of a sentence. */
const CUT = /(?:…|\.{3})$/u;
const MIN_CUT_LENGTH = 60;

const MONTH = String.raw`(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|janv|févr|mars|avr|juin|juil|août|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|fev|out)\p{L}*\.?`;
const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th|\.)?\s(?:de |of )?${MONTH},?\s(?:de )?(?:19|20)\d\d|${MONTH}\s\d{1,2}(?:st|nd|rd|th)?,?\s(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d年\d{1,2}月\d{1,2}日)`;
/** A line with a date and little else, above or below an article. */
const DATED = new RegExp(
  String.raw`^(?:\W*(?:posted|published|written|updated|veröffentlicht|publié|publicado|pubblicato)(?!\p{L}).{0,80}|.{0,30}?${DATE}.{0,30}|.{0,20}(?:\d+ (?:minutes?|hours?|days?|weeks?|months?) ago|vor \d+ (?:minuten|stunden|tag(?:en)?)|il y a \d+ \p{L}+|hace \d+ \p{L}+|\d+ (?:minuti|ore|giorni) fa|há \d+ \p{L}+))$`,
  'iu',
);

const NEWS =
  /^\W*(?:(?:(?:the|our|my|company)\s)?(?:(?:latest|recent|top|breaking|featured|popular|trending|more|all|related|local)\s)?(?:news|blog|blog posts?|posts|articles|stories|headlines|press releases?|announcements|updates)|news (?:&|and) \p{L}+|from (?:the|our) (?:blog|newsroom|journal|press)|what['’]s new|in the news|newsroom|quote of the (?:day|week)|word of the day|aktuell(?:es)?|neuigkeiten|nachrichten|meldungen|pressemitteilungen|neu(?:este|e) (?:beiträge|artikel|nachrichten|meldungen)|zitat des tages|actualités?|(?:nos|les|toutes les|dernières) (?:actualités|actus|nouvelles)|derniers articles|à la une|noticias|(?:últimas|nuestras) noticias|actualidad|cita del día|(?:ultime )?(?:notizie|news)|ultimi articoli|in evidenza|(?:últimas )?notícias|destaques|新着\p{L}*|お知らせ|ニュース|最新\p{L}*)\W*$/iu;

/** Addresses of articles rather than of parts of a site: a long slug, a date, a number. */
const ARTICLE_PATH = /\/(?:19|20)\d\d\/|\/[^/]*\d{4,}[^/]*\/?$|\/[^/]+-[^/]+-[^/]+-[^/]+$/u;
const MIN_WORDS = 5;

/** Titles of articles and of pages on other sites: links of several words to article addresses or to another site. */
const headlines = ({ pages }: Site): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap(({ links }) => links)
      .filter(({ text }) => text.trim().split(/\s+/u).length >= MIN_WORDS)
      .filter(({ href, isExternal }) => isExternal || ARTICLE_PATH.test(URL.parse(href)?.pathname ?? ''))
      .map(({ text }) => letters(text)),
  );

/** The passages under a news heading, up to the next heading that is not deeper. */
const underNews = (said: readonly Passage[], at: number): readonly Passage[] => {
  const heading = said[at];
  if (heading === undefined) return [];
  const end = said.findIndex(
    ({ level, page }, index) => index > at && (page !== heading.page || (level > 0 && level <= heading.level)),
  );
  return said.slice(at, end < 0 ? said.length : end);
};

const stands = ({ place }: Passage): boolean => place !== 'title' && place !== 'description' && place !== 'frame';

const POSTED = new RegExp(
  String.raw`^\W*(?:posted|published|written|veröffentlicht|publié|publicado|pubblicato|postato)(?!\p{L}).{2,50}?${DATE}`,
  'iu',
);

/** Full posts one below the other: their titles above “Posted by … on …”, and all texts between two such lines. */
export const postsIn = memoize(({ said }: Site): ReadonlySet<Passage> => {
  const posted = said.flatMap(({ text, level, page }, at) =>
    level === 0 && page === 0 && POSTED.test(text.trim()) ? [at] : [],
  );
  const [first = 0, last = 0] = [posted[0], posted.at(-1)];
  const found = posted.length < 2 ? [] : said.slice(Math.max(0, first - 1), last + 1);
  return new Set(found.filter((passage) => stands(passage) && passage.level !== 1));
});

const NEAR_TITLE = 2;

/** Published news: posts, the texts under a news heading, titles of articles and the lines beside them. */
export const newsIn = memoize((site: Site): ReadonlySet<Passage> => {
  const { said } = site;
  const titles = headlines(site);
  const found = new Set(postsIn(site));
  for (const [at, { text, level }] of said.entries()) {
    if (level > 1 && NEWS.test(text.trim())) for (const each of underNews(said, at)) found.add(each);
    if (titles.has(letters(text)))
      for (const each of said.slice(Math.max(0, at - NEAR_TITLE), at + NEAR_TITLE + 1)) found.add(each);
  }
  return found;
});

/** Articles, news, teasers and dated items: texts about others, in which the site does not speak of itself. */
export const editorialIn = memoize((site: Site): ReadonlySet<Passage> => {
  const { said } = site;
  const titles = headlines(site);
  const found = new Set(postsIn(site));
  const posts = new Set<string>();
  for (const [at, passage] of said.entries()) {
    const { text, level, section } = passage;
    const words = text.trim();
    if (!stands(passage)) continue;
    if (level > 1 && words.length <= 40 && NEWS.test(words)) for (const each of underNews(said, at)) found.add(each);
    const isCut = level === 0 && words.length >= MIN_CUT_LENGTH && CUT.test(words);
    if (TEASER.test(words) || (isCut && !SPEAKS.test(words) && !words.includes(site.name.title))) found.add(passage);
    if (titles.has(letters(words))) {
      found.add(passage);
      if (level > 1) posts.add(words);
    }
    if (level === 0 && DATED.test(words)) {
      found.add(passage);
      if (section !== '' && said.some((each) => each.level > 1 && each.text === section)) posts.add(section);
    }
  }
  for (const passage of said)
    if (stands(passage) && passage.level !== 1 && (posts.has(passage.section) || posts.has(passage.text)))
      found.add(passage);
  return found;
});

const MAX_LISTED = 6;
const SHORT_WORDS = 3;

/** “flats, rooms, houses, rent, buy, sell”: keywords for search engines. */
export const isKeywords = (text: string): boolean => {
  const parts = text.split(/\s*[,;|•·、]\s*/u).filter(Boolean);
  const isShort = (part: string): boolean => part.split(/\s+/u).length <= SHORT_WORDS;
  const isMost = parts.length >= MAX_LISTED && parts.filter(isShort).length >= parts.length * 0.8;
  return isMost && isShort(parts[0] ?? '') && !/[.!?]\s/u.test(text);
};

/** Whether a text breaks off or leads to the rest of an article. */
export const isTeaser = (text: string): boolean => TEASER.test(text.trim());
