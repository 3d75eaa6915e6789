import { dayOf } from './day-of.ts';
import { useIsAlive } from './use-is-alive.ts';

const SHORT_MONTH = 3;

/** Days as `longDate` and `shortDate` write them; those of a drawn page are in UTC, until the time zone of its reader is known. */
export const useDays = () => {
  const zone = useIsAlive() ? undefined : 'UTC';
  return {
    longDay: (iso: string) => dayOf(iso, undefined, zone),
    shortDay: (iso: string) => dayOf(iso, SHORT_MONTH, zone),
  };
};
