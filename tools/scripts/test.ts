import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, runCommand } from './run-command.ts';
import { checkSpecCoverage } from './spec-coverage/spec-coverage.ts';
import { addCounts, judgeRun, type Counts, type Report } from './test/counts.ts';
import { changedFiles, changedSince } from './test/changed-since.ts';
import { describeFailures } from './test/failures.ts';

/** A script of package.json: `check` passes or fails as one, `tests` count each of theirs. */
type Step = {
  readonly name: string;
  readonly script: string;
  readonly kind: 'check' | 'tests';
  /** Added to the script's own arguments, such as the files to lint. */
  readonly args?: readonly string[];
  /** Tests affected by changes: there may be none. */
  readonly mayBeEmpty?: boolean;
};

/** Steps that run side by side. Tests alone use the whole machine. */
type Stage = readonly Step[];

const LINT: Step = { name: 'lint', script: 'lint', kind: 'check' };
const OTHER_STATIC: Stage = [
  { name: 'format', script: 'format', kind: 'check' },
  { name: 'types', script: 'types', kind: 'check' },
  { name: 'dead code', script: 'knip', kind: 'check' },
];
/** Cheapest first. */
const FULL: readonly Stage[] = [
  [LINT, ...OTHER_STATIC],
  [{ name: 'unit and web', script: 'test:unit', kind: 'tests' }],
  [{ name: 'build', script: 'build', kind: 'check' }],
  [{ name: 'integration', script: 'test:int', kind: 'tests' }],
  [{ name: 'end-to-end tests', script: 'test:e2e', kind: 'tests' }],
];

/** Files that the lint rules depend on. After a change of one, all files are linted. */
const CONFIGURATION = /(?:^|\/)(?:\.oxlintrc\.json|package(?:-lock)?\.json|tsconfig[^/]*\.json)$/u;
const SOURCE = /\.(?:ts|tsx|mts)$/u;
/** Linting with types is the slowest check, so only changed files are linted. */
const lintOf = async (since: string): Promise<Stage> => {
  const files = await changedFiles(ROOT, since);
  if (files.some((file) => CONFIGURATION.test(file))) return [LINT];
  const sources = files.filter((file) => SOURCE.test(file));
  return sources.length === 0 ? [] : [{ ...LINT, name: 'lint of what changed', args: sources }];
};

/** The fast checks before a commit: the rules of the repository, and the unit and web tests that the change affects. */
const quick = async (): Promise<readonly Stage[]> => {
  const since = await changedSince(ROOT);
  return [
    [...(await lintOf(since)), ...OTHER_STATIC],
    [{ name: 'repository and language', script: 'test:repository', kind: 'tests' }],
    [
      {
        name: `unit and web, changed since ${since.slice(0, 12)}`,
        script: 'test:unit',
        kind: 'tests',
        args: ['--changed', since, '--passWithNoTests'],
        mayBeEmpty: true,
      },
    ],
  ];
};

/**
 * Runs everything, cheapest first, and continues after a failure. `check` as the only argument runs the static checks
 * and the unit tests affected by changes. The last line is `N passed, N failed, N skipped`, a check counting as one;
 * exit code 1 on any failure.
 */
const main = async ([only]: readonly string[]): Promise<void> => {
  let total: Counts = { passed: 0, failed: 0, skipped: [] };
  for (const stage of only === 'check' ? await quick() : FULL) {
    for (const counts of await Promise.all(stage.map(run))) total = addCounts(total, counts);
  }
  if (only !== 'check') total = addCounts(total, await runSpecCoverage());
  for (const { name, reason } of total.skipped) console.log(`skipped: ${name} (${reason})`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped.length} skipped`);
  process.exitCode = total.failed === 0 ? 0 : 1;
};

const run = async (step: Step): Promise<Counts> => {
  const reportFile = path.join(ROOT, 'test-results', `${step.script.replace(':', '-')}.json`);
  await rm(reportFile, { force: true });
  const reporters = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { isSuccess, output, seconds } = await runCommand('npm', [
    'run',
    '--silent',
    step.script,
    ...(step.kind === 'tests' ? reporters : step.args === undefined ? [] : ['--']),
    ...(step.args ?? []),
  ]);
  const report = step.kind === 'tests' ? await readReport(reportFile) : undefined;
  const counts =
    step.kind === 'tests'
      ? judgeRun(report, isSuccess, step.mayBeEmpty)
      : { passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1, skipped: [] };
  const tally = step.kind === 'tests' ? `, ${counts.passed} of ${counts.passed + counts.failed} passed` : '';
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds.toFixed(1)} s${tally})`);
  if (counts.failed > 0) {
    // A log may be cut: what failed comes before everything else that was printed.
    const failures = report ? describeFailures(report, ROOT) : '';
    console.log(`${failures}${output.trimEnd()}\n  run it again: npm run ${step.script}\n`);
  }
  return counts;
};

/** Every row of the specification must have been shown by the tests that ran. */
const runSpecCoverage = async (): Promise<Counts> => {
  const problems = await checkSpecCoverage();
  console.log(problems.length === 0 ? 'ok     specification' : `FAILED specification\n${problems.join('\n')}\n`);
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length === 0 ? 0 : 1, skipped: [] };
};

const readReport = async (file: string): Promise<Report | undefined> => {
  try {
    const report: Report = JSON.parse(await readFile(file, 'utf8'));
    return report;
  } catch {
    return undefined;
  }
};

await main(process.argv.slice(2));
