import { simulateIssueBody, type SimulateIssueBody } from '@twofold/contracts/operations/api';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { EventStore } from '@twofold/event-store/port';
import { Router } from 'express';
import { streamOf } from '../category.ts';
import type { CommandContext } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import type { Write } from '../requests/write.ts';
import { orderCategory } from './category.ts';
import type { FollowDispute } from './follow-dispute.ts';
import type { FollowRefund } from './follow-refund.ts';
import { isPaid, type PaidOrder } from './order.ts';
import type { Payments, SimulatedPaymentIssues } from './payments.ts';
import { refundsOf } from './refund-decisions.ts';
import { orderIn } from './refund-routes.ts';

type Deps = {
  readonly write: Write;
  readonly store: EventStore;
  readonly payments: Payments | undefined;
  readonly followRefund: FollowRefund;
  readonly followDispute: FollowDispute;
  readonly now: () => Date;
};

/** Simulates a failed refund or a dispute. Only outside production, with simulated payments. */
export const simulationRoutes = (deps: Deps): Router => {
  const { write, store, payments } = deps;
  const router = Router();
  const { simulate } = payments ?? {};
  if (!simulate) return router;
  const simulateIssue = write({
    who: 'account',
    path: orderIn,
    body: simulateIssueBody,
    content: ({ body }) => JSON.stringify(body),
    handler: async ({ path: orderId, body, context }) => {
      const { state } = await foldStream(store, orderCategory, streamOf(orderCategory, orderId));
      if (!isPaid(state) || state.request.provider !== 'simulated') throw new HttpError(404, 'Order not found');
      await (body.trouble === 'refund-failed'
        ? failRefund(deps, simulate, state, context)
        : dispute(deps, simulate, { order: state, body, context }));
      return { body: { ok: true }, position: undefined };
    },
  });
  return router.post('/api/operations/orders/:id/simulate', simulateIssue);
};

const failRefund = async (
  { followRefund }: Deps,
  simulate: SimulatedPaymentIssues,
  order: PaidOrder,
  context: CommandContext,
): Promise<void> => {
  const made = refundsOf(order).findLast(({ status }) => status === 'refunded');
  if (made?.status !== 'refunded') throw new HttpError(409, 'This order was not refunded');
  const { payment, request } = order;
  const { providerRefundId, refund } = made;
  const { refundId } = refund;
  const of = { orderId: request.orderId, paymentId: payment.paymentId };
  simulate.refund(providerRefundId, { status: 'failed', ...of, failure: 'expired-or-canceled-card', refundId });
  await followRefund(providerRefundId, context);
};

const dispute = async (
  { followDispute, now }: Deps,
  simulate: SimulatedPaymentIssues,
  {
    order: { request, payment },
    body,
    context,
  }: { readonly order: PaidOrder; readonly body: SimulateIssueBody; readonly context: CommandContext },
): Promise<void> => {
  const { orderId, amountCents, currency } = request;
  const disputeId = `sim_dispute_${orderId}`;
  simulate.dispute(disputeId, {
    status: body.trouble === 'dispute-won' ? 'won' : body.trouble === 'dispute-lost' ? 'lost' : 'open',
    orderId,
    paymentId: payment.paymentId,
    amountCents,
    currency,
    reason: 'fraudulent',
    openedAt: now().toISOString(),
  });
  await followDispute(disputeId, context);
};
