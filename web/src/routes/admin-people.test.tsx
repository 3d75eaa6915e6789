import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole } from '../features/audit/testing/open-console.ts';
import { erasedPerson, person } from '../features/audit/testing/person.ts';
import { startApiServer } from '../testing/api-server.ts';

const server = startApiServer();

beforeAll(() => import('./admin-page.tsx'));
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const table = (name: string) => within(screen.getByRole('region', { name: `Table of ${name}` }));
const open = () => openConsole(server, '/admin/people', { 'people/:id': person });
const find = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Account number or email'), `${text}{Enter}`);
};

describe('finding a person', () => {
  it.each(['27', ' user-27 '])('opens the page of the account %s', async (text) => {
    const { router } = open();
    await find(text);
    await screen.findByText('grace@example.com');
    expect(router.state.location.pathname).toBe('/admin/people/27');
  });

  it('asks in a body whose an email address is, which no address has', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/audit/people/lookups', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ userId: 27 });
      }),
    );
    const { router, asked } = open();
    await find('grace@example.com');
    await screen.findByText('Grace Hopper');
    expect(bodies).toEqual([{ email: 'grace@example.com' }]);
    expect(router.state.location).toMatchObject({ pathname: '/admin/people/27', search: '' });
    expect(asked).toEqual(['people/27']);
  });

  it('says that no one has an address, and what is neither number nor address', async () => {
    server.use(
      http.post('*/api/audit/people/lookups', () =>
        HttpResponse.json({ error: 'No account has this email address' }, { status: 404 }),
      ),
    );
    open();
    await find('ada@example.com');
    expect(await screen.findByText('No account has this email address')).toBeVisible();
    const field = screen.getByLabelText('Account number or email');
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await find('Ada');
    expect(await screen.findByText('Enter an account number or an email address')).toBeVisible();
  });
});

describe('a person', () => {
  it('shows account, credits, orders, reviews, apps and sessions, each with its events', async () => {
    openConsole(server, '/admin/people/27', { 'people/:id': person });
    expect(await screen.findByText('grace@example.com')).toBeVisible();
    expect(screen.getByText('2 credits available, 1 pending')).toBeVisible();
    expect(screen.getByText('2 entries')).toBeVisible();
    expect(table('credits').getByText('granted').closest('tr')).toHaveTextContent('Welcome credit');
    expect(screen.queryByText('access-27', { selector: 'main a' })).toBeNull();
    expect(screen.getByText('the newest 2 of 120 orders')).toBeVisible();
    expect(table('orders').getByText('order-9')).toHaveAttribute('href', '/admin/streams/order-9');
    expect(table('orders').getByText('paid, $3.34 refunded')).toBeVisible();
    expect(table('reviews').getByText('review-297')).toHaveAttribute('href', '/admin/streams/review-297');
    expect(table('apps').getByText('Benchbook')).toBeVisible();
    expect(table('sessions').getByText('Firefox on Windows')).toBeVisible();
    expect(screen.getByText('What this person did')).toHaveAttribute('href', '/admin/log?actor=user-27');
    expect(screen.getByText('Who accessed the data of this person')).toHaveAttribute(
      'href',
      '/admin/log?type=AuditLooked&text=user-27',
    );
  });

  it('of an auditor leads to what they opened', async () => {
    const auditor = { ...person, account: { ...person.account, roles: ['auditor'] } };
    openConsole(server, '/admin/people/27', { 'people/:id': auditor });
    expect(await screen.findByText('access-27', { selector: 'main a' })).toHaveAttribute(
      'href',
      '/admin/streams/access-27',
    );
  });

  it('shows what is left of an erased user', async () => {
    openConsole(server, '/admin/people/27', { 'people/:id': erasedPerson });
    expect(
      await screen.findByText(/^This person was erased .*The key was deleted .*What remains is shown below\.$/),
    ).toBeVisible();
    expect(screen.queryByText('grace@example.com')).toBeNull();
    expect(table('reviews').getByText('complete, text erased')).toBeVisible();
    expect(screen.getByText('No apps.')).toBeVisible();
    expect(screen.getByText('Not logged in anywhere.')).toBeVisible();
  });

  it('is not there where the server knows none', async () => {
    openConsole(server, '/admin/people/99', {
      'people/:id': () => HttpResponse.json({ error: 'x' }, { status: 404 }),
    });
    expect(await screen.findByText('There is no person 99.')).toBeVisible();
  });

  it('has lists that are sorted by a press on a head, and the other way round by another', async () => {
    openConsole(server, '/admin/people/27', { 'people/:id': person });
    await screen.findByText('grace@example.com');
    const firstOrder = () => table('orders').getAllByRole('row')[1];
    const amount = table('orders').getByRole('columnheader', { name: 'Amount' });
    expect(firstOrder()).toHaveTextContent('order-9');
    await userEvent.click(within(amount).getByRole('button'));
    expect(firstOrder()).toHaveTextContent('order-8');
    expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(amount).getByRole('button'));
    expect(firstOrder()).toHaveTextContent('order-9');
    expect(amount).toHaveAttribute('aria-sort', 'descending');
  });

  it('has an address to copy, and says that it is copied', async () => {
    openConsole(server, '/admin/people/27', { 'people/:id': person });
    await userEvent.click(await screen.findByRole('button', { name: 'Copy email' }));
    await waitFor(() => expect(screen.getByText('Copied email')).toBeInTheDocument());
    expect(await navigator.clipboard.readText()).toBe('grace@example.com');
  });
});
