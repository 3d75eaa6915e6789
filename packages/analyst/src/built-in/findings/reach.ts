import { kindsOf } from '../kind/kind.ts';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { KNOWN_LANGUAGES, languageOf } from '../read/language.ts';
import { FREE_HOSTS } from '../read/hosting-services.ts';
import { letters } from '../read/name-signs.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { type Finding, groundOf, inferred, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { type Check, findingsOf } from './findings.ts';
import { hostOf } from './link-targets.ts';
import { doubledTitle, emptyStart, repeatedTitle } from './title-words.ts';
import { descriptionOf } from './page-top.ts';

const pathOf = (url: string): string => {
  const { pathname, search } = URL.parse(url) ?? { pathname: url, search: '' };
  return `${pathname}${search}`;
};

/** Two pages may have the same title for a reason. */
const MIN_PAGES = 3;

/** Pages about different subjects with the same title. */
const sameTitle: Check = ({ site }) => {
  const { title } = site.snapshot;
  const same = site.pages.slice(1).filter((page) => page.title === title);
  const [heading, path] = same.flatMap((page) => {
    const first = page.headings.find(({ text, level }) => level === 1 && text.length <= 60 && !title.includes(text));
    const isOwn = first !== undefined && !site.snapshot.headings.some(({ text }) => text === first.text);
    return isOwn ? [[first.text, pathOf(page.finalUrl)] as const] : [];
  })[0] ?? [undefined, ''];
  if (title === '' || same.length + 1 < MIN_PAGES || heading === undefined) return undefined;
  const paths = listed(same.slice(0, 3).map(({ finalUrl }) => pathOf(finalUrl)));
  const text = `${same.length + 1} pages have the same title ${quoted(excerpt(title, 70))}, so search results cannot distinguish them`;
  const basis = inferred(`The first page and ${paths} have the same title.`);
  const fix = `Begin the title of ${path} with ${quoted(heading)}, and so on for the other pages`;
  return weakness('same-title', 0.58, text, basis, fix);
};

/** The page is in another language than its markup says. */
const wrongLanguage: Check = ({ site }) => {
  const { snapshot, language } = site;
  const tag = /^[a-z]{2}(?=$|[-_])/iu.exec(snapshot.language?.trim() ?? '')?.[0]?.toLowerCase();
  if (tag === undefined || tag === language.tag || snapshot.wordCount < MIN_WORDS) return undefined;
  // For other languages only few words are known, and related languages share most of them.
  if (!KNOWN_LANGUAGES.has(language.tag)) return undefined;
  // The title may be in another language than half of the page, so the text alone must give the same result.
  if (languageOf({ title: '', description: '', text: snapshot.text, language: tag }).tag !== language.tag)
    return undefined;
  const first = site.said.find(
    ({ page, place, isQuotable, text }) => page === 0 && isQuotable && place === 'text' && text.length > 40,
  );
  if (first === undefined) return undefined;
  const text = `The page is in ${language.name}, and its markup calls it “${snapshot.language ?? ''}”: browsers offer to translate it`;
  const basis = inferred(
    `The attribute lang is “${snapshot.language ?? ''}”; the text reads ${quoted(excerpt(first.text, 90))}.`,
  );
  const fix = `Change lang="${snapshot.language ?? ''}" to lang="${language.tag}" in the markup of the page`;
  return weakness('wrong-language', 0.52, text, basis, fix);
};
const MIN_WORDS = 80;

const DANGLING =
  /\s(?:and|or|the|a|an|of|to|for|with|in|such|as|our|und|oder|der|die|das|für|mit|von|et|ou|de|des|la|le|les|pour|avec|y|con|para|e|di|per|do|da|com)$/iu;
const CUT = /(?:\.{3}|…)$/u;
const MIN_LENGTH = 60;
/** A longer description holds a whole text, of which the snapshot has only the first part. */
const MAX_DESCRIPTION_LENGTH = 1_500;
const TAIL = 25;

/** A meta description that ends in the middle of a sentence. */
const brokenOff: Check = ({ site }) => {
  const passage = descriptionOf(site);
  const start = passage?.text.trim().replace(CUT, '').trim() ?? '';
  if (passage === undefined || start.length < MIN_LENGTH || start.length > MAX_DESCRIPTION_LENGTH) return undefined;
  // The description is cut if a text of the page continues where it ends.
  const tail = start.slice(-TAIL);
  const isCut = site.said.some(({ place, text }) => {
    const at = place === 'description' ? -1 : text.indexOf(tail);
    return at >= 0 && /\p{L}$/u.test(tail) && /^(?:\p{Ll}|\s\p{Ll})/u.test(text.slice(at + tail.length));
  });
  if (!isCut && !DANGLING.test(start)) return undefined;
  const end = quoted(start.slice(-60).replace(/^\S*\s/u, ''));
  const text = `The description for search engines breaks off in the middle of a sentence, after ${end}`;
  const fix = `Finish the description for search engines: it ends with ${end}`;
  return weakness('broken-off', 0.56, text, groundOf(passage), fix);
};

const FREE_MAIL =
  /(?<![\w.+-])[\w.+-]{1,64}@(?:gmail|googlemail|hotmail|outlook|yahoo|ymail|aol|icloud|gmx|web|libero|orange|wanadoo|t-online|live|uol|bol|terra)\.(?:com|de|net|fr|it|es|at|ch|com\.br|co\.uk|jp)(?![\w.])/iu;
/** Kinds of sites whose customers pay or trust them with health or legal matters, and so look at the address. */
const TRUSTED = kindsOf(
  'shop producer manufacturer trade practice agency health wellness builder finance insurance real-estate lodging recruitment saas travel transport',
);

