import { readStored, store } from '../../lib/browser-storage.ts';

/**
 * Flags about the reports of this browser: whether there are any, for the link in the header, and whether a visitor made
 * some, which can move to an account after a login (D-138). The server finds them by the device cookie.
 */
const ANY = 'has-reports';
/** Earlier releases stored a list of ids here. An empty list means that there is nothing to move. */
const TO_MOVE = 'visitors-reports';
const NONE = '[]';

const listeners = new Set<() => void>();

/** Records that a visitor or a member started an analysis. The returned function undoes that if the analysis fails. */
export const noteReport = (by: 'visitor' | 'member'): (() => void) => {
  const before = [ANY, TO_MOVE].map((key) => [key, readStored(key)] as const);
  write(ANY, '1');
  if (by === 'visitor') write(TO_MOVE, '1');
  return () => {
    for (const [key, value] of before) write(key, value);
  };
};

/** Records that the reports were moved to an account or left: the offer is not repeated. */
export const forgetReportsToMove = (): void => write(TO_MOVE, NONE);

/** Whether an analysis was started in this browser that has not failed. */
export const hasReports = (): boolean => readStored(ANY) !== null || hasReportsToMove();

/** Whether a visitor made reports here that are still to be offered for moving. */
export const hasReportsToMove = (): boolean => ![null, NONE].includes(readStored(TO_MOVE));

/** Calls `onChange` after every change in this tab, until the returned function is called. */
export const watchReports = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
};

function write(key: string, value: string | null): void {
  store(key, value);
  for (const listener of listeners) listener();
}
