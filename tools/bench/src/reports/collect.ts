import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { readCorpus, type CorpusSite } from './expectation.ts';
import { fileFor } from './site-files.ts';

/*
 * Makes the folder of pages that `npm run bench -- reports` reads: clones the repositories of the corpus at their commits and
 * copies the pages. The pages are other people's work, and must not come into this repository.
 */

const USAGE = `Usage: npx tsx -C source tools/bench/src/reports/collect.ts --pages FOLDER [SLUG ...]

  --pages    where the pages go, a folder for each site; the repositories are cloned to its folder .clones
`;

const HOST = 'https://github.com';
const MAX_FILE_BYTES = 20_000_000;
const PAGE = /(?:\.html?|(?:^|\/)(?:robots\.txt|sitemap\.xml))$/iu;

const run = promisify(execFile);

const git = async (repository: string, ...args: string[]): Promise<Buffer> => {
  const { stdout } = await run('git', ['-C', repository, ...args], { encoding: 'buffer', maxBuffer: MAX_FILE_BYTES });
  return stdout;
};

const hasCommit = async (clone: string, commit: string): Promise<boolean> => {
  try {
    await git(clone, 'cat-file', '-e', commit);
    return true;
  } catch {
    return false;
  }
};

/** The folder of a clone that has the site's commit. It is cloned if necessary. */
const cloneOf = async (folder: string, { repository, commit }: CorpusSite): Promise<string> => {
  const clone = path.join(folder, repository);
  if (existsSync(clone) && (await hasCommit(clone, commit))) return clone;
  await mkdir(clone, { recursive: true });
  await git(clone, 'init', '--bare', '--quiet');
  await git(clone, 'fetch', '--quiet', '--depth', '1', `${HOST}/${repository}.git`, commit);
  return clone;
};

/** The files of a site, each with the path at which it is served and its path in the repository. */
const filesOf = async (clone: string, { commit, source }: CorpusSite): Promise<[string, string][]> => {
  if ('files' in source) return Object.entries(source.files);
  const names = (await git(clone, 'ls-tree', '-r', '-z', '--name-only', commit)).toString('utf8').split('\0');
  const below = source.folder === '' ? '' : `${source.folder}/`;
  return names
    .filter((name) => name.startsWith(below) && PAGE.test(name))
    .map((name): [string, string] => [`/${name.slice(below.length)}`, name])
    .filter(([served]) => !(source.leave ?? []).some((left) => served.startsWith(`/${left}`)));
};

const collect = async (site: CorpusSite, pages: string, clones: string): Promise<number> => {
  const clone = await cloneOf(clones, site);
  const files = await filesOf(clone, site);
  const target = path.join(pages, site.slug);
  await rm(target, { recursive: true, force: true });
  for (const [served, name] of files) {
    const file = path.join(target, fileFor(served));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await git(clone, 'show', `${site.commit}:${name}`));
  }
  return files.length;
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { pages: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.pages === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  for (const site of await readCorpus()) {
    if (positionals.length > 0 && !positionals.includes(site.slug)) continue;
    const count = await collect(site, values.pages, path.join(values.pages, '.clones'));
    process.stdout.write(`${site.slug}: ${count} files\n`);
  }
};

await main();
