/** A test that did not run, by its full name, and why. */
type Skipped = { readonly name: string; readonly reason: string };

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: readonly Skipped[] };

/** The fields read of vitest's JSON report. Tests give the reason for a skip in `meta` (`skipBecause`). */
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

/**
 * Counts the tests of a report. A failed file without a failed test, such as one that cannot be loaded, is a failure.
 */
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
 * The result of one test run: its report, checked against the exit code. No report, no test at all, or a failed process
 * with only passed tests is a failure. A run of affected tests may be empty.
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
