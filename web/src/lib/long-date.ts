import { dayOf } from './day-of.ts';

/** "January 5, 2025" in the browser's time zone (D-88); undefined for an invalid date. */
export const longDate = (iso: string): string | undefined => dayOf(iso);
