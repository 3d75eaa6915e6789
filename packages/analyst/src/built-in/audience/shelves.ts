import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import { isHead, type Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { type Audience, implied } from './audience.ts';

/** Departments named after their customers. */
const DEPARTMENTS: readonly (readonly [label: string, form: RegExp])[] = [
  [
    'Women',
    /^(?:women(?:['’]s)?|ladies|damen|femmes?|mujer(?:es)?|donna|mulher(?:es)?|レディース|dames|kobiety|женщинам?|женщины|жени|дамски)$/iu,
  ],
  [
    'Men',
    /^(?:men(?:['’]s)?|herren|hommes?|hombres?|uomo|home[mn]s?|メンズ|heren|mężczyźni|мужчинам?|мужчины|мъже|мъжки)$/iu,
  ],
  [
    'Children',
    /^(?:kids|children|kinder|enfants?|niñ[oa]s?|bambin[oi]|crianças?|キッズ|kinderen|dzieci|детям|дети|деца|детски)$/iu,
  ],
];

/** “Canada’s online store”: a country in title or description. */
const OF_COUNTRY =
  /\b(America|Australia|Britain|Canada|India|Ireland|New Zealand|Singapore|South Africa|the UK)['’]s\b/u;

const inCountry = ({ snapshot }: Site): string => {
  const country = OF_COUNTRY.exec(`${snapshot.title} ${snapshot.description}`)?.[1];
  return country === undefined ? '' : ` in ${country}`;
};

/** Departments of a shop that sells more than clothes. */
const OTHERS =
  /^(?:electronics|electricals|computers?|laptops|garden|food|groceries|office products|home & pets|home & garden|elektronik|garten|électronique|jardin|electrónica|informática|elettronica|giardino|eletrônicos)$/iu;
const MIN_OTHERS = 2;

/** “Shop men’s and women’s jackets”. */
const BOTH =
  /(?<!\p{L})(?:(?:wo)?men['’]s (?:and|&) (?:wo)?men['’]s|damen (?:und|&) herren|(?:femmes? et hommes?|hommes? et femmes?)|(?:mujer(?:es)? y hombres?|hombres? y mujer(?:es)?)|(?:donna e uomo|uomo e donna)|(?:mulher(?:es)? e home[mn]s?|home[mn]s? e mulher(?:es)?))(?!\p{L})/iu;

/** “Large men’s clothing”, “Damenmode in großen Größen”: a shop that only serves one group. */
const ONE: readonly (readonly [label: string, form: RegExp])[] = [
  [
    'Women',
    /(?<!\p{L})(?:(?:women|ladies)['’]s?|damen|mode femme|moda (?:mujer|donna|feminina))(?!\p{L})|womenswear|damen(?:mode|bekleidung)/iu,
  ],
  [
    'Men',
    /(?<!\p{L})(?:men['’]s|herren|mode homme|moda (?:hombre|uomo|masculina))(?!\p{L})|(?<!o)menswear|herren(?:mode|bekleidung)/iu,
  ],
];
const LARGE =
  /(?<!\p{L})(?:plus[- ]sizes?|large sizes|large (?:wo)?men|big (?:and|&) tall|\dxl|große größen|grandes tailles|tallas grandes|taglie (?:forti|comode)|tamanhos grandes)(?!\p{L})/iu;
const oneOf = (site: Site): readonly Audience[] => {
  const heads = site.said.filter((passage) => passage.page === 0 && isHead(passage));
  const found = ONE.flatMap(([label, form]) => {
    const passage = heads.find(({ text }) => form.test(text));
    return passage === undefined ? [] : [{ label, passage }];
  });
  const [only] = found;
  if (only === undefined || found.length > 1) return [];
  const size = heads.some(({ text }) => LARGE.test(text)) ? ' who need large sizes' : '';
  return [groupOf(`${only.label}${size}`, only.passage, site)];
};

const groupOf = (label: string, passage: Passage, site: Site): Audience =>
  implied(`${label}${inCountry(site)}`, label, passage);

/** A sports shop serves people who do the sport, regardless of its departments. */
const OF_A_FIELD =
  /bergsport|randonnée|escursionismo|senderismo|\b(?:hiking|climbing|golf|cycling|snowboards?|equestrian|running shoes)\b|reitsport|équitation/iu;

/** The customers of a clothing shop, by its departments; if the kind is unsure, it takes three. */
export const shelfGroups = (site: Site, judgment: KindJudgment): readonly Audience[] => {
  if (judgment.kind.id !== 'shop' || OF_A_FIELD.test(site.snapshot.title)) return [];
  const links = new Set(site.snapshot.links.map(({ text }) => text.trim()));
  const shelves = site.said.filter(({ page, text }) => page === 0 && text.length < 40 && links.has(text.trim()));
  const dressed = DEPARTMENTS.flatMap(([label, form]) => {
    const passage = shelves.find(({ text }) => form.test(text.trim()));
    return passage === undefined ? [] : [groupOf(label, passage, site)];
  });
  const others = new Set(shelves.map(({ text }) => text.trim().toLowerCase()).filter((text) => OTHERS.test(text)));
  if (others.size >= MIN_OTHERS) return [];
  if (dressed.length < (isSure(judgment) ? 2 : 3)) {
    const both = isSure(judgment) ? site.said.find((passage) => isHead(passage) && BOTH.test(passage.text)) : undefined;
    if (both !== undefined) return [groupOf('Women', both, site), groupOf('Men', both, site)];
    return isSure(judgment) && dressed.length < 2 ? oneOf(site) : [];
  }
  const order = [...links];
  const at = ({ passage }: Audience): number => order.indexOf(passage.text.trim());
  return dressed.toSorted((a, b) => at(a) - at(b));
};
