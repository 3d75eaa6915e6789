import type { Evidence } from './shown-by.ts';
import { rowsOf, type SpecPart, type SpecRow } from './spec-row.ts';

/** More would clutter the table; the remaining number is omitted, so that a new test case changes no page. */
const MAX_TESTS_SHOWN = 3;

const intro = (rowCount: number) => `# Where each rule of the specification is built, and which test shows it

Every screen, state, message, constant and call of the specification, ${rowCount} rows. To find where a rule is built, look up its row:
the first file under "Code" has the rule itself (the check, the text, the constant or the computation), and further files have other
parts of it. A call names the code that answers it, its schemas, and the code of the web app that sends it. A route names its screen,
and the routes.

The list is \`tools/scripts/spec-coverage/rows\`; a test shows a row by naming it in its title: \`(§4 countdown)\`. \`npm test\` fails where
a row has no passing test, where a test names a row that is not here, and where this page is not what \`npm run spec-coverage\` writes
after a run of all tests. What differs from the specification on purpose is in [departures](departures.md); where each decision is
built, in [decisions](decisions-coverage.md).

## Where each section is built

The tables below have every rule. In general:

- Screens (sections 2 and 4): \`web/src/routes/<name>-page.tsx\` composes panels, cards and forms of \`web/src/features/<slice>\`. Header and footer
  are in \`web/src/app/shell\`, the addresses in \`web/src/lib/paths.ts\`.
- Entities, rules and messages (sections 3 and 5): schemas of \`contracts/src/<slice>\`, shared by form and server. Rules that only a form has are in
  \`forms.ts\` of the feature.
- Calls (sections 6 and 7): \`query-service/src/<slice>\` answers GETs, \`command-service/src/<slice>\` all others, and payment verification. Their routes
  also check who may call: \`who\` of a write, \`requireAccountId\` of a read.
- Texts (section 8): the component or hook that makes the call. Refusals of the server are in \`command-service/src/refusals.ts\`.
- Constants (section 9): mostly at the top of the file that uses them; plans in \`contracts/src/orders/plans.ts\`.
`;

/** docs/spec-coverage.md: a table for each part, with links that lead from the folder of the page. */
export const pageOf = (parts: readonly SpecPart[], shown: ReadonlyMap<string, readonly Evidence[]>): string => {
  const rowCount = parts.flatMap(rowsOf).length;
  return `${intro(rowCount)}\n<!-- prettier-ignore-start -->\n${parts.map((part) => tableOf(part, shown)).join('')}\n<!-- prettier-ignore-end -->\n`;
};

const tableOf = (part: SpecPart, shown: ReadonlyMap<string, readonly Evidence[]>): string => {
  const lines = rowsOf(part).map((row) => lineOf(row, shown.get(row.name) ?? []));
  return `
## §${part.section}: ${part.about}

| Row | In the specification | Code | Shown by |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
};

const lineOf = ({ name, words, paths }: SpecRow, evidence: readonly Evidence[]): string => {
  const first = evidence.slice(0, MAX_TESTS_SHOWN);
  const files = [...new Set(first.map(({ file }) => file))];
  const tests = files.map((file) => {
    const sentences = first.filter((test) => test.file === file).map(({ sentence }) => inCell(sentence));
    return `${linkTo(file)}: ${sentences.join('; ')}`;
  });
  const shownBy = [...tests, ...(evidence.length > first.length ? ['and others'] : [])].join('<br>');
  return `| ${name} | ${inCell(words)} | ${codeOf(paths)} | ${shownBy} |`;
};

/** The files of a row; those that share a name say which package they are in. */
const codeOf = (paths: readonly string[]): string => {
  const names = paths.map(nameOf);
  const labels = paths.map((file) => {
    const isShared = names.filter((name) => name === nameOf(file)).length > 1;
    return isShared ? `${nameOf(file)} (${file.split('/')[0]})` : nameOf(file);
  });
  return paths.map((file, index) => linkTo(file, labels[index])).join('<br>');
};

const nameOf = (file: string): string => file.split('/').at(-1) ?? file;

/** A link from the folder of the pages. */
export const linkTo = (file: string, label = nameOf(file)): string => `[${label}](../${file})`;

/** Escapes text for a cell of a Markdown table. */
export const inCell = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>|]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
