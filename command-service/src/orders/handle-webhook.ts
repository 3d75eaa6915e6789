import type { CommandContext } from '../command-handler.ts';
import type { FollowDispute } from './follow-dispute.ts';
import type { FollowRefund } from './follow-refund.ts';
import type { PaymentWebhookEvent } from './payments.ts';
import type { Settle } from './settle.ts';
import type { WebhookEvents } from './webhook-events.ts';

export type HandleWebhook = (event: PaymentWebhookEvent, context: CommandContext) => Promise<void>;

/**
 * Handles a webhook event. The current state is always requested from the provider, so events may arrive late, twice and
 * in any order. The event is marked as handled after the work, so that a half-handled one is delivered again.
 * @throws PaymentsError
 */
export const createHandleWebhook = (deps: {
  readonly settle: Settle;
  readonly followRefund: FollowRefund;
  readonly followDispute: FollowDispute;
  readonly events: WebhookEvents;
}): HandleWebhook => {
  const { settle, followRefund, followDispute, events } = deps;

  const actOn = async ({ sessionId, providerRefundId, disputeId }: PaymentWebhookEvent, context: CommandContext) => {
    if (sessionId !== undefined) await settle(sessionId, context);
    if (providerRefundId !== undefined) await followRefund(providerRefundId, context);
    if (disputeId !== undefined) await followDispute(disputeId, context);
  };

  return async (event, context) => {
    const isOfOurs = (event.sessionId ?? event.providerRefundId ?? event.disputeId) !== undefined;
    if (!isOfOurs || (await events.isKnown(event.eventId))) return;
    await actOn(event, context);
    await events.add(event.eventId);
  };
};
