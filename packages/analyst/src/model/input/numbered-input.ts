import { publicAddress } from '@twofold/contracts/analysis/public-address';
import type { Evidence, Report } from '@twofold/contracts/analysis/report';
import type { PageSnapshot, SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { cleanText } from './clean-text.ts';
import { givesOrders } from './orders.ts';

/** What evidence a citation of an item becomes. */
export type Ground =
  | { readonly basis: 'quote'; readonly words: string; readonly section: string }
  | { readonly basis: 'measured'; readonly fact: string }
  /** What our own rules say, with their own evidence. */
  | { readonly basis: 'finding'; readonly evidence: Evidence };

/** One numbered thing that a model may cite. `text` is what it is given. */
export type Item = {
  readonly id: string;
  readonly kind: string;
  /** The page by its role, and the heading above. */
  readonly page: string;
  readonly section: string;
  readonly text: string;
  readonly ground: Ground;
};

export type NumberedInput = { readonly address: string; readonly language: string; readonly items: readonly Item[] };

/** Whether a text may be given to a model. */
export type Admits = (text: string) => boolean;

/** Texts that speak to programs stay out: nothing can rest on what has no number. */
export const admitsNoOrders: Admits = (text) => !givesOrders(text);

type Passage = Omit<Item, 'id' | 'text'> & { readonly text: string };

/** A piece of a passage: 1,200 characters at most, cut between words where there are any. */
const PIECE = /[\s\S]{1,1200}(?=\s|$)|[\s\S]{1,1200}/gu;
const MAX_NAVIGATION = 80;
/** Longer neighbors are whole thoughts. */
const MAX_PAIR_LENGTH = 400;
/** Of all pages together, in their order: some hundred pages of print. */
const MAX_LENGTH = 300_000;
const LISTS = ['strengths', 'weaknesses', 'opportunities', 'threats', 'competitors', 'marketTrends'] as const;

const quotable = (kind: string, page: string, words: string, section = ''): Passage => ({
  kind,
  page,
  section,
  text: words,
  ground: { basis: 'quote', words, section },
});

const passagesOf = (page: PageSnapshot, role: string): readonly Passage[] => [
  quotable('title', role, page.title, 'Title'),
  quotable('description', role, page.description, 'Description'),
  ...page.blocks.map(({ kind, section, text }) => quotable(kind, role, text, section)),
  ...page.callsToAction.map(({ text, section }) => quotable('call to action', role, text, section)),
  ...page.structuredData.flatMap(({ type, name, description, price = '' }) =>
    [name, description, price].map((text) => quotable(`structured data: ${cleanText(type).slice(0, 40)}`, role, text)),
  ),
];

const factsOf = ({ facts }: SiteSnapshot): readonly Passage[] =>
  facts
    .filter(({ status }) => status !== 'not-measured')
    .map(({ id, title, status, value, unit = '' }) => ({
      kind: 'measured fact',
      page: 'site',
      section: '',
      text: `${title}: ${status}. ${value} ${unit}`,
      ground: { basis: 'measured', fact: id },
    }));

/** What the rules say of the site and of its ratings, each with what it rests on. */
const findingsOf = (rules: Report): readonly Passage[] => {
  const { aiAnalysis: analysis, usps } = rules;
  const { monetizationPotential: money, successPotential: success } = analysis;
  const stated: (readonly [string, string])[] = [
    [
      'aiAnalysis.monetizationPotential.rationale',
      `Rating of monetization potential, ${money.rating ?? 'none'} of 5: ${money.rationale}`,
    ],
    [
      'aiAnalysis.successPotential.rationale',
      `Rating of success potential, ${success.rating ?? 'none'} of 10: ${success.rationale}`,
    ],
    ...usps.map((text, index) => [`usps.${index}`, text] as const),
    ...LISTS.flatMap((list) => analysis[list].map((text, index) => [`aiAnalysis.${list}.${index}`, text] as const)),
    ...money.suggestedModels.map(
      (text, index) => [`aiAnalysis.monetizationPotential.suggestedModels.${index}`, text] as const,
    ),
    ...success.improvements.map((text, index) => [`aiAnalysis.successPotential.improvements.${index}`, text] as const),
  ];
  return stated.flatMap(([path, text]) => {
    const evidence = rules.evidence.find((each) => each.path === path);
    const kind = `finding of our rules: ${path.split('.').at(-2) ?? path}`;
    return evidence ? [{ kind, page: 'site', section: '', text, ground: { basis: 'finding', evidence } } as const] : [];
  });
};

/** A long paragraph in pieces that end between words. */
const piecesOf = (passage: Passage): readonly Passage[] => {
  const pieces = passage.text.match(PIECE) ?? [];
  if (pieces.length < 2 || passage.ground.basis !== 'quote') return [{ ...passage, text: pieces[0] ?? '' }];
  const { ground } = passage;
  return pieces.map((words) => ({ ...passage, text: words, ground: { ...ground, words: words.trim() } }));
};

const remembering = (admits: Admits): Admits => {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text) ?? admits(text);
    known.set(text, answer);
    return answer;
  };
};

const numbered = (prefix: string, passages: readonly Passage[], mayAdmit: Admits): readonly Item[] => {
  const seen = new Set<string>();
  const admits = remembering(mayAdmit);
  let left = MAX_LENGTH;
  const cleaned = passages.flatMap(piecesOf).flatMap((passage) => {
    const text = cleanText(passage.text);
    const [section, key] = [cleanText(passage.section), `${passage.page}\n${text}`];
    if (text.length < 2 || text.length > left || seen.has(key)) return [];
    seen.add(key);
    left -= text.length;
    return [{ ...passage, text, section: admits(section) ? section : '' }];
  });
  const isFit = cleaned.map(({ text }) => admits(text));
  // Orders come in pieces: texts that make one only together go together.
  const isHalf = cleaned.map(({ text }, index) => {
    const next = cleaned[index + 1]?.text;
    return isFit[index] && isFit[index + 1] && next !== undefined && text.length + next.length <= MAX_PAIR_LENGTH
      ? !admits(`${text} ${next}`)
      : false;
  });
  return cleaned
    .filter((_, index) => isFit[index] && !isHalf[index] && !isHalf[index - 1])
    .map((passage, index) => ({ ...passage, id: `${prefix}${index + 1}` }));
};

/**
 * Everything that a site says and that was measured of it, in the order of its pages, each thing with a number: `b1` for words
 * of a page, `f1` for facts, `r1` for what our rules say of it.
 */
export const numberedInput = (
  snapshot: SiteSnapshot,
  rules: Report,
  admits: Admits = admitsNoOrders,
): NumberedInput => {
  const pages = [
    ...passagesOf(snapshot, 'first page'),
    ...snapshot.subpages.flatMap((page) => passagesOf(page, page.role)),
    ...snapshot.frame
      .slice(0, MAX_NAVIGATION)
      .map((text) => quotable('navigation, footer or image', 'every page', text)),
  ];
  return {
    address: publicAddress(snapshot.finalUrl),
    language: cleanText(snapshot.language ?? '').slice(0, 20),
    items: [
      ...numbered('b', pages, admits),
      ...numbered('f', factsOf(snapshot), admits),
      ...numbered('r', findingsOf(rules), admits),
    ],
  };
};
