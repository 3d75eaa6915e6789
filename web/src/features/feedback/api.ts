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

// The other data that a claim or request changes: open seats, and available credits.

/** Other people and the clock change these: every screen that shows them reads them again. */
const live = { revalidateOnMount: true };

/** The requests with open seats: the best match for the reader first, then the earliest deadline. */
export const useOpenRequests = () => useSWR<OpenRequest[], Error>(openSeatsKey, live);

/** The seats that the current user holds. Visitors request nothing. */
export const useClaims = (isLoggedIn = true) => useSWR<ClaimView[], Error>(isLoggedIn ? claimsKey : null, live);

/** The current user's requests paid with credits, newest first. */
export const useOwnRequests = () => useSWR<OwnRequest[], Error>(ownRequestsKey, live);

/** Has the lists that are on screen read again: those of seats, and that of apps, which counts them. */
const useSeatsChange = () => {
  const { mutate } = useSWRConfig();
  return () => {
    void Promise.all([mutate(claimsKey), mutate(openSeatsKey), mutate(productsKey)]);
  };
};

/**
 * Claims a seat of a request; the answer says until when it is theirs. The lists are read again after a refusal, too:
 * they showed a seat that is not there any more.
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

/** Gives a seat back, for others to claim. */
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

/** The test login of a request, for a reviewer with a seat: requested on demand, and not cached. */
export const readAccess = (requestId: string): Promise<AccessView> =>
  getJson<AccessView>(`${openSeatsKey}/${requestId}/access`);

/** Orders show their requests, too. */
const isOrder = (key: unknown) =>
  typeof key === 'string' && (key.startsWith('/api/orders/') || key.startsWith('/api/me/orders'));

/** Writes the brief of a request; `token` is that of the link in the mails about its order. */
export const useWriteBrief = (requestId: string, token: string | undefined) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (brief: Omit<WriteBriefBody, 'token'>): Promise<void> => {
    await send<DoneResponse>('POST', `${openSeatsKey}/${requestId}/brief`, { ...brief, token });
    await Promise.all([mutate(isOrder), mutate(ownRequestsKey)]);
  };
};

/** Cancels a request. The refund follows a moment later: balance and orders are refreshed. */
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
