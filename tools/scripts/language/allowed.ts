/** A path whose prose may contain certain discouraged words, and why. */
export type Allowance = { readonly path: string; readonly words: readonly string[]; readonly reason: string };

/** For words that websites use. Names in code may contain them, too. */
export const SITES = 'words and pages of websites, which analyst and reader must recognize';

export const ALLOWED_PROSE: readonly Allowance[] = [
  {
    path: 'command-service/src/migrations/',
    words: ['nobody', 'somebody', 'told of'],
    reason: 'migrations never change',
  },
  { path: 'contracts/src/feedback/filler-words.ts', words: ['anybody', 'nobody', 'somebody'], reason: SITES },
  { path: 'packages/analyst/', words: ['-ise', 'door', 'news'], reason: SITES },
  { path: 'packages/analyst/src/built-in/audience/addressed-groups.ts', words: ['anybody', 'somebody'], reason: SITES },
  { path: 'packages/analyst/src/built-in/audience/product-users.ts', words: ['notebook'], reason: SITES },
  { path: 'packages/analyst/src/built-in/findings/link-class.test.ts', words: ['-ence'], reason: SITES },
  { path: 'packages/analyst/src/built-in/report/troubles.ts', words: ['nobody'], reason: SITES },
  {
    path: 'packages/analyst/src/built-in/category/',
    words: ['-ence', '-our', 'centre', 'e-mail', 'notebook'],
    reason: SITES,
  },
  { path: 'packages/analyst/src/built-in/kind/', words: ['-ence', 'centre', 'e-mail', 'journey'], reason: SITES },
  { path: 'packages/analyst/src/built-in/findings/', words: ['e-mail'], reason: 'the name of a topic' },
  { path: 'packages/analyst/src/built-in/lexicon/', words: ['-ence', 'e-mail'], reason: SITES },
  { path: 'packages/analyst/src/built-in/testing/', words: ['-our'], reason: SITES },
  { path: 'packages/analyst/src/model/testing/attacks.ts', words: ['lets go of', 'whoever'], reason: SITES },
  { path: 'packages/comparison/src/lexicon/', words: ['nobody'], reason: SITES },
  {
    path: 'packages/comparison/src/testing/',
    words: ['-our', 'nobody', 'somebody'],
    reason: 'reviews as people write them',
  },
  { path: 'packages/comparison/src/text/clauses.test.ts', words: ['-our'], reason: 'reviews as people write them' },
  { path: 'packages/site-reader/src/', words: ['centre', 'door', 'e-mail', 'news'], reason: SITES },
  { path: 'projector/src/migrations/', words: ['nobody', 'somebody'], reason: 'migrations never change' },
  { path: 'tools/bench/src/reports/', words: ['mend', 'news', 'nobody'], reason: SITES },
];

/**
 * How many names in code and paths have a discouraged word; a number may shrink and never grow. The remaining names are
 * published: the job `forget-old-news-of-payments`, the answers `nobody` and `from-nobody` of stored functions, the alert
 * `NobodyProjects`, the address of ADR 35; or they are words of websites.
 */
export const NAMES_TO_RENAME: Readonly<Record<string, number>> = {
  '-ence': 1,
  '-our': 2,
  centre: 1,
  news: 1,
  nobody: 11,
  obey: 3,
  'of its own': 1,
};
