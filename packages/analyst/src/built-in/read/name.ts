import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { HOSTING_LABELS } from './hosting-services.ts';
import { abbreviates, isOfOthers, isSeen, isShown, leadingWords, letters, ownerIn } from './name-signs.ts';
import { escaped, setOf, wordsOf } from './wording.ts';

/** What a site is called. `inText` is fit for the middle of a sentence. */
export type Name = { readonly title: string; readonly inText: string };

const parted = /\s+[|–—·•»›~:-]+\s+|:\s+|\s*[|｜·•»]\s*/u;

const generic =
  /^(?:home|home ?page|welcome|index|start|startseite|willkommen|accueil|bienvenue|inicio|bienvenidos|início|página inicial|начало|главная(?: страница)?|strona główna|domů|úvod|forsiden?|hem|etusivu|kezdőlap|főoldal|acasă|ana ?sayfa|pagrindinis|početna|benvenuti|about(?: us)?|blog|untitled|document|main page|official (?:web)?site|overview|introduction|contact|contact us|kontakt|contacto|contatti|contato|docs|documentation|docs home|get started|getting started|products?|shop|news|the official (?:web)?site|readme|(?:play|register|sign up|subscribe|order|try|buy|book|join)(?: (?:for )?\p{L}+)? now|sign (?:in|up)|log ?in|create (?:an )?account|my account)$/iu;

const isAddress = (host: string): boolean => /^[\d.:[\]]+$/u.test(host) || host.startsWith('[') || host === 'localhost';

/** The host of a site, without `www.`. */
export const hostOf = (snapshot: SiteSnapshot): string => {
  const url = URL.parse(snapshot.finalUrl) ?? URL.parse(snapshot.requestedUrl);
  return url?.hostname.replace(/^www\./u, '') ?? '';
};

const GREETING =
  /^(?:welcome to|willkommen (?:bei|auf|beim|im|in)|bienvenue (?:chez|sur|à|au)|bienvenid[oa]s? (?:al?|en)|benvenut[io] (?:da|su|in|nel|al?)|bem[- ]vind[oa]s? (?:à|ao?)|home of)\s+(?:the\s+)?/iu;
const withoutGreeting = (text: string): string =>
  GREETING.test(text) ? text.replace(GREETING, '').replace(/!+$/u, '').trim() : text.trim();

/** The parts of a title, without those that name only the place of the page. */
export const titleParts = (title: string): readonly string[] =>
  title
    .replaceAll(/\s*\([^()]*\)/gu, '')
    .split(parted)
    .map((part) => withoutGreeting(part.replace(/\s+[|–—·•»›~:-]+$/u, '').trim()))
    .filter((part) => part !== '' && !generic.test(part));

/** “Your roof. Our craft.”: a motto, and no name. */
const MOTTO = /\p{L}{3,}\.\s\p{Lu}\p{L}{2,}/u;
const isShort = (text: string): boolean =>
  wordsOf(text).length > 0 && wordsOf(text).length <= 5 && text.length <= 40 && !MOTTO.test(text);

