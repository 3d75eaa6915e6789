import type { DoneResponse, UserView } from '@twofold/contracts/accounts/api';
import useSWR, { useSWRConfig } from 'swr';
import { forgetDrafts } from '../../lib/forget-drafts.ts';
import { meAddress, meKey, userKey } from '../../lib/cache-keys.ts';
import { getJsonUnless401 } from '../../lib/fetch-json.ts';
import { useSend } from '../../lib/use-send.ts';

/**
 * The current user. An empty answer, a 401, or any failure, means a visitor (specification, section 4); a 503 is waited out by
 * `readWhenCaughtUp` and never gets here. The empty answer is cached as null, so that components do not repeat the
 * request.
 */
export const useMe = (): { me: UserView | undefined; isLoading: boolean } => {
  const { data, isLoading } = useSWR(meKey, () => getJsonUnless401<UserView>(meAddress));
  return { me: data ?? undefined, isLoading };
};

/** One user: the current one, since others are not readable (D-20). An undefined id requests nothing. */
export const useUser = (id: number | undefined) => useSWR<UserView, Error>(id === undefined ? null : userKey(id));

/** Clears all cached answers, and sets the current user, or none. */
export const useCurrentUserChange = () => {
  const { mutate } = useSWRConfig();
  return async (user: UserView | null): Promise<void> => {
    await mutate(meKey, user, { revalidate: false });
    await mutate((key) => typeof key === 'string' && key.startsWith('/api/') && key !== meKey, undefined);
  };
};

/**
 * Ends the session, calls back to leave the screen, and clears all answers of the session (D-92). The screen is left
 * first: one that requires a login would send the user to /auth.
 */
export const useLogout = () => {
  const send = useSend();
  const changeCurrentUser = useCurrentUserChange();
  return async (leave: () => void | Promise<void>): Promise<void> => {
    await send<DoneResponse>('POST', '/api/logout');
    forgetDrafts();
    const left = leave();
    await changeCurrentUser(null);
    await left;
  };
};

/** Returns the cached current user, without a request. */
export const useKnownUser = (): (() => UserView | undefined) => {
  const { cache } = useSWRConfig();
  return () => (cache.get(meKey)?.data as UserView | null | undefined) ?? undefined;
};
