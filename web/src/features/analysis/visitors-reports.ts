import { readStored, store } from '../../lib/browser-storage.ts';

/**
 * Local flags about this browser's reports: that there are some, for the link in the header, and that a visitor had
 * some made, which can move to an account after logging in (D-138). The server knows which ones, by the device.
 */
const ANY = 'has-reports';
/** Once a list of numbers; an empty one says that there is nothing to move. */
const TO_MOVE = 'visitors-reports';
const NONE = '[]';

const listeners = new Set<() => void>();

/**
 * An analysis was begun in this browser, by a visitor or a member. The answer takes the note back, for an analysis that
 * fails.
 */
export const noteReport = (by: 'visitor' | 'member'): (() => void) => {
  const before = [ANY, TO_MOVE].map((key) => [key, readStored(key)] as const);
  write(ANY, '1');
  if (by === 'visitor') write(TO_MOVE, '1');
  return () => {
    for (const [key, value] of before) write(key, value);
  };
};

/** The reports were moved to an account, or left: the offer is not repeated. */
export const forgetReportsToMove = (): void => write(TO_MOVE, NONE);

/** Whether an analysis was begun in this browser that has not failed. */
export const hasReports = (): boolean => readStored(ANY) !== null || hasReportsToMove();

/** Whether a visitor had reports made here that were not offered for moving yet. */
export const hasReportsToMove = (): boolean => ![null, NONE].includes(readStored(TO_MOVE));

/** Calls back after every change in this tab, until the returned function is called. */
export const watchReports = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
};

function write(key: string, value: string | null): void {
  store(key, value);
  for (const listener of listeners) listener();
}
