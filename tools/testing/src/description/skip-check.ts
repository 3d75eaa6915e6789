let skipping = 0;

/** Whether responses are currently checked against the OpenAPI document. */
export const isApiChecked = (): boolean => skipping === 0;

/** Runs code whose servers violate the document on purpose. */
export const withoutApiCheck = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  skipping += 1;
  try {
    return await run();
  } finally {
    skipping -= 1;
  }
};

let areFakeReportsAllowed = false;

/** Turns the check off for the rest of a test file whose rows contain fake reports, which routes send unchanged. */
export const allowFakeReports = (): void => {
  areFakeReportsAllowed = true;
};

/** Turns the check on again after a test file. */
export const forbidFakeReports = (): void => {
  areFakeReportsAllowed = false;
};

const SENDS_REPORTS = /^\/api\/(?:me\/)?products(?:\/\d+)?\/?$/i;

/** Whether the response may contain fake reports, so that it is not checked. */
export const isFakeReport = ({ path, status }: { readonly path: string; readonly status: number }): boolean =>
  areFakeReportsAllowed && status === 200 && SENDS_REPORTS.test(path);
