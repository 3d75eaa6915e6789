import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readableFiles } from '../language/language.ts';
import { ROOT } from '../run-command.ts';
import { inCell, linkTo } from './page.ts';

/** The path of the page. */
export const DECISIONS_PAGE = path.join(ROOT, 'docs', 'decisions-coverage.md');

/** A file by its path from the root, and its text. */
type Source = { readonly file: string; readonly text: string };

/** The number and the title of a decision. */
const DECISION = /^- \*\*(D-\d+) (.+?)\.\*\*(?= |$)/gm;
const CITATION = /\bD-\d{2,3}\b/g;
const TEST = /\.(?:test|e2e)\.tsx?$/;
/** Not part of the product: test helpers, most tools, and the tests beside this file, which name decisions as examples. */
const ASIDE = /(?:^|\/)testing\/|^tools\/(?!e2e\/)/;
/** More would clutter the table. */
const MAX_FILES = { code: 6, tests: 3 };
/** Files that define or enforce a decision come before the screens that show it. */
const FOLDERS = ['command-service', 'packages', 'projector', 'query-service', 'auditor', 'contracts', 'web'];

/** The decisions without code, and why. A test fails if any other decision has none. */
export const WITHOUT_CODE: Readonly<Record<string, string>> = {
  'D-16': 'no step approves a review',
  'D-45': 'D-121 replaced it',
};

const INTRO = `# Where each decision is built

Every decision of [decisions](decisions.md), the product files that cite its number, and the tests that cite it. Services and packages
come before contracts and screens. ${Object.entries(WITHOUT_CODE)
  .map(([name, reason]) => `${name} has no code: ${reason}.`)
  .join(' ')} A test fails where any other decision has none, and where this
page differs from the code; \`npx vitest run --project unit tools/scripts/spec-coverage -u\` writes the page.
`;

/** docs/decisions-coverage.md, from the text of docs/decisions.md and the files of the repository. */
export const decisionsPageOf = (decisions: string, sources: readonly Source[]): string => {
  const cited = sources.map(({ file, text }) => ({ file, names: new Set(text.match(CITATION)) }));
  const lines = [...decisions.matchAll(DECISION)].map(([, name = '', title = '']) => {
    const files = cited.filter(({ names }) => names.has(name)).map(({ file }) => file);
    const tests = files.filter((file) => TEST.test(file)).toSorted();
    const code = files.filter((file) => !TEST.test(file)).toSorted(byFolder);
    return `| ${name} | ${inCell(title)} | ${listed(code, MAX_FILES.code)} | ${listed(tests, MAX_FILES.tests)} |`;
  });
  return `${INTRO}
<!-- prettier-ignore-start -->

| Decision | What it decides | Code | Tests |
| --- | --- | --- | --- |
${lines.join('\n')}

<!-- prettier-ignore-end -->
`;
};

/** The page according to the files as they are now. */
export const decisionsPage = (): string => {
  const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
  const files = readableFiles(ROOT).filter((file) => /\.tsx?$/.test(file) && !ASIDE.test(file));
  return decisionsPageOf(
    read('docs/decisions.md'),
    files.map((file) => ({ file, text: read(file) })),
  );
};

const listed = (files: readonly string[], most: number): string =>
  [...files.slice(0, most).map((file) => linkTo(file, file)), ...(files.length > most ? ['and others'] : [])].join(
    '<br>',
  );

const rankOf = (file: string): number => {
  const rank = FOLDERS.indexOf(file.split('/')[0] ?? '');
  return rank === -1 ? FOLDERS.length : rank;
};

const byFolder = (one: string, other: string): number => rankOf(one) - rankOf(other) || (one < other ? -1 : 1);
