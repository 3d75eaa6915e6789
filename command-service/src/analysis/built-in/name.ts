import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { capitalised, wordsOf } from './wording.ts';
import { escaped } from './words/pattern.ts';

/** What a site is called. `inText` is fit for the middle of a sentence, `subject` for its start. */
export type Name = { readonly title: string; readonly inText: string; readonly subject: string };

const parted = /\s+[|–—·•»›~:-]+\s+|:\s+|\s*[|·•»]\s*/u;

const generic =
  /^(?:home|home ?page|welcome|index|start|startseite|willkommen|accueil|bienvenue|inicio|bienvenidos|início|página inicial|benvenuti|about(?: us)?|blog|untitled|document|main page|official (?:web)?site|overview|introduction|docs|documentation|docs home|get started|getting started|products?|shop|news|the official (?:web)?site|readme)$/iu;

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const isAddress = (host: string): boolean => /^[\d.:[\]]+$/u.test(host) || host.startsWith('[') || host === 'localhost';

const hostOf = (snapshot: SiteSnapshot): string => {
  const url = URL.parse(snapshot.finalUrl) ?? URL.parse(snapshot.requestedUrl);
  return url?.hostname.replace(/^www\./u, '') ?? '';
};

const withoutGreeting = (text: string): string =>
  text
    .replace(
      /^(?:welcome to|willkommen bei|willkommen auf|bienvenue chez|bienvenue sur|bienvenidos a|benvenuti da|home of)\s+(?:the\s+)?/iu,
      '',
    )
    .trim();

/** The parts of a title, without those that name only the place of the page. */
export const titleParts = (title: string): readonly string[] =>
  title
    .replaceAll(/\s*\([^()]*\)/gu, '')
    .split(parted)
    .map((part) => withoutGreeting(part.trim()))
    .filter((part) => part !== '' && !generic.test(part));

const isShort = (text: string): boolean => wordsOf(text).length > 0 && wordsOf(text).length <= 5 && text.length <= 40;

/** The host's own label as the text writes it: `happypaws` is “Happy Paws”. */
const writtenOut = (label: string, text: string): string | undefined => {
  if (label.length < 4 || label.length > 30) return undefined;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${Array.from(label, escaped).join('[ -]?')}(?![\p{L}\p{N}])`,
    'giu',
  );
  const found = (text.slice(0, 20_000).match(pattern) ?? []).filter((match) => /^\p{Lu}/u.test(match));
  return found.length >= 2 ? found[0] : undefined;
};

const candidates = (snapshot: SiteSnapshot): (string | undefined)[] => {
  const parts = titleParts(snapshot.title);
  const label = letters(hostOf(snapshot).split('.').slice(0, -1).at(-1) ?? '');
  const ofSite = snapshot.siteName === undefined ? [] : titleParts(snapshot.siteName);
  const organisation = snapshot.structuredData.find(({ type }) =>
    /^(?:organization|website|softwareapplication|webapplication|localbusiness|restaurant|store|newsmediaorganization|corporation|ngo)$/iu.test(
      type,
    ),
  )?.name;
  const shortParts = parts.filter(isShort);
  return [
    ofSite.find(isShort),
    label.length > 2 ? shortParts.find((part) => letters(part) === label) : undefined,
    organisation !== undefined && isShort(organisation.trim()) ? organisation.trim() : undefined,
    writtenOut(label, snapshot.text),
    label.length > 2
      ? shortParts.find((part) => label.includes(letters(part)) || letters(part).includes(label))
      : undefined,
    parts.length > 1 ? shortParts.toSorted((a, b) => wordsOf(a).length - wordsOf(b).length)[0] : shortParts[0],
  ];
};

/** “Hire Me” at /hire-me is what a page is called, not its site. */
const isTitleOfInnerPage = (snapshot: SiteSnapshot, found: string): boolean => {
  const path = URL.parse(snapshot.finalUrl)?.pathname ?? '/';
  const isInner = !/^\/(?:index\.\w+)?$/u.test(path) && !path.endsWith('/');
  return (
    isInner &&
    snapshot.siteName === undefined &&
    titleParts(snapshot.title).length === 1 &&
    found === titleParts(snapshot.title)[0]
  );
};

/** The short name of a site: what it calls itself, else what its title and host agree on, else its host (D-57). */
export const nameOf = (snapshot: SiteSnapshot): Name => {
  const host = hostOf(snapshot);
  const found = candidates(snapshot).find((candidate) => candidate !== undefined && candidate !== '');
  const address = host === '' || isAddress(host) ? 'the page' : host;
  if (found === undefined) {
    const title = titleParts(snapshot.title)[0] ?? (snapshot.title.trim() || host || 'Untitled page');
    return { title: title.slice(0, 300), inText: address, subject: 'The page' };
  }
  const isBrand = wordsOf(found).length <= 4 && found.length <= 28 && !isTitleOfInnerPage(snapshot, found);
  const inText = isBrand ? found : address;
  return { title: found, inText, subject: capitalised(inText) === inText ? inText : 'The page' };
};
