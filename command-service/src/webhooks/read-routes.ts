import { requireAccountId } from '@twofold/sessions/sessions';
import { Router, type RequestHandler } from 'express';
import { streamOf } from '../category.ts';
import type { FoldStream } from '../fold-stream.ts';
import { webhookCategory } from './category.ts';
import type { Deliveries } from './deliveries.ts';
import { endpointInPath, webhookNotFound } from './in-path.ts';
import { viewOf } from './routes.ts';

export type WebhookReadsDeps = {
  readonly sessions: RequestHandler;
  readonly fold: FoldStream;
  readonly deliveries: Pick<Deliveries, 'list'>;
};

/** The caller's endpoints and their delivery logs, which the query service cannot read. */
export const webhookReads = ({ sessions, fold, deliveries }: WebhookReadsDeps): Router => {
  const endpointsOf = async (userId: number) =>
    (await fold(webhookCategory, streamOf(webhookCategory, userId))).state.endpoints;
  return Router()
    .get('/api/me/webhooks', sessions, async (request, response) => {
      const endpoints = await endpointsOf(requireAccountId(request));
      response.json([...endpoints].map(([id, endpoint]) => viewOf(id, endpoint)));
    })
    .get('/api/me/webhooks/:id/deliveries', sessions, async (request, response) => {
      const endpointId = endpointInPath(request);
      if (!(await endpointsOf(requireAccountId(request))).has(endpointId)) throw webhookNotFound();
      response.json(await deliveries.list(endpointId));
    });
};
