import { letters } from '../read/name-signs.ts';
import type { Passage } from '../read/passage.ts';
import type { Hit, Site } from '../read/site.ts';
import { setOf } from '../read/wording.ts';
import { type KindId, kindsOf } from './kind.ts';

/** “… is a”, in the seven languages, before the site’s name for itself. */
const DEFINING =
  /(?:\bis (?:an?|the|your)|\bare (?:an?|the)|\bist (?:ein|eine|der|die|das)|\best (?:un|une|le|la)|\bes (?:un|una|el|la)|\bè (?:un|una|il|la)|\bé (?:um|uma|o|a)|は)\s/u;
const DEFINED_WITHIN = 90;

const definesAt = (text: string): number => DEFINING.exec(text.slice(0, 400))?.index ?? -1;

/** Sections that sites of every kind have; their names do not name a kind. */
const SECTION =
  /^\W*(?:(?:latest|our|recent|all|the|unsere|nos|nuestr[ao]s|ultime|últimas) )?(?:news|events?|products?|produkte|produits|productos|prodotti|produtos|services|leistungen|shop|blog|magazin|magazine|gallery|galerie|menu|downloads?|actualités|actus|aktuelles|nachrichten|noticias|notizie|notícias|agenda|publications|publikationen|courses|kurse|ニュース|お知らせ)\W*$/iu;

/** What follows a noun that only modifies another: “church street”, “museum software”, “restaurant supply”. */
export const MODIFIES =
  /^\s(?:guides?|students?|teachers?|graduates?|summer|street|st\.|road|rd|avenue|ave|lane|square|hill|software|apps?|marketing|management|suppl(?:y|ies)|suppliers?|equipment|furniture|booking|bookings|room|rooms|suites|bus(?:es)?|jobs|templates?|themes?|seo|websites?|uniforms?|signs?|insurance|tours|outlet|photograph\p{L}+|directory|finder|simulator|owners?|managers?|advertis\p{L}+|consult\p{L}+|support|help|forums?|news|blog|magazine|reviews|tips|tutorials?|deals|coupons)(?!\p{L})/iu;
/** What precedes the users of an offer: “models for interior design”, “classes for clubs and primary schools”. */
const SERVED =
  /(?:^|\s)(?:for|für|pour|para|per)\s(?:(?:your|all|every|ihre?n?|votre|vos|tu|tus)\s)?(?:[\p{L}’'-]+(?:\s[\p{L}’'-]+)?(?:,|,?\s(?:and|or|&|und|oder|et|ou|y|o|e|ed))\s){0,4}$/iu;
const MODIFIER = 0.2;
/** “Planning software”, “software for planning”: both name the field of software. */
const IS_SOFTWARE = /^\s(?:software|apps?|management)(?!\p{L})/iu;
const SOFTWARE_FOR =
  /(?:software|apps?|tools?|platform|plataforma|plateforme|programma?|logiciel)\s(?:for|für|pour|para|per)\s$/iu;
const ofSoftware = kindsOf('saas app developer-tool open-source game');

const isModified = ({ passage: { text }, start, end }: Hit, kind: KindId | undefined): boolean => {
  const [before, after] = [text.slice(0, start), text.slice(end, end + 20)];
  const isField = kind !== undefined && ofSoftware.has(kind);
  return (
    (MODIFIES.test(after) && !(isField && IS_SOFTWARE.test(after))) ||
    (SERVED.test(before) && !(isField && SOFTWARE_FOR.test(before)))
  );
};

const weightOf = (hit: Hit, kind?: KindId): number => (isModified(hit, kind) ? MODIFIER : placeWeightOf(hit));

/** Whether a phrase follows “… is a”: “Tessera is a library”. */
export const isDefinition = ({ passage, start }: Hit): boolean => {
  const defined = definesAt(passage.text);
  return defined >= 0 && start > defined && start < defined + DEFINED_WITHIN;
};

const placeWeightOf = (hit: Hit): number => {
  const { passage, start } = hit;
  if (passage.page > 0) return passage.place === 'title' ? 0.3 : 0.1;
  if (passage.place === 'title') return 2.2;
  if (passage.place === 'description') return start < 120 ? 1.5 : 0.8;
  if (SECTION.test(passage.text)) return 0.12;
  if (passage.level === 1) return 1.7;
  if (passage.isLead && passage.place !== 'button') {
    if (isDefinition(hit)) return 1.7;
    return passage.place === 'heading' ? 0.9 : 0.7;
  }
  return passage.place === 'heading' ? 0.25 : 0.12;
};

