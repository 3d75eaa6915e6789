import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../run-command.ts';
import { pageOf } from './page.ts';
import { problemsOf } from './problems.ts';
import { shownBy, type TestReport } from './shown-by.ts';
import { specParts } from './spec-parts.ts';
import { rowsOf } from './spec-row.ts';

/** The path of the page, and the folder of the reports of a test run. */
export const PAGE = path.join(ROOT, 'docs', 'spec-coverage.md');
const REPORTS = path.join(ROOT, 'test-results');

/** The page according to the last run of all tests, and the problems of the list, a sentence each. */
export const specCoverage = async (): Promise<{ page: string; problems: string[] }> => {
  const shown = shownBy(await readReports(), ROOT);
  const exists = (file: string) => existsSync(path.join(ROOT, file));
  return { page: pageOf(specParts, shown), problems: problemsOf(specParts.flatMap(rowsOf), shown, exists) };
};

/** The same problems, and one more if the page is out of date. */
export const checkSpecCoverage = async (): Promise<string[]> => {
  const { page, problems } = await specCoverage();
  const isUpToDate = (await readFile(PAGE, 'utf8').catch(() => '')) === page;
  return isUpToDate ? problems : [...problems, 'docs/spec-coverage.md is out of date: npm run spec-coverage'];
};

/** The tests in this folder name rows only as examples. */
const isEvidence = ({ name }: TestReport['testResults'][number]): boolean => !name.startsWith(import.meta.dirname);

const readReports = async (): Promise<TestReport[]> => {
  const names = (await readdir(REPORTS).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted();
  const reports = await Promise.all(
    names.map(async (name) => {
      const report: Partial<TestReport> = JSON.parse(await readFile(path.join(REPORTS, name), 'utf8'));
      return report.testResults ? [{ testResults: report.testResults.filter(isEvidence) }] : [];
    }),
  );
  return reports.flat();
};
