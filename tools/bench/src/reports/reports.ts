import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { analystNamed, type Analyze } from './analyst.ts';
import { corpusSite, expectation, type Expectation } from './expectation.ts';
import { measureSite, type Measured } from './measure-site.ts';
import { readableReport } from './readable-report.ts';
import { calibrationTable, genericIn, pagesTable, siteTable, summaryOf } from './tables.ts';

export const REPORTS_USAGE = `npm run bench -- reports --pages FOLDER [--expectations FILE] [--split development|holdout] [--slug SLUG] [--analyst built-in|model] [--json FILE]

  --pages         a folder for each site, with its pages (default: REPORTS_PAGES); the folder of the corpus is made by
                  npx tsx -C source tools/bench/src/reports/collect.ts --pages FOLDER
  --expectations  what to expect of which site (default: corpus.json, the corpus)
  --split         only this part of the sites; reports of all are compared to find what is generic
  --analyst       who writes the reports (default: built-in); model: the one that OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL
                  and the other variables of the command service name
  --slug          prints the report on one site, readable
  --json          writes everything that was measured into a file
`;

type Surroundings = {
  /** The folder of pages, where no option names one. */
  readonly pages: string | undefined;
  /** Which model is scored, and where it is reached. */
  readonly environment: NodeJS.ProcessEnv;
  readonly print: (text: string) => void;
  readonly say: (line: string) => void;
};

const OPTIONS = {
  pages: { type: 'string' },
  expectations: { type: 'string' },
  split: { type: 'string' },
  slug: { type: 'string' },
  analyst: { type: 'string', default: 'built-in' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const CORPUS = path.join(import.meta.dirname, 'corpus.json');

const sitesIn = async (file: string | undefined): Promise<readonly Expectation[]> => {
  const list: unknown = JSON.parse(await readFile(file ?? CORPUS, 'utf8'));
  return file === undefined ? z.array(corpusSite).parse(list) : z.array(z.union([corpusSite, expectation])).parse(list);
};

const measureAll = async (
  sites: readonly Expectation[],
  pages: string,
  analyze: Analyze,
  say: Surroundings['say'],
): Promise<readonly Measured[]> => {
  const measured: Measured[] = [];
  for (const site of sites) {
    const folder = path.join(pages, site.slug);
    if (existsSync(folder)) measured.push(await measureSite(site, folder, analyze));
    else say(`${site.slug}: no pages in ${folder}`);
  }
  return measured;
};

/**
 * Scores the analyst's reports on real sites against what a reader of their pages expects.
 * @throws RangeError for an option that means nothing.
 */
export const reports = async (
  args: readonly string[],
  { pages, environment, print, say }: Surroundings,
): Promise<void> => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (values.help === true) return print(`Usage: ${REPORTS_USAGE}`);
  const folder = values.pages ?? pages;
  if (folder === undefined) throw new RangeError(`Which pages?\n\n${REPORTS_USAGE}`);
  const { split, slug, json } = values;
  if (split !== undefined && split !== 'development' && split !== 'holdout')
    throw new RangeError(`--split cannot be ${split}`);

  const sites = await sitesIn(values.expectations);
  const wanted = slug === undefined ? sites : sites.filter((site) => site.slug === slug);
  const measured = await measureAll(wanted, folder, analystNamed(values.analyst, environment), say);
  if (measured.length === 0) throw new RangeError(`No site to read in ${folder}`);
  if (json !== undefined) await writeFile(json, JSON.stringify(measured, undefined, 1));
  if (slug !== undefined) return print(measured.map(readableReport).join('\n'));

  const generic = genericIn(measured);
  const shown = measured.filter(({ site }) => split === undefined || site.split === split);
  const tables = [siteTable(shown, generic), pagesTable(shown), calibrationTable(shown), summaryOf(shown, generic)];
  print(`${tables.join('\n\n')}\n`);
};
