/** Days in UTC, both included, as the figures of the dashboard count them. */
export type Range = { readonly from: string; readonly to: string };

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The range in an address; what of it is missing the server says. Undefined for all days. */
export const rangeIn = (search: URLSearchParams): Partial<Range> | undefined => {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined;
};

/** A range as a part of an address, in one order. */
export const rangeSearch = (range: Partial<Range> | undefined): string =>
  range === undefined ? '' : `?${new URLSearchParams(range)}`;

/** So many days up to today. */
export const lastDays = (count: number, now: Date): Range => ({
  from: dayOf(now.getTime() - (count - 1) * DAY_MS),
  to: dayOf(now.getTime()),
});

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length);
