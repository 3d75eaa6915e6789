const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });

/** "January 5, 2025, 09:12" in the browser's time zone (D-88); undefined for an invalid date. */
export const dateTime = (iso: string | undefined): string | undefined => {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? undefined : format.format(time).replace(' at ', ', ');
};
