import { ERASED } from '@twofold/contracts/personal';
import { MAX_ENDPOINTS } from '@twofold/contracts/webhooks/api';
import type { WebhookEvent } from '@twofold/contracts/webhooks/events';
import { describe, expect, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { webhookDecider } from './decider.ts';

const given = specFor(webhookDecider);
const at = '2030-01-01T12:00:00.000Z';
const idOf = (endpoint: number) => `00000000-0000-4000-8000-${String(endpoint).padStart(12, '0')}`;
const of = (endpoint: number) => ({ userId: 7, endpointId: idOf(endpoint) });
const addition = (endpoint: number) => ({
  ...of(endpoint),
  url: 'https://hooks.example/twofold',
  types: ['analysis.completed' as const],
  addedAt: at,
});
const added = (endpoint: number): WebhookEvent => ({ type: 'WebhookEndpointAdded', data: addition(endpoint) });
const add = (endpoint: number) => ({ type: 'AddEndpoint', data: addition(endpoint) }) as const;
const removed = (endpoint: number): WebhookEvent => ({
  type: 'WebhookEndpointRemoved',
  data: { ...of(endpoint), removedAt: at },
});
const remove = (endpoint: number) => ({ type: 'RemoveEndpoint', data: { ...of(endpoint), removedAt: at } }) as const;
const disabled = (endpoint: number): WebhookEvent => ({
  type: 'WebhookEndpointDisabled',
  data: { ...of(endpoint), disabledAt: at },
});
const disable = (endpoint: number) => ({ type: 'DisableEndpoint', data: { ...of(endpoint), disabledAt: at } }) as const;
const enabled = (endpoint: number): WebhookEvent => ({
  type: 'WebhookEndpointEnabled',
  data: { ...of(endpoint), enabledAt: at },
});
const enable = (endpoint: number) => ({ type: 'EnableEndpoint', data: { ...of(endpoint), enabledAt: at } }) as const;
const many = Array.from({ length: MAX_ENDPOINTS }, (_, endpoint) => added(endpoint));

describe('adding a webhook endpoint', () => {
  it('is recorded', () => given().when(add(1)).then(added(1)));
  it('changes nothing the second time', () => given(added(1)).when(add(1)).thenNothing());
  it('never restores a removed one', () => given(added(1), removed(1)).when(add(1)).thenRefused('webhook-not-found'));
  it('is refused beyond the maximum', () =>
    given(...many)
      .when(add(99))
      .thenRefused('too-many-webhooks'));
  it('is possible again once one was removed', () =>
    given(...many, removed(0))
      .when(add(99))
      .then(added(99)));
});

describe('removing one', () => {
  it('is recorded once', () => given(added(1)).when(remove(1)).then(removed(1)));
  it('changes nothing the second time', () => given(added(1), removed(1)).when(remove(1)).thenNothing());
  it('is refused for an unknown one', () => given().when(remove(1)).thenRefused('webhook-not-found'));
});

describe('disabling and enabling one', () => {
  it('are recorded where they change something', () => {
    given(added(1)).when(disable(1)).then(disabled(1));
    given(added(1), disabled(1)).when(enable(1)).then(enabled(1));
    given(added(1), disabled(1)).when(disable(1)).thenNothing();
    given(added(1)).when(enable(1)).thenNothing();
  });
  it('leave a removed one alone', () => {
    given(added(1), removed(1)).when(disable(1)).thenNothing();
    given(added(1), removed(1)).when(enable(1)).thenRefused('webhook-not-found');
  });
});

describe('an endpoint of an erased user', () => {
  it('is none', () => {
    const erased: WebhookEvent = { type: 'WebhookEndpointAdded', data: { ...addition(1), url: ERASED } };
    expect(webhookDecider.evolve(webhookDecider.initialState, erased).endpoints.size).toBe(0);
  });
});
