import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import { listed } from '../read/wording.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import { once } from './once.ts';
import { testimonialsIn } from './proof.ts';
import { type Context, inWords } from './context.ts';
import { sentenceAt } from '../read/sentences.ts';

const NAMED = String.raw`((?:\p{Lu}[\p{L}\p{N}.&’'-]*)(?:\s\p{Lu}[\p{L}\p{N}.&’'-]*){0,2})`;
/** Products a page sets itself beside: “unlike X”, “X alternative”, “vs X”. The name is capitalized where the rest is not. */
const RIVALS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Aa]lternatives? to|[Uu]nlike|[Vv]s\.?|[Vv]ersus|[Dd]itch|[Ss]witch(?:ing)? from|[Mm]igrat(?:e|ing) from|[Cc]ompared (?:to|with)|[Rr]eplace(?:s|ment for))\s${NAMED}`,
    'gu',
  ),
  new RegExp(String.raw`${NAMED}\s(?:[Aa]lternative|[Rr]eplacement)\b`, 'gu'),
  new RegExp(
    String.raw`\b(?:[Aa]lternative zu|[Aa]nders als|[Aa]lternative à|[Aa]lternativa (?:a|ao|al))\s${NAMED}`,
    'gu',
  ),
];
const NO_NAME =
  /^(?:The|A|An|Our|Your|Other|Many|Most|This|That|Every|Open|Free|Simple|Best|Easy|Traditional|Conventional|Get|Why|What|How|It|We|You|I|Europe|Alternative|Source|Great|Modern|Last|My)$/u;

/** Kinds whose pages compare themselves with products by name. */
const COMPARED: ReadonlySet<string> = kindsOf(
  'saas app developer-tool open-source game insurance finance ticketing agency course transport documentation',
);

/** Elsewhere only sellers name rivals; a club that says “unlike” speaks of its sport. */
const SELLING = kindsOf('shop producer manufacturer telecom lodging travel wellness');

/** Of sellers only whole sentences name rivals, not names of links and products. */
const SENTENCES: ReadonlySet<string> = new Set('title description text'.split(' '));

const MANUALS: ReadonlySet<string> = new Set(['open-source', 'documentation']);

export type Rival = { readonly name: string; readonly passage: Passage; readonly sentence: string };

/** “GA4” after “Google Analytics” is no other rival. */
const isShortFor = (name: string, known: readonly string[]): boolean =>
  known.some(
    (other) =>
      other.includes(' ') &&
      other
        .split(' ')
        .map(([first]) => first)
        .join('') === name.replace(/\s?\d+$/u, ''),
  );

/** Rivals that the pages name. */
export const rivalsIn = once((context: Context): readonly Rival[] => {
  const { site, own: ownWords, isSure, judgment } = context;
  if (isSure && !COMPARED.has(judgment.kind.id) && !SELLING.has(judgment.kind.id)) return [];
  const isCompared = !isSure || COMPARED.has(judgment.kind.id);
  const found = new Map<string, Rival>();
  const own = site.name.title.toLowerCase();
  // A manual speaks of its own functions: “a replacement for Collection” is no rival.
  const searched = isSure && MANUALS.has(judgment.kind.id) ? ownWords : site.said;
  const voices = new Set(testimonialsIn(context).map(({ passage }) => passage));
  for (const passage of searched) {
    if (
      passage.place === 'quote' ||
      voices.has(passage) ||
      passage.place === 'data' ||
      passage.text.length > 1_200 ||
      (!isCompared && !SENTENCES.has(passage.place))
    )
      continue;
    // In a title-cased text every word looks like a name.
    const words = passage.text.match(/\p{L}{4,}/gu) ?? [];
    const isTitleCase = words.length > 4 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.6;
    if (isTitleCase) continue;
    for (const pattern of RIVALS)
      for (const match of passage.text.slice(0, 600).matchAll(pattern)) {
        const name = (match[1] ?? '')
          .replace(/[.’']s?$/u, '')
          .replace(/[.]$/u, '')
          .trim();
        if (
          name.length < 2 ||
          NO_NAME.test(name.split(' ')[0] ?? '') ||
          own.includes(name.toLowerCase()) ||
          name.toLowerCase().includes(own)
        )
          continue;
        if (!found.has(name) && !isShortFor(name, [...found.keys()]))
          found.set(name, { name, passage, sentence: sentenceAt(passage, match.index) });
      }
  }
  return [...found.values()].slice(0, 5);
});

/** Claims to be the first, the only or the largest, in the seven languages. */
const SUPERLATIVE =
  /(?<!\b(?:no longer|not|nicht (?:der|die|das)|pas|no es|non è|não é)\s|n['’]t\s)(?<!\b(?:from|with|by|for|your|even|some of|many of|to|at)\s(?:the\s)?)\b(?:first and only|the only(?! (?:thing|requirement|way|time|one|condition|cost))|world(?:['’]s| )(?:largest|first|leading|most|best)|the (?:largest|biggest|leading|oldest|fastest|official)(?![-\w])|largest|number one|einzige[rsn]?|größte[rsn]?|führende[rsn]?|älteste[rsn]?|le plus grand|la plus grande|le seul|la seule|leader|el único|la única|el mayor|líder|l['’]unico|il più grande|leader in|o maior|a maior|o único|fair[ -]trade)\b|最大級|日本初|唯一/iu;

/** “Become the leader in your field”: the place is promised to the reader. */
const READERS =
  /\b(?:your|tu|tus|votre|vos|tuo|tua|seu|sua|dein\w*|ihre[mnr]?) (?:\p{L}+ )?(?:industry|sector|market|field|niche|branche|markt|settore|mercato|mercado|marché|secteur|setor)/iu;

const WITHOUT =
  /\b(?:no (?:third[- ]party )?(?:ads|cookies|tracking|account|signup|sign-up|subscription|fees|hidden|contracts?|obligation|commission|vet exam|upper age|setup|installation|minimum|training)|without (?:ads|cookies|tracking|an account|complexity|registration)|ad[ -]free|privacy[ -]fr?iendly|keine (?:werbung|cookies|mindestlaufzeit|anmeldung|versteckten)|ohne (?:werbung|anmeldung|vertrag|mindest)|(?<!\bou )sans (?:engagement|publicité|inscription|frais)|sin (?:publicidad|permanencia|compromiso|registro)|senza (?:pubblicità|vincoli|impegno|registrazione)|sem (?:anúncios|fidelidade|compromisso))/iu;

const PLATFORMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iOS', /\b(?:iOS|iPhone|App Store)\b/u],
  ['Android', /\b(?:Android|Google Play)\b/u],
  ['Mac', /\b(?:macOS|Mac OS X|for Mac|Mac)\b/u],
  ['Windows', /\bWindows\b/u],
  ['Linux', /\bLinux\b/u],
];

const softwareKinds = kindsOf('saas app developer-tool open-source game documentation store-listing');

const claim = (
  context: Context,
  pattern: RegExp,
  isFit: (passage: Passage) => boolean = () => true,
): { passage: Passage; sentence: string } | undefined => {
  for (const passage of context.own) {
    if (passage.place === 'frame' || !isFit(passage)) continue;
    const found = passage.page === 0 ? pattern.exec(passage.text.slice(0, 1_200)) : null;
    if (found === null) continue;
    const sentence = sentenceAt(passage, found.index);
    if (sentence.length >= 15 && sentence.length <= 240 && !sentence.endsWith('?') && !READERS.test(sentence))
      return { passage, sentence };
  }
  return undefined;
};

/** Where the kind is not sure, a rank in the text may be that of somebody else. */
const isOwnFirstWords = ({ place, level, text }: Passage, name: string): boolean =>
  place === 'title' || place === 'description' || level === 1 || text.includes(name);

/** What sets the site apart, in its own words. */
export const differenceFindings = (context: Context): readonly Finding[] => {
  const findings: Finding[] = [];
  const rival = rivalsIn(context)[0];
  if (rival)
    findings.push(
      strength(
        'rival',
        0.85,
        `Positions itself against ${rival.name}: ${inWords(context, rival.sentence)}`,
        groundOf(rival.passage, rival.sentence),
      ),
    );
  const superlative = claim(
    context,
    SUPERLATIVE,
    (passage) => context.isSure || isOwnFirstWords(passage, context.site.name.title),
  );
  if (superlative)
    findings.push(
      strength(
        'superlative',
        0.8,
        `Claims a place of its own: ${inWords(context, superlative.sentence)}`,
        groundOf(superlative.passage, superlative.sentence),
      ),
    );
  const without = claim(context, WITHOUT, ({ place }) => place !== 'title');
  if (without && without.sentence !== superlative?.sentence)
    findings.push(
      strength(
        'without',
        0.75,
        `Removes a common objection: ${inWords(context, without.sentence)}`,
        groundOf(without.passage, without.sentence),
      ),
    );
  if (context.isSure && softwareKinds.has(context.judgment.kind.id)) {
    const said = context.own.filter(({ page }) => page === 0);
    const named = PLATFORMS.filter(([, sign]) => said.some(({ text }) => sign.test(text))).map(([name]) => name);
    const where = said.find(({ text }) => PLATFORMS.filter(([, sign]) => sign.test(text)).length >= 2);
    if (named.length >= 2 && where)
      findings.push(strength('platforms', 0.7, `Runs on ${listed(named)}`, groundOf(where)));
    const open = context.site
      .topic('open-source')
      .find(({ passage }) => passage.isQuotable && passage.place !== 'frame');
    if (open && context.judgment.kind.id !== 'open-source')
      findings.push(
        strength(
          'open-source',
          0.65,
          `Open source: ${inWords(context, sentenceAt(open.passage, open.start))}`,
          groundOf(open.passage, sentenceAt(open.passage, open.start)),
        ),
      );
  }
  return findings;
};
