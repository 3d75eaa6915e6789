const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** "Jan 5, 2025" in the time zone of the browser (D-88); undefined for what is no date. */
export const shortDate = (iso: string): string | undefined => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? undefined : format.format(time);
};
