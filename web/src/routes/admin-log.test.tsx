import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeEventSources, lastSource } from '../testing/fake-event-source.ts';
import { openConsole, type Answers } from '../features/audit/testing/open-console.ts';
import { logPage, story } from '../features/audit/testing/story.ts';
import { startApiServer } from '../testing/api-server.ts';

const server = startApiServer();

beforeAll(() => Promise.all([import('./admin-page.tsx'), import('../features/audit/log/log-screen.tsx')]), 60_000);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeEventSources();
  setWidth(1_280);
});
afterEach(() => {
  vi.unstubAllGlobals();
  setWidth(1_024);
});

const setWidth = (width: number) => (globalThis as unknown as WithHappyDom).happyDOM.setViewport({ width });
type WithHappyDom = { readonly happyDOM: { readonly setViewport: (viewport: { readonly width: number }) => void } };

const shown = story.slice(-2).toReversed();
const [newest, older] = [shown[0]!, shown[1]!];

const inLog = ['AuditLooked', 'CreditEarned', 'ReviewCompleted'].map((type) => ({ type, events: 3 }));
const openLog = (address: string, events: Answers['events'] = logPage({ events: shown })) =>
  openConsole(server, address, { events, types: { isCaughtUp: true, types: inLog } });

const rowOf = async (type: string) => (await screen.findByText(type)).closest('tr')!;
const types = () => Array.from(document.querySelectorAll('a.strong'), ({ textContent }) => textContent);

describe('the audit console', () => {
  it('is not there for a user without a role', async () => {
    const { asked } = openConsole(server, '/admin/log', { events: logPage() }, []);
    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it.each([
    [['operator' as const], ['Operator'], ['Moderator']],
    [['moderator' as const], ['Moderator'], ['Operator']],
    [['moderator' as const, 'operator' as const], ['Moderator', 'Operator'], []],
  ])('says to a user with the roles %j what they can do, and asks nothing', async (roles, told, untold) => {
    const { asked } = openConsole(server, '/admin/log', { events: logPage() }, roles);
    expect(await screen.findByText('Your roles')).toBeVisible();
    for (const name of told) expect(screen.getByRole('heading', { name })).toBeVisible();
    for (const name of untold) expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('has no screens but its own', async () => {
    openLog('/admin/nowhere');
    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
  });
});

describe('the log', () => {
  it('says of every event where, what, by whom and in words, and that looks are recorded', async () => {
    openLog('/admin/log');
    const row = await rowOf('CreditEarned');
    expect(row).toHaveTextContent('48,211');
    expect(row).toHaveTextContent('system');
    expect(row).toHaveTextContent(newest.sentence);
    expect(within(row).getByText('credits-27')).toHaveAttribute('href', '/admin/streams/credits-27');
    expect(within(row).getByText('CreditEarned')).toHaveAttribute('href', `/admin/events/${newest.id}`);
    expect(screen.getByText(/^Searched 48,211 events, back to .*, the start of the log\.$/)).toBeVisible();
    expect(screen.getByText('access-4')).toBeInTheDocument();
  });

  it('is one cell an event on a narrow screen, with who acted and without the stream', async () => {
    setWidth(768);
    openLog('/admin/log');
    const row = await rowOf('CreditEarned');
    expect(row).toHaveTextContent(newest.sentence);
    expect(row).toHaveTextContent('system');
    expect(within(row).queryByText('credits-27')).toBeNull();
  });

  it('is filtered by its address, which a chip and a form change', async () => {
    const { asked, router } = openLog('/admin/log?type=CreditEarned&actor=system&other=1');
    await rowOf('CreditEarned');
    await userEvent.click(screen.getByText('CreditEarned', { selector: 'b' }));
    await waitFor(() => expect(router.state.location.search).toBe('?actor=system'));
    await userEvent.click(screen.getByText('Filter'));
    await userEvent.type(screen.getByLabelText('Stream'), ' order- ');
    await userEvent.click(screen.getByText('Apply'));
    await waitFor(() => expect(router.state.location.search).toBe('?stream=order-&actor=system'));
    await waitFor(() =>
      expect(asked).toEqual([
        'events?type=CreditEarned&actor=system',
        'events?actor=system',
        'types',
        'events?stream=order-&actor=system',
      ]),
    );
    expect(screen.queryByLabelText('Stream')).not.toBeInTheDocument();
  });

  it('takes types and types that are left out from a list of those that there are', async () => {
    const { router } = openLog('/admin/log?type=-AuditLooked');
    await rowOf('CreditEarned');
    await userEvent.click(screen.getByText('Filter'));
    const without = screen.getByRole('combobox', { name: 'Excluded types' });
    expect(within(without.parentElement!).getByText('AuditLooked')).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: 'Types' }), 'earn');
    await userEvent.click(await screen.findByRole('option', { name: 'CreditEarned' }));
    await userEvent.click(screen.getByText('Apply'));
    await waitFor(() => expect(router.state.location.search).toBe('?type=CreditEarned%2C-AuditLooked'));
  });

  it('says what is wrong with a filter, as the server does, and can be read again', async () => {
    let isBroken = true;
    openLog('/admin/log?text=9', () =>
      isBroken ? HttpResponse.json({ error: 'Too short' }, { status: 400 }) : logPage({ events: [newest] }),
    );
    expect(await screen.findByText('Too short')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByText('Retry'));
    await rowOf('CreditEarned');
    // Only the server can search for a text, so such a log has no live mode.
    expect(screen.queryByText('Live')).not.toBeInTheDocument();
  });

  it('shows on top what arrives while it is live, and only once', async () => {
    openLog('/admin/log', logPage({ events: [older] }));
    await rowOf('ReviewCompleted');
    await userEvent.click(screen.getByText('Live'));
    lastSource().tell('open');
    expect(await screen.findByText('Live, 0.0 events/s')).toBeVisible();
    lastSource().tell('event', older);
    lastSource().tell('event', newest);
    await rowOf('CreditEarned');
    expect(types()).toEqual(['CreditEarned', 'ReviewCompleted']);
    await userEvent.click(screen.getByText('Pause'));
    expect(lastSource().readyState).toBe(2);
    expect(types()).toEqual(['CreditEarned', 'ReviewCompleted']);
  });
});
