import { isExclusion } from '@twofold/contracts/audit/log-filter';

const NAMES = ['type', 'stream', 'actor', 'from', 'to', 'text'] as const;

/** The filters of the log, as stored in the URL. Times are in ISO format; missing filters match everything. */
export type LogFilters = { readonly [Name in (typeof NAMES)[number]]?: string | undefined };
export type FilterName = keyof LogFilters;

/** Reads the filters of a URL; empty and unknown ones are ignored. */
export const readFilters = (search: URLSearchParams): LogFilters =>
  Object.fromEntries(NAMES.flatMap((name) => (search.get(name)?.trim() ? [[name, search.get(name)?.trim()]] : [])));

/** The filters as query parameters, in a fixed order. */
export const asQuery = (filters: LogFilters): string[][] =>
  NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []));

/** The query string of the log with these filters, optionally only before a position. */
export const logSearch = (filters: LogFilters, before?: string): string => {
  const search = new URLSearchParams([...asQuery(filters), ...(before === undefined ? [] : [['before', before]])]);
  return search.size === 0 ? '' : `?${search}`;
};

/** The types of a filter: those included (all if empty), and those excluded. */
export type FilteredTypes = { readonly wanted: readonly string[]; readonly excluded: readonly string[] };

/** Reads the filter `type`: "CreditEarned,-AuditLooked". */
export const splitTypes = (type: string | undefined): FilteredTypes => {
  const all = type?.split(',').filter(Boolean) ?? [];
  return {
    wanted: all.filter((each) => !isExclusion(each)),
    excluded: all.filter(isExclusion).map((each) => each.slice(1)),
  };
};

/** Writes the filter `type`; undefined if it matches everything. */
export const joinTypes = ({ wanted, excluded }: FilteredTypes): string | undefined =>
  [...wanted, ...excluded.map((each) => `-${each}`)].map((each) => each.trim()).join(',') || undefined;

/** Excludes the auditors' own accesses, which are recorded, too. */
export const WITHOUT_ACCESSES = '-AuditLooked';

/** Only the auditors' accesses. */
export const ONLY_ACCESSES = 'AuditLooked';

/** The filters without one of them. */
export const without = (filters: LogFilters, name: FilterName): LogFilters => ({ ...filters, [name]: undefined });
