const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The time format of mails, "January 6, 2026 at 10:00 AM UTC": the reader's time zone is unknown. */
export const timeInWords = (iso: string): string => `${format.format(new Date(iso))} UTC`;
