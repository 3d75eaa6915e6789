import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { HOSTING_LABELS } from './hosting-services.ts';
import { abbreviates, isOfOthers, isSeen, isShown, leadingWords, letters, ownerIn } from './name-signs.ts';
import { escaped, setOf, wordsOf } from './wording.ts';

/** The name of a site. `inText` fits into the middle of a sentence. */
export type Name = { readonly title: string; readonly inText: string };

const SEPARATOR = /\s+[|–—·•»›~:-]+\s+|:\s+|\s*[|｜·•»]\s*/u;

const GENERIC =
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

/** The parts of a title, without those that only name the position of the page. */
export const titleParts = (title: string): readonly string[] =>
  title
    .replaceAll(/\s*\([^()]*\)/gu, '')
    .split(SEPARATOR)
    .map((part) => withoutGreeting(part.replace(/\s+[|–—·•»›~:-]+$/u, '').trim()))
    .filter((part) => part !== '' && !GENERIC.test(part));

/** “Your roof. Our craft.”: a motto, not a name. */
const MOTTO = /\p{L}{3,}\.\s\p{Lu}\p{L}{2,}/u;
const isShort = (text: string): boolean =>
  wordsOf(text).length > 0 && wordsOf(text).length <= 5 && text.length <= 40 && !MOTTO.test(text);

/** The label of the host as the text spells it: `happypaws` is “Happy Paws”. */
const writtenOut = (label: string, text: string): string | undefined => {
  if (label.length < 4 || label.length > 30) return undefined;
  const letter = Array.from(label, escaped).join('[ -]?');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${letter}(?![\p{L}\p{N}])`, 'giu');
  const found = (text.slice(0, 20_000).match(pattern) ?? []).filter((match) => /^\p{Lu}/u.test(match));
  return found.length >= 2 ? found[0] : undefined;
};

/** The label of the host as the copyright line spells it. */
const ownerWrittenOut = (label: string, { frame, blocks }: SiteSnapshot): string | undefined => {
  if (label.length < 4) return undefined;
  const owner = ownerIn([...frame, ...blocks.map(({ text }) => text)]) ?? '';
  const ends = [...owner.matchAll(/[\p{L}\p{N}'’&]+/gu)].map(({ 0: word, index }) => index + word.length);
  return ends.map((end) => owner.slice(0, end)).find((words) => /^\p{Lu}/u.test(words) && letters(words) === label);
};

const SECOND_LEVEL = setOf('co com org net gov gouv gob ac edu or ne');

/** The part of a host that its owner chose. */
const labelOf = (host: string): string => {
  const labels = host.split('.').slice(0, -1);
  const own = SECOND_LEVEL.has(labels.at(-1) ?? '') ? labels.slice(0, -1) : labels;
  if (!HOSTING_LABELS.has(own.at(-1) ?? '')) return letters(own.at(-1) ?? '');
  return own.length > 1 ? letters(own[0] ?? '') : '';
};

const occurrences = (part: string, text: string): number => text.slice(0, 20_000).split(part).length - 1;

const isInnerPage = (snapshot: SiteSnapshot): boolean => {
  const path = URL.parse(snapshot.finalUrl)?.pathname ?? '/';
  return !/^\/(?:index\.\w+)?$/u.test(path) && !path.endsWith('/');
};

/** Whether the host is at a hosting service: its label is an account, which may differ from the name of the site. */
const isHosted = (host: string): boolean => HOSTING_LABELS.has(host.split('.').at(-2) ?? '');

/** The part of a title that the text repeats most. Home pages put their name first, inner pages last. */
const mostRepeated = (parts: readonly string[], snapshot: SiteSnapshot): string | undefined => {
  const ordered = isInnerPage(snapshot) ? parts.toReversed() : parts;
  return ordered.toSorted((a, b) => occurrences(b, snapshot.text) - occurrences(a, snapshot.text))[0];
};

/** “Lou Cantou” at loucantou.host.example: the owner chose the first part of the host. */
const isSubdomain = (host: string, part: string): boolean =>
  host.split('.').length > 2 &&
  letters(part).length >= MIN_OWN_LENGTH &&
  letters(host.split('.')[0] ?? '') === letters(part);

const ORGANIZATION =
  /^(?:organization|website|softwareapplication|webapplication|localbusiness|restaurant|store|newsmediaorganization|corporation|ngo)$/iu;

const MANY = 2;

/** Data types that describe the content of a page, not its owner. */
const OF_CONTENT =
  /page|article|posting|breadcrumb|itemlist|product|offer|image|video|audio|event|person|review|rating|recipe|question|answer|place|address|action|book|movie|course|software|creativework|thing/iu;
/** The name in data of any other type (“BedAndBreakfast”), if the title has it as well. */
const markedInTitle = ({ structuredData, title }: SiteSnapshot): string | undefined => {
  const names = structuredData.filter(({ type }) => !OF_CONTENT.test(type)).map(({ name }) => letters(name));
  return titleParts(title).find((part) => isShort(part) && names.includes(letters(part)));
};

/** The name of the site in structured data. If a page lists many businesses, none of them is the site. */
const markedName = ({ structuredData }: SiteSnapshot): string | undefined => {
  const names = new Set(structuredData.filter(({ type }) => ORGANIZATION.test(type)).map(({ name }) => name.trim()));
  const [name = ''] = names;
  return names.size <= MANY && isShort(name) ? name : undefined;
};

/** The project in the path of a hosted page: `boxfit` in `ana.github.io/boxfit`. */
const hostedPath = ({ finalUrl }: SiteSnapshot): string => {
  const url = URL.parse(finalUrl);
  const isHosted = url?.hostname.split('.').some((label) => HOSTING_LABELS.has(label)) === true;
  return isHosted ? letters(url.pathname.split('/')[1] ?? '') : '-';
};

const SUBJECTS = 2;
const MAX_SUBJECT_WORDS = 3;
const MIN_LABEL_LENGTH = 3;

/** Whether sentences of the page have a part of its title as their subject: “RustBelt 2026 takes place in May”. */
const isSubject = (part: string, label: string, { title, text, description }: SiteSnapshot): boolean => {
  if (!/^\p{Lu}/u.test(part) || wordsOf(part).length > MAX_SUBJECT_WORDS) return false;
  const read = `${description}\n${text.slice(0, 20_000)}`;
  // If the text has the label of the host, a word of the trade is not the name.
  if (label.length > MIN_LABEL_LENGTH && letters(`${title} ${read}`).includes(label)) return false;
  const said = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(part)}\s\p{Ll}{2,}`, 'gu');
  return (read.match(said) ?? []).length >= SUBJECTS && !isOfOthers(part, read);
};

