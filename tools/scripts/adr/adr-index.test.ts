import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { recordsIn, rowsOfIndex } from './adr-index.ts';

const FOLDER = path.join(ROOT, 'docs/adr');

describe('the index of decision records', () => {
  it('has a row for each record, with its title and successor', () => {
    expect(rowsOfIndex(readFileSync(path.join(FOLDER, 'README.md'), 'utf8'))).toEqual(recordsIn(FOLDER));
  });

  it('misses no record that was superseded', () => {
    expect(recordsIn(FOLDER).some(({ supersededBy }) => supersededBy !== undefined)).toBe(true);
  });

  it('reads nothing but whole rows', () => {
    const row = '| [7](0007-a.md) | A title | one line | superseded by [9](0009-b.md) |';
    expect(rowsOfIndex(`${row}\n| [8](0008-c.md) | Another |`)).toEqual([
      { file: '0007-a.md', title: 'A title', supersededBy: '0009-b.md' },
    ]);
  });
});
