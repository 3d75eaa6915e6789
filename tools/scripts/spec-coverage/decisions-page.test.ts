import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { DECISIONS_PAGE, decisionsPage, decisionsPageOf, WITHOUT_CODE } from './decisions-page.ts';

/** The lines of the table if all of these files cite D-07. */
const linesWith = (...files: readonly string[]): string[] =>
  decisionsPageOf(
    '- **D-07 Own apps.** 403. Others follow.\n- **D-70 Mails.**\n',
    files.map((file) => ({ file, text: '// Not for its owner (D-07).' })),
  )
    .split('\n')
    .filter((line) => line.startsWith('| D-'));

describe('the page of decisions', () => {
  it('is what the code and the tests cite now', async () => {
    await expect(decisionsPage()).toMatchFileSnapshot(DECISIONS_PAGE);
  });

  it('names code for every decision but those that have none', () => {
    const lines = decisionsPage().matchAll(/^\| (D-\d+) \|(?:.*\| )(.*?) \| .*? \|$/gm);
    const bare = [...lines].filter(([, , code]) => code === '').map(([, name]) => name);
    expect(bare).toEqual(Object.keys(WITHOUT_CODE));
  });

  it('has a line for every decision', () => {
    const decisions = readFileSync(path.join(ROOT, 'docs/decisions.md'), 'utf8').match(/^- \*\*D-\d+/gm);
    expect(decisionsPage().match(/^\| D-\d+/gm)).toHaveLength(decisions?.length ?? 0);
  });

  it('has a line for each decision, with what enforces it before what shows it, and its tests', () => {
    expect(linesWith('web/src/a.tsx', 'contracts/src/b.ts', 'web/src/a.test.tsx')).toEqual([
      '| D-07 | Own apps | [contracts/src/b.ts](../contracts/src/b.ts)<br>[web/src/a.tsx](../web/src/a.tsx) | [web/src/a.test.tsx](../web/src/a.test.tsx) |',
      '| D-70 | Mails |  |  |',
    ]);
  });

  it('names six files at most', () => {
    const [line] = linesWith(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `web/src/${name}.ts`));
    expect(line).toContain('f.ts)<br>and others');
    expect(line).not.toContain('g.ts');
  });
});
