/** Prose below a path that may have discouraged words, and why. */
export type Allowance = { readonly path: string; readonly words: readonly string[]; readonly reason: string };

const SITES = 'words and pages of websites, which analyst and reader must recognize';

export const ALLOWED_PROSE: readonly Allowance[] = [
  { path: 'packages/analyst/src/built-in/category/', words: ['e-mail'], reason: SITES },
  { path: 'packages/analyst/src/built-in/kind/', words: ['centre', 'e-mail', 'journey'], reason: SITES },
  { path: 'packages/analyst/src/built-in/findings/', words: ['e-mail'], reason: 'the name of a topic' },
  { path: 'packages/analyst/src/built-in/lexicon/', words: ['-ence', 'e-mail'], reason: SITES },
  { path: 'packages/analyst/src/built-in/testing/', words: ['-our'], reason: SITES },
  { path: 'packages/analyst/src/model/testing/attacks.ts', words: ['lets go of', 'whoever'], reason: SITES },
  { path: 'packages/comparison/src/testing/', words: ['-our'], reason: 'reviews as people write them' },
  { path: 'packages/site-reader/src/', words: ['centre', 'e-mail'], reason: SITES },
  { path: 'tools/bench/src/reports/', words: ['mend'], reason: SITES },
];

/**
 * How many names in code and paths have a discouraged word. To rename: a number may shrink and never grow. Published names
 * (types of events, streams, jobs, tables, variables of the environment, cookies) cannot be renamed; none has such a word.
 */
export const NAMES_TO_RENAME: Readonly<Record<string, number>> = {
  '-ence': 1,
  '-ise': 24,
  '-our': 14,
  analyse: 2,
  anew: 7,
  centre: 2,
  'for ever': 10,
  journey: 7,
  labelled: 4,
  obey: 3,
  rubbish: 3,
};
