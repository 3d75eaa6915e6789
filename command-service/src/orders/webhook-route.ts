import { HttpError } from '@twofold/http/respond-to-errors';
import express, { Router, type RequestHandler } from 'express';
import { requestContext } from '../requests/request-context.ts';
import type { HandleWebhook } from './handle-webhook.ts';
import {
  InvalidSignature,
  PaymentsError,
  InvalidWebhook,
  type PaymentWebhookEvent,
  type Payments,
} from './payments.ts';

/** Stripe's events are much smaller. */
const BODY_LIMIT = '256kb';

const readBytes = express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false });

export type WebhookRouteDeps = {
  /** Absent if payments are not set up. */
  readonly payments: Payments | undefined;
  readonly handleWebhook: HandleWebhook;
  readonly newId: () => string;
};

/**
 * Webhook events of the payment provider (D-70). The signature covers the raw bytes, so this route is mounted before the
 * JSON parser, without sessions or origin checks. It answers 2xx only after all consequences are recorded, since the
 * provider does not repeat an event after that.
 */
export const webhookRoute = (deps: WebhookRouteDeps): Router => {
  const { payments, handleWebhook, newId } = deps;

  const receive: RequestHandler = async (request, response) => {
    if (!payments) throw notSetUp();
    const event = readWebhookEvent(payments, request.body, request.get('stripe-signature'));
    await handleWebhook(event, requestContext(response, newId(), 'system')).catch(failTemporarily);
    response.json({ ok: true });
  };

  return Router().post('/api/payment/webhook', readBody, receive);
};

const notSetUp = (): HttpError => new HttpError(503, 'Payments are not set up here');

const readBody: RequestHandler = (request, response, next) => {
  readBytes(request, response, (error?: unknown) => next(error === undefined ? undefined : refusedBody(error)));
};

const refusedBody = (error: unknown): HttpError => {
  const isTooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
  return isTooLarge
    ? new HttpError(413, 'The body is larger than 256 kB', { cause: error })
    : new HttpError(400, 'The body cannot be read', { cause: error });
};

const readWebhookEvent = (payments: Payments, body: unknown, signature: string | undefined): PaymentWebhookEvent => {
  try {
    return payments.readWebhook(Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature);
  } catch (error) {
    if (error instanceof InvalidSignature) throw new HttpError(400, 'The signature is not valid', { cause: error });
    if (error instanceof InvalidWebhook) throw new HttpError(400, 'The body cannot be read', { cause: error });
    return failTemporarily(error);
  }
};

const failTemporarily = (error: unknown): never => {
  if (!(error instanceof PaymentsError)) throw error;
  throw new HttpError(503, 'Could not reach the payment provider', { cause: error });
};
