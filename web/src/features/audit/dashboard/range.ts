/** First and last day in UTC, both included. */
export type Range = { readonly from: string; readonly to: string };

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The range in a URL; undefined for all days. If one end is missing, the server reports it. */
export const rangeIn = (search: URLSearchParams): Partial<Range> | undefined => {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined;
};

/** A range as a query string, in a fixed order. */
export const rangeSearch = (range: Partial<Range> | undefined): string =>
  range === undefined ? '' : `?${new URLSearchParams(range)}`;

/** The last `count` days, including today. */
export const lastDays = (count: number, now: Date): Range => ({
  from: dayOf(now.getTime() - (count - 1) * DAY_MS),
  to: dayOf(now.getTime()),
});

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length);
