import path from 'node:path';
import { rowsNamedIn, withoutRows } from './test-titles.ts';

/** The fields read of vitest's JSON report; the name of a file is its absolute path. */
export type TestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
};

/** A test, or a group of them, whose title names a row. It passes when one of its tests does and none fails. */
export type Evidence = { readonly file: string; readonly sentence: string; readonly isPassing: boolean };

/** Which tests show which row, by the row's name, in the order of the files. `root` is what their paths are relative to. */
export const shownBy = (reports: readonly TestReport[], root: string): ReadonlyMap<string, readonly Evidence[]> => {
  const namings = reports.flatMap(({ testResults }) => testResults).flatMap((file) => namingsIn(file, root));
  return new Map(
    [...grouped(namings, ({ row }) => row)].map(([row, ofRow]) => [
      row,
      [...grouped(ofRow, ({ file, sentence }) => `${file} ${sentence}`).values()].map(judged).toSorted(byFile),
    ]),
  );
};

type Naming = { readonly row: string; readonly file: string; readonly sentence: string; readonly status: string };

const namingsIn = ({ name, assertionResults }: TestReport['testResults'][number], root: string): Naming[] => {
  const file = path.relative(root, name).split(path.sep).join('/');
  return assertionResults.flatMap(({ ancestorTitles, title, status }) => {
    const titles = [...ancestorTitles, title];
    return titles.flatMap((named, depth) => {
      const sentence = titles
        .slice(0, depth + 1)
        .map(withoutRows)
        .join(' ');
      return rowsNamedIn(named).map((row) => ({ row, file, sentence, status }));
    });
  });
};

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, [Item, ...Item[]]> => {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

const judged = (namings: readonly [Naming, ...Naming[]]): Evidence => {
  const [{ file, sentence }] = namings;
  const has = (status: string) => namings.some((naming) => naming.status === status);
  return { file, sentence, isPassing: has('passed') && !has('failed') };
};

const byFile = (one: Evidence, other: Evidence): number => one.file.localeCompare(other.file, 'en');
