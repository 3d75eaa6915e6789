/** Prose below a path that may have discouraged words, and why. */
export type Allowance = { readonly path: string; readonly words: readonly string[]; readonly reason: string };

const SITES = 'words and pages of websites, which analyst and reader must recognize';
const TITLES = 'test titles that docs/spec-coverage.md lists; they change together with it';

export const ALLOWED_PROSE: readonly Allowance[] = [
  { path: 'packages/analyst/src/built-in/category/', words: ['e-mail'], reason: SITES },
  { path: 'packages/analyst/src/built-in/kind/', words: ['centre', 'e-mail', 'journey'], reason: SITES },
  { path: 'packages/analyst/src/built-in/lexicon/', words: ['-ence'], reason: SITES },
  { path: 'packages/analyst/src/built-in/testing/', words: ['-our'], reason: SITES },
  { path: 'packages/analyst/src/model/testing/attacks.ts', words: ['lets go of', 'whoever'], reason: SITES },
  { path: 'packages/comparison/src/testing/', words: ['-our'], reason: 'reviews as people write them' },
  { path: 'packages/site-reader/src/', words: ['centre', 'e-mail', 'labelled'], reason: SITES },
  { path: 'tools/bench/src/reports/', words: ['mend'], reason: SITES },
  { path: 'tools/e2e/src/analyze.e2e.ts', words: ['analyse'], reason: TITLES },
  { path: 'web/src/features/analysis/report/report-header.test.tsx', words: ['analyse'], reason: TITLES },
  { path: 'web/src/routes/landing-page.test.tsx', words: ['analyse'], reason: TITLES },
  { path: 'tools/scripts/spec-coverage/rows/', words: ['labelled'], reason: 'the words of the specification' },
];

/**
 * How many names in code and paths have a discouraged word. To rename: a number may shrink and never grow. Published names
 * (types of events, streams, jobs, tables, variables of the environment, cookies) cannot be renamed; none has such a word.
 */
export const NAMES_TO_RENAME: Readonly<Record<string, number>> = {
  '-ence': 65,
  '-ise': 33,
  '-our': 62,
  analyse: 328,
  anew: 11,
  centre: 2,
  'for ever': 10,
  journey: 52,
  labelled: 11,
  mend: 7,
  obey: 3,
  rubbish: 3,
  twin: 251,
};
