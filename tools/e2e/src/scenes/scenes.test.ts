import { describe, expect, it } from 'vitest';
import { paths } from '../../../../web/src/lib/paths.ts';
import { scenes } from './scenes.ts';
import type { World } from './world.ts';

/** Uses 1 for every id. */
const everything: unknown = new Proxy(
  {},
  { get: () => new Proxy({ id: 1 }, { get: (target, key) => (key === 'id' ? target.id : 1) }) },
);

const addresses = scenes.map(({ path }) => (typeof path === 'string' ? path : path(everything as World)));
const withoutDetails = (address: string): string => address.replace(/[?#].*$/, '');
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The screens of auditors need a role, which only the server's operator can grant. The world has no auditor. */
const open = Object.values(paths).filter((path: string) => !path.startsWith('/admin'));

describe('the scenes', () => {
  it.each(open)('show %s', (path) => {
    expect(addresses.map(withoutDetails)).toContainEqual(expect.stringMatching(patternOf(path)));
  });

  it('continue only the scene before them: of the same user, at the same address but for the hash', () => {
    const astray = scenes.filter(({ continues, as }, index) => {
      const isAt = (address = ''): string => address.replace(/#.*$/, '');
      const before = index - 1;
      return continues && (scenes[before]?.as !== as || isAt(addresses[before]) !== isAt(addresses[index]));
    });
    expect(scenes.some(({ continues }) => continues)).toBe(true);
    expect(astray.map(({ name }) => name)).toEqual([]);
  });

  it('have names of their own', () => {
    const names = scenes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
