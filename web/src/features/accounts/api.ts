import useSWR from 'swr';
import { getJsonUnless401 } from '../../lib/fetch-json.ts';

export const meKey = '/api/me';

/** What the shell reads of the current user. */
export type Me = { readonly id: number };

/**
 * The current user. A 401, or any failure, means that nobody is logged in (specification, section 4). The empty answer
 * is kept as null, so that not every component that asks sends a request of its own.
 */
export const useMe = (): { me: Me | undefined; isLoading: boolean } => {
  const { data, isLoading } = useSWR(meKey, getJsonUnless401<Me>);
  return { me: data ?? undefined, isLoading };
};
