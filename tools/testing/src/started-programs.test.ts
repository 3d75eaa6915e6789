import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { replaceStarted } from './started-programs.ts';

const READER = path.join(import.meta.dirname, '..', '..', '..', 'packages', 'site-reader', 'src');
const inReader = (source: string): Promise<string> =>
  replaceStarted(source, path.join(READER, 'run-reader.ts'), (program) =>
    Promise.resolve(`/bundles/${path.basename(program)}`),
  );

describe('the programs that a source starts', () => {
  it.each([
    [
      'the choice between sources and build',
      `new URL(isSource ? './reader-child.ts' : './reader-child.js', import.meta.url)`,
    ],
    [
      'a choice over several lines',
      `new URL(\n  isSource ? './links/links-child.ts' : './links/links-child.js',\n  import.meta.url,\n)`,
    ],
    ['a source alone', `new URL('./testing/misbehaving-child.ts', import.meta.url)`],
    ['a main program', `new URL('./main.ts', import.meta.url)`],
  ])('are replaced: %s', async (_, url) => {
    const written = url.replace('isSource', "import.meta.url.endsWith('.ts')");
    const name = /[\w-]+\.ts/.exec(url)?.[0];
    expect(await inReader(`const ENTRY = ${written};`)).toBe(`const ENTRY = new URL("file:///bundles/${name}");`);
  });

  it.each([
    ['one that does not exist', `new URL('./testing/no-such-child.ts', import.meta.url)`],
    ['a module that is imported', `new URL('./fetch-page.ts', import.meta.url)`],
    ['a page', `new URL('../child.html', import.meta.url)`],
    ['the program of the build', `new URL('./reader-child.js', import.meta.url)`],
  ])('stay: %s', async (_, source) => {
    expect(await inReader(source)).toBe(source);
  });
});
