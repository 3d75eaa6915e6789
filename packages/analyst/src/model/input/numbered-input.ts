import { publicAddress } from '@twofold/contracts/analysis/public-address';
import type { Evidence, Report } from '@twofold/contracts/analysis/report';
import type { PageSnapshot, SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { cleanText } from './clean-text.ts';
import { isPromptInjection } from './prompt-injection.ts';

/** The evidence that a citation of an item becomes. */
export type Ground =
  | { readonly basis: 'quote'; readonly words: string; readonly section: string }
  | { readonly basis: 'measured'; readonly fact: string }
  /** A statement of our own rules, with its evidence. */
  | { readonly basis: 'finding'; readonly evidence: Evidence };

/** A numbered item that a model may cite. `text` is shown to the model. */
export type Item = {
  readonly id: string;
  readonly kind: string;
  /** The role of its page. `section` is the heading above it. */
  readonly page: string;
  readonly section: string;
  readonly text: string;
  readonly ground: Ground;
};

export type NumberedInput = { readonly address: string; readonly language: string; readonly items: readonly Item[] };

/** Whether a text may be given to a model. */
export type TextFilter = (text: string) => boolean;

/** Prompt injections are left out: an item without a number cannot be cited. */
export const isSafeForModel: TextFilter = (text) => !isPromptInjection(text);

type Passage = Omit<Item, 'id' | 'text'> & { readonly text: string };

/** A piece of a passage: at most 1,200 characters, cut between words if possible. */
const PIECE = /[\s\S]{1,1200}(?=\s|$)|[\s\S]{1,1200}/gu;
const MAX_NAVIGATION = 80;
/** Longer neighbors are not checked together: an injection split in two has short parts. */
const MAX_PAIR_LENGTH = 400;
/** For all pages together, in their order: some hundred printed pages. */
const MAX_LENGTH = 300_000;
export const ANALYSIS_LISTS = [
  'strengths',
  'weaknesses',
  'opportunities',
  'threats',
  'competitors',
  'marketTrends',
] as const;

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

const withPaths = (list: string, texts: readonly string[]): readonly (readonly [path: string, text: string])[] =>
  texts.map((text, index) => [`${list}.${index}`, text]);

/** The statements of the rules about the site and its ratings, each with its evidence. */
const findingsOf = (rules: Report): readonly Passage[] => {
  const { aiAnalysis: analysis, usps } = rules;
  const { monetizationPotential: money, successPotential: success } = analysis;
  const statements: (readonly [path: string, text: string])[] = [
    [
      'aiAnalysis.monetizationPotential.rationale',
      `Rating of monetization potential, ${money.rating ?? 'none'} of 5: ${money.rationale}`,
    ],
    [
      'aiAnalysis.successPotential.rationale',
      `Rating of success potential, ${success.rating ?? 'none'} of 10: ${success.rationale}`,
    ],
    ...withPaths('usps', usps),
    ...ANALYSIS_LISTS.flatMap((list) => withPaths(`aiAnalysis.${list}`, analysis[list])),
    ...withPaths('aiAnalysis.monetizationPotential.suggestedModels', money.suggestedModels),
    ...withPaths('aiAnalysis.successPotential.improvements', success.improvements),
  ];
  return statements.flatMap(([path, text]) => {
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

const memoized = (isSafe: TextFilter): TextFilter => {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text) ?? isSafe(text);
    known.set(text, answer);
    return answer;
  };
};

const numbered = (prefix: string, passages: readonly Passage[], check: TextFilter): readonly Item[] => {
  const seen = new Set<string>();
  const isSafe = memoized(check);
  let left = MAX_LENGTH;
  const cleaned = passages.flatMap(piecesOf).flatMap((passage) => {
    const text = cleanText(passage.text);
    const [section, key] = [cleanText(passage.section), `${passage.page}\n${text}`];
    if (text.length < 2 || text.length > left || seen.has(key)) return [];
    seen.add(key);
    left -= text.length;
    return [{ ...passage, text, section: isSafe(section) ? section : '' }];
  });
  const isKept = cleaned.map(({ text }) => isSafe(text));
  // An injection may be split over two texts: if only both together are one, both are left out.
  const startsInjection = cleaned.map(({ text }, index) => {
    const next = cleaned[index + 1]?.text;
    return isKept[index] && isKept[index + 1] && next !== undefined && text.length + next.length <= MAX_PAIR_LENGTH
      ? !isSafe(`${text} ${next}`)
      : false;
  });
  return cleaned
    .filter((_, index) => isKept[index] && !startsInjection[index] && !startsInjection[index - 1])
    .map((passage, index) => ({ ...passage, id: `${prefix}${index + 1}` }));
};

/**
 * Numbers everything that a site says, in the order of its pages, and all facts and findings: `b1` for words of a page,
 * `f1` for facts, `r1` for findings of our rules.
 */
export const numberedInput = (
  snapshot: SiteSnapshot,
  rules: Report,
  isSafe: TextFilter = isSafeForModel,
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
      ...numbered('b', pages, isSafe),
      ...numbered('f', factsOf(snapshot), isSafe),
      ...numbered('r', findingsOf(rules), isSafe),
    ],
  };
};
