import { retryRefundBody } from '@twofold/contracts/operations/api';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router, type Request } from 'express';
import { v5 as uuidV5 } from 'uuid';
import type { HandleCommand } from '../command-handler.ts';
import type { Write } from '../requests/write.ts';
import { orderCategory } from './category.ts';
import type { RetryRefund } from './order.ts';

/** Records the retry of a failed refund. A job then requests it from the provider. */
export const refundRoutes = ({ write, handle }: { readonly write: Write; readonly handle: HandleCommand }): Router => {
  const retry = write({
    who: 'account',
    path: orderIn,
    body: retryRefundBody,
    content: ({ body }) => JSON.stringify(body),
    handler: async ({ commandId, userId: requestedBy, path: orderId, body, at, context }) => {
      // Derived, so that a repeat of the request is the same attempt: the provider pays once per attempt.
      const refundId = uuidV5('refund', commandId);
      const data = { orderId, refundId, failedRefundId: body.refundId, requestedBy, requestedAt: at.toISOString() };
      const command: RetryRefund = { type: 'RetryRefund', data };
      const { position } = await handle(orderCategory, orderId, command, context);
      return { body: { requestId: commandId }, position };
    },
  });
  return Router().post('/api/operations/orders/:id/retry-refund', retry);
};

/** @throws HttpError 404 for an invalid id */
export const orderIn = ({ params: { id } }: Request): number => {
  if (typeof id !== 'string' || !/^[1-9]\d{0,14}$/.test(id)) throw new HttpError(404, 'Order not found');
  return Number(id);
};
