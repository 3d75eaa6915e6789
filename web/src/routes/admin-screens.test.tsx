import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeEventSources, lastSource } from '../testing/fake-event-source.ts';
import { checkpoints, erasures, soundVerdict, streams, tamperedVerdict } from '../features/audit/testing/figures.ts';
import { openConsole } from '../features/audit/testing/open-console.ts';
import { creditEarned, creditsAt, creditsStream, story, trace } from '../features/audit/testing/story.ts';
import { startApiServer } from '../testing/api-server.ts';

const server = startApiServer();

beforeAll(() => import('./admin-page.tsx'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeEventSources();
});
afterEach(() => void vi.unstubAllGlobals());

const region = (name: string) => within(screen.getByLabelText(name));

describe('an event', () => {
  it('shows how it is stored and read, what caused it, and leads on', async () => {
    openConsole(server, `/admin/events/${creditEarned.id}`, { 'events/:id': creditEarned });
    expect(await screen.findByText(`${creditEarned.sentence}.`)).toBeVisible();
    expect(region('Data as read today').getByText(/"erased"/)).toBeVisible();
    expect(region('Event as stored').getByText(/"sealed"/)).toBeVisible();
    expect(region('Table of the cause').getByText('ReviewCompleted')).toHaveAttribute(
      'href',
      `/admin/events/${story[5]!.id}`,
    );
    expect(screen.getByText('It caused no other events.')).toBeVisible();
    expect(screen.getByText('State at revision 4')).toHaveAttribute(
      'href',
      '/admin/time-machine/credits-27?revision=4',
    );
    expect(screen.getByText(creditEarned.correlationId)).toHaveAttribute(
      'href',
      `/admin/traces/${creditEarned.correlationId}`,
    );
  });

  it.each([
    ['person', 'Caused directly by a request.'],
    ['machine', 'Caused by a job, not directly by an event. The trace shows what happened before.'],
  ] as const)('without a cause says what a %s started from', async (by, words) => {
    const event = { ...creditEarned, by, cause: undefined };
    openConsole(server, `/admin/events/${event.id}`, { 'events/:id': event });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('is not there where the server knows none', async () => {
    openConsole(server, '/admin/events/abc', {
      'events/:id': () => HttpResponse.json({ error: 'x' }, { status: 404 }),
    });
    expect(await screen.findByText('There is no event abc.')).toBeVisible();
  });

  it('can be read again after a failure, which the server explains', async () => {
    let isDown = true;
    openConsole(server, '/admin/events/abc', {
      'events/:id': () => (isDown ? HttpResponse.json({ error: 'Not recorded' }, { status: 503 }) : creditEarned),
    });
    expect(await screen.findByText('Not recorded')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByText('Retry'));
    expect(await screen.findByText(`${creditEarned.sentence}.`)).toBeVisible();
  });
});

describe('a trace', () => {
  it('is a tree of causes with the time between them, and says where the time went', async () => {
    openConsole(server, `/admin/traces/${trace.correlationId}?event=${story[6]!.id}`, { 'traces/:id': trace });
    const lines = within(await screen.findByLabelText('Causes and effects', { selector: 'ol' })).getAllByRole(
      'listitem',
    );
    expect(lines.map((line) => line.getAttribute('aria-level'))).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(lines[6]).toHaveAttribute('aria-current', 'true');
    expect(lines[6]).toHaveTextContent(/machine.*CreditEarned credits-27.*\+16 ms$/);
    expect(screen.getByText('7 events in 4 streams, 5 h 8 min')).toBeVisible();
    expect(screen.getByText('Until ReviewSubmitted').nextElementSibling).toHaveTextContent('4 h 11 min');
  });

  it('is opened by the id of a request', async () => {
    const { router } = openConsole(server, '/admin/traces', { 'traces/:id': trace });
    await userEvent.type(await screen.findByLabelText('Correlation id'), ` ${trace.correlationId} {Enter}`);
    await screen.findByText('7 events in 4 streams, 5 h 8 min');
    expect(router.state.location.pathname).toBe(`/admin/traces/${trace.correlationId}`);
  });
});

const ledger = {
  'streams/:name/state': ({ searchParams }: URL) => creditsAt(Number(searchParams.get('at') ?? 4)),
  'streams/:name': creditsStream,
};

describe('a stream', () => {
  it('shows its events beside what they amount to', async () => {
    openConsole(server, '/admin/streams/credits-27', ledger);
    expect(await screen.findByText('5 events')).toBeVisible();
    expect(region('Events of the stream').getAllByRole('row')).toHaveLength(6);
    expect(region('Table of the state').getByText('balance').closest('tr')).toHaveTextContent(
      'balance3CreditEarned, rev 4',
    );
  });

  const report = { title: 'Benchbook', purpose: 'Repair tickets. '.repeat(20) };
  const opened = JSON.stringify(report, undefined, 2);
  it.each([
    ['JSON', report, opened],
    ['JSON as a text', JSON.stringify(report), opened],
    ['a text', 'Repair tickets. '.repeat(20), 'Repair tickets. '.repeat(20)],
  ])('opens a long value, %s, in full', async (_, value, full) => {
    const [row] = creditsStream.rows;
    const fields = [{ name: 'document', value, isChanged: false }];
    const stream = { ...creditsStream, rows: [{ ...row, fields }] };
    openConsole(server, '/admin/streams/product-17', { 'streams/:name': stream });
    const summary = await screen.findByText(/… \(\d+ characters\)$/);
    expect(screen.getByLabelText('document in full')).not.toBeVisible();
    await userEvent.click(summary);
    expect(screen.getByLabelText('document in full')).toBeVisible();
    expect(screen.getByLabelText('document in full').textContent).toBe(full);
  });

  it('is found by name, or among the newest', async () => {
    const { router } = openConsole(server, '/admin/streams', { streams, ...ledger });
    expect(await screen.findByText('credits-27')).toHaveAttribute('href', '/admin/streams/credits-27');
    expect(screen.getByText('credits', { selector: 'td a' })).toHaveAttribute('href', '/admin/log?stream=credits-');
    await userEvent.click(screen.getByText('Open'));
    expect(await screen.findByText('This field is required')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name'), 'credits-27{Enter}');
    await screen.findByText('5 events');
    expect(router.state.location.pathname).toBe('/admin/streams/credits-27');
  });
});

describe('the time machine', () => {
  it('marks what an event changed, and moves from revision to revision', async () => {
    const { router } = openConsole(server, '/admin/time-machine/credits-27', ledger);
    expect(await screen.findByText(/^revision 4 of 4, /)).toBeVisible();
    const balance = () => region('Table of the state').getByText('balance').closest('tr')!;
    expect(balance().querySelector('del')).toHaveTextContent('2');
    expect(balance().querySelector('ins')).toHaveTextContent('3');
    expect(region('Table of the state').getByText('user_id').closest('tr')?.querySelector('del')).toBeNull();
    fireEvent.change(screen.getByLabelText('Revision'), { target: { value: '3' } });
    expect(await screen.findByText(/^revision 3 of 4, /)).toBeVisible();
    expect(balance()).toHaveTextContent('CreditReserved, rev 3');
    expect(region('Event').getByText(/"CreditReserved"/)).toBeVisible();
    expect(router.state.location.search).toBe('?revision=3');
    expect(screen.getByLabelText('Revision')).toHaveAttribute('aria-valuetext', '3, CreditReserved, 2 fields changed');
  });

  it('shows changed fields only where that is asked for, in the address too, at each revision', async () => {
    const { router } = openConsole(server, '/admin/time-machine/credits-27', ledger);
    await screen.findByText('user_id');
    await userEvent.click(screen.getByRole('button', { name: 'Changed fields only' }));
    expect(router.state.location.search).toBe('?revision=4&changed=only');
    expect(screen.queryByText('user_id')).toBeNull();
    expect(region('Table of the state').getByText('balance')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Revision'), { target: { value: '3' } });
    await screen.findByText(/^revision 3 of 4, /);
    expect(router.state.location.search).toBe('?revision=3&changed=only');
    expect(screen.getByRole('button', { name: 'Changed fields only', pressed: true })).toBeVisible();
  });
});

describe('integrity', () => {
  const open = (verifications = [tamperedVerdict, soundVerdict]) =>
    openConsole(server, '/admin/integrity', {
      verifications: () => ({ isRunning: false, verifications }),
      checkpoints,
    });

  it('judges the log and the read models apart, and names what differs', async () => {
    open();
    expect((await screen.findAllByText('Log intact'))[0]).toBeVisible();
    expect(screen.getByText('Read models: 1 difference')).toBeVisible();
    expect(screen.getByText('reviews 297').parentElement).toHaveTextContent('has another rating than the log');
    const picture = 'Hash chain from position 1 to 48,211 with 3 checkpoints, unbroken';
    expect(await screen.findByLabelText(picture)).toBeVisible();
    expect(region('Table of checkpoints').getAllByText('Matches')).toHaveLength(3);
    expect(region('Table of verifications').getByText('Read models match')).toBeVisible();
  });

  it('verifies when it is asked to, and tells how far it is and what it finds', async () => {
    const verifications: (typeof soundVerdict)[] = [];
    open(verifications);
    await userEvent.click(await screen.findByText('Verify now'));
    expect(lastSource().path).toBe('/api/audit/verifications/live');
    lastSource().tell('open');
    lastSource().tell('progress', { part: 'events', done: 12_000, all: 48_000 });
    expect(screen.getByLabelText('Verification')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText('Reading every event')).toBeVisible();
    const finding = { where: 'credits-27', says: 'is below zero' };
    lastSource().tell('finding', { check: 'credits-never-negative', finding });
    expect(screen.getByLabelText('1 finding')).toHaveTextContent('credits-27 is below zero');
    verifications.push(soundVerdict);
    lastSource().tell('result', soundVerdict);
    expect(await screen.findByText('Log intact')).toBeVisible();
    expect(lastSource().readyState).toBe(2);
    expect(screen.queryByLabelText('Verification')).not.toBeInTheDocument();
  });

  it('says why a verification has failed', async () => {
    open([]);
    await userEvent.click(await screen.findByText('Verify now'));
    lastSource().tell('failed', { error: 'The database went away.' });
    expect(await screen.findByText('The database went away.')).toBeVisible();
    expect(screen.getByText('Verify now')).toBeEnabled();
  });
});

describe('the erasures', () => {
  it('show whether the keys are gone', async () => {
    openConsole(server, '/admin/erasures', { erasures });
    expect((await screen.findByText('Person 19')).closest('tr')).toHaveTextContent(/Deleted 2025-01-08/);
    expect(screen.getByText('Report 12').closest('tr')).toHaveTextContent('Not deleted yet');
  });
});

describe('the exports', () => {
  it('are of the positions that were asked for', async () => {
    openConsole(server, '/admin/exports', { checkpoints });
    expect(await screen.findByText('CSV manifest')).toHaveAttribute(
      'href',
      '/api/audit/export/manifest?format=csv&until=48211',
    );
    expect(screen.getByText('Download CSV')).toHaveAttribute('href', '/api/audit/export?format=csv&until=48211');
    await userEvent.type(screen.getByLabelText(/^After position/), '16000');
    await userEvent.type(screen.getByLabelText(/^Up to position/), '32000');
    const asked = '?format=ndjson&after=16000&until=32000';
    expect(screen.getByText('Download NDJSON')).toHaveAttribute('href', `/api/audit/export${asked}`);
    expect(screen.getByText('NDJSON manifest')).toHaveAttribute('href', `/api/audit/export/manifest${asked}`);
  });
});
