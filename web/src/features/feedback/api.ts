import type { DoneResponse, UserView } from '@twofold/contracts/accounts/api';
import type {
  AccessView,
  ClaimSeatResponse,
  ClaimView,
  OpenRequest,
  OwnRequest,
  RequestFeedbackBody,
  RequestFeedbackResponse,
  WriteBriefBody,
} from '@twofold/contracts/feedback/api';
import useSWR, { useSWRConfig } from 'swr';
import { meKey, productsKey } from '../../lib/cache-keys.ts';
import { ledgerKey, claimsKey, openSeatsKey, isProfileKey } from '../../lib/member-cache-keys.ts';
import { getJson } from '../../lib/fetch-json.ts';
import { useSend } from '../../lib/use-send.ts';

const ownRequestsKey = '/api/me/feedback-requests';
const claimsOf = (requestId: string) => `${openSeatsKey}/${requestId}/claims`;

/** Other users and deadlines change these, so every screen that shows them loads them again. */
const live = { revalidateOnMount: true };

/** The requests with open seats: the best match for the reader first, then the earliest deadline. */
export const useOpenRequests = () => useSWR<OpenRequest[], Error>(openSeatsKey, live);

/** The seats that the current user holds. Visitors request nothing. */
export const useClaims = (isLoggedIn = true) => useSWR<ClaimView[], Error>(isLoggedIn ? claimsKey : null, live);

/** The current user's requests paid with credits, newest first. */
export const useOwnRequests = () => useSWR<OwnRequest[], Error>(ownRequestsKey, live);

/** Refreshes the lists of seats, and the list of apps, which counts open seats. */
const useSeatsChange = () => {
  const { mutate } = useSWRConfig();
  return () => {
    void Promise.all([mutate(claimsKey), mutate(openSeatsKey), mutate(productsKey)]);
  };
};

/**
 * Claims a seat of a request; the answer has the deadline. The lists are refreshed after a failure, too: they showed a
 * seat that is no longer open.
 */
export const useClaimSeat = () => {
  const send = useSend();
  const seatsChanged = useSeatsChange();
  return async (requestId: string): Promise<ClaimSeatResponse> => {
    try {
      return await send<ClaimSeatResponse>('POST', claimsOf(requestId));
    } finally {
      seatsChanged();
    }
  };
};

/** Releases a seat, so that others can claim it. */
export const useReleaseSeat = () => {
  const send = useSend();
  const seatsChanged = useSeatsChange();
  return async ({ requestId, seat }: ClaimView): Promise<void> => {
    try {
      await send<DoneResponse>('DELETE', `${claimsOf(requestId)}/${seat}`);
    } finally {
      seatsChanged();
    }
  };
};

/** Requests reviews with credits (D-04). Balance, ledger and requests are refreshed (D-92). */
export const useRequestFeedback = () => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (body: RequestFeedbackBody): Promise<RequestFeedbackResponse> => {
    const answer = await send<RequestFeedbackResponse>('POST', openSeatsKey, body);
    void mutate<UserView>(meKey, (me) => me && { ...me, credits: answer.totalCredits });
    void Promise.all([mutate(ownRequestsKey), mutate(openSeatsKey, undefined), mutate(productsKey, undefined)]);
    void Promise.all([mutate(ledgerKey, undefined), mutate(isProfileKey, undefined)]);
    return answer;
  };
};

/** Reads the test login of a request, for a reviewer with a seat. It is not cached. */
export const readAccess = (requestId: string): Promise<AccessView> =>
  getJson<AccessView>(`${openSeatsKey}/${requestId}/access`);

/** Whether a cache key is an order or the list of orders, which show their requests. */
const isOrder = (key: unknown) =>
  typeof key === 'string' && (key.startsWith('/api/orders/') || key.startsWith('/api/me/orders'));

/** Writes the brief of a request; `token` is from the link in the emails about the order. */
export const useWriteBrief = (requestId: string, token: string | undefined) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (brief: Omit<WriteBriefBody, 'token'>): Promise<void> => {
    await send<DoneResponse>('POST', `${openSeatsKey}/${requestId}/brief`, { ...brief, token });
    await Promise.all([mutate(isOrder), mutate(ownRequestsKey)]);
  };
};

/** Cancels a request, and refreshes balance and orders. The refund follows a moment later. */
export const useCancelRequest = (requestId: string, token: string | undefined) => {
  const send = useSend();
  const seatsChanged = useSeatsChange();
  const { mutate } = useSWRConfig();
  return async (): Promise<void> => {
    try {
      await send<DoneResponse>('POST', `${openSeatsKey}/${requestId}/cancel`, { token });
    } finally {
      seatsChanged();
      await Promise.all([mutate(isOrder), mutate(ownRequestsKey), mutate(meKey), mutate(ledgerKey, undefined)]);
    }
  };
};
