/** Licenses that permit everything as long as the notice is kept. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Zlib',
]);

/** Exceptions by name. MPL-2.0 requires changes of its files to be published: these are used unchanged. */
const ALLOWED: readonly (readonly [license: string, names: RegExp])[] = [
  ['MPL-2.0', /^(axe-core|lightningcss(-[a-z0-9-]+)?)$/],
  // Fonts, which may be embedded but not sold alone.
  ['OFL-1.1', /^@fontsource-variable\/(faustina|instrument-sans)$/],
  // Their manifests name MIT or BSD in a field that npm no longer reads.
  ['', /^(buildcheck|cpu-features|parse-cache-control|passport-local|passport-strategy|pause|ssh2)$/],
  // Dedicated to the public, with a fallback that permits everything; only tests in containers use them.
  ['Unlicense', /^(fast-sha256|tweetnacl)$/],
];

/** The part of `package-lock.json` about installed packages. */
export type LockFile = {
  readonly packages: Readonly<Record<string, { readonly license?: string; readonly link?: boolean }>>;
};

/** The packages of a lock file with a license that is not permitted, as `name: license`. */
export const refusedLicenses = ({ packages }: LockFile): readonly string[] => {
  const refused = Object.entries(packages).flatMap(([place, { license = '', link = false }]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(place) ?? [];
    return name === undefined || link || isAllowed(name, license) ? [] : [`${name}: ${license || 'none'}`];
  });
  return [...new Set(refused)].toSorted();
};

const isAllowed = (name: string, license: string): boolean =>
  isPermissive(license) || ALLOWED.some(([allowed, names]) => allowed === license && names.test(name));

/** An SPDX expression of names, `AND` and `OR`, with one pair of parentheses around all of it at the most. */
const isPermissive = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => PERMISSIVE.has(license)));
