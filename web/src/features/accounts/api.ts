import useSWR, { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { getJsonUnless401, sendJson } from '../../lib/fetch-json.ts';

const meKey = '/api/me';

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

/** Ends the session, and forgets every answer that was read in it (D-92). */
export const useLogout = () => {
  const { mutate } = useSWRConfig();
  return useSWRMutation('/api/logout', async (path: string) => {
    await sendJson<{ ok: true }>('POST', path);
    await mutate((key) => key !== meKey, undefined, { revalidate: false });
    await mutate(meKey, null, { revalidate: false });
  });
};
