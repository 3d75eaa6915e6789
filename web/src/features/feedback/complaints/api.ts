import type { DoneResponse } from '@twofold/contracts/accounts/api';
import type {
  AppealBody,
  DecideComplaintBody,
  ModerationView,
  ReportReviewBody,
  StandingView,
} from '@twofold/contracts/feedback/complaints/api';
import useSWR, { useSWRConfig } from 'swr';
import { useSend } from '../../../lib/use-send.ts';

const standingKey = '/api/me/standing';
const moderationKey = '/api/moderation/complaints';
const complaintOf = (orderId: number): string => `/api/orders/${orderId}/complaint`;

/** Other users and deadlines change these, so every screen that shows them loads them again. */
const live = { revalidateOnMount: true, revalidateOnFocus: true } as const;

/** The current user's statistics as a reviewer, and the reports of their reviews. */
export const useStanding = () => useSWR<StandingView, Error>(standingKey, live);

/** The pending appeals for moderators, and the latest decisions. */
export const useModeration = () => useSWR<ModerationView, Error>(moderationKey, live);

/** Reports a review of an order, and refreshes the order; `token` is from the link in the emails about it. */
export const useReportReview = (orderId: number, token: string | undefined) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const order = `/api/orders/${orderId}`;
  return async (report: Omit<ReportReviewBody, 'token'>): Promise<void> => {
    await send<DoneResponse>('POST', complaintOf(orderId), { ...report, token });
    await mutate((key) => typeof key === 'string' && (key === order || key.startsWith(`${order}?`)));
  };
};

/** Appeals a complaint about the user's own review. */
export const useAppeal = (orderId: number) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (appeal: AppealBody): Promise<void> => {
    await send<DoneResponse>('POST', `${complaintOf(orderId)}/appeal`, appeal);
    await mutate(standingKey);
  };
};

/** Decides an appeal. The list is refreshed after a failure, too: another moderator may have been faster. */
export const useDecideComplaint = (orderId: number) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (body: DecideComplaintBody): Promise<void> => {
    try {
      await send<DoneResponse>('POST', `${moderationKey}/${orderId}/decision`, body);
    } finally {
      await mutate(moderationKey);
    }
  };
};
