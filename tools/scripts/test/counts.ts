/** A test that did not run, by its full name, and why. */
type Skipped = { readonly name: string; readonly reason: string };

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: readonly Skipped[] };

/** What is read of a report of vitest's JSON reporter. Tests say why they skip in `meta` (`skipBecause`). */
export type Report = {
  readonly testResults: readonly {
    readonly name?: string;
    readonly status: string;
    /** Why the file could not be loaded or set up. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
      readonly meta?: { readonly skipReason?: string };
    }[];
  }[];
};

/** Counts the tests of a report. A file that fails without a failing test, as one that cannot be loaded, is a failure. */
const countTests = ({ testResults: files }: Report): Counts => {
  const tests = files.flatMap((file) => file.assertionResults);
  const failedTests = tests.filter(({ status }) => status === 'failed').length;
  const failedFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failedTests + failedFiles,
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName, status, meta }) => ({
        name: fullName.trim(),
        reason: meta?.skipReason ?? (status === 'todo' ? 'not written yet' : 'no reason given'),
      })),
  };
};

/**
 * The verdict on one run of tests: its report, checked against how the process ended. No report, no test at all, or a
 * process that failed although every test passed is a failure. A run of tests that a change can break may be empty.
 */
export const judgeRun = (report: Report | undefined, isSuccess: boolean, mayBeEmpty = false): Counts => {
  const counts = report ? countTests(report) : { passed: 0, failed: 0, skipped: [] };
  const hasRunTests = counts.passed + counts.failed > 0;
  const isUnexplained = counts.failed === 0 && (!isSuccess || (!hasRunTests && !mayBeEmpty));
  return isUnexplained ? { ...counts, failed: 1 } : counts;
};

export const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: [...one.skipped, ...other.skipped],
});
