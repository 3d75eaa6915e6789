import type { SiteSnapshot, TextBlock } from '@twofold/site-reader/site-snapshot';
import { languageOf, type Language } from './language.ts';
import { nameOf, type Name } from './name.ts';
import { isOrderToMachines } from './words/orders-to-machines.ts';
import { isFiller } from './words/filler.ts';
import { type Lexicon, phrases, type Topic } from './words/lexicon.ts';
import { normal, shortened, wordsOf } from './wording.ts';

/** Words of the page, to the letter, and the heading they stand under. */
export type Quote = { readonly quote: string; readonly section: string };

export type Sentence = {
  readonly text: string;
  readonly normal: string;
  readonly section: string;
  readonly place: TextBlock['kind'] | 'title' | 'description';
  /** Which block it stands in; the title and the description have none. */
  readonly block: number;
  /** Somebody's words, in quotation marks or set as a quotation. */
  readonly isSpoken: boolean;
  /** All of its block is the text of a link: navigation rather than something said. */
  readonly isLink: boolean;
};

/** A page as the later stages read it: its sentences in order, its language and what it is called. */
export type Page = {
  readonly snapshot: SiteSnapshot;
  readonly name: Name;
  readonly language: Language;
  readonly lexicons: readonly Lexicon[];
  readonly sentences: readonly Sentence[];
  /** Sentences in which the page says something: no links, no boilerplate, nobody else's words. */
  readonly prose: readonly Sentence[];
  /** The first sentence that only holds the place of a real one. */
  readonly filler: Quote | undefined;
  /** What the links of the whole page read, navigation and footer included. */
  readonly links: readonly { readonly text: string; readonly normal: string }[];
};

const MAX_SENTENCES = 1_500;
const MAX_QUOTE_LENGTH = 280;

const segmenterFor = (tag: string): Intl.Segmenter => {
  try {
    return new Intl.Segmenter(tag, { granularity: 'sentence' });
  } catch {
    return new Intl.Segmenter('en', { granularity: 'sentence' });
  }
};

const endsInAbbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|no|nr|mr|mrs|ms|dr|st|approx|inc|ltd|z\.\s?b|d\.\s?h|u\.\s?a|ca|bzw|p\.\s?ex|sr|sra|dott|\p{L})\.$/iu;

const split = (text: string, segmenter: Intl.Segmenter): string[] => {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const previous = sentences.at(-1);
    if (previous !== undefined && endsInAbbreviation.test(previous.trimEnd()))
      sentences[sentences.length - 1] = previous + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
};

type Source = Pick<Sentence, 'section' | 'place' | 'block'> & { readonly text: string };

/** Blocks that do not occur in the visible text cannot be quoted, so nothing may rest on them. */
const sourcesOf = (snapshot: SiteSnapshot): Source[] => [
  { text: snapshot.title, section: '', place: 'title', block: -2 },
  { text: snapshot.description, section: '', place: 'description', block: -1 },
  ...snapshot.blocks
    .map(({ text, section, kind }, block) => ({ text, section, place: kind, block }))
    .filter(({ text }) => snapshot.text.includes(text.trim())),
];

const sentencesOf = (snapshot: SiteSnapshot, tag: string): Sentence[] => {
  const segmenter = segmenterFor(tag);
  const links = new Set(snapshot.links.map((link) => link.text.trim().toLowerCase()));
  const sentences: Sentence[] = [];
  for (const source of sourcesOf(snapshot)) {
    if (sentences.length >= MAX_SENTENCES) break;
    if (isOrderToMachines(source.text)) continue;
    const isSpoken = source.place === 'quote' || /^[“„"«]/u.test(source.text.trim());
    const isLink = source.block >= 0 && source.place !== 'heading' && links.has(source.text.trim().toLowerCase());
    for (const text of split(source.text, segmenter)) {
      if (wordsOf(text).length > 0) sentences.push({ ...source, text, normal: normal(text), isLink, isSpoken });
    }
  }
  return sentences;
};

const knownNeedles = new Map<string, readonly string[]>();

/** A phrase as it is looked for in a normal form; `*` lets its last word go on. */
export const needlesOf = (list: string, hasSpaces: boolean): readonly string[] => {
  const known = knownNeedles.get(list);
  if (known !== undefined) return known;
  const needles = phrases(list).map((phrase) => {
    if (!hasSpaces) return normal(phrase).trim();
    return phrase.endsWith('*') ? normal(phrase).trimEnd() : normal(phrase);
  });
  knownNeedles.set(list, needles);
  return needles;
};

/** Sentences are asked about the same topics again and again. */
const answers = new WeakMap<object, Map<Topic, boolean>>();

const includesPhraseOf = ({ lexicons }: Pick<Page, 'lexicons'>, text: string, topic: Topic): boolean =>
  lexicons.some((lexicon) =>
    needlesOf(lexicon.topics[topic] ?? '', lexicon.hasSpaces).some((needle) => text.includes(needle)),
  );

/** Whether a sentence is about a topic, in the words of any of the page's languages. */
export const isAbout = (page: Pick<Page, 'lexicons'>, sentence: Pick<Sentence, 'normal'>, topic: Topic): boolean => {
  const known = answers.get(sentence) ?? new Map<Topic, boolean>();
  answers.set(sentence, known);
  const answer = known.get(topic) ?? includesPhraseOf(page, sentence.normal, topic);
  known.set(topic, answer);
  return answer;
};

/** Every sentence about a topic, links included, in the order of the page. */
export const mentionsOf = (page: Page, topic: Topic): readonly Sentence[] =>
  page.sentences.filter((sentence) => isAbout(page, sentence, topic));

/** A sentence as evidence: at most one or two lines of it, cut between words. */
export const quoteOf = ({ text, section }: Pick<Sentence, 'text' | 'section'>): Quote => ({
  quote: shortened(text, MAX_QUOTE_LENGTH),
  section,
});

/** All of a short block as evidence, where its sentences belong together; else the sentence alone. */
export const blockQuoteOf = (page: Pick<Page, 'snapshot'>, sentence: Sentence, max = 200): Quote => {
  const block = page.snapshot.blocks[sentence.block]?.text.trim() ?? '';
  return block === '' || block.length > max ? quoteOf(sentence) : { quote: block, section: sentence.section };
};

/** Reads the sentences of a snapshot. Pure; what gives orders to machines is left out, as a visitor would. */
export const readPage = (snapshot: SiteSnapshot): Page => {
  const { language, lexicons } = languageOf(snapshot);
  const all = sentencesOf(snapshot, language.tag);
  const filler = all.find(({ text }) => isFiller(text));
  const sentences = filler === undefined ? all : all.filter(({ text }) => !isFiller(text));
  const prose = sentences.filter(
    (sentence) =>
      !sentence.isLink &&
      !sentence.isSpoken &&
      sentence.place !== 'button' &&
      sentence.place !== 'label' &&
      !isAbout({ lexicons }, sentence, 'boilerplate'),
  );
  const links = snapshot.links
    .map(({ text }) => ({ text: text.trim(), normal: normal(text) }))
    .filter(({ text }) => text !== '' && text.length < 60);
  return {
    snapshot,
    name: nameOf(snapshot),
    language,
    lexicons,
    sentences,
    prose,
    links,
    filler: filler === undefined ? undefined : quoteOf(filler),
  };
};
