import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { refusedLicenses, type LockFile } from './refused-licenses.ts';

const locked = (packages: LockFile['packages']) => refusedLicenses({ packages });

describe('the licenses of dependencies', () => {
  it('are permissive, or allowed by name', () => {
    const lockFile = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;
    expect(refusedLicenses(lockFile)).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', ['a: GPL-3.0-only']],
    ['MPL-2.0', ['a: MPL-2.0']],
    ['MIT AND GPL-2.0-only', ['a: MIT AND GPL-2.0-only']],
    ['SEE LICENSE IN LICENSE.md', ['a: SEE LICENSE IN LICENSE.md']],
    [undefined, ['a: none']],
    ['MIT', []],
    ['(MIT OR GPL-2.0-only)', []],
    ['(BSD-3-Clause AND Apache-2.0)', []],
  ])('are refused where they are not: %s', (license, refused) => {
    expect(
      locked({
        '': { license: 'none of them' },
        'node_modules/b/node_modules/a': license === undefined ? {} : { license },
      }),
    ).toEqual(refused);
  });

  it('are allowed for those that are named, and for no others', () => {
    expect(locked({ 'node_modules/axe-core': { license: 'MPL-2.0' }, 'node_modules/pause': {} })).toEqual([]);
    expect(locked({ 'node_modules/axe-corer': { license: 'MPL-2.0' }, 'node_modules/ours': { link: true } })).toEqual([
      'axe-corer: MPL-2.0',
    ]);
  });
});
