import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WebhookDelivery, WebhookView } from '@twofold/contracts/webhooks/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';
import { fill } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';

const server = startApiServer();

const URL = 'https://hooks.example/twofold';
const aWebhook = (more: Partial<WebhookView> = {}): WebhookView => ({
  id: 'w1',
  url: URL,
  types: ['analysis.completed', 'order.delivered'],
  state: 'enabled',
  addedAt: '2026-01-05T09:12:00.000Z',
  ...more,
});
const aDelivery = (more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 'msg_1',
  type: 'analysis.completed',
  state: 'delivered',
  createdAt: '2026-01-05T09:12:00.000Z',
  body: '{"type":"analysis.completed"}',
  attempts: [{ number: 1, startedAt: '2026-01-05T09:12:00.000Z', durationMs: 40, status: 200, answer: 'thanks' }],
  ...more,
});
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** Opens the page. Returns the calls that it makes. */
const open = async (webhooks: readonly WebhookView[], deliveries: readonly WebhookDelivery[] = []) => {
  let left = webhooks;
  const calls: unknown[] = [];
  server.use(
    http.get('*/api/me', () => HttpResponse.json(ada)),
    http.get('*/api/me/webhooks', () => HttpResponse.json(left)),
    http.get('*/api/me/webhooks/:id/deliveries', () => HttpResponse.json(deliveries)),
    http.post('*/api/me/webhooks', async ({ request }) => {
      const body = (await request.json()) as WebhookView;
      calls.push(body);
      const added = aWebhook({ ...body, id: 'w2' });
      left = [...left, added];
      return HttpResponse.json({ ...added, secret: SECRET }, { status: 201 });
    }),
    http.delete('*/api/me/webhooks/:id', ({ params }) => {
      calls.push(`remove ${String(params['id'])}`);
      left = left.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ ok: true });
    }),
    http.post('*/api/me/webhooks/:id/enable', () => {
      calls.push('enable');
      left = left.map((webhook) => ({ ...webhook, state: 'enabled' }));
      return HttpResponse.json({ ok: true });
    }),
    http.post('*/api/me/webhooks/:id/test', () => {
      calls.push('test');
      return HttpResponse.json({ ok: true }, { status: 202 });
    }),
    http.post('*/api/me/webhooks/:id/deliveries/:delivery/again', ({ params }) => {
      calls.push(`again ${String(params['delivery'])}`);
      return HttpResponse.json({ ok: true }, { status: 202 });
    }),
  );
  openPage('/profile/developer');
  await screen.findByRole('heading', { name: 'Webhooks' });
  return calls;
};
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(async () => {
  await import('./developer-page.tsx');
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the list of endpoints', () => {
  it('tells address, events and state, and removes one', async () => {
    const calls = await open([aWebhook()]);
    const list = await screen.findByRole('list', { name: 'Webhooks' });
    expect(list).toHaveTextContent(`${URL}analysis.completed, order.delivered`);
    expect(screen.getByText(/If it doesn’t answer with 2xx, we retry for three days, then disable it/)).toBeVisible();
    await click('Remove');
    expect(await screen.findByText('No endpoints yet.')).toBeVisible();
    expect(calls).toEqual(['remove w1']);
  });

  it('enables one that was disabled', async () => {
    const calls = await open([aWebhook({ state: 'disabled' })]);
    expect(await screen.findByText('Disabled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send test' })).toBeNull();
    await click('Enable');
    expect(await screen.findByRole('button', { name: 'Send test' })).toBeVisible();
    expect(calls).toEqual(['enable']);
  });

  it('can be loaded again when it failed', async () => {
    server.use(
      http.get('*/api/me', () => HttpResponse.json(ada)),
      http.get('*/api/me/webhooks', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    openPage('/profile/developer');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your webhooks');
    await click('Retry');
    expect(await screen.findByText('No endpoints yet.')).toBeVisible();
  });
});

describe('adding an endpoint', () => {
  it('shows the secret once', async () => {
    const calls = await open([]);
    await click('New endpoint');
    await screen.findByRole('textbox', { name: 'Address' });
    fill('Address', URL);
    await userEvent.click(screen.getByRole('checkbox', { name: /^site\.measured/ }));
    await click('Add endpoint');
    expect(await screen.findByText(SECRET)).toBeVisible();
    const types = ['analysis.completed', 'review.completed', 'order.delivered', 'order.refunded'];
    expect(calls).toEqual([{ url: URL, types }]);
    await click('Done');
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
    expect(await screen.findByRole('list', { name: 'Webhooks' })).toHaveTextContent(URL);
  });

  it('asks for an address before it sends anything, and says what the server says', async () => {
    const calls = await open([]);
    await click('New endpoint');
    await click('Add endpoint');
    expect(await screen.findByText('Please enter an address that begins with https://')).toBeVisible();
    expect(calls).toEqual([]);
    const error = 'You can have 5 endpoints. Remove one first.';
    server.use(http.post('*/api/me/webhooks', () => HttpResponse.json({ error }, { status: 409 })));
    fill('Address', URL);
    await click('Add endpoint');
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
  });
});

describe('the delivery log', () => {
  const failed = aDelivery({
    id: 'msg_2',
    state: 'waiting',
    nextTryAt: '2026-01-05T09:17:00.000Z',
    attempts: [
      { number: 1, startedAt: '2026-01-05T09:12:00.000Z', durationMs: 9, problem: 'The connection was refused' },
      { number: 2, startedAt: '2026-01-05T09:12:05.000Z' },
    ],
  });

  it('tells what was sent, what was answered, and when the next try is', async () => {
    await open([aWebhook()], [failed, aDelivery()]);
    await click('Delivery log');
    expect(screen.getByRole('button', { name: 'Hide log' })).toHaveAttribute('aria-expanded', 'true');
    const region = await screen.findByRole('region', { name: `Delivery log: ${URL}` });
    expect(region).toHaveTextContent(/webhook-id: msg_2Next try January 5, 2026/);
    expect(region).toHaveTextContent(/The connection was refused.*Interrupted; the message may have arrived/);
    expect(region).toHaveTextContent(/Responded 200 after 40 ms/);
    expect(within(region).getByRole('group', { name: 'Response to attempt 1', hidden: true })).toHaveTextContent(
      'thanks',
    );
  });

  it('delivers a message again, but none that waits', async () => {
    const calls = await open([aWebhook()], [failed, aDelivery()]);
    await click('Delivery log');
    await userEvent.click(await screen.findByText('Delivered'));
    expect(screen.getAllByRole('button', { name: 'Deliver again', hidden: true })).toHaveLength(1);
    await click('Deliver again');
    await waitFor(() => expect(calls).toEqual(['again msg_1']));
  });

  it('opens when a test is sent', async () => {
    const calls = await open([aWebhook()]);
    await click('Send test');
    expect(await screen.findByText('Nothing sent yet.')).toBeVisible();
    expect(calls).toEqual(['test']);
  });
});
