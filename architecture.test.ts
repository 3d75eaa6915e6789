import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { violationsIn } from './tools/scripts/architecture/rules.ts';
import { sourceFiles } from './tools/scripts/architecture/source-files.ts';
import { ARROWS, folderOf } from './tools/scripts/architecture/table.ts';

const ROOT = import.meta.dirname;
const PACKAGES = Object.keys(ARROWS);

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, folderOf(name), 'package.json'), 'utf8')) as Manifest;
const oursIn = (dependencies: Record<string, string> = {}): string[] =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith('@twofold/'))
    .map((name) => name.slice('@twofold/'.length))
    .toSorted();

/** The table of docs/architecture.md: what each package may import, without remarks in parentheses. */
const documentedArrows = (): ReadonlyMap<string, readonly string[]> => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const rows = page.matchAll(/^\| `([\w-]+)` +\|[^|]+\| ([^|]+?) +\|$/gm);
  return new Map(
    [...rows].map(([, name = '', cell = '']) => {
      const listed = cell.replaceAll(/ \([^)]*\)/g, '').split(', ');
      return [name, listed.filter((other) => other !== '–')];
    }),
  );
};

describe('the arrows between packages', () => {
  it('point only where the table allows', () => {
    expect(violationsIn(sourceFiles(ROOT, PACKAGES))).toEqual([]);
  });

  it('never form a cycle', () => {
    const reaches = (from: string, to: string): boolean =>
      (ARROWS[from] ?? []).some((next) => next === to || reaches(next, to));
    expect(PACKAGES.filter((name) => reaches(name, name))).toEqual([]);
  });

  it.each(PACKAGES)('are what %s declares in its manifest', (name) => {
    const { dependencies, devDependencies } = manifestOf(name);
    const allowed = ARROWS[name] ?? [];
    expect(oursIn(dependencies).filter((dependency) => !allowed.includes(dependency))).toEqual([]);
    // What only tests use is a development dependency, and may be what the package must not import otherwise.
    expect(oursIn(devDependencies).filter((dependency) => oursIn(dependencies).includes(dependency))).toEqual([]);
  });

  it.each(PACKAGES)('are what docs/architecture.md says of %s', (name) => {
    expect(documentedArrows().get(name)).toEqual(ARROWS[name]);
  });

  it('lead to one version of each library', () => {
    const versions = new Map<string, Set<string>>();
    for (const name of PACKAGES) {
      const { dependencies, devDependencies } = manifestOf(name);
      for (const [library, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        versions.set(library, (versions.get(library) ?? new Set()).add(version));
      }
    }
    expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
  });
});

/** One file for each rule that breaks it, and words of the sentence that must name it. */
const PLANTED: readonly (readonly [path: string, text: string, found: string])[] = [
  ['query-service/src/a.ts', "import { x } from '@twofold/event-store/port';", 'may not import event-store'],
  ['web/src/b.ts', "import { x } from '@twofold/contracts/analysis/events';", 'the browser may not see'],
  ['projector/src/c.ts', "import { x } from '@twofold/contracts/analysis/api';", 'may not read analysis/api'],
  ['command-service/src/reviews/d.ts', "import { x } from '../credits/decider.ts';", 'may not import slice credits'],
  ['web/src/features/orders/e.tsx', "import { x } from '../experiments/e.ts';", 'may not import feature experiments'],
  ['web/src/features/orders/n.tsx', "import { x } from '../../app/routes.tsx';", 'may not import from the app'],
  ['command-service/src/reviews/decider.ts', "import { x } from 'node:fs';", 'a decider may import'],
  ['command-service/src/orders/refund-decisions.ts', "import { x } from './settle.ts';", 'a decider may import'],
  ['command-service/src/f.ts', "import { x } from '@twofold/event-store/adapters/memory';", 'picks an adapter'],
  ['command-service/src/g.ts', "import { x } from '@eventstore/db-client';", 'knows the EventStoreDB client'],
  ['packages/http/src/h.ts', 'export const x = process.env.HOME;', 'reads the environment'],
  ['packages/http/src/i.ts', "export * from './h.ts';", 'no barrels'],
  ['packages/http/src/j.ts', "import { x } from './testing/a-clock.ts';", 'only tests may import'],
  ['packages/http/src/k.ts', "import { x } from '../../../contracts/src/text.ts';", 'leaves the package'],
  ['command-service/src/l.ts', "export const x = () => fetch('https://example.com');", 'read by site-reader only'],
  ['projector/src/m.ts', "export const x = () => import('@twofold/command-service/app');", 'import command-service'],
  ['packages/http/src/o.ts', 'export const x = AbortSignal.any([AbortSignal.timeout(9)]);', 'use withinDeadline'],
];

describe('a planted violation', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'twofold-architecture-'));
  afterAll(() => rmSync(scratch, { recursive: true }));

  it.each(PLANTED)('in %s is found', (path, text, found) => {
    const file = join(scratch, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const violations = violationsIn(sourceFiles(scratch, PACKAGES));
    rmSync(file);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(found);
  });
});
