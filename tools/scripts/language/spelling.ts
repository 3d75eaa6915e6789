import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { ROOT } from '../run-command.ts';
import { DISCOURAGED_WORDS } from './discouraged-words.ts';
import { readableFiles } from './language.ts';
import { partsOf, wordsOf } from './parts-of.ts';

/** A word in no dictionary, and its first occurrence. */
export type UnknownWord = { readonly word: string; readonly path: string; readonly line: number };

/** Whether a dictionary has a word. */
export type Knows = (word: string) => boolean;

const DICTIONARIES = path.join(ROOT, 'node_modules/@cspell');
const TERMS = ['softwareTerms.txt.gz', 'computing-acronyms.txt', 'networkingTerms.txt', 'software-tools.txt'];
const PROJECT_WORDS = path.join(import.meta.dirname, 'project-words.txt');

/** Not checked, except for Markdown: words of websites in many languages, and tests with odd texts. */
const FOREIGN =
  /^(?:packages\/(?:analyst|comparison|site-reader)\/src|launcher\/sample-sites|tools\/bench\/src\/reports)\/.*(?<!\.md)$/;
/** Names in tests and tools are not checked: only engineers see them, and many are made up. */
const ONLY_PROSE = /(?:\.test\.tsx?|\.e2e\.ts)$|\/testing\/|^tools\//;
const NOT_WORDS = /https?:\/\/\S+|\S+@\S+|\S*[\d/\\<>{}_=$#]\S*/g;
const WORD = /\p{L}(?:[\p{L}'’]*\p{L})?/gu;
/** Shorter ones are abbreviations more often than mistakes. */
const SHORTEST = 4;

/** American English and terms of software, with the words of the project. */
export const dictionary = (projectWords: readonly string[]): Knows => {
  const english = decodeTrie(gunzipSync(readFileSync(path.join(DICTIONARIES, 'dict-en_us/en_US.trie.gz'))));
  const terms = new Set([...TERMS.flatMap(termsIn), ...projectWords].map((word) => word.toLowerCase()));
  const known = (word: string): boolean =>
    english.has(word) || english.has(word.toLowerCase()) || terms.has(word.toLowerCase());
  return known;
};

const termsIn = (file: string): readonly string[] => {
  const bytes = readFileSync(path.join(DICTIONARIES, 'dict-software-terms/dict', file));
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.trim().replaceAll(/^[~*+]+|[*+]+$/g, ''));
};

/** The words of `project-words.txt`: one a line, in alphabetical order. */
export const readProjectWords = (): readonly string[] =>
  readFileSync(PROJECT_WORDS, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Words of one file that are in no dictionary. */
export const unknownIn = (file: string, text: string, knows: Knows): readonly UnknownWord[] =>
  partsOf(file, text)
    .filter(({ kind, line }) => kind === 'prose' || (line > 0 && !ONLY_PROSE.test(file)))
    .flatMap(({ line, text: part }) => wordsFor(part).map((word) => ({ word, path: file, line })))
    .filter(({ word }) => !knows(word) && !isDiscouraged(word));

const wordsFor = (part: string): readonly string[] => {
  const [own = ''] = part.replaceAll(NOT_WORDS, ' ').split('\u2028');
  return [...wordsOf(own).matchAll(WORD)]
    .map(([word]) => word.replaceAll('’', "'").replace(/'s?$/, ''))
    .filter(({ length }) => length >= SHORTEST);
};

/** The language check covers these words. */
const isDiscouraged = (word: string): boolean => DISCOURAGED_WORDS.some(({ pattern }) => word.search(pattern) === 0);

/** The words of the repository in no dictionary, each with its first occurrence. */
export const unknownWords = (knows: Knows): readonly UnknownWord[] => {
  const asked = new Map<string, boolean>();
  const remembers: Knows = (word) => {
    const answer = asked.get(word) ?? knows(word);
    asked.set(word, answer);
    return answer;
  };
  const first = new Map<string, UnknownWord>();
  for (const file of readableFiles(ROOT).filter((each) => !FOREIGN.test(each)))
    for (const unknown of unknownIn(file, readFileSync(path.join(ROOT, file), 'utf8'), remembers))
      if (!first.has(unknown.word.toLowerCase())) first.set(unknown.word.toLowerCase(), unknown);
  return [...first.values()];
};