/** Kinds of sites whose members or guests write before they come. */
const JOINED = kindsOf('association nonprofit restaurant course event education');

const MIN_LABEL_LENGTH = 3;

/** The first email address of a free provider on the site. */
const freeAddress = ({ said }: Site): { readonly passage: Passage; readonly address: string } | undefined => {
  const passage = said.find(
    ({ text, isQuotable, place }) => isQuotable && place !== 'quote' && FREE_MAIL.test(text.slice(0, 2_000)),
  );
  const address = passage && FREE_MAIL.exec(passage.text)?.[0];
  return passage === undefined || address === undefined ? undefined : { passage, address };
};

/** A business that has its own domain but an email address of a free provider. */
const freeMail: Check = ({ site, isSure, judgment }) => {
  const isOfNote = TRUSTED.has(judgment.kind.id) || JOINED.has(judgment.kind.id);
  if (!isSure || !isOfNote || FREE_HOSTS.test(site.host)) return undefined;
  // A page on a marketplace or a network is on the domain of someone else.
  const label = letters(site.host.split('.').at(-2) ?? '');
  const title = letters(site.snapshot.title);
  if (label.length < MIN_LABEL_LENGTH || (!title.includes(label) && !label.includes(title || ' '))) return undefined;
  const free = freeAddress(site);
  if (free === undefined) return undefined;
  const { passage, address } = free;
  const text = `The address for questions is ${address}, although the site has the domain ${site.host}`;
  const fix = `Give an email address at ${site.host.replace(/^www\./u, '')} instead of ${address}`;
  return weakness('free-mail', 0.5, text, groundOf(passage, address), fix);
};

/** Hosts of other services that pages mention. */
const OF_OTHERS =
  /(?:^|\.)(?:facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|google|goo|gmail|github|wa|t|amazon|ebay|etsy|paypal|booking|airbnb|tripadvisor|schema|w3|example|spotify|apple)\.\w+$/iu;
const PRINTED =
  /(?<![\w@.-])(?:https?:\/\/)?(?:www\.)?((?:[a-z\d-]{2,40}\.){1,2}(?:com|org|net|info|biz|eu|de|at|ch|fr|es|it|pt|br|co|io|jp|uk|us|ca|au|shop|store))(?![\w@-])(?!\.\w)/giu;
const CALLED_SITE = /\burl\b|\b(?:web)?site\b|\bweb\b|homepage|webseite|ホームページ|公式/iu;

/** The hosts of other sites that links and buttons lead to. */
const linkedHosts = ({ links, callsToAction }: SiteSnapshot): readonly string[] =>
  [...links, ...callsToAction].map(({ href = '' }) => hostOf(href));
const MAILED = /@((?:[\w-]{2,40}\.){1,2}\w{2,10})(?![\w-])/gu;
const MIN_OWN_LENGTH = 5;
/** Whether a host matches a name: `fernroofing.example` and “Fern Roofing GmbH”. */
const isCalledLike = (host: string, name: string): boolean => {
  const label = letters(host.split('.').at(-2) ?? '');
  const called = letters(name);
  const isSame = label.includes(called) || called.includes(label);
  return label.length >= MIN_OWN_LENGTH && called.length >= MIN_OWN_LENGTH && isSame && !FREE_HOSTS.test(host);
};

/** Whether the page mentions its own domain: one that resembles its name, is called a website, or occurs more than once. */
const printsOwnHost = ({ said, host, snapshot, name }: Site): boolean => {
  const mailed = said.flatMap(({ text }) => Array.from(text.slice(0, 500).matchAll(MAILED), ([, found = '']) => found));
  if ([...linkedHosts(snapshot), ...mailed].some((each) => isCalledLike(each, name.title))) return true;
  const printed = said.flatMap(({ text }) =>
    Array.from(text.slice(0, 500).matchAll(PRINTED), ([, found = '']) => {
      return { found: found.toLowerCase(), isCalled: CALLED_SITE.test(text) };
    }).filter(({ found }) => found !== host && !FREE_HOSTS.test(found) && !OF_OTHERS.test(found)),
  );
  return printed.some(
    ({ found, isCalled }, at) => isCalled || printed.findIndex((each) => each.found === found) !== at,
  );
};

/** A business without its own domain, on the host of a hosting service. */
const borrowedHost: Check = ({ site, isSure, judgment }) => {
  if (!isSure || !TRUSTED.has(judgment.kind.id) || !FREE_HOSTS.test(site.host)) return undefined;
  if (printsOwnHost(site)) return undefined;
  const { inText } = site.name;
  const address = freeAddress(site)?.address;
  const mail = address === undefined ? '' : `, its email ${address}`;
  const text = `${inText} has no custom domain: its address is ${site.host}${mail}`;
  const reason = `The page was read at ${site.host}, a subdomain of a hosting service`;
  const basis = inferred(`${reason}${address === undefined ? '' : `; it prints ${address}`}.`);
  const rest = address === undefined ? `lead ${site.host} to it` : `use it for the page and instead of ${address}`;
  return weakness('borrowed-host', 0.45, text, basis, `Register a domain for ${inText} and ${rest}`);
};

const CHECKS: readonly Check[] = [
  doubledTitle,
  emptyStart,
  repeatedTitle,
  sameTitle,
  wrongLanguage,
  brokenOff,
  freeMail,
  borrowedHost,
];

/** Obstacles for search engines and browsers, and addresses that customers may not trust. */
export const reachFindings = (context: Context): readonly Finding[] => findingsOf(CHECKS, context);
