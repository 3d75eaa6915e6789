import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles, changedSince } from './changed-since.ts';

let folder = '';
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const commit = (): string => {
  git('commit', '--quiet', '--allow-empty', '--message', 'Change something');
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'twofold-changed-'));
  git('init', '--quiet', '--initial-branch', 'main');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what counts as changed', () => {
  it('is what came after a branch left main', async () => {
    const base = commit();
    git('checkout', '--quiet', '-b', 'feature');
    commit();
    expect(await changedSince(folder)).toBe(base);
  });

  it('is what is not committed where there is no main', async () => {
    commit();
    git('branch', '--move', 'other');
    expect(await changedSince(folder)).toBe('HEAD');
  });
});

describe('the files that are changed', () => {
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);

  it('are those of commits since, of the work tree, and new ones; none that are gone or as they were', async () => {
    for (const name of ['same.ts', 'edited.ts', 'gone.ts']) write(name, '1');
    git('add', '.');
    const base = commit();
    write('committed.ts', '1');
    git('add', '.');
    commit();
    write('edited.ts', '2');
    write('new.ts', '1');
    rmSync(path.join(folder, 'gone.ts'));
    expect((await changedFiles(folder, base)).toSorted()).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
  });
});
