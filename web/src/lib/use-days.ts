import { dayOf } from './day-of.ts';
import { useIsAlive } from './use-is-alive.ts';

const SHORT_MONTH = 3;

/** Formats days like `longDate` and `shortDate`; on a rendered page in UTC, until the reader's time zone is known. */
export const useDays = () => {
  const zone = useIsAlive() ? undefined : 'UTC';
  return {
    longDay: (iso: string) => dayOf(iso, undefined, zone),
    shortDay: (iso: string) => dayOf(iso, SHORT_MONTH, zone),
  };
};
