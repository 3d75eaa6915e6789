import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { folderOf } from './table.ts';

/** One import statement: its specifier, and whether only types are used. */
export type Import = { readonly specifier: string; readonly isTypeOnly: boolean };

/** A source file, by its path from the root with forward slashes. */
export type SourceFile = {
  readonly path: string;
  readonly packageName: string;
  readonly isTest: boolean;
  readonly text: string;
  readonly imports: readonly Import[];
};

const SKIPPED = new Set(['node_modules', 'dist', 'sample-sites']);
const IMPORT = /^\s*(?:import|export)\s+(type\s+)?[^'";]*?\bfrom\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm;
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** Reads the source files of these packages below `root`. */
export const sourceFiles = (root: string, packages: readonly string[]): SourceFile[] =>
  packages.flatMap((packageName) =>
    filesBelow(join(root, folderOf(packageName), 'src')).map((file) => {
      const text = readFileSync(file, 'utf8');
      const path = relative(root, file).split(sep).join('/');
      return { path, packageName, isTest: isTest(path), text, imports: importsOf(text) };
    }),
  );

const importsOf = (text: string): Import[] => [
  ...[...text.matchAll(IMPORT)].map(([, type, from, bare]) => ({
    specifier: from ?? bare ?? '',
    isTypeOnly: type !== undefined,
  })),
  ...[...text.matchAll(DYNAMIC_IMPORT)].map(([, specifier]) => ({ specifier: specifier ?? '', isTypeOnly: false })),
];

const isTest = (path: string): boolean =>
  /\.(test|e2e)\.tsx?$/.test(path) || path.includes('/testing/') || path.startsWith('tools/');

const filesBelow = (folder: string): string[] => {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
};
