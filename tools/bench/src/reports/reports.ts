import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { analystNamed, type Analyze } from './analyst.ts';
import { readCorpus, type Expectation } from './expectation.ts';
import { measureSite, type Measured } from './measure-site.ts';
import { readableReport } from './readable-report.ts';
import { calibrationTable, genericIn, pagesTable, siteTable, summaryOf } from './tables.ts';

export const REPORTS_USAGE = `npm run bench -- reports --pages FOLDER [--split development|holdout] [--slug SLUG] [--analyst built-in|model]

  --pages         a folder for each site, with its pages; the folder of the corpus is made by
                  npx tsx -C source tools/bench/src/reports/collect.ts --pages FOLDER
  --split         only this part of the sites; reports of all are compared to find what is generic
  --analyst       who writes the reports (default: built-in); model: the one that OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL
                  and the other variables of the command service name
  --slug          prints the report on one site, readable
`;

type Surroundings = {
  /** The variables that name the model to score. */
  readonly environment: NodeJS.ProcessEnv;
  readonly print: (text: string) => void;
  readonly say: (line: string) => void;
};

const OPTIONS = {
  pages: { type: 'string' },
  split: { type: 'string' },
  slug: { type: 'string' },
  analyst: { type: 'string', default: 'built-in' },
  help: { type: 'boolean', short: 'h' },
} as const;

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
 * @throws RangeError for an invalid option.
 */
export const reports = async (args: readonly string[], { environment, print, say }: Surroundings): Promise<void> => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (values.help === true) return print(`Usage: ${REPORTS_USAGE}`);
  const { pages: folder, split, slug } = values;
  if (folder === undefined) throw new RangeError(`Which pages?\n\n${REPORTS_USAGE}`);
  if (split !== undefined && split !== 'development' && split !== 'holdout')
    throw new RangeError(`--split cannot be ${split}`);

  const sites = await readCorpus();
  const wanted = slug === undefined ? sites : sites.filter((site) => site.slug === slug);
  const measured = await measureAll(wanted, folder, analystNamed(values.analyst, environment), say);
  if (measured.length === 0) throw new RangeError(`No site to read in ${folder}`);
  if (slug !== undefined) return print(measured.map(readableReport).join('\n'));

  const generic = genericIn(measured);
  const shown = measured.filter(({ site }) => split === undefined || site.split === split);
  const tables = [siteTable(shown, generic), pagesTable(shown), calibrationTable(shown), summaryOf(shown, generic)];
  print(`${tables.join('\n\n')}\n`);
};
