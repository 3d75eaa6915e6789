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
 * The day of a time in the time zone of the browser, as Americans write it (D-88), with so many letters of its month;
 * undefined for what is no time. The first `Intl.DateTimeFormat` of a page would take a slow phone 60 ms.
 */
export const dayOf = (iso: string, monthLetters?: number): string | undefined => {
  const time = new Date(Date.parse(iso));
  if (Number.isNaN(time.getTime())) return undefined;
  return `${MONTHS[time.getMonth()]?.slice(0, monthLetters)} ${time.getDate()}, ${time.getFullYear()}`;
};
