const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * Formats a day in American format (D-88), in the browser's time zone or UTC, with the month cut to `monthLetters`;
 * undefined for an invalid time. The first `Intl.DateTimeFormat` of a page would take a slow phone 60 ms.
 */
export const dayOf = (iso: string, monthLetters?: number, zone?: 'UTC'): string | undefined => {
  const time = new Date(Date.parse(iso));
  if (Number.isNaN(time.getTime())) return undefined;
  const [year, month, day] =
    zone === 'UTC'
      ? [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()]
      : [time.getFullYear(), time.getMonth(), time.getDate()];
  return `${MONTHS[month]?.slice(0, monthLetters)} ${day}, ${year}`;
};

/** "January 5, 2025" in the browser's time zone (D-88); undefined for an invalid date. */
export const longDate = (iso: string): string | undefined => dayOf(iso);

/** "Jan 5, 2025" in the browser's time zone (D-88); undefined for an invalid date. */
export const shortDate = (iso: string): string | undefined => dayOf(iso, 3);
