let distrusting = 0;

/** Whether responses are currently checked against the OpenAPI document. */
export const isTrusted = (): boolean => distrusting === 0;

/** Runs code whose servers violate the document on purpose. */
export const distrusted = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  distrusting += 1;
  try {
    return await run();
  } finally {
    distrusting -= 1;
  }
};

let hasStandIns = false;

/** Turns the check off for the rest of a test file whose rows contain fake reports, which routes send unchanged. */
export const reportsAreStandIns = (): void => {
  hasStandIns = true;
};

/** Turns the check on again after a test file. */
export const forgetStandIns = (): void => {
  hasStandIns = false;
};

const SENDS_REPORTS = /^\/api\/(?:me\/)?products(?:\/\d+)?\/?$/i;

/** Whether the response is not to be checked. */
export const isStandIn = ({ path, status }: { readonly path: string; readonly status: number }): boolean =>
  hasStandIns && status === 200 && SENDS_REPORTS.test(path);
