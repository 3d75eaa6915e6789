import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSavedViews } from '../features/audit/log/saved-views.ts';
import { openConsole } from '../features/audit/testing/open-console.ts';
import { startApiServer } from '../testing/api-server.ts';

const server = startApiServer();
const failing = () => HttpResponse.json({ error: 'Not now' }, { status: 400 });

// Loading the grid takes long on a busy machine.
beforeAll(() => Promise.all([import('./admin-page.tsx'), import('../features/audit/log/log-screen.tsx')]), 60_000);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  useSavedViews.setState({ views: [] });
});

const views = () => within(screen.getByRole('navigation', { name: 'Views' }));
const openLog = async (address: string) => {
  const opened = openConsole(server, address, {
    events: failing,
    overview: failing,
    projections: failing,
    reactors: failing,
  });
  await screen.findByText('Not now');
  return opened;
};

describe('the views of the log', () => {
  it('opens without what auditors looked at, and shows that it is missing', async () => {
    const { asked } = await openLog('/admin/log?type=-AuditLooked');
    expect(screen.getByRole('link', { name: /^Log/ })).toHaveAttribute('href', '/admin/log?type=-AuditLooked');
    expect(views().getByText('Without access log')).toHaveAttribute('aria-current', 'page');
    expect(views().getByText('Everything')).toHaveAttribute('href', '/admin/log');
    expect(views().getByText('Access log')).toHaveAttribute('href', '/admin/log?type=AuditLooked');
    expect(views().queryByText('Save view')).toBeNull();
    expect(within(screen.getByLabelText('Console')).getByText(/^access-\d+$/)).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/streams\/access-\d+$/),
    );
    // The side bar must not request anything itself: the request would be recorded in the access log.
    expect(asked).toEqual(['events?type=-AuditLooked']);
  });

  it('are saved under a name, kept in this browser, and removed', async () => {
    const { router } = await openLog('/admin/log?type=CreditEarned&actor=system');
    await userEvent.click(views().getByText('Save view'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Save view'));
    expect(await dialog.findByText('Please enter a name')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Name'), ' Credits by machine {Enter}');
    const saved = await views().findByText('Credits by machine');
    expect(saved).toHaveAttribute('aria-current', 'page');
    expect(localStorage.getItem('audit-log-views')).toContain('Credits by machine');
    await userEvent.click(views().getByText('Everything'));
    await userEvent.click(views().getByText('Credits by machine'));
    await waitFor(() => expect(router.state.location.search).toBe('?type=CreditEarned&actor=system'));
    await userEvent.click(views().getByRole('button', { name: 'Remove the view Credits by machine' }));
    expect(views().queryByText('Credits by machine')).toBeNull();
  });
});

describe('the days of the dashboard', () => {
  it('stand in the address, and are asked of the server', async () => {
    const { router, asked } = openConsole(server, '/admin?from=2030-01-01&to=2030-01-31', { overview: failing });
    await screen.findByText('Not now');
    expect(asked).toEqual(['overview?from=2030-01-01&to=2030-01-31']);
    expect(screen.getByLabelText('From (UTC)')).toHaveValue('2030-01-01');
    await userEvent.click(screen.getByText('All days'));
    await waitFor(() => expect(asked.at(-1)).toBe('overview'));
    expect(screen.getByText('All days')).toHaveAttribute('aria-current', 'page');
    await userEvent.type(screen.getByLabelText('From (UTC)'), '2030-02-01');
    await userEvent.type(screen.getByLabelText('To (UTC)'), '2030-02-02');
    await userEvent.click(screen.getByText('Show'));
    await waitFor(() => expect(asked.at(-1)).toBe('overview?from=2030-02-01&to=2030-02-02'));
    expect(router.state.location.search).toBe('?from=2030-02-01&to=2030-02-02');
  });
});
