import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionView } from '@twofold/contracts/accounts/api';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../../../testing/api-server.ts';
import { openPart } from '../../../testing/open-app.tsx';
import { press } from '../testing/form.ts';
import { SessionsSection } from './sessions-section.tsx';

const server = startApiServer();

const [startedAt, lastUsedAt] = ['2026-01-05T09:12:00.000Z', '2026-01-06T10:30:00.000Z'];
const here: SessionView = { id: 'a1', device: 'Firefox on Linux', startedAt, lastUsedAt, isCurrent: true };
const phone: SessionView = { id: 'b2', device: 'Safari on iPhone', startedAt, lastUsedAt, isCurrent: false };
const old: SessionView = { id: 'c3', startedAt, lastUsedAt, isCurrent: false };

/** Opens the section; returns the calls that end sessions. */
const open = (sessions: readonly SessionView[]) => {
  let left = sessions;
  const calls: string[] = [];
  server.use(
    http.get('*/api/me/sessions', () => HttpResponse.json(left)),
    http.delete('*/api/me/sessions/:id', ({ params }) => {
      calls.push(`end ${String(params['id'])}`);
      left = left.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ ok: true });
    }),
    http.post('*/api/logout/everywhere', () => {
      calls.push('end others');
      left = left.filter(({ isCurrent }) => isCurrent);
      return HttpResponse.json({ ok: true });
    }),
  );
  openPart(<SessionsSection />);
  return calls;
};
const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Where you’re logged in' });
  return within(list).queryAllByRole('listitem');
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the list of sessions', () => {
  it('shows device, start and last use, and marks the current session', async () => {
    open([here, phone, old]);
    const [first, second, third] = await rows();
    expect(first).toHaveTextContent(
      /^Firefox on LinuxThis deviceLogged in January 5, 2026, \d\d:\d\dLast used January/,
    );
    expect(second).not.toHaveTextContent('This device');
    expect(third).toHaveTextContent('Unknown device');
    expect(within(first!).queryByRole('button')).toBeNull();
  });

  it('ends one session', async () => {
    const calls = open([here, phone, old]);
    await userEvent.click(await screen.findByRole('button', { name: 'End session: Safari on iPhone' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(calls).toEqual(['end b2']);
  });

  it('logs out everywhere else', async () => {
    const calls = open([here, phone, old]);
    await screen.findByText('Log out everywhere else');
    await press('Log out everywhere else');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(calls).toEqual(['end others']);
    expect(screen.queryByText('Log out everywhere else', { selector: 'button' })).toBeNull();
  });

  it('says when ending fails', async () => {
    open([here, phone]);
    server.use(http.post('*/api/logout/everywhere', () => HttpResponse.error()));
    await screen.findByText('Log out everywhere else');
    await press('Log out everywhere else');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to end the session. Please try again.');
    expect(await rows()).toHaveLength(2);
  });

  it('can be loaded again after a failure', async () => {
    server.use(http.get('*/api/me/sessions', () => new HttpResponse(null, { status: 500 }), { once: true }));
    openPart(<SessionsSection />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your sessions');
    server.use(http.get('*/api/me/sessions', () => HttpResponse.json([here])));
    await press('Retry');
    expect(await rows()).toHaveLength(1);
  });
});
