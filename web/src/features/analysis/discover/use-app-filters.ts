import { useSearchParams } from 'react-router-dom';
import { useIsAlive } from '../../../lib/use-is-alive.ts';
import { queryOf, readAppFilters, type AppFilters } from './app-filters.ts';

/**
 * The filters of Discover. They are stored in the address, so that it can be shared and the back button undoes the last
 * filter. A change of the search text replaces the history entry, so that typing a word is one step, not one per letter.
 */
export const useAppFilters = () => {
  const [search, setSearch] = useSearchParams();
  const isAlive = useIsAlive();
  const filters: AppFilters = isAlive ? readAppFilters(search) : {};
  const change = (changed: AppFilters): void => {
    const next = { ...filters, ...changed };
    setSearch(queryOf(next), { replace: filters.q !== undefined && next.q !== filters.q && next.q !== undefined });
  };
  const clear = (): void => setSearch('');
  return { filters, change, clear };
};
