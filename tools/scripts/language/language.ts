import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Allowance } from './allowed.ts';
import { DISCOURAGED_WORDS } from './discouraged-words.ts';
import { partsOf, type Part } from './parts-of.ts';

/** A discouraged word and its position. */
export type Finding = {
  readonly path: string;
  readonly line: number;
  readonly kind: Part['kind'];
  readonly word: string;
};

/** Not checked: data, generated files, files of earlier releases, and the word lists themselves. */
const UNREAD =
  /^(?:package-lock\.json|LICENSE|CHANGELOG\.md|docs\/(?:spec-coverage\.md|openapi\/)|web\/public\/|auditor\/sample-export\/|launcher\/(?:sample-sites|src\/testing\/(?:release|installation)-)|tools\/scripts\/language\/)|\/generated\/|\.(?:png|svg|jpe?g|webp|woff2|gz|json|ndjson|html|sql|txt)$/;

/** The files of the repository that the language check reads, by their paths from its root. */
export const readableFiles = (root: string): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !UNREAD.test(file) && existsSync(path.join(root, file)));

/** A cheap first search, also within names, so that most files need no parsing. */
const ROUGHLY = new RegExp(
  DISCOURAGED_WORDS.map(({ pattern }) => pattern.source.replaceAll(String.raw`\b`, '').replaceAll(' ', '[^a-z]*')).join(
    '|',
  ),
  'i',
);

/** The discouraged words of one file. */
export const wordsIn = (file: string, text: string): readonly Finding[] =>
  ROUGHLY.test(`${file}\n${text}`) ? foundIn(file, text) : [];

const foundIn = (file: string, text: string): readonly Finding[] =>
  partsOf(file, text).flatMap(({ kind, line, text: part }) => {
    const [own = '', next = ''] = part.split('\u2028');
    const found = DISCOURAGED_WORDS.filter(({ pattern }) => `${own} ${next}`.search(pattern) >= 0);
    // The start of the next line is included for phrases. A single word is found on its own line.
    const here = found.filter(({ pattern, word }) => own.search(pattern) >= 0 || word.includes(' '));
    return here.map(({ word }) => ({ path: file, line, kind, word }));
  });

/** The discouraged words of all files of a repository. */
export const wordsOf = (root: string): readonly Finding[] =>
  readableFiles(root).flatMap((file) => wordsIn(file, readFileSync(path.join(root, file), 'utf8')));

/** The discouraged words in prose that no allowance covers, one line each. */
export const refusedProse = (findings: readonly Finding[], allowed: readonly Allowance[]): readonly string[] =>
  findings
    .filter(({ kind }) => kind === 'prose')
    .filter((found) => !allowed.some((allowance) => covers(allowance, found)))
    .map(({ path: file, line, word }) => `${file}:${line}: "${word}": write ${insteadOf(word)}`);

/** Whether an allowance covers this word in this file. */
export const covers = (allowance: Allowance, { path: file, word }: Finding): boolean =>
  file.startsWith(allowance.path) && allowance.words.includes(word);

/** Words in more names than the list permits, one line each, with the positions. */
export const newNames = (findings: readonly Finding[], counts: Readonly<Record<string, number>>): readonly string[] => {
  const names = new Map<string, Finding[]>();
  for (const found of findings)
    if (found.kind === 'name') names.set(found.word, [...(names.get(found.word) ?? []), found]);
  return [...names]
    .filter(([word, found]) => found.length > (counts[word] ?? 0))
    .map(([word, found]) => {
      const files = [...new Set(found.map(({ path: file }) => file))].join(', ');
      return `"${word}" is in ${found.length} names, ${counts[word] ?? 0} are listed; write ${insteadOf(word)}: ${files}`;
    });
};

const insteadOf = (word: string): string =>
  DISCOURAGED_WORDS.find((each) => each.word === word)?.instead ?? 'another word';
