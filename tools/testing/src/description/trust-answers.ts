let distrusting = 0;

/** Whether answers are held to the description now. */
export const isTrusted = (): boolean => distrusting === 0;

/** Runs code whose servers answer incorrectly on purpose. */
export const distrusted = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  distrusting += 1;
  try {
    return await run();
  } finally {
    distrusting -= 1;
  }
};

let hasStandIns = false;

/** For the rest of a test file: its rows hold stand-ins of reports, which routes send as they stand. */
export const reportsAreStandIns = (): void => {
  hasStandIns = true;
};

/** When a test file is over. */
export const forgetStandIns = (): void => {
  hasStandIns = false;
};

const SENDS_REPORTS = /^\/api\/(?:me\/)?products(?:\/\d+)?\/?$/i;

/** Whether a test has made up the answer. */
export const isStandIn = ({ path, status }: { readonly path: string; readonly status: number }): boolean =>
  hasStandIns && status === 200 && SENDS_REPORTS.test(path);
