import type { Reaction } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import type { FollowDispute } from './follow-dispute.ts';
import type { FollowRefund } from './follow-refund.ts';

const RECEIVER = 'provider-check';
const HOUR_MS = 3_600_000;

type Check = { readonly providerRefundId: string } | { readonly disputeId: string };

/** Schedules requests to the provider about a refund or dispute, these hours after a time: webhook events can be lost. */
export const checksAfter = (since: string, hours: readonly number[], orderId: number, data: Check): Reaction[] =>
  hours.map((after) => ({
    receiver: RECEIVER,
    id: orderId,
    command: { type: 'AskProvider', data },
    at: new Date(Date.parse(since) + after * HOUR_MS),
  }));

/** @throws PaymentsError, which causes a retry, if the provider cannot be reached */
export const providerCheckReceiver = (deps: {
  readonly followRefund: FollowRefund;
  readonly followDispute: FollowDispute;
}): Receiver => ({
  name: RECEIVER,
  receive: async ({ command, context }) => {
    const check = command.data as Check;
    if ('disputeId' in check) await deps.followDispute(check.disputeId, context);
    else await deps.followRefund(check.providerRefundId, context);
  },
});
