import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole } from '../features/audit/testing/open-console.ts';
import { setSlashKey } from '../features/audit/palette/slash-key.ts';
import { person } from '../features/audit/testing/person.ts';
import { startApiServer } from '../testing/api-server.ts';

const server = startApiServer();

beforeAll(() => Promise.all([import('./admin-page.tsx'), import('../features/audit/palette/palette.tsx')]));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setSlashKey(true);
});

const open = async () => {
  const opened = openConsole(server, '/admin/people', { 'people/:id': person, streams: {} });
  await screen.findByRole('heading', { name: 'People' });
  return opened;
};
const field = () => screen.findByRole('combobox', { name: 'Page, stream, number, id or email' });
const active = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

describe('the command palette', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('opens with %s, and closes with Escape', async (keys) => {
    await open();
    await userEvent.keyboard(keys);
    expect(await field()).toHaveFocus();
    expect(screen.getByRole('dialog', { name: 'Search the console' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves the / to those who type, and to those who turned it off', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Account number or email'), '/');
    expect(screen.getByLabelText('Account number or email')).toHaveValue('/');
    await userEvent.click(screen.getByRole('button', { name: /^Search/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /\/ key/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a combobox whose results arrow keys choose, and opens the chosen one', async () => {
    const { router, asked } = await open();
    await userEvent.keyboard('/');
    const input = await field();
    await userEvent.type(input, '27');
    expect(screen.getByRole('listbox', { name: 'Results' })).toBeVisible();
    expect(active(input)).toHaveTextContent('Person 27');
    await userEvent.keyboard('{ArrowDown}');
    expect(active(input)).toHaveTextContent('Order 27');
    expect(asked).toEqual([]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await screen.findByText('grace@example.com');
    expect(router.state.location.pathname).toBe('/admin/people/27');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds a person by email, and says when there is none', async () => {
    let isThere = false;
    server.use(
      http.post('*/api/audit/people/lookups', () =>
        isThere
          ? HttpResponse.json({ userId: 27 })
          : HttpResponse.json({ error: 'No account has this email address' }, { status: 404 }),
      ),
    );
    const { router } = await open();
    await userEvent.keyboard('/');
    await userEvent.type(await field(), 'grace@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No account has this email address');
    isThere = true;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/people/27'));
  });
});
