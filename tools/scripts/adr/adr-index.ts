import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A record's entry in the index, and its own status. */
export type IndexedRecord = {
  readonly file: string;
  readonly title: string;
  readonly supersededBy: string | undefined;
};

const TITLE = /^# \d+\. (.+)$/m;
const SUCCESSOR = /^Accepted, .*(?:Superseded|Replaced) by \[(?:ADR )?\d+\]\(([^)]+)\)/m;
const ROW = /^\| \[\d+\]\(([^)]+)\) +\| (.+?) +\| .+? +\| (?:accepted|superseded by \[\d+\]\(([^)]+)\)) +\|$/gm;

/** The rows of `docs/adr/README.md`, in their order. */
export const rowsOfIndex = (index: string): readonly IndexedRecord[] =>
  [...index.matchAll(ROW)].map(([, file = '', title = '', supersededBy]) => ({ file, title, supersededBy }));

/** The records of a folder, in the order of their numbers. */
export const recordsIn = (folder: string): readonly IndexedRecord[] =>
  readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.md$/.test(file))
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return { file, title: TITLE.exec(text)?.[1] ?? '', supersededBy: SUCCESSOR.exec(text)?.[1] };
    });
