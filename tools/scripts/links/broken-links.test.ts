import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { brokenLinks, markdownFiles } from './broken-links.ts';

describe('the links of the documents', () => {
  it.each(markdownFiles(ROOT).map((file) => [path.relative(ROOT, file), file]))('lead somewhere in %s', (_, file) => {
    expect(brokenLinks(file)).toEqual([]);
  });
});

describe('looking for broken links', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'twofold-links-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const check = (text: string): string[] => {
    const file = path.join(folder, 'a.md');
    writeFileSync(file, text);
    return brokenLinks(file);
  };

  it('finds a file that is not there', () => {
    expect(check('[one](b.md), [two](./a.md) and [three](../no/such/)')).toEqual(['b.md', '../no/such/']);
  });

  it('finds a heading that is not there', () => {
    expect(check('# The log, explained\n[one](#the-log-explained) [two](a.md#the-lag)')).toEqual(['a.md#the-lag']);
  });

  it('leaves the web and code alone', () => {
    expect(check('[web](https://example.com/x) `[code](no.md)`\n```md\n[code](no.md)\n```\n')).toEqual([]);
  });
});
