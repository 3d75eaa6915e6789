import { unbroken } from './unbroken.ts';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });

/** "January 5, 2025, 09:12" in the browser's time zone (D-88); the date does not wrap. Undefined for an invalid date. */
export const dateTime = (iso: string | undefined): string | undefined => {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return undefined;
  const [date = '', hour = ''] = format.format(time).split(' at ');
  return `${unbroken(date)}, ${hour}`;
};
