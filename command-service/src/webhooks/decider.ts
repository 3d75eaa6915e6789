import { isErased } from '@twofold/contracts/personal';
import { MAX_ENDPOINTS } from '@twofold/contracts/webhooks/api';
import type { WebhookEvent } from '@twofold/contracts/webhooks/events';
import type { WebhookEventType } from '@twofold/contracts/webhooks/message';
import { refuse, type Decider, type Plain } from '../decider.ts';

type DataOf<Type extends WebhookEvent['type']> = Extract<WebhookEvent, { type: Type }>['data'];

export type Endpoint = {
  readonly url: string;
  readonly types: readonly WebhookEventType[];
  readonly addedAt: string;
  readonly state: 'enabled' | 'disabled';
};

/** The endpoints of one account, in the order in which they were added, and the ids of removed ones. */
export type Webhooks = { readonly endpoints: ReadonlyMap<string, Endpoint>; readonly removed: ReadonlySet<string> };

export type AddEndpoint = {
  readonly type: 'AddEndpoint';
  readonly data: Plain<DataOf<'WebhookEndpointAdded'>>;
};
export type RemoveEndpoint = { readonly type: 'RemoveEndpoint'; readonly data: DataOf<'WebhookEndpointRemoved'> };
export type DisableEndpoint = { readonly type: 'DisableEndpoint'; readonly data: DataOf<'WebhookEndpointDisabled'> };
export type EnableEndpoint = { readonly type: 'EnableEndpoint'; readonly data: DataOf<'WebhookEndpointEnabled'> };
export type WebhookCommand = AddEndpoint | RemoveEndpoint | DisableEndpoint | EnableEndpoint;

const evolve = (webhooks: Webhooks, event: WebhookEvent): Webhooks => {
  const { endpointId } = event.data;
  const endpoints = new Map(webhooks.endpoints);
  const known = endpoints.get(endpointId);
  switch (event.type) {
    case 'WebhookEndpointAdded': {
      const { url, types, addedAt } = event.data;
      // Nothing is sent to an address that can no longer be read.
      if (isErased(url)) return webhooks;
      return { ...webhooks, endpoints: endpoints.set(endpointId, { url, types, addedAt, state: 'enabled' }) };
    }
    case 'WebhookEndpointRemoved':
      endpoints.delete(endpointId);
      return { endpoints, removed: new Set(webhooks.removed).add(endpointId) };
    case 'WebhookEndpointDisabled':
      return known ? { ...webhooks, endpoints: endpoints.set(endpointId, { ...known, state: 'disabled' }) } : webhooks;
    case 'WebhookEndpointEnabled':
      return known ? { ...webhooks, endpoints: endpoints.set(endpointId, { ...known, state: 'enabled' }) } : webhooks;
  }
};

const existing = (endpointId: string, { endpoints }: Webhooks): Endpoint =>
  endpoints.get(endpointId) ?? refuse('webhook-not-found');

const add = ({ data }: AddEndpoint, { endpoints, removed }: Webhooks): readonly WebhookEvent[] => {
  if (removed.has(data.endpointId)) return refuse('webhook-not-found');
  if (endpoints.has(data.endpointId)) return [];
  if (endpoints.size >= MAX_ENDPOINTS) return refuse('too-many-webhooks');
  return [{ type: 'WebhookEndpointAdded', data }];
};

const remove = ({ data }: RemoveEndpoint, webhooks: Webhooks): readonly WebhookEvent[] => {
  if (webhooks.removed.has(data.endpointId)) return [];
  existing(data.endpointId, webhooks);
  return [{ type: 'WebhookEndpointRemoved', data }];
};

/** The failure of the last message may be recorded after its endpoint was removed. */
const disable = ({ data }: DisableEndpoint, { endpoints }: Webhooks): readonly WebhookEvent[] =>
  endpoints.get(data.endpointId)?.state === 'enabled' ? [{ type: 'WebhookEndpointDisabled', data }] : [];

const enable = ({ data }: EnableEndpoint, webhooks: Webhooks): readonly WebhookEvent[] =>
  existing(data.endpointId, webhooks).state === 'disabled' ? [{ type: 'WebhookEndpointEnabled', data }] : [];

const decide = (command: WebhookCommand, webhooks: Webhooks): readonly WebhookEvent[] => {
  switch (command.type) {
    case 'AddEndpoint':
      return add(command, webhooks);
    case 'RemoveEndpoint':
      return remove(command, webhooks);
    case 'DisableEndpoint':
      return disable(command, webhooks);
    case 'EnableEndpoint':
      return enable(command, webhooks);
  }
};

/** The webhook endpoints of one account. Stream: `webhooks-<userId>`. */
export const webhookDecider: Decider<Webhooks, WebhookCommand, WebhookEvent> = {
  initialState: { endpoints: new Map(), removed: new Set() },
  evolve,
  decide,
};
