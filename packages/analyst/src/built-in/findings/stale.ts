import { kindsOf } from '../kind/kind.ts';
import { newsIn } from '../read/editorial.ts';
import type { Passage } from '../read/passage.ts';
import { quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import { UPCOMING } from './coming-soon.ts';
import type { Context } from './context.ts';

/** Years up to this one are in the past, whenever an analysis runs. */
export const OLD_YEAR = 2022;
/** Higher numbers are sizes, models or counts, not years. */
const LAST_YEAR = 2030;
export const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s?(?:\p{L}[\p{L}. ]{0,30}\s)?((?:19|20)\d\d)(?:\s?(?:[-–—/,&]|to|bis|à|al?)\s?((?:19|20)\d\d))?/iu;
export const YEAR = /(?<![\d.,/#$€£-])(?:19|20)\d\d(?!\d|[,.]\d|\s?(?:€|EUR))/gu;

/** Kinds of sites whose dates are about their subjects, not about the maintenance of the site. */
const DATED = kindsOf('reference research portfolio documentation store-listing marketplace directory');
/** The beginnings of the names of months, January first, in the languages of the lexicons. */
const MONTHS =
  'jan|gen|ene feb|fév|fev mar|mär apr|abr|avr may|mai|mag jun|juin|giu jul|juil|lug aug|ago|aoû sep|set oct|okt|ott|out nov dec|dez|déc|dic'
    .split(' ')
    .map((names) => new RegExp(`^(?:${names})`, 'iu'));
const MONTH = MONTHS.map(({ source }) => source.slice(1)).join('|');
/** A full date. A month and a year alone may be a season, a release or an archive. */
const FULL_DATE = new RegExp(
  [
    String.raw`(?<![\d./-])(?<isoYear>20\d\d)-(?<isoMonth>\d\d)-(?<isoDay>\d\d)(?!\d)`,
    String.raw`(?<![\d./-])(?<first>\d{1,2})[./](?<second>\d{1,2})[./](?<year>20\d\d)(?!\d)`,
    String.raw`(?<![\d./-])(?<day>\d{1,2})(?:st|nd|rd|th|\.)?\s(?:de\s)?(?<name>(?:${MONTH})\p{L}{0,7})\.?,?\s(?:de\s)?(?<namedYear>20\d\d)(?!\d)`,
    String.raw`(?<!\p{L})(?<lead>(?:${MONTH})\p{L}{0,7})\.?\s(?<after>\d{1,2})(?:st|nd|rd|th)?,?\s(?<ledYear>20\d\d)(?!\d)`,
    String.raw`(?<jaYear>20\d\d)年(?<jaMonth>\d{1,2})月`,
  ].join('|'),
  'iu',
);
/** “27/11/2014” shows that “09/12/2014” beside it begins with the day. */
const DAY_FIRST = /(?<![\d./-])(?:1[3-9]|2\d|3[01])[./]\d{1,2}[./]20\d\d(?!\d)/u;
const MIN_DATES = 3;
/** This many posts in the newest month show that the page was maintained when it was read. */
const ACTIVE_MONTH = 5;
/** The line with the date of a post may also have its author, its title or “published on”. */
const MAX_POST_LENGTH = 160;

/** A time relative to the day on which the page is read: “10:45 Uhr”, “< 1 min.”, “2 hours ago”, “hier, 10:45”. */
const RELATIVE_TIME =
  /^(?!.*[€$£¥%])[^\p{L}\d]*(?:(?:heute|gestern|today|yesterday|aujourd['’]hui|hier|hoy|ayer|oggi|ieri|hoje|ontem)[^\p{L}\d]{1,4})?\d{1,2}[:.]\d\d\s?(?:uhr|[ap]m)[^\p{L}\d]*$|^\W*(?:heute|gestern|today|yesterday|aujourd['’]hui|hier|hoy|ayer|oggi|ieri|hoje|ontem)[^\p{L}\d]{1,4}\d{1,2}[:.h]\d\d\W*$|\(\s?[<>]\s?\d+\s?(?:min|h|std)\.?\)|(?<!\p{L})(?:\d+|an?|one)\s(?:seconds?|minutes?|mins?|hours?|hrs?|days?)\sago(?!\p{L})|(?<!\p{L})(?:vor (?:\d+|einem|einer)\s(?:sekunden?|minuten?|stunden?|tag(?:en)?)|il y a (?:\d+|une?) (?:secondes?|minutes?|heures?|jours?)|hace (?:\d+|una?) (?:segundos?|minutos?|horas?|días?)|(?:\d+|una?|un['’]) ?(?:second[oi]|minut[oi]|or[ae]|giorn[oi]) fa|há (?:\d+|uma?) (?:segundos?|minutos?|horas?|dias?))(?!\p{L})|\d+(?:分|時間|日)前/iu;

/** From a longer text, only the words for the time are returned. */
const MAX_TIME_LENGTH = 40;

type Day = { readonly words: string; readonly value: number; readonly passage: Passage };

/** The first date in a text, with a value (yyyymmdd) to compare. */
const dayIn = (text: string, isMonthFirst: boolean): Pick<Day, 'words' | 'value'> | undefined => {
  const found = FULL_DATE.exec(text);
  const parts = found?.groups;
  if (found === null || parts === undefined) return undefined;
  const name = parts['name'] ?? parts['lead'];
  const [first, second] = [Number(parts['first']), Number(parts['second'])];
  const isAmerican = second > 12 || (isMonthFirst && first <= 12);
  const numbered = isAmerican ? first : second;
  const month =
    name === undefined
      ? Number(parts['isoMonth'] ?? parts['jaMonth'] ?? numbered)
      : MONTHS.findIndex((form) => form.test(name)) + 1;
  const day = Number(parts['isoDay'] ?? parts['day'] ?? parts['after'] ?? (isAmerican ? second : first));
  const year = Number(
    parts['isoYear'] ?? parts['year'] ?? parts['namedYear'] ?? parts['ledYear'] ?? parts['jaYear'] ?? 0,
  );
  return { words: found[0].trim(), value: year * 10_000 + month * 100 + (Number.isNaN(day) ? 0 : day) };
};

const yearOf = ({ value }: Pick<Day, 'value'>): number => Math.floor(value / 10_000);
const monthOf = ({ value }: Pick<Day, 'value'>): number => Math.floor(value / 100);

/** “09/12”: a date without a year. */
const isDayWithoutYear = (text: string): boolean =>
  /^\W*(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])\W*$/u.test(text);

/** The latest year in a text in any form, as in “17/04/2016” or “enero 2016”. */
const lastYearIn = (text: string): number =>
  Math.max(0, ...Array.from(text.matchAll(/(?<!\d)20\d\d(?!\d)/gu), Number).filter((year) => year <= LAST_YEAR));

/** The year of the latest date on the first page. */
export const lastDatedYear = (said: readonly Passage[]): number =>
  Math.max(0, ...said.flatMap(({ text, page }) => (page > 0 ? [] : (dayIn(text, false) ?? []))).map(yearOf));

/** Whether the page is a single article, whose date is next to its main heading. */
const isOfArticle = (said: readonly Passage[], { passage, words }: Day): boolean => {
  const at = said.indexOf(passage);
  const isAlone = passage.text.trim().length <= words.length + 12;
  return isAlone && said.slice(Math.max(0, at - 2), at + 3).some(({ level }) => level === 1);
};

/** “March 2025”, “05/03/2025”. In “DI-2025” or “Windows 2025”, the number is part of a name. */
const DATED_YEAR = new RegExp(
  String.raw`${FULL_DATE.source.replaceAll(/\?<\w+>/gu, '')}|(?<!\p{L})(?:${MONTH})\p{L}{0,7}\.?,?\s(?:de\s)?20\d\d`,
  'iu',
);
const recentYears = (text: string): readonly string[] =>
  (text.match(YEAR) ?? []).filter((each) => Number(each) > OLD_YEAR && Number(each) <= LAST_YEAR);

/** Evidence that the site is maintained: a recent year or a relative time. Copyright years do not count because a script may print them. */
const evidenceOfMaintenance = (said: readonly Passage[]): string | undefined => {
  for (const { text, page, place } of said) {
    if (page > 0 || place === 'quote' || COPYRIGHT.test(text)) continue;
    const year = DATED_YEAR.test(text) ? recentYears(text)[0] : undefined;
    const current = RELATIVE_TIME.exec(text)?.[0];
    if (year !== undefined || current !== undefined)
      return year ?? (text.length > MAX_TIME_LENGTH ? current : text)?.trim();
  }
  return undefined;
};
/** Visitors are online: the site may not be maintained, but it is in use. */
const VISITED_NOW = /(?:users?|guests?|visitors?|members?|gäste|besucher) online/iu;
/** Kinds of sites whose dates are those of their publications. */
const PUBLISHES = kindsOf('news blog media');
/** Kinds of sites whose dates are those of products and events, unless they are in the news. */
const SELLS_DATED = kindsOf('shop ticketing event');
const RELEASED =
  /(?<!\p{L})(?:release(?:d|s)?(?: date)?|date de sortie|sortie (?:le|prévue)|pre-?orders?|précommande|erschein\p{L}+|erhältlich ab|vorbestell\p{L}+|fecha de lanzamiento|lanzamiento|data di uscita|uscita|data de lançamento|lançamento)(?!\p{L})|発売/iu;
/** Dates in a calendar are no publication dates. */
const CALENDAR =
  /(?<!\p{L})(?:events?|calendar|\p{L}*termine?|\p{L}*kalender|veranstaltung\p{L}*|événements?|calendrier|agenda|eventos?|calend[aá]rio|event[oi]|meetings?|akci[ae]|akce|podujati\p{L}*|wydarzeni\p{L}*|kalend[aá]r\p{L}*|событи\p{L}*)(?!\p{L})/iu;
const isPublished = ({ site, judgment, isSure }: Context, passage: Passage): boolean =>
  !CALENDAR.test(`${passage.section} ${passage.text}`) &&
  !UPCOMING.test(passage.section) &&
  ((isSure && PUBLISHES.has(judgment.kind.id)) || newsIn(site).has(passage));

/** The newest dates of news and posts, if they are years old. */
export const stale = (context: Context): Finding | undefined => {
  const { site, judgment, isSure } = context;
  if (isSure && DATED.has(judgment.kind.id)) return undefined;
  const first = site.said.filter(({ page, place, text }) => page === 0 && place !== 'quote' && !COPYRIGHT.test(text));
  const isAlive = ({ text }: Passage): boolean =>
    isDayWithoutYear(text) || recentYears(text).length > 0 || VISITED_NOW.test(text);
  if (evidenceOfMaintenance(first) !== undefined || first.some(isAlive)) return undefined;
  const isDayFirst = first.some(({ text }) => DAY_FIRST.test(text));
  const isMonthFirst =
    !isDayFirst && site.language.tag === 'en' && !/-gb|-au|-nz|-ie/iu.test(site.snapshot.language ?? '');
  const days = first.flatMap((passage): Day[] => {
    const isOfGoods =
      RELEASED.test(passage.text) || (isSure && SELLS_DATED.has(judgment.kind.id) && !newsIn(site).has(passage));
    const isPost =
      passage.isQuotable && passage.place !== 'frame' && passage.text.length <= MAX_POST_LENGTH && !isOfGoods;
    const day = isPost ? dayIn(passage.text, isMonthFirst) : undefined;
    return day === undefined ? [] : [{ ...day, passage }];
  });
  const [newest] = days.toSorted((a, b) => b.value - a.value);
  if (newest === undefined || days.length < MIN_DATES || isOfArticle(first, newest)) return undefined;
  if (days.filter((day) => monthOf(day) === monthOf(newest)).length >= ACTIVE_MONTH) return undefined;
  // A calendar, an event or a deadline may have a later year in another format.
  if (first.some(({ text }) => lastYearIn(text) > yearOf(newest))) return undefined;
  const words = quoted(newest.words);
  const fix = isPublished(context, newest.passage) ? `Publish something newer than ${words}` : undefined;
  const text = `No date on the page is newer than ${yearOf(newest)}: ${words}`;
  return weakness('stale', 0.39, text, groundOf(newest.passage, newest.words), fix);
};
