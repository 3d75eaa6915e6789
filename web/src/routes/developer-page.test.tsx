import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TokenView } from '@twofold/contracts/accounts/access-tokens/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const aToken = (id: string, name: string, more: Partial<TokenView> = {}): TokenView => ({
  id,
  name,
  scopes: ['read', 'analyze'],
  createdAt: '2026-01-05T09:12:00.000Z',
  expiresAt: '2999-01-05T09:12:00.000Z',
  ...more,
});
const TOKEN = 'twf_0000000000000000000000000010liiwx';

/** Opens the page. Returns the calls that it makes. */
const open = async (tokens: readonly TokenView[]) => {
  let left = tokens;
  const calls: unknown[] = [];
  server.use(
    http.get('*/api/me', () => HttpResponse.json(ada)),
    http.get('*/api/me/tokens', () => HttpResponse.json(left)),
    http.post('*/api/me/tokens', async ({ request }) => {
      const body = (await request.json()) as { name: string };
      calls.push(body);
      const made = aToken('made', body.name);
      left = [made, ...left];
      return HttpResponse.json({ ...made, token: TOKEN }, { status: 201 });
    }),
    http.delete('*/api/me/tokens/:id', ({ params }) => {
      calls.push(`revoke ${String(params['id'])}`);
      left = left.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ ok: true });
    }),
    http.post('*/api/me/tokens/revoke-all', () => {
      calls.push('revoke all');
      left = [];
      return HttpResponse.json({ ok: true });
    }),
  );
  openPage('/profile/developer');
  await screen.findByRole('heading', { name: 'Access tokens' });
  return calls;
};
const rows = async () => within(await screen.findByRole('list', { name: 'Access tokens' })).queryAllByRole('listitem');
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(async () => {
  await import('./developer-page.tsx');
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the list of tokens', () => {
  it('tells what each may do, its end and its last use', async () => {
    await open([
      aToken('a', 'Pipeline', { lastUsedAt: '2026-01-06T10:30:00.000Z' }),
      aToken('b', 'Old', { expiresAt: '2026-01-06T09:12:00.000Z' }),
    ]);
    const [first, second] = await rows();
    expect(first).toHaveTextContent(
      /^PipelineRead, Analyze\. Created Jan 5, 2026, expires Jan 5, 2999Last used Jan 6, 2026/,
    );
    expect(second).toHaveTextContent(/^OldExpired.*expired Jan 6, 2026Never used/);
  });

  it('revokes one, and all', async () => {
    const calls = await open([aToken('a', 'Pipeline'), aToken('b', 'Tracker'), aToken('c', 'Report')]);
    await click('Revoke token: Tracker');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await click('Revoke all tokens');
    expect(await screen.findByText('No tokens yet.')).toBeVisible();
    expect(calls).toEqual(['revoke b', 'revoke all']);
  });

  it('removes one that has expired', async () => {
    const calls = await open([aToken('b', 'Old', { expiresAt: '2026-01-06T09:12:00.000Z' })]);
    await click('Remove token: Old');
    expect(await screen.findByText('Token removed')).toBeVisible();
    expect(calls).toEqual(['revoke b']);
  });

  it('leads to the calls that a token permits', async () => {
    await open([]);
    expect(screen.getByRole('link', { name: 'all calls' })).toHaveAttribute('href', '/developers');
  });

  it('says when revoking fails, and keeps the list', async () => {
    await open([aToken('a', 'Pipeline')]);
    server.use(http.delete('*/api/me/tokens/:id', () => HttpResponse.error()));
    await click('Revoke token: Pipeline');
    expect(await screen.findByRole('alert')).toHaveTextContent('This did not work. Please try again.');
    expect(await rows()).toHaveLength(1);
  });

  it('can be loaded again when it failed', async () => {
    server.use(
      http.get('*/api/me', () => HttpResponse.json(ada)),
      http.get('*/api/me/tokens', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    openPage('/profile/developer');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your tokens');
    await click('Retry');
    expect(await screen.findByText('No tokens yet.')).toBeVisible();
  });
});

describe('creating a token', () => {
  it('shows it once, and copies it', async () => {
    const user = userEvent.setup();
    const calls = await open([]);
    await user.click(await screen.findByRole('button', { name: 'New token' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Pipeline');
    await user.click(screen.getByRole('checkbox', { name: /^Analyze/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Expires after' }), '90 days');
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText(TOKEN)).toBeVisible();
    expect(calls).toEqual([{ name: 'Pipeline', scopes: ['read', 'analyze'], lifetimeDays: 90 }]);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(TOKEN);
    await user.keyboard('{Escape}');
    expect(screen.getByText(TOKEN)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(TOKEN)).toBeNull());
    expect(await rows()).toHaveLength(1);
  });

  it('asks for a name and a scope before it sends anything', async () => {
    const calls = await open([]);
    await click('New token');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Read/ }));
    await click('Create token');
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Choose what the token may do')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('says what the server says when it refuses', async () => {
    await open([]);
    const error = 'You can have 25 tokens at a time. Revoke one first.';
    server.use(http.post('*/api/me/tokens', () => HttpResponse.json({ error }, { status: 409 })));
    await click('New token');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Pipeline');
    await click('Create token');
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
  });
});
