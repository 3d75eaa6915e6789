import { z } from 'zod';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Ten years. */
const MAX_DAYS = 3_660;
const daysIn = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Query of `overview`: the first and the last day (UTC, both inclusive) of the figures; without both, all days. */
export const overviewQuery = z
  .object({
    from: z.iso.date('This is not a day such as 2030-01-31').optional(),
    to: z.iso.date('This is not a day such as 2030-01-31').optional(),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), 'Please give both days, or none')
  .refine(({ from = '', to = '' }) => from <= to, 'The first day is after the last')
  .refine(
    ({ from, to }) => from === undefined || to === undefined || daysIn(from, to) <= MAX_DAYS,
    `Please choose at most ${MAX_DAYS} days`,
  );
