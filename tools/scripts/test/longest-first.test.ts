import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { LONGEST, longestFirst } from './longest-first.ts';

const [longest = '', next = ''] = LONGEST;
const file = (name: string, project: string) => ({ project, moduleId: path.join(ROOT, name) });

describe('the order of test files', () => {
  it('knows only files that exist, each once', () => {
    expect(LONGEST.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
    expect(new Set(LONGEST).size).toBe(LONGEST.length);
  });

  it('begins each project with its longest files, and leaves the others in their order', () => {
    const [a, b, c, d] = [file('a', 'int'), file(next, 'int'), file('c', 'int'), file(longest, 'int')];
    const [x, y] = [file('x', 'e2e'), file(longest, 'e2e')];
    expect(longestFirst([a, b, c, d, x, y])).toEqual([d, b, a, c, y, x]);
  });
});
