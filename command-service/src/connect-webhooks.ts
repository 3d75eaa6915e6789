import type { Keyring } from '@twofold/keyring/keyring';
import { createPostJson, whyNotPostable, type PostJson } from '@twofold/site-reader/post-json';
import { Router } from 'express';
import type pg from 'pg';
import { productCategory } from './analysis/category.ts';
import { streamOf } from './category.ts';
import type { HandleCommand } from './command-handler.ts';
import type { FoldStream } from './fold-stream.ts';
import { accountLimit } from './limits/rate-limit.ts';
import type { ServiceLimits } from './limits/service-limits.ts';
import type { Contact } from './mail/mail.ts';
import type { SendOnce } from './mail/send-once.ts';
import { orderCategory } from './orders/category.ts';
import { categoryReceiver, type Receiver } from './reactors/send-command.ts';
import { createAnnounce } from './webhooks/announce.ts';
import { webhookCategory } from './webhooks/category.ts';
import { createDeliver, type Deliver, type OnAttempt } from './webhooks/deliver.ts';
import { deliveryRoutes } from './webhooks/delivery-routes.ts';
import { postgresDeliveries } from './webhooks/deliveries.ts';
import { webhookMailReceiver } from './webhooks/mail-user-on-webhook-endpoint-disabled.reactor.ts';
import { webhookReads, type WebhookReadsDeps } from './webhooks/read-routes.ts';
import { webhookRoutes, type WebhookRoutesDeps } from './webhooks/routes.ts';
import { postgresSecrets } from './webhooks/secrets.ts';
import { webhookMessageReceiver } from './webhooks/send-webhooks-on-event.reactor.ts';

type Options = {
  readonly origin: string;
  readonly limits: Pick<ServiceLimits, 'profileChangesPerDay'>;
  readonly keyring: Pick<Keyring, 'sealing'>;
  /** `host:port` pairs that may use http or be private. */
  readonly webhookAllow?: readonly string[] | undefined;
  readonly postWebhook?: PostJson | undefined;
  readonly onWebhookAttempt?: OnAttempt | undefined;
};

type Parts = Pick<WebhookRoutesDeps, 'write' | 'now' | 'newId'> &
  Pick<WebhookReadsDeps, 'sessions'> & {
    readonly pool: pg.Pool;
    readonly fold: FoldStream;
    readonly handle: HandleCommand;
    readonly sendOnce: SendOnce;
  };

export type ConnectedWebhooks = {
  readonly routes: Router;
  readonly receivers: readonly Receiver[];
  readonly deliver: Deliver;
};

/** Builds the webhooks slice. Owners and buyers come from other slices. */
export const connectWebhooks = (
  { keyring, postWebhook, onWebhookAttempt: onAttempt, webhookAllow = [], origin, limits }: Options,
  parts: Parts,
  contactOf: (userId: number) => Promise<Contact | undefined>,
): ConnectedWebhooks => {
  const { fold, handle, sendOnce } = parts;
  const secrets = postgresSecrets({ ...parts, keyring });
  const deliveries = postgresDeliveries(parts);
  const postJson = postWebhook ?? createPostJson({ allow: webhookAllow });

  const ownerOf = async (productId: number): Promise<number | undefined> => {
    const { state: app } = await fold(productCategory, streamOf(productCategory, productId));
    return app.status === 'absent' ? undefined : app.owner;
  };
  const buyerOf = async (orderId: number): Promise<number | undefined> => {
    const { state: order } = await fold(orderCategory, streamOf(orderCategory, orderId));
    return order.status === 'absent' ? undefined : order.owner;
  };

  const webhookLimits = accountLimit('webhook', limits.profileChangesPerDay);
  const routes = Router().use(
    webhookReads({ ...parts, deliveries }),
    webhookRoutes({
      ...parts,
      secrets,
      whyNotPostable: (url) => whyNotPostable(url, webhookAllow),
      webhookLimits,
    }),
    deliveryRoutes({ ...parts, deliveries, webhookLimits }),
  );
  return {
    routes,
    receivers: [
      categoryReceiver(handle, webhookCategory),
      webhookMessageReceiver(createAnnounce({ ...parts, deliveries, origin, ownerOf, buyerOf })),
      webhookMailReceiver({ contactOf, sendOnce, origin }),
    ],
    deliver: createDeliver({ ...parts, deliveries, secrets, postJson, random: Math.random, onAttempt }),
  };
};
