import type { FindPersonBody, FoundPersonResponse, PersonView } from '@twofold/contracts/audit/people/api';
import useSWR from 'swr';
import { useSend } from '../../../lib/use-send.ts';

const base = '/api/audit/people';

/** Everything about one person. */
export const usePerson = (userId: string) =>
  useSWR<PersonView, Error>(`${base}/${encodeURIComponent(userId)}`, { revalidateIfStale: true });

/** Finds a person by email address. The address is sent in a body, so that no URL or log contains it. */
export const useFindPerson = () => {
  const send = useSend();
  return async (email: string): Promise<number> => {
    const { userId } = await send<FoundPersonResponse>('POST', `${base}/lookups`, { email } satisfies FindPersonBody);
    return userId;
  };
};
