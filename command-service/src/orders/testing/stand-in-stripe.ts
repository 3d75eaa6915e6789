import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import {
  createStandInBooks,
  refused,
  type StandInAnswer,
  type StandInDispute,
  type StandInRefund,
  type StandInSession,
} from './stand-in-books.ts';

export const STAND_IN_WEBHOOK_SECRET = 'whsec_of_the_stand_in';

/** How the fake server treats requests. `loses the answer` does the work; `fails` stores the failure under its key. */
export type Behavior = 'works' | 'refuses' | 'hangs' | 'drips' | 'fails' | 'loses the answer';

export type SignedWebhook = { readonly body: string; readonly signature: string };

/**
 * A fake Stripe on loopback for the official client (`STRIPE_API_URL`). It stores sessions, refunds and idempotency keys
 * as Stripe does, and signs webhook events. `behaves` changes how it answers, for the next `times` requests or permanently.
 */
export const startStandInStripe = async (options: { readonly now?: () => Date; readonly port?: number } = {}) => {
  const { now = () => new Date(), port = 0 } = options;
  const books = createStandInBooks(now);
  const requests: string[] = [];
  let behavior: Behavior = 'works';
  let left = Infinity;
  const drips = new Set<NodeJS.Timeout>();

  const behaviorNow = (): Behavior => {
    if (left === 0) behavior = 'works';
    else left--;
    return behavior;
  };

  const answer = (request: IncomingMessage, response: ServerResponse, body: string): void => {
    const { method = 'GET', url = '/' } = request;
    requests.push(`${method} ${url}`);
    const asked = { method, url, body, key: request.headers['idempotency-key']?.toString(), bearer: bearerOf(request) };
    const how = behaviorNow();
    if (how === 'hangs') return;
    if (how === 'drips') {
      response.writeHead(200, { 'content-type': 'application/json' });
      drips.add(setInterval(() => response.write(' '), 20));
      return;
    }
    if (how === 'refuses') return send(response, refused('card_error', 'This is refused'));
    const answered = books.answer(asked, how === 'fails');
    if (how === 'loses the answer') request.socket.destroy();
    else send(response, answered);
  };

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: listening } = server.address() as AddressInfo;

  /** A webhook event as Stripe sends it, about a session, refund or dispute: `type` is such as `checkout.session.completed`. */
  const webhookOf = (id: string, type: string, eventId = `evt_${crypto.randomUUID()}`): SignedWebhook => {
    const refund = books.refunds.find((each) => each.id === id);
    const object = books.sessions.get(id) ?? refund ?? books.disputes.get(id) ?? { id, object: 'checkout.session' };
    const body = JSON.stringify({ id: eventId, object: 'event', type, data: { object } });
    return { body, signature: signatureOf(body) };
  };

  return {
    url: `http://127.0.0.1:${listening}`,
    requests,
    sessions: books.sessions,
    refunds: books.refunds,
    forgetKeys: books.forgetKeys,
    behaves: (how: Behavior, times = Infinity): void => {
      behavior = how;
      left = times;
    },
    /** A user pays. `changes` make the session wrong, for example with another amount or currency. */
    pay: (sessionId: string, email = 'ada@example.com', changes: Partial<StandInSession> = {}): void =>
      books.pay(sessionId, email, changes),
    expire: (sessionId: string): void => books.expire(sessionId),
    /** Makes an accepted refund fail. */
    failRefund: (id: string, changes: Partial<StandInRefund> = { failure_reason: 'expired_or_canceled_card' }): void =>
      books.failRefund(id, changes),
    /** Makes the next refunds fail immediately. */
    failNextRefunds: (count: number): void => books.failNextRefunds(count),
    dispute: (id: string, sessionId: string, changes: Partial<StandInDispute> = {}): void =>
      books.dispute(id, sessionId, changes),
    /** Changes the address of checkout sessions. */
    checkoutUrl: (url: string): void => books.checkoutUrl(url),
    webhookOf,
    close: async (): Promise<void> => {
      for (const drip of drips) clearInterval(drip);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type StandInStripe = Awaited<ReturnType<typeof startStandInStripe>>;

/** The signature header that Stripe sends with a body; `timestamp` is in seconds since 1970. */
export const signatureOf = (payload: string, secret = STAND_IN_WEBHOOK_SECRET, timestamp?: number): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) });

const bearerOf = ({ headers }: IncomingMessage): string => headers.authorization?.replace(/^Bearer /, '') ?? '';

const send = (response: ServerResponse, { status, body }: StandInAnswer): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stand_in' }).end(body);
};
