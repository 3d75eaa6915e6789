import { isHead } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { rowsOf } from '../read/wording.ts';
import { LINK_TABLE } from './link-table.ts';
import { isEmptyTarget, isNowhere } from './link-targets.ts';
import { withoutArrow } from './link-texts.ts';
import { memoize } from './memoize.ts';

const CLASSES = rowsOf(LINK_TABLE).map(([name = '', begin = '', within = '']) => ({
  name,
  form: new RegExp(String.raw`^(?:${begin})(?!\p{L})|(?<!\p{L})(?:${within})(?!\p{L})`, 'iu'),
}));

/** Path segments of pages about accounts, help, promotions, authors, brands or sellers. */
const ADDRESS =
  /(?:^|[/.])(?:(?:about|why)(?:-[a-z-]+)?|licen[cs](?:es?|ing)|(?:my-?)?account|log-?in|sign-?in|konto|compte|cuenta|wish-?lists?|help|faqs?|hilfe|aide|ayuda|aiuto|ajuda|customer-?(?:service|care)|support|contact(?:-us)?|kontakt|legal|privacy|terms|careers|jobs|karriere|affiliates?|partners?|sellers?|haendler|become-a-[a-z]+|(?:store|shop)-?(?:finder|locator)|promo[a-z]*|sales?|deals|offers|angebote|aktionen|ofertas|offerte|soldes|authors?|autor(?:en|es)?|auteurs?|autori|brands?|marken|marques|marcas|marche|basics|glossary|last-day|how-?[a-z-]*-?works?)(?:[/.]|$)/iu;
/** Addresses of shop departments. */
const DEPARTMENT =
  /\/(?:c|cat|categor\p{L}*|departments?|collections?|kategorien?|rayons?)\/|-c\d+\/?$|[?&](?:cat|category|cid)=/iu;
/** If this many links have such an address, the other links are no departments. */
const MIN_DEPARTMENTS = 4;

/** A file to read or to fill in is no section of a site. */
const FILE = /\.(?:pdf|docx?|xlsx?|odt|zip)$/iu;
/** A motto or a sentence: “You’ll do better at Fern℠”. */
const SLOGAN = /[℠™]|\p{Ll}(?:SM|TM)$|(?<!\p{L})\p{L}+['’](?:ll|re|ve)(?!\p{L})|[.!?…]$/u;

/** The class of a menu entry that names no part of an offer. “people” (women, men, kids) is a department of a shop, but no offer on other sites. */
export const classOfLink = (text: string): string | undefined =>
  CLASSES.find(({ form }) => form.test(text.trim()))?.name ?? (SLOGAN.test(text.trim()) ? 'slogan' : undefined);

type Link = { readonly text: string; readonly href: string };

/** Whether a menu entry names a part of the offer, by its words and its address. */
export const isOfOffer = ({ text, href }: Link): boolean => {
  const name = classOfLink(text);
  const url = URL.parse(href);
  const address = url === null ? '' : `${url.hostname.split('.').slice(0, -2).join('.')}${url.pathname}`;
  if (FILE.test(url?.pathname ?? '') || (ADDRESS.test(address) && !DEPARTMENT.test(address))) return false;
  return name === undefined || name === 'people';
};

/** Classes of links for people who do not come for the offer, and the words of sites whose offer they are. */
const OTHER_AUDIENCES: ReadonlyMap<string, RegExp> = new Map([
  [
    'jobs',
    /(?<!\p{L})(?:jobs?|careers?|recruit\p{L}*|staffing|talent|stellen\p{L}*|personal\p{L}*|karriere|emplois?|recrutement|empleo|trabajo|lavoro|empregos?|vagas)(?!\p{L})/iu,
  ],
  [
    'funding',
    /(?<!\p{L})(?:funding|grants?|foundation|charit\p{L}+|donat\p{L}+|förder\p{L}*|stiftung|subventions?|fondation|subvenciones|fundación|fondazione|fundação)(?!\p{L})/iu,
  ],
  [
    'insurance',
    /(?<!\p{L})(?:insur\p{L}+|\p{L}*versicherung\p{L}*|assur\p{L}+|mutuelle|seguros?|assicura\p{L}+)(?!\p{L})/iu,
  ],
]);
const JOBS =
  /(?:^|[/.])(?:careers?|jobs?|karriere|stellenangebote|vacanc(?:y|ies)|recrutement|empleo|lavora-con-noi|trabalhe-conosco|work-(?:with|for)-us|join-our-team|employment)(?:[/.-]|$)/iu;

const nameOf = (text: string): string => withoutArrow(text).toLowerCase();
/** The targets of links and buttons by their text. */
const targetsIn = memoize(({ snapshot: { callsToAction, links } }: Site): ReadonlyMap<string, readonly string[]> => {
  const targets = new Map<string, string[]>();
  for (const { text, href } of [...callsToAction, ...links])
    if (href !== undefined) targets.set(nameOf(text), [...(targets.get(nameOf(text)) ?? []), href]);
  return targets;
});
const headsOf = memoize(({ said }: Site): string =>
  said
    .filter((passage) => passage.page === 0 && isHead(passage))
    .map(({ text }) => text)
    .join(' '),
);

/** Whether a link is for job applicants or funding requests, is about insurance of others, or leads nowhere. */
export const isUnrelatedToOffer = (site: Site, text: string): boolean => {
  const targets = targetsIn(site).get(nameOf(text)) ?? [];
  const isDead = targets.length > 0 && targets.every((href) => isEmptyTarget(href, site.snapshot.finalUrl));
  if (isDead || targets.some((href) => isNowhere(href, site.snapshot.finalUrl))) return true;
  const paths = targets.map((href) => `${URL.parse(href)?.host ?? ''}${URL.parse(href)?.pathname ?? ''}`);
  const isOfWork = paths.length > 0 && paths.every((path) => JOBS.test(path));
  const subject = OTHER_AUDIENCES.get(isOfWork ? 'jobs' : (classOfLink(text) ?? ''));
  return subject !== undefined && !subject.test(headsOf(site));
};

/** Classes of links that are no step for a visitor. */
const NO_STEP: ReadonlySet<string> = new Set(['legal', 'account', 'partner']);

/** Whether a link or button is a step for visitors who come for the offer. */
export const isVisitorStep = (site: Site, text: string): boolean =>
  !NO_STEP.has(classOfLink(text) ?? '') && !isUnrelatedToOffer(site, text);

/** The links with addresses of departments if there are enough of them, else all links. */
export const departmentsAmong = <T extends Link>(links: readonly T[]): readonly T[] => {
  const departments = links.filter(({ href }) => DEPARTMENT.test(href));
  return new Set(departments.map(({ text }) => text)).size < MIN_DEPARTMENTS ? links : departments;
};
