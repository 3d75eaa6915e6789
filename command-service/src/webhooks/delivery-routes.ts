import { TEST_TYPE } from '@twofold/contracts/webhooks/message';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router } from 'express';
import { v5 as uuidV5 } from 'uuid';
import { streamOf } from '../category.ts';
import type { FoldStream } from '../fold-stream.ts';
import type { Limit } from '../limits/limit.ts';
import type { Write } from '../requests/write.ts';
import { webhookCategory } from './category.ts';
import type { Deliveries } from './deliveries.ts';
import { deliveryInPath, endpointInPath, webhookNotFound } from './in-path.ts';

const DONE = { ok: true };

export type DeliveryRoutesDeps = {
  readonly write: Write;
  readonly fold: FoldStream;
  readonly deliveries: Pick<Deliveries, 'add' | 'again'>;
  /** Daily sends of an account. */
  readonly webhookLimits: readonly Limit[];
  readonly now: () => Date;
};

/** Sends a test message to an endpoint, or a message again. */
export const deliveryRoutes = (deps: DeliveryRoutesDeps): Router => {
  const { write, deliveries, now } = deps;

  /** @throws HttpError 404; 409 for a disabled endpoint */
  const requireEnabled = async (userId: number, endpointId: string): Promise<void> => {
    const { state } = await deps.fold(webhookCategory, streamOf(webhookCategory, userId));
    const endpoint = state.endpoints.get(endpointId);
    if (!endpoint) throw webhookNotFound();
    if (endpoint.state === 'disabled') throw new HttpError(409, 'This endpoint is disabled. Enable it first.');
  };

  const test = write({
    who: 'account',
    path: endpointInPath,
    accountLimits: deps.webhookLimits,
    handler: async ({ userId, path: endpointId, commandId, at }) => {
      await requireEnabled(userId, endpointId);
      const body = JSON.stringify({ type: TEST_TYPE, timestamp: at.toISOString(), data: { endpointId } });
      await deliveries.add({ id: uuidV5(`test/${commandId}`, endpointId), endpointId, type: TEST_TYPE, body, at });
      return { status: 202, body: DONE, position: undefined };
    },
  });

  const again = write({
    who: 'account',
    path: (request) => ({ endpointId: endpointInPath(request), deliveryId: deliveryInPath(request) }),
    accountLimits: deps.webhookLimits,
    handler: async ({ userId, path: { endpointId, deliveryId } }) => {
      await requireEnabled(userId, endpointId);
      if (!(await deliveries.again(deliveryId, endpointId, now()))) throw new HttpError(404, 'Delivery not found');
      return { status: 202, body: DONE, position: undefined };
    },
  });

  return Router()
    .post('/api/me/webhooks/:id/test', test)
    .post('/api/me/webhooks/:id/deliveries/:delivery/again', again);
};
