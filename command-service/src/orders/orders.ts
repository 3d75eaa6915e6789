import type { EventStore } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import type { Keyring } from '@twofold/keyring/keyring';
import { Router, type RequestHandler } from 'express';
import type pg from 'pg';
import type { Belongings } from '../belongings/belongings.ts';
import type { HandleCommand } from '../command-handler.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { Contact, Mail } from '../mail/mail.ts';
import type { SendOnce } from '../mail/send-once.ts';
import { categoryReceiver, type Receiver } from '../reactors/send-command.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import type { Write } from '../requests/write.ts';
import { createThrottledAsk } from './throttled-ask.ts';
import { createBuyers, type Buyers } from './buyers.ts';
import { orderCategory } from './category.ts';
import { createClaimOrders, type ClaimOrdersOf } from './claim-orders.ts';
import { createFollowPayments } from './follow-payments.ts';
import { erasedGuestReceiver } from './forget-order-on-guest-erased.reactor.ts';
import { claimedOrderReceiver } from './forget-order-on-order-claimed.reactor.ts';
import { createForgetOrder, createForgetOrders } from './forget-orders.ts';
import { guestEmailRoute } from './guest-email-route.ts';
import { createHandleWebhook } from './handle-webhook.ts';
import { createOpenCheckout, type FindApp } from './open-checkout.ts';
import { createOrderLinks } from './order-links.ts';
import { orderMailReceiver } from './order-mails.ts';
import { refundReceiver } from './pay-back-on-refund-requested.reactor.ts';
import type { Payments } from './payments.ts';
import { providerCheckReceiver } from './provider-checks.ts';
import { refundRoutes } from './refund-routes.ts';
import { orderRoutes } from './routes.ts';
import { createSettle } from './settle.ts';
import { settlementReceiver } from './settlement-receiver.ts';
import { simulationRoutes } from './simulation-routes.ts';
import { postgresWebhookEvents } from './webhook-events.ts';
import { webhookRoute } from './webhook-route.ts';

export type OrdersDeps = {
  readonly store: EventStore;
  readonly belongings: Belongings;
  readonly pool: pg.Pool;
  readonly handle: HandleCommand;
  readonly keyring: Pick<Keyring, 'secret' | 'erase'>;
  readonly log: Logger;
  /** Where links in mails lead. */
  readonly origin: string;
  readonly write: Write;
  readonly sendAnswer: SendAnswer;
  readonly mail: Mail;
  readonly sendOnce: SendOnce;
  /** Absent if payments are not set up. */
  readonly payments: Payments | undefined;
  readonly rateLimit: RateLimit;
  /** Mounted before every route that requests a payment's state from the provider. */
  readonly limitVerifying: RequestHandler;
  /** Implemented by other slices. */
  readonly findApp: FindApp;
  readonly contactOfPerson: (userId: number) => Promise<Contact | undefined>;
  readonly isErased: (userId: number) => Promise<boolean>;
  readonly now: () => Date;
  readonly newId: () => string;
};

export type Orders = Buyers & {
  /** Reads bytes: mount it before the JSON parser. */
  readonly webhook: Router;
  readonly routes: Router;
  /** The routes of operators. Mount them behind the check of the role. */
  readonly operations: Router;
  /** Orders, requests to the provider, and mails: for reactors and jobs. */
  readonly receivers: readonly Receiver[];
  readonly claimOrdersOf: ClaimOrdersOf;
  /** Deletes the personal data in the orders of an erased user. */
  readonly forgetOrdersOf: (userId: number) => Promise<void>;
  readonly forgetOldWebhookEvents: () => Promise<void>;
};

/** Builds the slice: purchases, payments and refunds. */
export const createOrders = (deps: OrdersDeps): Orders => {
  const { pool, handle, keyring, payments, now } = deps;
  const links = createOrderLinks(keyring);
  const buyers = createBuyers({ ...deps, links });
  const events = postgresWebhookEvents({ pool, now });
  const forgetOrder = createForgetOrder(deps);
  const settle = createSettle({ ...deps, links });
  const parts = { ...deps, ...buyers, settle, ...createFollowPayments({ ...deps, settle }), events, forgetOrder };
  return {
    ...buyers,
    webhook: webhookRoute({ ...parts, handleWebhook: createHandleWebhook(parts) }),
    routes: guestEmailRoute(deps).use(
      orderRoutes({
        ...parts,
        settle: createSettle({ ...deps, links, trustsLog: true, payments: payments && throttled(payments, now) }),
        openCheckout: payments && createOpenCheckout({ ...deps, payments }),
      }),
    ),
    operations: Router().use(refundRoutes(parts), simulationRoutes(parts)),
    receivers: [
      categoryReceiver(handle, orderCategory),
      settlementReceiver(parts),
      refundReceiver(parts),
      providerCheckReceiver(parts),
      orderMailReceiver(parts),
      claimedOrderReceiver(parts),
      erasedGuestReceiver(parts),
    ],
    claimOrdersOf: createClaimOrders(deps),
    forgetOrdersOf: createForgetOrders(parts),
    forgetOldWebhookEvents: () => events.forgetOld(),
  };
};

const throttled = (payments: Payments, now: () => Date): Payments => ({
  ...payments,
  ask: createThrottledAsk({ ask: (sessionId) => payments.ask(sessionId), now }),
});
