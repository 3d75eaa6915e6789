import type { ListProductsQuery } from '@twofold/contracts/analysis/api';

/**
 * The filters of Discover, stored in the address. Without `sort`, apps with open seats come first on each page, then the
 * newest (D-64).
 */
export type AppFilters = {
  readonly q?: string | undefined;
  readonly seats?: 'open' | undefined;
  readonly for?: 'me' | undefined;
  readonly sort?: ListProductsQuery['sort'] | undefined;
};

export const SORTS = { newest: 'Newest', oldest: 'Oldest', name: 'Name' } as const satisfies Record<
  ListProductsQuery['sort'],
  string
>;

const isSort = (text: string | null): text is ListProductsQuery['sort'] => text !== null && Object.hasOwn(SORTS, text);

/** Reads the filters of an address; invalid values are ignored. */
export const readAppFilters = (search: URLSearchParams): AppFilters => {
  const sort = search.get('sort');
  return {
    q: search.get('q')?.trim().slice(0, 200) || undefined,
    seats: search.get('seats') === 'open' ? 'open' : undefined,
    for: search.get('for') === 'me' ? 'me' : undefined,
    sort: isSort(sort) ? sort : undefined,
  };
};

/** The filters as a query string: always the same one for the same filters, empty without filters. */
export const queryOf = ({ q, seats, for: whom, sort }: AppFilters): string => {
  const given = Object.entries({ q, seats, for: whom, sort }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};
