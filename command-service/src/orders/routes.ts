import { checkoutBody, verifyQuery, type CheckoutResponse, type VerifyResponse } from '@twofold/contracts/orders/api';
import { browserOf } from '@twofold/http/browser-cookie';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { accountIdOf } from '@twofold/sessions/sessions';
import { Router, type RequestHandler } from 'express';
import { addressKey, type RateLimit } from '../limits/rate-limit.ts';
import type { NextId } from '../next-id.ts';
import type { Repeatable, WriteRun } from '../requests/repeatable.ts';
import { requestContext } from '../requests/request-context.ts';
import { actorOf } from '../requests/request-log.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import { withFreeId } from '../requests/with-free-id.ts';
import type { CheckoutToStart, OpenCheckoutOf, StartedCheckout } from './open-checkout.ts';
import { PaymentsError } from './payments.ts';
import type { Settle, Settlement } from './settle.ts';

/** A run that takes longer is dead, and a repeat of its request may take over; the provider has most of it. */
const LEASE_MS = 30_000;

export type OrderRoutesDeps = {
  readonly sessions: RequestHandler;
  /** Absent where nothing can be paid. */
  readonly openCheckout: OpenCheckoutOf | undefined;
  readonly settle: Settle;
  readonly rateLimit: RateLimit;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
  readonly nextOrderId: NextId;
  readonly now: () => Date;
  readonly newId: () => string;
};

/** What is bought, and whether it is paid: the provider is asked, so both are this side's (D-97). */
export const orderRoutes = (deps: OrderRoutesDeps): Router => {
  const { sessions, settle, rateLimit, repeatable, sendAnswer, nextOrderId, now, newId } = deps;

  const checkOut: RequestHandler = async (request, response) => {
    const { productId, tier } = parseInput(checkoutBody, request.body);
    const { openCheckout } = deps;
    if (!openCheckout) throw new HttpError(503, 'Payments are not set up here');
    const requestedBy = accountIdOf(request);
    const browser = browserOf(request, response);
    const actor = actorOf(requestedBy);
    const answer = await repeatable({
      key: request.get('idempotency-key'),
      actor,
      content: `POST /api/checkout ${JSON.stringify([productId, tier])}`,
      limitMs: LEASE_MS,
      allocate: async () => ({ orderId: await nextOrderId(), startedAtMs: now().getTime() }),
      run: async (write) => {
        await rateLimit([addressKey(request.ip ?? '')]);
        const context = requestContext(response, write.commandId, actor);
        const checkout = { productId, tier, requestedBy, browser, context };
        const opening = openWithFreeId(openCheckout, write, checkout).catch((error: unknown) =>
          startOver(write, error),
        );
        const { sessionId, url, position } = await opening.catch(cannotOpen);
        const body: CheckoutResponse = { sessionId, url };
        return { status: 201, body: JSON.stringify(body), position };
      },
    });
    await sendAnswer(request, response, answer);
  };

  const openWithFreeId = (
    open: OpenCheckoutOf,
    write: WriteRun,
    checkout: Omit<CheckoutToStart, 'orderId' | 'startedAt'>,
  ): Promise<StartedCheckout> => {
    const startedAtMs = write.allocated['startedAtMs'] ?? now().getTime();
    const id = { name: 'orderId', next: nextOrderId, taken: 'order-id-taken' };
    return withFreeId(write, id, { startedAtMs }, (orderId) =>
      open({ ...checkout, orderId, startedAt: new Date(startedAtMs) }),
    );
  };

  /**
   * What a provider has answered to an order it answers to its repeats too, so that these are for another one. Nobody was
   * told where to pay the first.
   */
  const startOver = async ({ reallocate }: WriteRun, error: unknown): Promise<never> => {
    if (error instanceof PaymentsError && error.code === 'payments-failed') {
      await reallocate({ orderId: await nextOrderId(), startedAtMs: now().getTime() });
    }
    throw error;
  };

  const verify: RequestHandler = async (request, response) => {
    const { sessionId } = parseInput(verifyQuery, request.query);
    const context = requestContext(response, newId(), actorOf(undefined));
    const settlement = await settle(sessionId, context).catch(cannotVerify);
    if (settlement.status !== 'confirmed') throw notConfirmed(settlement.status);
    const { productId, orderId, position } = settlement;
    const body: VerifyResponse = { productId, orderId };
    await sendAnswer(request, response, { status: 200, body: JSON.stringify(body), position });
  };

  return Router().post('/api/checkout', sessions, checkOut).get('/api/payment/verify', verify);
};

/** Specification, section 8. */
const cannotOpen = (error: unknown): never => failed(error, 'Failed to create checkout session');

const cannotVerify = (error: unknown): never => failed(error, 'The payment provider could not be asked');

const failed = (error: unknown, text: string): never => {
  if (!(error instanceof PaymentsError)) throw error;
  throw new HttpError(error.code === 'payments-timed-out' ? 504 : 502, text, { cause: error });
};

const notConfirmed = (status: Exclude<Settlement['status'], 'confirmed'>): HttpError => {
  switch (status) {
    case 'unpaid':
      return new HttpError(402, 'This order is not paid yet');
    case 'expired':
      return new HttpError(402, 'This order was not paid in time');
    case 'mismatch':
      return new HttpError(409, 'What was paid is not what was ordered');
    case 'unknown':
      return new HttpError(404, 'Payment session not found');
  }
};
