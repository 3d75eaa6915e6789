import { dayOf } from './day-of.ts';

/** "January 5, 2025" in the time zone of the browser (D-88); undefined for what is no date. */
export const longDate = (iso: string): string | undefined => dayOf(iso);
