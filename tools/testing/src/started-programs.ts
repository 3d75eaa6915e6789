import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The URL of a program (`…child.ts`, `…main.ts` or `…process.ts`), alone or as a choice between source and build. */
const STARTED =
  /new URL\(\s*(?:import\.meta\.url\.endsWith\('\.ts'\) \? )?'(\.{1,2}\/[\w./-]*(?:child|main|process)\.ts)'(?: : '[\w./-]+\.js')?,\s*import\.meta\.url,?\s*\)/g;

/** Replaces the programs that a source file starts by their bundles. Programs that do not exist stay unchanged. */
export const replaceStarted = async (
  source: string,
  file: string,
  bundle: (program: string) => Promise<string>,
): Promise<string> => {
  const replaced = new Map<string, string>();
  for (const [text, name = ''] of source.matchAll(STARTED)) {
    const program = path.resolve(path.dirname(file), name);
    if (existsSync(program))
      replaced.set(text, `new URL(${JSON.stringify(pathToFileURL(await bundle(program)).href)})`);
  }
  return source.replaceAll(STARTED, (text) => replaced.get(text) ?? text);
};
