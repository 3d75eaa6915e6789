import type { CommandContext } from '../command-handler.ts';
import type { FollowDispute } from './follow-dispute.ts';
import type { FollowRefund } from './follow-refund.ts';
import type { PaymentNews } from './payments.ts';
import type { Settle } from './settle.ts';
import type { WebhookEvents } from './webhook-events.ts';

export type HearNews = (news: PaymentNews, context: CommandContext) => Promise<void>;

/**
 * Acts on a webhook event. Whatever it says, the provider is asked what is true now, so events may come late, twice and in any
 * order. That it was handled is kept after the work: what is only half-done must be told again.
 * @throws PaymentsError
 */
export const createHearNews = (deps: {
  readonly settle: Settle;
  readonly followRefund: FollowRefund;
  readonly followDispute: FollowDispute;
  readonly events: WebhookEvents;
}): HearNews => {
  const { settle, followRefund, followDispute, events } = deps;

  const actOn = async ({ sessionId, providerRefundId, disputeId }: PaymentNews, context: CommandContext) => {
    if (sessionId !== undefined) await settle(sessionId, context);
    if (providerRefundId !== undefined) await followRefund(providerRefundId, context);
    if (disputeId !== undefined) await followDispute(disputeId, context);
  };

  return async (news, context) => {
    const isOfOurs = (news.sessionId ?? news.providerRefundId ?? news.disputeId) !== undefined;
    if (!isOfOurs || (await events.isKnown(news.eventId))) return;
    await actOn(news, context);
    await events.add(news.eventId);
  };
};