/** How often the same kind of place counts. */
const MAX_A_PLACE = 2;

/** Several different words of a field outweigh frequent repetition of one. */
const VOCABULARY = 0.4;
const MAX_VOCABULARY = 7;
/** The smallest weight at which a phrase names the site itself; menus and footers alone prove little. */
const SELF_NAMING = 0.7;
const MENTIONED = 0.2;

/** The different phrases among hits. */
export const phrasesOf = (hits: readonly Hit[]): ReadonlySet<string> =>
  new Set(hits.map(({ passage, start, end }) => passage.text.slice(start, end).toLowerCase()));

/** How strongly phrases name what a site is, by place: each phrase and each kind of place counts once or twice. `kind` is that of a field. */
export const weighPlaces = (hits: readonly Hit[], kind?: KindId): number => {
  const phrases = new Set<string>();
  const places = new Map<string, number>();
  let sum = 0;
  const heaviest = hits.map((hit) => ({ hit, weight: weightOf(hit, kind) })).toSorted((a, b) => b.weight - a.weight);
  for (const { hit, weight } of heaviest) {
    const phrase = `${hit.passage.place} ${hit.passage.text.slice(hit.start, hit.end).toLowerCase()}`;
    const place = `${weight}`;
    const count = places.get(place) ?? 0;
    if (phrases.has(phrase) || count >= MAX_A_PLACE) continue;
    phrases.add(phrase);
    places.set(place, count + 1);
    sum += weight * (count === 0 ? 1 : 0.4);
  }
  const vocabulary = phrasesOf(hits).size;
  const isSelfNaming = (heaviest[0]?.weight ?? 0) >= SELF_NAMING;
  return sum + (isSelfNaming ? VOCABULARY : MENTIONED) * Math.log2(1 + Math.min(vocabulary, MAX_VOCABULARY));
};

/** Whether a phrase names the site itself, not just an entry of a menu or list; `kind` is that of a field. */
export const isSelfNaming = (hits: readonly Hit[], kind?: KindId): boolean =>
  hits.some((hit) => weightOf(hit, kind) >= SELF_NAMING);

const SHARED_LEVEL = /^(?:com?|org|net|gov|gob|ac|edu|or|ne|go)$/u;
const HOSTING = /^(?:github|gitlab|wordpress|blogspot|netlify|vercel|herokuapp)$/u;

/** The part of a host that its owner chose, without punctuation. */
export const hostLabel = (site: Site): string => {
  const [first = '', ...rest] = site.host.split('.').toReversed().slice(1);
  const [domain = '', subdomain] = SHARED_LEVEL.test(first) && rest.length > 0 ? rest : [first, ...rest];
  return (subdomain !== undefined && HOSTING.test(domain) ? subdomain : domain).replaceAll('-', '');
};

/** Names of marketplaces: a guide to buying there is not a marketplace. */
const MARKETPLACES = /^(?:amazon|ebay|etsy|aliexpress)/iu;

/** Kinds whose names are also parts of other sites. */
const OF_PARTS = setOf(
  'kind:news kind:blog kind:forum kind:event kind:shop kind:documentation kind:reference kind:media',
);
const BETWEEN_PARTS = /\s[|–—:·•»-]+\s|:\s|\s?[|｜»]\s?/u;
/** “Fern Society: News & Discussion” at /news_discussion: the name of the page, not of the site. */
const isPageName = ({ snapshot }: Site, { page, place, level, text }: Passage, phrase: string): boolean => {
  const names = (URL.parse(snapshot.finalUrl)?.pathname ?? '').split('/').map((name) => letters(name));
  const isNamed = (part: string): boolean => part.includes(phrase) && names.includes(letters(part));
  return page === 0 && (place === 'title' || level === 1) && text.split(BETWEEN_PARTS).some(isNamed);
};

/** The hits of a key, without names of other companies and of parts. */
export const ownHits = (site: Site, key: string): readonly Hit[] =>
  site.hits(key).filter(({ passage, start, end }) => {
    if (OF_PARTS.has(key) && isPageName(site, passage, passage.text.slice(start, end))) return false;
    const [company] = MARKETPLACES.exec(passage.text.slice(start, end)) ?? [];
    return company === undefined || hostLabel(site).includes(company.toLowerCase());
  });
