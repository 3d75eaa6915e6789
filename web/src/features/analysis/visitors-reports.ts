/**
 * The reports that a visitor asked for in this browser. An account has a list of its own; a visitor would have nothing but
 * the history of the browser.
 */
const KEY = 'visitors-reports';
const MOST = 6;

/** Their numbers, newest first. */
export const visitorsReports = (): readonly number[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

/** Adds a report as the newest. */
export const rememberReport = (productId: number): void =>
  write([productId, ...visitorsReports().filter((id) => id !== productId)].slice(0, MOST));

/** Takes away what is not there any more. */
export const forgetReport = (productId: number): void => write(visitorsReports().filter((id) => id !== productId));

function write(ids: readonly number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // A browser may refuse its storage: then the list stays empty.
  }
}