/** The host's own label as the text writes it: `happypaws` is “Happy Paws”. */
const writtenOut = (label: string, text: string): string | undefined => {
  if (label.length < 4 || label.length > 30) return undefined;
  const letter = Array.from(label, escaped).join('[ -]?');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${letter}(?![\p{L}\p{N}])`, 'giu');
  const found = (text.slice(0, 20_000).match(pattern) ?? []).filter((match) => /^\p{Lu}/u.test(match));
  return found.length >= 2 ? found[0] : undefined;
};

/** The host's own label as the line of the copyright writes it. */
const ownerWrittenOut = (label: string, { frame, blocks }: SiteSnapshot): string | undefined => {
  if (label.length < 4) return undefined;
  const owner = ownerIn([...frame, ...blocks.map(({ text }) => text)]) ?? '';
  const ends = [...owner.matchAll(/[\p{L}\p{N}'’&]+/gu)].map(({ 0: word, index }) => index + word.length);
  return ends.map((end) => owner.slice(0, end)).find((words) => /^\p{Lu}/u.test(words) && letters(words) === label);
};

const secondLevel = setOf('co com org net gov gouv gob ac edu or ne');

/** The part of a host that its owner chose. */
const labelOf = (host: string): string => {
  const labels = host.split('.').slice(0, -1);
  const own = secondLevel.has(labels.at(-1) ?? '') ? labels.slice(0, -1) : labels;
  if (!HOSTING_LABELS.has(own.at(-1) ?? '')) return letters(own.at(-1) ?? '');
  return own.length > 1 ? letters(own[0] ?? '') : '';
};

const occurrences = (part: string, text: string): number => text.slice(0, 20_000).split(part).length - 1;

const isInnerPage = (snapshot: SiteSnapshot): boolean => {
  const path = URL.parse(snapshot.finalUrl)?.pathname ?? '/';
  return !/^\/(?:index\.\w+)?$/u.test(path) && !path.endsWith('/');
};

/** A hosting service: the label of the host is an account, and need not be the name of the site. */
const isHosted = (host: string): boolean => HOSTING_LABELS.has(host.split('.').at(-2) ?? '');

/** The part of a title that the text repeats most; home pages put their name first, inner pages last. */
const mostRepeated = (parts: readonly string[], snapshot: SiteSnapshot): string | undefined => {
  const ordered = isInnerPage(snapshot) ? parts.toReversed() : parts;
  return ordered.toSorted((a, b) => occurrences(b, snapshot.text) - occurrences(a, snapshot.text))[0];
};

/** “Lou Cantou” at loucantou.host.example: the owner chose the first part of the host. */
const isSubdomain = (host: string, part: string): boolean =>
  host.split('.').length > 2 &&
  letters(part).length >= SHORTEST_OWN &&
  letters(host.split('.')[0] ?? '') === letters(part);

const organisation =
  /^(?:organization|website|softwareapplication|webapplication|localbusiness|restaurant|store|newsmediaorganization|corporation|ngo)$/iu;

const MANY = 2;

/** Types of what a page is or shows, not of who runs it. */
const OF_CONTENT =
  /page|article|posting|breadcrumb|itemlist|product|offer|image|video|audio|event|person|review|rating|recipe|question|answer|place|address|action|book|movie|course|software|creativework|thing/iu;
/** Any other data with a name that the title has as well: “BedAndBreakfast”. */
const markedInTitle = ({ structuredData, title }: SiteSnapshot): string | undefined => {
  const names = structuredData.filter(({ type }) => !OF_CONTENT.test(type)).map(({ name }) => letters(name));
  return titleParts(title).find((part) => isShort(part) && names.includes(letters(part)));
};

/** What structured data calls the site: of many businesses on one page, each is another. */
const markedName = ({ structuredData }: SiteSnapshot): string | undefined => {
  const names = new Set(structuredData.filter(({ type }) => organisation.test(type)).map(({ name }) => name.trim()));
  const [name = ''] = names;
  return names.size <= MANY && isShort(name) ? name : undefined;
};

/** The project that a hosting service shows below its owner’s address: `boxfit` of `ana.github.io/boxfit`. */
const hostedPath = ({ finalUrl }: SiteSnapshot): string => {
  const url = URL.parse(finalUrl);
  const isHosted = url?.hostname.split('.').some((label) => HOSTING_LABELS.has(label)) === true;
  return isHosted ? letters(url.pathname.split('/')[1] ?? '') : '-';
};

const SUBJECTS = 2;
const LONGEST_SUBJECT = 3;
const LEAST_LABEL = 3;

/** Whether sentences of the page say something of a part of its title: “RustBelt 2026 takes place in May”. */
const isSubject = (part: string, label: string, { title, text, description }: SiteSnapshot): boolean => {
  if (!/^\p{Lu}/u.test(part) || wordsOf(part).length > LONGEST_SUBJECT) return false;
  const read = `${description}\n${text.slice(0, 20_000)}`;
  // Who goes by the host is not called by a word of the trade.
  if (label.length > LEAST_LABEL && letters(`${title} ${read}`).includes(label)) return false;
  const said = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(part)}\s\p{Ll}{2,}`, 'gu');
  return (read.match(said) ?? []).length >= SUBJECTS && !isOfOthers(part, read);
};

const SHORTEST_OWN = 4;
/** “Forge Nine of the Valley” below the main heading “Forge Nine”: the heading has the name that the title writes out. */
const isHeaded = (part: string, snapshot: SiteSnapshot): boolean =>
  !isInnerPage(snapshot) &&
  snapshot.headings.some(({ level, text }) => {
    const own = letters(text);
    return level === 1 && own.length >= SHORTEST_OWN && own !== letters(part) && letters(part).startsWith(own);
  });

/** “… Metro Area”: where a business is, not what it is called. */
const AREA =
  /\b(?:metro(?:politan)? area|bay area|\p{Lu}{2,4} area|metropolregion|umgebung|landkreis|agglomération|métropole|dintorni)$/iu;
const withoutAreas = (parts: readonly string[]): readonly string[] => {
  const rest = parts.filter((part) => !AREA.test(part));
  return rest.length > 0 ? rest : parts;
};
const COMMON = setOf(
  'docs blog shop store help support status play learn forum wiki news jobs mail portal online data',
);

/** A title whose first word the host begins with: “ASSETS 2026” at assets26.sigaccess.org. */
const begunBy = (host: string, part: string): boolean => {
  const [first = '', ...labels] = host.split('.');
  const word = letters(wordsOf(part)[0] ?? '');
  const isOwn = word.length >= SHORTEST_OWN && !COMMON.has(word) && letters(first).startsWith(word);
  return isOwn && labels.length >= 2 && !isHosted(host) && wordsOf(part).length <= LONGEST_SUBJECT;
};

const LONG_LABEL = 8;
/** “Heatguard” at heatguardstore.example. */
const isShopOf = (label: string, part: string): boolean =>
  /^(?:store|shop|online|hq|inc|gmbh)$/u.test(label.slice(letters(part).length));

