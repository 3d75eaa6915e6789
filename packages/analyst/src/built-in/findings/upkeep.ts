import { kindsOf } from '../kind/kind.ts';
import { editorialIn } from '../read/editorial.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import { UPCOMING } from './coming-soon.ts';
import type { Context } from './context.ts';
import { type Check, findingsOf } from './findings.ts';
import { isInnerPage } from './inner-page.ts';
import { loadingIn } from './loading.ts';
import { memoize } from './memoize.ts';
import { isSoftwareCredit } from './software-credit.ts';
import { COPYRIGHT, lastDatedYear, OLD_YEAR, stale, YEAR } from './stale.ts';

/** Offers with an end: valid until a day, or for a season. */
const LIMITED =
  /\b(?:only (?:in|until)|valid (?:until|only (?:until|in \p{Lu}|from)|through)|offers? (?:ends?|expires?)|expires? (?:on )?|sale ends?|nominations? due|(?:deadline|apply by|register by|submissions? due|einsendeschluss|anmeldeschluss|date limite|fecha límite|scadenza)\b.{0,30}|black friday|cyber monday|(?:shipping|delivery|arrival) date|from .{3,20} until|holidays?\b.{0,12}\bfrom|gültig bis|angebot(?:e)? bis|valide solo|valid[ei] fino|valable jusqu|jusqu['’]au \d+|válid[oa]s? hasta|hasta el (?:día )?\d+|válid[oa] até)\b/iu;
const DATE =
  /\b(?:19|20)\d\d-\d\d-\d\d\b|\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d\b|\b(?:\d{1,2}(?:st|nd|rd|th|\.)?\s)?(?:de\s)?\p{L}{3,10}\.?\s(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?(?:de\s)?(?:19|20)\d\d\b/iu;
const MAX_LENGTH = 220;

/** Kinds of sites whose texts are mostly written by others. */
const BY_OTHERS = kindsOf('directory marketplace store-listing forum media');
/** Kinds of sites that keep past dates on purpose. */
const ARCHIVES = kindsOf('news blog reference research forum education event media');

/** Whether a text has years and all of them are in the past. */
const isPast = (text: string): boolean => {
  const days = text.replaceAll(/(\d{1,2})[./](\d{1,2})[./](?=20\d\d)/gu, '$1 $2 ');
  const years = Array.from(days.matchAll(YEAR), ([year]) => Number(year));
  return years.length > 0 && years.every((year) => year <= OLD_YEAR);
};

const isShown = ({ page, isQuotable, place, text }: Passage): boolean =>
  page === 0 &&
  isQuotable &&
  place !== 'quote' &&
  place !== 'title' &&
  text.length <= MAX_LENGTH &&
  !COPYRIGHT.test(text) &&
  // A visitor's old post is no expired offer.
  !POST_LINE.test(text);

/** Offers and dates that expired years ago. */
const expired: Check = ({ site, judgment }) => {
  if (ARCHIVES.has(judgment.kind.id)) return undefined;
  const shown = site.said.filter((passage) => isShown(passage) && isPast(passage.text));
  const offer = shown.find(({ text }) => LIMITED.test(text));
  const date = shown.find(({ section, text }) => UPCOMING.test(section) && DATE.test(text));
  const found = offer ?? date;
  if (found === undefined) return undefined;
  const words = quoted(excerpt(sentenceAt(found, (offer ? LIMITED : DATE).exec(found.text)?.index ?? 0), 110));
  const section = quoted(excerpt(found.section, 60));
  if (offer) {
    const text = `The page still announces something that has ended: ${words}`;
    return weakness('expired', 0.92, text, groundOf(found), `Replace ${words} with what applies today`);
  }
  const text = `A past date is listed under ${section}: ${words}`;
  return weakness('expired', 0.92, text, groundOf(found), `List the next dates under ${section} instead of ${words}`);
};

/** Common misspellings by language: wrong, then right. */
const MISSPELLINGS: Readonly<Record<string, string>> = {
  en: `tecnology technology, tecnologies technologies, recieve receive, recieved received, seperate separate, seperately separately, definately definitely, occured occurred, accomodate accommodate, accomodation accommodation, accomodations accommodations, succesful successful, successfull successful, succesfully successfully, adress address, beleive believe, calender calendar, commited committed, existance existence, experiance experience, enviroment environment, goverment government, guarentee guarantee, garantee guarantee, gaurantee guarantee, immediatly immediately, independant independent, maintainance maintenance, maintenence maintenance, neccessary necessary, necesary necessary, occassion occasion, oppurtunity opportunity, oportunity opportunity, profesional professional, proffesional professional, proffessional professional, recomend recommend, reccomend recommend, recomended recommended, restaraunt restaurant, resturant restaurant, tommorow tomorrow, untill until, writting writing, managment management, developement development, langauge language, availible available, avaliable available, availabe available, accross across, acheive achieve, becuase because, compatability compatibility, completly completely, familar familiar, intergrate integrate, intresting interesting, similiar similar, transfered transferred, wierd weird, practicioner practitioner, equipments equipment, servises services, bussiness business, buisness business, busines business, qualty quality, personel personnel, responsability responsibility, succes success, sucess success, visting visiting, explaination explanation, knowlege knowledge, catagory category, comittee committee, dissapoint disappoint, embarass embarrass, independance independence, liason liaison, medecine medicine, priviledge privilege, publically publicly, questionaire questionnaire, schedual schedule, mobilty mobility, affliate affiliate, forcast forecast, forcasts forecasts, whatapp WhatsApp, whatapps WhatsApp, catalouge catalogue, jewlery jewelry, disscussion discussion, disscussions discussions, furnitures furniture, garanteed guaranteed, seperatly separately, jewelery jewelry`,
  de: `standart Standard, addresse Adresse, agressiv aggressiv, terasse Terrasse, wiederspiegelt widerspiegelt, entgültig endgültig, orginal Original, vorraus voraus, vorraussetzung Voraussetzung, kommision Kommission`,
  es: `desarollo desarrollo, desarollar desarrollar, excelencía excelencia, exelente excelente, exelencia excelencia`,
  fr: `parmis parmi, malgrés malgré, acceuil accueil, acceuillir accueillir, profesionnel professionnel`,
  pt: `excessão exceção, previlégio privilégio, beneficiente beneficente`,
  it: `propio proprio, eccezzionale eccezionale`,
};

/** The misspellings of a language with their corrections. */
const misspellingsIn = (language: string): ReadonlyMap<string, string> =>
  new Map(
    (MISSPELLINGS[language] ?? '')
      .split(',')
      .map((row) => row.trim().split(/\s+/u))
      .map(([wrong = '', right = '']) => [wrong, right]),
  );

/** Headings above visitors' texts in a forum, a guest book or comments. */
const BY_VISITORS =
  /forum|comment|kommentar|guest ?book|gästebuch|livre d['’]or|discussion|messages|mensajes|messaggi|mensagens|reviews?$|bewertungen|avis\b/iu;
const POST_LINE =
  /\d{1,2}[./]\d{1,2}[./]\d{2,4}\W{0,3}(?:à|at|um|a las|alle|às|,)?\s?\d{1,2}[:h]\d\d|(?<!\p{L})(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu)\s?:/iu;
/** A misspelled word in the site's own texts. Products, posts and listings are written by others. */
const misspelled: Check = ({ site, own, judgment }) => {
  const known = misspellingsIn(site.language.tag);
  const [others, goods] = [editorialIn(site), new Set(site.snapshot.links.map(({ text }) => text))];
  const names = own.filter((passage) => isHead(passage) || passage.text.includes(site.name.title));
  for (const passage of BY_OTHERS.has(judgment.kind.id) ? names : site.said) {
    if (!passage.isQuotable || passage.place === 'quote' || others.has(passage) || goods.has(passage.section)) continue;
    if (BY_VISITORS.test(passage.section) || POST_LINE.test(passage.text)) continue;
    const wrong = passage.text.slice(0, 2_000).match(/\p{L}+/gu) ?? [];
    const found = wrong.find((word) => known.has(word.toLowerCase()));
    if (found === undefined) continue;
    const right = known.get(found.toLowerCase()) ?? '';
    const sentence = sentenceAt(passage, passage.text.indexOf(found));
    const fix = `Correct “${found}” to “${right}” in ${quoted(excerpt(sentence, 70))}`;
    const text = `Misspelled on the page: “${found}” instead of “${right}”`;
    return weakness('misspelled', 0.57, text, groundOf(passage, sentence), fix);
  }
  return undefined;
};

/** Whether a copyright line belongs to someone else: “© FCA US LLC 2015” below a picture. */
const isOfOthers = (notice: string, name: string): boolean => {
  const owner = notice.match(/\p{L}{3,}/gu)?.filter((word) => !/^copyright$/iu.test(word)) ?? [];
  return owner.length > 0 && !owner.some((word) => name.toLowerCase().includes(word.toLowerCase()));
};

/** “Copyright 1997 - Acme”: a start year, after which a script should have written the current one. */
const OPEN_SPAN = /^\s?[-–—](?!\s?\d)/u;
const EARLY = 2010;
/** A copyright year this far behind the dates on the page was forgotten. */
const LAGS = 3;

/** The newest copyright year of the site, if it is old. Dates of about the same age mean that it was right when the page was read. */
const oldCopyright: Check = ({ site }) => {
  const notices = site.said.flatMap((passage) => {
    const found = passage.page > 0 ? null : COPYRIGHT.exec(passage.text.slice(0, 400));
    if (found === null || isSoftwareCredit(passage.text, found) || isOfOthers(found[0], site.name.title)) return [];
    const isOpen = Number(found[1]) < EARLY && OPEN_SPAN.test(passage.text.slice(found.index + found[0].length));
    return found[2] === undefined && isOpen ? [] : [{ passage, notice: found[0], year: Number(found[2] ?? found[1]) }];
  });
  const [newest] = notices.toSorted((a, b) => b.year - a.year);
  const dated = lastDatedYear(site.said);
  const isRight = newest !== undefined && dated >= newest.year && dated < newest.year + LAGS;
  if (newest === undefined || newest.year > OLD_YEAR || isRight) return undefined;
  const words = `“${newest.notice.trim()}”`;
  const beside = dated > newest.year ? `, beside dates of ${dated}` : '';
  const basis = groundOf(newest.passage, newest.notice);
  return weakness('dated', 0.35, `The footer still says ${words}${beside}`, basis, `Update ${words} in the footer`);
};

const APPLICATIONS = kindsOf('app saas developer-tool game');

/** Content that only a script loads, so that search engines and slow phones miss it. */
const unloadedParts: Check = (context) => {
  const [first] = loadingIn(context);
  // Applications load content while they are used.
  if (first === undefined || (context.isSure && APPLICATIONS.has(context.judgment.kind.id))) return undefined;
  const words = quoted(excerpt(first.text.trim(), 60));
  const isUnder = first.section !== '' && first.section !== first.text;
  const where = `${words}${isUnder ? ` under ${quoted(excerpt(first.section, 60))}` : ''}`;
  const text = `Part of the page is empty without scripts: it reads ${where}`;
  const fix = `Write the content into the HTML where it reads ${where}, so that it does not depend on scripts`;
  return weakness('loading', 0.66, text, groundOf(first), fix);
};

/** An inner page may be an old article. */
const staleSite: Check = (context) => (isInnerPage(context.site) ? undefined : stale(context));

const CHECKS: readonly Check[] = [expired, staleSite, misspelled, unloadedParts, oldCopyright];

/** Signs that the page is not maintained. */
export const upkeepFindings = memoize((context: Context): readonly Finding[] => findingsOf(CHECKS, context));
