import type { DoneResponse, SessionView } from '@twofold/contracts/accounts/api';
import useSWR, { useSWRConfig } from 'swr';
import { useSend } from '../../lib/use-send.ts';

const sessionsKey = '/api/me/sessions';

/** Where the current user is logged in. */
export const useSessions = () => useSWR<SessionView[], Error>(sessionsKey, { revalidateOnFocus: true });

/** Ends one session, and reads the list again. */
export const useEndSession = () => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (id: string): Promise<void> => {
    await send<DoneResponse>('DELETE', `${sessionsKey}/${id}`);
    await mutate(sessionsKey);
  };
};

/** Ends all sessions but the current one, and reads the list again. */
export const useEndOtherSessions = () => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (): Promise<void> => {
    await send<DoneResponse>('POST', '/api/logout/everywhere');
    await mutate(sessionsKey);
  };
};
