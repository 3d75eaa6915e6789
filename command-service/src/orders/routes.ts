import { checkoutBody, verifyQuery, type CheckoutResponse, type VerifyResponse } from '@twofold/contracts/orders/api';
import { browserOf, deviceOf, knownBrowserOf } from '@twofold/http/browser-cookie';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router, type RequestHandler } from 'express';
import type { HandleCommand } from '../command-handler.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { idInPath } from '../requests/id-in-path.ts';
import type { WriteRun } from '../requests/repeatable.ts';
import { requestContext } from '../requests/request-context.ts';
import { actorOf } from '../requests/request-log.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import { withFreeId } from '../requests/with-free-id.ts';
import type { Write } from '../requests/write.ts';
import { orderCategory } from './category.ts';
import type { OpenCheckoutOf } from './open-checkout.ts';
import { PaymentsError } from './payments.ts';
import type { Settle, Settlement } from './settle.ts';

/** After this a repeat of the request may take over: the run is considered dead. Most of it is for the provider. */
const LEASE_MS = 30_000;

export type OrderRoutesDeps = {
  readonly write: Write;
  readonly handle: HandleCommand;
  /** Absent if payments are not set up. */
  readonly openCheckout: OpenCheckoutOf | undefined;
  /** Throttles its requests to the provider, since browsers can call it any number of times. */
  readonly settle: Settle;
  readonly rateLimit: RateLimit;
  readonly limitVerifying: RequestHandler;
  readonly sendAnswer: SendAnswer;
  readonly newId: () => string;
};

/** Checkout, verification of the payment (in this service because it calls the provider, D-97), and revoking the link. */
export const orderRoutes = (deps: OrderRoutesDeps): Router => {
  const { write, handle, openCheckout, settle, rateLimit, sendAnswer, newId } = deps;

  const checkOut = write({
    who: 'anyone',
    body: checkoutBody,
    limits: ({ request }) => rateLimit.ofAddress(request.ip),
    admit: () => void payable(openCheckout),
    content: ({ body: { productId, tier } }) => JSON.stringify([productId, tier]),
    sequences: { orderId: 'order_ids' },
    leaseMs: LEASE_MS,
    handler: async (run) => {
      const { body: bought, userId: requestedBy, at: startedAt, context } = run;
      const { request, response, commandId } = run;
      const by = { browser: browserOf(request, response, commandId), device: deviceOf(request, response) };
      const checkout = { ...bought, ...by, requestedBy, startedAt, context };
      const opening = withFreeId(run, { name: 'orderId', taken: 'order-id-taken' }, (orderId) =>
        payable(openCheckout)({ ...checkout, orderId }),
      );
      const { sessionId, url, position } = await opening
        .catch((error: unknown) => startOver(run, error))
        .catch(cannotOpen);
      const body: CheckoutResponse = { sessionId, url };
      return { status: 201, body, position };
    },
  });

  // No limit by address: `settle` limits requests to the provider, not to the log.
  const verify: RequestHandler = async (request, response) => {
    const { sessionId } = parseInput(verifyQuery, request.query);
    const context = requestContext(response, newId(), actorOf(undefined));
    const settlement = await settle(sessionId, context).catch(cannotVerify);
    if (settlement.status !== 'confirmed') throw notConfirmed(settlement.status);
    const { productId, orderId, position } = settlement;
    const body: VerifyResponse = { productId, orderId };
    await sendAnswer(request, response, { status: 200, body: JSON.stringify(body), position });
  };

  const revokeLink = write({
    who: 'anyone',
    path: (request) => idInPath(request, 'Order not found'),
    content: ({ request }) => knownBrowserOf(request) ?? '',
    handler: async ({ request, path: orderId, userId, at, context }) => {
      const data = { orderId, userId, browser: knownBrowserOf(request), revokedAt: at.toISOString() };
      const { position } = await handle(orderCategory, orderId, { type: 'RevokeOrderLink', data }, context);
      return { body: { ok: true }, position };
    },
  });

  return Router()
    .post('/api/checkout', checkOut)
    .use('/api/payment/verify', deps.limitVerifying)
    .get('/api/payment/verify', verify)
    .post('/api/orders/:id/link/revoke', revokeLink);
};

/** @throws HttpError 503 if payments are not set up */
const payable = (openCheckout: OpenCheckoutOf | undefined): OpenCheckoutOf => {
  if (!openCheckout) throw new HttpError(503, 'Payments are not set up here');
  return openCheckout;
};

/**
 * The provider repeats its answer for the same order, so a retry needs another order. The buyer has not seen the first
 * one.
 */
const startOver = async (run: Pick<WriteRun, 'startOver'>, error: unknown): Promise<never> => {
  if (error instanceof PaymentsError && error.code === 'payments-failed') await run.startOver('orderId');
  throw error;
};

/** Specification, section 8. */
const cannotOpen = (error: unknown): never => failed(error, 'Failed to create checkout session');

const cannotVerify = (error: unknown): never => failed(error, 'Could not reach the payment provider');

const failed = (error: unknown, text: string): never => {
  if (!(error instanceof PaymentsError)) throw error;
  throw new HttpError(error.code === 'payments-timed-out' ? 504 : 502, text, { cause: error });
};

/** Answers a verification of a payment that was not confirmed (D-62). */
const notConfirmed = (status: Exclude<Settlement['status'], 'confirmed'>): HttpError => {
  switch (status) {
    case 'unpaid':
      return new HttpError(402, 'This order is not paid yet');
    case 'expired':
      return new HttpError(402, 'This order was not paid in time');
    case 'mismatch':
      return new HttpError(409, 'The payment does not match the order');
    case 'unknown':
      return new HttpError(404, 'Payment session not found');
  }
};
