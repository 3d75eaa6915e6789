import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { type Check, findingsOf } from './findings.ts';
import { kindsOf } from '../kind/kind.ts';
import { nowhereIn } from './link-targets.ts';
import { withoutArrow } from './link-texts.ts';
import { GREETING } from './page-top.ts';

const NETWORK = 'facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|github|discord|mastodon|threads';
/** Links whose targets are other pages, so that no script can handle them in place. */
const OTHER_PAGES = new RegExp(
  String.raw`^(?:${NETWORK}|privacy(?: policy)?|terms(?: (?:of (?:service|use)|and conditions|& conditions))?|imprint|impressum|datenschutz(?:erklärung)?|agb|mentions légales|política de privacidad|aviso legal|informativa privacy|términos(?: y condiciones)?|termos(?: e condições)?|condizioni(?: d['’]uso)?|conditions générales|cgv|privacidad|privacidade|confidentialité|app store|google play|download on the app store)$`,
  'iu',
);
/** Front pages of social networks. Links to front pages of code hosts are intended; links that share the page have a query. */
const NETWORK_HOME =
  /^https?:\/\/(?:www\.|m\.)?(?:facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest)\.com\/?$/iu;

/** Kinds of sites that link to local addresses and examples on purpose. */
const EXPLAINS = kindsOf('documentation developer-tool open-source reference education blog');

/** Links and buttons whose address was never filled in, or is reachable only from the developer's machine. */
const unreachable: Check = ({ site, judgment }) => {
  if (EXPLAINS.has(judgment.kind.id)) return undefined;
  const { callsToAction, links, finalUrl } = site.snapshot;
  const found = [...callsToAction, ...links].flatMap(({ text, href = '' }) => {
    const address = nowhereIn(href, finalUrl);
    const name = withoutArrow(text);
    return address === undefined || name === '' || name.includes(address) ? [] : [{ name, address }];
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const names = [...new Set(found.map(({ name }) => name))].slice(0, 4);
  const words = listed(names.map((name) => quoted(excerpt(name, 45))));
  const [verb, its] = names.length === 1 ? ['leads', 'its'] : ['lead', 'their'];
  const text = `${words} ${verb} nowhere: ${its} address has “${first.address}” in it`;
  const basis = inferred(`The address of ${quoted(first.name)} on the page reads “${first.address}”.`);
  return weakness('dead-step', 0.93, text, basis, `Give ${words} ${its} real address instead of “${first.address}”`);
};

/** Links to profiles, legal pages or stores with the address “#”. Other links with that address may open a menu by script. */
const emptyLinks: Check = ({ site }) => {
  const { links, finalUrl } = site.snapshot;
  const own = finalUrl.replace(/#.*$/u, '');
  const empty = links.filter(({ href, text }) => href === `${own}#` && OTHER_PAGES.test(text.trim()));
  const names = [...new Set(empty.map(({ text }) => text.trim()))];
  if (names.length === 0) return undefined;
  const words = listed(names.slice(0, 4).map(quoted));
  const [verb, it] = names.length === 1 ? ['leads', 'it'] : ['lead', 'them'];
  const text = `${words} ${verb} nowhere: the address of the link is empty`;
  const basis = inferred(`The page has links called ${words} with the address “#”.`);
  return weakness('dead-link', 0.74, text, basis, `Link ${words} to the real page, or remove ${it}`);
};

/** Links to the front page of a social network instead of a profile. */
const missedProfile: Check = ({ site }) => {
  const found = site.snapshot.links.filter(({ href }) => NETWORK_HOME.test(href));
  const hosts = [...new Set(found.map(({ href }) => URL.parse(href)?.hostname.replace(/^(?:www|m)\./u, '') ?? href))];
  if (hosts.length === 0) return undefined;
  const words = listed(hosts.slice(0, 4));
  const text = `A link leads to the first page of ${words}, not to a profile of ${site.name.inText}`;
  const basis = inferred(`Links of the page have the addresses ${listed(found.slice(0, 4).map(({ href }) => href))}.`);
  const fix = `Link the profile of ${site.name.inText} on ${words} instead of its first page`;
  return weakness('missed-profile', 0.7, text, basis, fix);
};

const VAGUE =
  /^(?:click here|read more|learn more|more|more info|see more|view more|details|find out more|mehr|mehr erfahren|weiterlesen|mehr lesen|hier klicken|en savoir plus|lire la suite|voir plus|leer más|ver más|más información|saber más|scopri di più|leggi (?:di più|tutto)|clicca qui|saiba mais|leia mais|ver mais|詳しくはこちら|もっと見る)[\s.…»›>→]*$/iu;
const MIN_COUNT = 3;

const MIN_NAME_LENGTH = 8;
const MAX_NAME_LENGTH = 60;
/** Badges that do not name the item: “TOP 10”, “NEW 2016”, “Free for you”. */
const BADGE =
  /\b(?:19|20)\d\d\b|\d\s?%|(?<!\p{L})(?:hits?|tops?|new|neu(?:heit(?:en)?)?|aktion|angebote?|sale|offers?|trend|gratis|free|kostenlos|bestseller|promo\p{L}*|nouveau(?:té)?s?|novedad(?:es)?|ofertas?|novità|offert[ae]|novidades?)(?!\p{L})/iu;

/** The heading of a section in which this is the only vague link. */
const headingOver = ({ blocks }: SiteSnapshot, words: string): string | undefined =>
  blocks.find(({ text, section }) => {
    if (text.trim() !== words) return false;
    const name = section.trim();
    const isName =
      name.length >= MIN_NAME_LENGTH && name.length <= MAX_NAME_LENGTH && name.includes(' ') && !GREETING.test(name);
    const below = blocks.filter((each) => each.section === section && VAGUE.test(each.text.trim()));
    return isName && !BADGE.test(name) && below.length === 1;
  })?.section;

/** Several links with the same vague words to different pages. */
const vagueLinks: Check = ({ site }) => {
  const { links } = site.snapshot;
  const vague = links.filter(({ text, href }) => VAGUE.test(text.trim()) && !href.endsWith('#'));
  const targets = new Set(vague.map(({ href }) => href.replace(/#.*$/u, '')));
  const times = (name: string): number => vague.filter(({ text }) => text.trim() === name).length;
  const [first] = vague.toSorted((a, b) => times(b.text.trim()) - times(a.text.trim()));
  if (first === undefined || targets.size < MIN_COUNT) return undefined;
  const words = quoted(first.text.trim());
  const under = headingOver(site.snapshot, first.text.trim());
  const text = `Links to ${targets.size} different pages only read ${words} or similar`;
  const basis = inferred(
    `The page has links called ${words} to ${targets.size} addresses${under === undefined ? '' : `, one of them under ${quoted(under)}`}.`,
  );
  const fix =
    under === undefined
      ? undefined
      : `Say in each link ${words} where it leads, for instance ${quoted(excerpt(under, 50))} in the one under that heading`;
  return weakness('vague-links', 0.38, text, basis, fix);
};

/** Whether a call to action leads nowhere. */
export const hasDeadStep = ({ site: { snapshot } }: Context): boolean =>
  snapshot.callsToAction.some(({ href = '' }) => nowhereIn(href, snapshot.finalUrl) !== undefined);

const CHECKS: readonly Check[] = [unreachable, emptyLinks, missedProfile, vagueLinks];

/** Links that do not lead where their words promise. */
export const deadLinks = (context: Context): readonly Finding[] => findingsOf(CHECKS, context);
