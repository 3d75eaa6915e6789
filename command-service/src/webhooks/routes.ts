import { addWebhookBody, type AddedWebhook, type WebhookView } from '@twofold/contracts/webhooks/api';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router } from 'express';
import { v5 as uuidV5 } from 'uuid';
import type { HandleCommand } from '../command-handler.ts';
import type { Limit } from '../limits/limit.ts';
import type { Write } from '../requests/write.ts';
import { webhookCategory } from './category.ts';
import type { Endpoint } from './decider.ts';
import { endpointInPath, webhookNotFound } from './in-path.ts';
import type { Secrets } from './secrets.ts';

const DONE = { ok: true };

export type WebhookRoutesDeps = {
  readonly write: Write;
  readonly handle: HandleCommand;
  readonly secrets: Secrets;
  /** The reason why an address cannot receive webhooks, if there is one. */
  readonly whyNotPostable: (url: string) => string | undefined;
  /** Daily additions and sends of an account. */
  readonly webhookLimits: readonly Limit[];
  readonly now: () => Date;
  readonly newId: () => string;
};

/** Adding, removing and enabling webhook endpoints. */
export const webhookRoutes = (deps: WebhookRoutesDeps): Router => {
  const { write, handle, secrets, now, newId } = deps;

  const add = write({
    who: 'account',
    // `after` needs the account even if the answer was recorded.
    isKnownFirst: true,
    body: addWebhookBody,
    accountLimits: deps.webhookLimits,
    content: ({ body }) => JSON.stringify(body),
    handler: async ({ userId, body: { url, types }, at, commandId, context }) => {
      if (deps.whyNotPostable(url) !== undefined)
        throw new HttpError(400, 'Please enter an address that begins with https://');
      const endpointId = uuidV5(`webhook/${userId}`, commandId);
      const of = { endpointId, userId };
      if (!(await secrets.make(of, at))) throw new HttpError(404, 'User not found');
      const data = { ...of, url, types, addedAt: at.toISOString() };
      try {
        const { position } = await handle(webhookCategory, userId, { type: 'AddEndpoint', data }, context);
        return { status: 201, body: viewOf(endpointId, { ...data, state: 'enabled' }), position };
      } catch (error) {
        await secrets.remove(of);
        throw error;
      }
    },
    // The recorded answer does not contain the secret. Only the account that added the endpoint can repeat the request.
    after: async ({ userId }, answer) => {
      const view = JSON.parse(answer.body) as WebhookView;
      const secret = userId === undefined ? undefined : await secrets.find({ endpointId: view.id, userId });
      if (secret === undefined) throw webhookNotFound();
      return { ...answer, body: JSON.stringify({ ...view, secret } satisfies AddedWebhook) };
    },
  });

  const remove = write({
    who: 'account',
    isAlwaysOpen: true,
    path: endpointInPath,
    handler: async ({ userId, path: endpointId, context }) => {
      const data = { userId, endpointId, removedAt: now().toISOString() };
      const by = { ...context, id: newId() };
      const { position } = await handle(webhookCategory, userId, { type: 'RemoveEndpoint', data }, by);
      await secrets.remove({ endpointId, userId });
      return { body: DONE, position };
    },
  });

  const enable = write({
    who: 'account',
    path: endpointInPath,
    handler: async ({ userId, path: endpointId, context }) => {
      const data = { userId, endpointId, enabledAt: now().toISOString() };
      const by = { ...context, id: newId() };
      const { position } = await handle(webhookCategory, userId, { type: 'EnableEndpoint', data }, by);
      return { body: DONE, position };
    },
  });

  return Router()
    .post('/api/me/webhooks', add)
    .delete('/api/me/webhooks/:id', remove)
    .post('/api/me/webhooks/:id/enable', enable);
};

export const viewOf = (id: string, { url, types, state, addedAt }: Endpoint): WebhookView => ({
  id,
  url,
  types: [...types],
  state,
  addedAt,
});
