import { aText } from '@twofold/testing/a-text';
import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';
import type { Person, Stage } from './stage.ts';

/** Has a site analyzed. @returns the id of its app */
export const analyze = async (client: Client): Promise<number> => {
  const body = { url: `https://benchbook.example/${randomUUID()}` };
  const { productId } = await client.ask({ kind: 'analyze', method: 'POST', path: '/api/analyze/url', body });
  return Number(productId);
};

/** Writes and completes a review, and checks that the credit is shown. */
export const review = async (person: Person, productId: number): Promise<void> => {
  const { id } = await person.ask({
    kind: 'submit',
    method: 'POST',
    path: '/api/reviews',
    body: { productId, content: aText(productId), rating: 4 },
    names: (answer) => ({ reviewId: answer['id'] }),
  });
  const { totalCredits } = await person.ask({
    kind: 'complete',
    method: 'PATCH',
    path: `/api/reviews/${String(id)}`,
    body: { status: 'complete' },
    names: (answer) => ({ reviewId: answer['id'] }),
  });
  await person.seesCredits(totalCredits);
};

/** Claims a seat of a request and fills it. */
export const fillSeat = async (person: Person, requestId: unknown): Promise<void> => {
  const path = `/api/feedback-requests/${String(requestId)}/claims`;
  const { productId } = await person.ask({ kind: 'claim', method: 'POST', path, body: {} });
  await review(person, Number(productId));
};

/** Buys a review of an app and pays. @returns the id of the feedback request that the order opens */
export const buy = async (stage: Stage, client: Client, productId: number): Promise<unknown> => {
  const body = { productId, tier: 'QUICK' };
  const { sessionId } = await client.ask({ kind: 'checkout', method: 'POST', path: '/api/checkout', body });
  stage.stripe.pay(String(sessionId));
  await confirmPayment(stage, client, String(sessionId));
  const { orderId } = await stage.happened('CheckoutSessionOpened', (data) => data['sessionId'] === sessionId);
  const isItsRequest = ({ origin }: Record<string, unknown>): boolean =>
    (origin as { readonly orderId?: unknown }).orderId === orderId;
  return (await stage.happened('FeedbackRequested', isItsRequest))['requestId'];
};

const MINUTES_MS = 3 * 60_000;
const CHECK_AGAIN_MS = 500;
const CHECKS = 60;

/** The services learn of a payment from the page that the buyer returns to, from a webhook event, from both, or neither. */
const confirmPayment = async (stage: Stage, client: Client, sessionId: string): Promise<void> => {
  const path = `/api/payment/verify?sessionId=${sessionId}`;
  const verify = () => client.ask({ kind: 'verify', method: 'GET', path });
  const way = stage.random.pick(['page', 'webhook', 'both', 'neither'] as const);
  if (way === 'page') await verify();
  if (way === 'webhook') await stage.deliverWebhook(sessionId);
  if (way === 'both') await Promise.all([verify(), stage.deliverWebhook(sessionId)]);
  if (way === 'neither') await waitForPayment(stage, sessionId);
};

/** Without a webhook event, the services ask the provider after some minutes. */
const waitForPayment = async (stage: Stage, sessionId: string): Promise<void> => {
  const isIt = (data: Record<string, unknown>): boolean => data['sessionId'] === sessionId;
  for (let count = 1; ; count++) {
    await stage.letTimeGoBy(MINUTES_MS);
    try {
      await stage.happened('PaymentConfirmed', isIt, CHECK_AGAIN_MS);
      return;
    } catch (error) {
      if (count === CHECKS) throw error;
    }
  }
};
