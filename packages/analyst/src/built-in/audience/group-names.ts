import { leadIns, people } from '../lexicon/people.ts';
import { phrasesIn } from '../read/scanner.ts';
import { capitalised, escaped } from '../read/wording.ts';

/** A group of people in a text: its words there, and its name in English. */
export type Group = {
  readonly words: string;
  readonly label: string;
  readonly head: string;
  readonly start: number;
  /** Something like “for” stands before it. */
  readonly isLedIn: boolean;
};

type Lexicon = {
  readonly nouns: ReadonlyMap<string, string>;
  readonly heads: RegExp;
  readonly leadIn: RegExp | undefined;
};

const alternatives = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => escaped(word).replaceAll(' ', '[ -]'))
    .join('|');

const lexicons = new Map<string, Lexicon>();

const lexiconFor = (tag: string): Lexicon => {
  const known = lexicons.get(tag);
  if (known) return known;
  const nouns = new Map(
    phrasesIn(people[tag] ?? people['en'] ?? '').map((entry) => {
      const [word = '', english = word] = entry.split('=');
      return [word.trim(), english.trim()] as const;
    }),
  );
  const words = alternatives([...nouns.keys()]);
  const leads = phrasesIn(leadIns[tag] ?? '');
  const lexicon: Lexicon = {
    nouns,
    heads:
      tag === 'ja'
        ? new RegExp(`(?:${words})(?=の(?:ため|方)|向け|様)`, 'gu')
        : new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${words})(?:n|en)?(?![\p{L}\p{N}])`, 'giu'),
    leadIn:
      leads.length === 0 ? undefined : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives(leads)})\s+$`, 'iu'),
  };
  lexicons.set(tag, lexicon);
  return lexicon;
};

/** Words that cannot stand inside the name of a group: what comes before them is something else. */
const BREAK =
  /^(?:and|or|to|of|by|with|in|on|at|from|is|are|was|be|that|which|who|we|you|your|our|their|his|her|its|the|a|an|over|more|than|all|many|most|some|these|those|other|every|each|as|und|oder|der|die|das|den|dem|mit|von|unsere|ihre|et|ou|les|des|de|nos|vos|y|o|los|las|e|i|gli|le|os|no|not|like|including|such|für|pour|para|per|for|two|three|thousands|millions|hundreds|get|lets?|helps?|helping|make|zu|aux|biete|bieten|serving|supporting|empowering|enables|happy|loved|trusted|used|top|leading|major|best)$/iu;
const MOST_BEFORE = 3;

/** Adjectives before the noun: “small bike” of “for small bike shops”. */
const modifiersBefore = (text: string, start: number): string => {
  const parts = text.slice(Math.max(0, start - 60), start).split(/(?<=\s)/u);
  let taken = '';
  for (let index = parts.length - 1, count = 0; index >= 0 && count < MOST_BEFORE; index--, count++) {
    const part = parts[index] ?? '';
    const word = part.trim();
    if (!/^[\p{L}\p{N}][\p{L}\p{N}’'-]*$/u.test(word) || BREAK.test(word) || /\d/u.test(word)) break;
    taken = part + taken;
  }
  return taken;
};

/** “with two to six stands”, “aged 5 to 12”. */
const AFTER =
  /^\s+(?:(?:aged|ages|under|over|between)\s+[\p{L}\p{N}]|with\s+(?:\d|one|two|three|four|five|up to|fewer|more than|no\s|little|children|kids|pets|dogs|cats|disabilit|special|their own|chronic|several|multiple))[^.,;:!?|()–—\n]{1,45}|^\s+who\s[^.,;:!?|()–—\n]{3,60}(?:,\s\p{L}+,?\sand\s[^.,;:!?|()–—\n]{3,50})?/iu;
const ARTICLE =
  /(?:(?:over|more than)?\s?[\d.,]+(?:\s?(?:k|m|million|thousand))?\+?|the|all|many|most|die|den|les|las|los|gli|os|as)\s+$/iu;

/** “Real writers” are writers; “real estate agents” are not estate agents. */
const PRAISED = /^(?:real|true|actual)\s(?!estate\b)/iu;

/** The groups of people that a text names, each with the modifiers around it. */
export const groupsIn = (text: string, tag: string): readonly Group[] => {
  const { nouns, heads, leadIn } = lexiconFor(tag);
  const isEnglish = !(tag in people) || tag === 'en';
  return Array.from(text.slice(0, 1_200).matchAll(heads), ({ 0: noun, index }) => {
    const before = tag === 'ja' ? '' : modifiersBefore(text, index);
    const key = noun.toLowerCase().replaceAll('-', ' ');
    const head = nouns.get(key) ?? nouns.get(key.replace(/e?n$/u, '')) ?? nouns.get(key.replace(/n$/u, '')) ?? key;
    const after = isEnglish ? (AFTER.exec(text.slice(index + noun.length))?.[0] ?? '') : '';
    const start = index - before.length;
    const words = text.slice(start, index + noun.length + after.length).trim();
    const lead = text.slice(Math.max(0, start - 40), start).replace(ARTICLE, '');
    const isLedIn = tag === 'ja' || (leadIn?.test(lead) ?? false);
    return { words, label: capitalised(isEnglish ? words.replace(PRAISED, '') : head), head, start, isLedIn };
  });
};