const MIN_OWN_LENGTH = 4;
/** “Forge Nine of the Valley” with the main heading “Forge Nine”: the title extends the name in the heading. */
const isHeaded = (part: string, snapshot: SiteSnapshot): boolean =>
  !isInnerPage(snapshot) &&
  snapshot.headings.some(({ level, text }) => {
    const own = letters(text);
    return level === 1 && own.length >= MIN_OWN_LENGTH && own !== letters(part) && letters(part).startsWith(own);
  });

/** “… Metro Area”: the area of a business, not its name. */
const AREA =
  /\b(?:metro(?:politan)? area|bay area|\p{Lu}{2,4} area|metropolregion|umgebung|landkreis|agglomération|métropole|dintorni)$/iu;
const withoutAreas = (parts: readonly string[]): readonly string[] => {
  const rest = parts.filter((part) => !AREA.test(part));
  return rest.length > 0 ? rest : parts;
};
const COMMON = setOf(
  'docs blog shop store help support status play learn forum wiki news jobs mail portal online data',
);

/** Whether the host begins with the first word of a title: “ASSETS 2026” at assets26.sigaccess.org. */
const begunBy = (host: string, part: string): boolean => {
  const [first = '', ...labels] = host.split('.');
  const word = letters(wordsOf(part)[0] ?? '');
  const isOwn = word.length >= MIN_OWN_LENGTH && !COMMON.has(word) && letters(first).startsWith(word);
  return isOwn && labels.length >= 2 && !isHosted(host) && wordsOf(part).length <= MAX_SUBJECT_WORDS;
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
  // “Discount Lamps – Free Shipping” at adaslamps.example is a slogan; “Lamp” there is a part of the name.
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
    // An IP address or an account at a hosting service does not name a business.
    label === '' || isHosted(host) ? mostRepeated(called, snapshot) : undefined,
    ofSite.find((part) => isShort(part) && !isSlogan(part)),
  ];
};

/** “Hire Me” at /hire-me is the title of a page, not the name of its site. */
const isTitleOfInnerPage = (snapshot: SiteSnapshot, found: string): boolean =>
  isInnerPage(snapshot) &&
  snapshot.siteName === undefined &&
  titleParts(snapshot.title).length === 1 &&
  found === titleParts(snapshot.title)[0];

/** The name without its owner (“owner/repository”), its kind of page (“Tidepool documentation”) or its trade (“Ada Pole, painter”). */
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

/** The short name of a site: the name it uses, else the one that title and host agree on, else its host (D-57). */
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