const candidates = (snapshot: SiteSnapshot): (string | undefined)[] => {
  const parts = withoutAreas(titleParts(snapshot.title));
  const host = hostOf(snapshot);
  const label = isAddress(host) ? '' : labelOf(host);
  const ofSite = snapshot.siteName === undefined ? [] : withoutAreas(titleParts(snapshot.siteName));
  const shortParts = parts.filter(isShort);
  const isNamed = (part: string): boolean => letters(part).includes(label) && !/\bvs\b/iu.test(part);
  const named = label.length > 2 ? shortParts.filter(isNamed) : [];
  const called = shortParts.filter((part) => wordsOf(part).length <= 3 || !/^an?\s/iu.test(part));
  const shown = called.filter((part) => isShown(part, snapshot));
  // “Our offers, Acme-Bikes.example”: the address in the title is the name.
  const addresses = parts.flatMap((part) => part.split(/,\s+/u)).filter((part) => letters(part) === letters(host));
  const exact = label.length > 2 ? (shortParts.find((part) => letters(part) === label) ?? addresses[0]) : undefined;
  const written = writtenOut(label, snapshot.text) ?? ownerWrittenOut(label, snapshot);
  // “Discount Lamps – Free Shipping” at adaslamps.example is a slogan, “Lamp” there a part of the name.
  const isSlogan = (part: string): boolean =>
    (exact ?? written) !== undefined &&
    !letters(part).includes(label) &&
    !(label.length < LONG_LABEL && abbreviates(label, part));
  return [
    ofSite.find((part) => isShort(part) && !isSlogan(part) && isSeen(part, host, snapshot)),
    exact,
    markedName(snapshot) ?? markedInTitle(snapshot),
    named.find((part) => wordsOf(part).length <= 3),
    written,
    label.length > 2
      ? parts
          .map((part) => leadingWords(label, part))
          .find((part) => part !== undefined && (isShopOf(label, part) || !isOfOthers(part, snapshot.text)))
      : undefined,
    label.length > 1 ? shortParts.find((part) => abbreviates(label, part)) : undefined,
    shortParts.find((part) => isSubdomain(host, part)),
    titleParts(snapshot.title).length === 1 ? shortParts.find((part) => begunBy(host, part)) : undefined,
    parts.find((part) => /^[\w.-]+\/[\w.-]+$/u.test(part)),
    shortParts.find((part) => letters(part) === hostedPath(snapshot)) ??
      writtenOut(hostedPath(snapshot), snapshot.text),
    isHosted(host) ? called.find((part) => isHeaded(part, snapshot)) : undefined,
    called.find((part) => isSubject(part, label, snapshot)),
    mostRepeated(shown, snapshot),
    writtenOut(label, [...snapshot.frame, snapshot.text].join('\n')),
    // An IP address, or an account at a hosting service, names no business.
    label === '' || isHosted(host) ? mostRepeated(called, snapshot) : undefined,
    ofSite.find((part) => isShort(part) && !isSlogan(part)),
  ];
};

/** “Hire Me” at /hire-me is what a page is called, not its site. */
const isTitleOfInnerPage = (snapshot: SiteSnapshot, found: string): boolean =>
  isInnerPage(snapshot) &&
  snapshot.siteName === undefined &&
  titleParts(snapshot.title).length === 1 &&
  found === titleParts(snapshot.title)[0];

/** “owner/repository” is called by what follows the slash, “Tidepool documentation” by what is documented, “Ada Pole, painter” by her name. */
const shortForm = (found: string): string =>
  found
    .replace(/^[\w.-]+\/(?=[\w.-]+$)/u, '')
    .replace(/\s+(?:documentation|docs|manual|handbook|reference|readme)$/iu, '')
    .replace(
      /(?<=\S\s?)\s+(?:online[- ]?(?:shop|store)|webshop|(?:online )?customer (?:support|service)(?: options)?)$/iu,
      '',
    )
    .replace(
      /^(?:интернет-магазин|(?:link-)?verzeichnis|online-?shop|boutique en ligne|tienda online|negozio online)\s+(?=\S)/iu,
      '',
    )
    .replace(/^(?<name>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]+){1,2}),\s.+$/u, '$<name>');

/** The short name of a site: what it calls itself, else what its title and host agree on, else its host (D-57). */
export const nameOf = (snapshot: SiteSnapshot): Name => {
  const host = hostOf(snapshot);
  const found = candidates(snapshot).find((candidate) => candidate !== undefined && candidate !== '');
  const address = host === '' || isAddress(host) ? 'the page' : host;
  if (found === undefined) {
    const title = (host || titleParts(snapshot.title)[0]) ?? (snapshot.title.trim() || 'Untitled page');
    return { title: title.slice(0, 300), inText: address };
  }
  const name = shortForm(found);
  const isBrand = wordsOf(name).length <= 5 && name.length <= 28 && !isTitleOfInnerPage(snapshot, found);
  return { title: name, inText: isBrand ? name : address };
};
