import type { Role } from '@twofold/contracts/accounts/role';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noneParked, projections, reactors } from '../features/audit/testing/handlers.ts';
import { openConsole, type Answers } from '../features/audit/testing/open-console.ts';
import { story } from '../features/audit/testing/story.ts';
import { startApiServer } from '../testing/api-server.ts';

const server = startApiServer();

beforeAll(() => import('./admin-page.tsx'));
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const region = (name: string) => within(screen.getByLabelText(name));

describe('the projections', () => {
  it('show how far they are, and what is parked and why; an auditor can do nothing about it', async () => {
    openConsole(server, '/admin/projections', { projections, reactors: noneParked });
    const row = (await screen.findAllByText('orders'))[0]!.closest('tr')!;
    expect(row).toHaveTextContent('ordersCatching up48,2112125100.0');
    expect(screen.getByText(/no row to complete/)).toBeVisible();
    expect(screen.getByText(/the first one counts/)).toBeVisible();
    expect(region('Table of operator requests').getByText('order-9').closest('tr')).toHaveTextContent(
      'Released; 3 events applied',
    );
    const rebuilds = region('The last rebuild of each read model');
    expect(rebuilds.getByText('products').closest('tr')).toHaveTextContent(
      /2\.4 sSucceeded: 1,204 rows, 2 added, 1 changed$/,
    );
    expect(rebuilds.getByText(/^Failed; .*no order to pay for/).closest('tr')).toHaveTextContent('orders4');
    expect(screen.getAllByText('1 parked')).toHaveLength(2);
    for (const name of ['Rebuild', 'Retry', 'Skip event...']) expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it('can be operated by operators, who give a reason for what they skip', async () => {
    const sent: [string, unknown][] = [];
    server.use(
      http.post('*/api/operations/projections/*', async ({ request }) => {
        sent.push([new URL(request.url).pathname.replace('/api/operations/projections/', ''), await request.json()]);
        return HttpResponse.json({ requestId: story[0]!.id }, { status: 202 });
      }),
    );
    const answers = { projections, reactors: noneParked };
    openConsole(server, '/admin/projections', answers, ['auditor', 'operator']);
    await userEvent.click(await screen.findByLabelText('Retry review-297 in reviews'));
    expect(await screen.findByText('The projector will apply this shortly.')).toBeVisible();
    await userEvent.click(screen.getByText('Skip event...'));
    await userEvent.click(screen.getByText('Skip event'));
    expect(await screen.findByText('Please give a reason of at least 10 characters')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Reason'), 'It was written twice.');
    await userEvent.click(screen.getByText('Skip event'));
    await waitFor(() => expect(screen.queryByText('Skip event')).not.toBeInTheDocument());
    await userEvent.click(screen.getAllByText('Rebuild')[0]!);
    await userEvent.click(screen.getAllByText('Rebuild').at(-1)!);
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent).toEqual([
      ['reviews/retry', { stream: 'review-297' }],
      ['reviews/skip', { stream: 'review-297', eventId: story[5]!.id, reason: 'It was written twice.' }],
      ['products/rebuild', {}],
    ]);
  });
});

describe('the reactors', () => {
  const open = (answer: Answers[string], roles?: Role[]) =>
    openConsole(server, '/admin/projections#reactors', { projections: { projections: [] }, reactors: answer }, roles);

  it('show how far they are, what is parked and why, and what became of requests', async () => {
    open(reactors);
    expect((await screen.findByText(/already has an award/)).closest('li')).toHaveTextContent(
      /^review-297 in earn-credit-on-review-completed, at revision 1, ReviewCompleted.*tried 6 times/,
    );
    const table = region('Table of reactors');
    expect(table.getByText('earn-credit-on-review-completed').closest('tr')).toHaveTextContent(/1 parked.*3\.2–$/);
    expect(table.getByText('mail-buyer-on-payment-confirmed').closest('tr')).toHaveTextContent(
      /Catching up48,21143\.212\.3 s$/,
    );
    expect(region('Table of operator requests').getByText('review-12').closest('tr')).toHaveTextContent(/Pending$/);
    expect(region('Table of skipped events').getByText('review-8').closest('tr')).toHaveTextContent(/entered twice\.$/);
    expect(screen.getByRole('tab', { name: 'Reactors: 1 parked' })).toHaveAttribute('aria-selected', 'true');
    for (const name of ['Rebuild', 'Retry', 'Skip event...']) expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it('can be operated by operators, and have no rebuild', async () => {
    const sent: [string, unknown][] = [];
    server.use(
      http.post('*/api/operations/reactors/*', async ({ request }) => {
        sent.push([new URL(request.url).pathname.replace('/api/operations/reactors/', ''), await request.json()]);
        return HttpResponse.json({ requestId: story[0]!.id });
      }),
    );
    open(reactors, ['auditor', 'operator']);
    await userEvent.click(await screen.findByText('Retry'));
    expect(await screen.findByText('The command service will apply this shortly.')).toBeVisible();
    await userEvent.click(screen.getByText('Skip event...'));
    expect(screen.getByText("Permanent. Don't include personal data.")).toBeVisible();
    await userEvent.type(screen.getByLabelText('Reason'), 'Its credit was granted by hand.');
    await userEvent.click(screen.getByText('Skip event'));
    await waitFor(() => expect(sent).toHaveLength(2));
    const parked = { stream: 'review-297' };
    expect(sent).toEqual([
      ['earn-credit-on-review-completed/retry', parked],
      [
        'earn-credit-on-review-completed/skip',
        { ...parked, eventId: story[5]!.id, reason: 'Its credit was granted by hand.' },
      ],
    ]);
    expect(screen.queryByText('Rebuild')).not.toBeInTheDocument();
  });

  it('show an error where a request was not recorded', async () => {
    server.use(
      http.post('*/api/operations/reactors/*', () => HttpResponse.json({ error: 'Not now' }, { status: 503 })),
    );
    open(reactors, ['auditor', 'operator']);
    await userEvent.click(await screen.findByText('Retry'));
    expect(await screen.findByText('Not now')).toBeVisible();
  });

  it('show a sentence while they are read, where none has run, and where none has parked a stream', async () => {
    let arrive: (view: Response) => void = () => {};
    const { router } = open(() => new Promise<Response>((resolve) => (arrive = resolve)));
    expect(await screen.findByLabelText('Loading the reactors')).toBeVisible();
    arrive(HttpResponse.json({ reactors: [] }));
    expect(await screen.findByText('No reactor has run yet.')).toBeVisible();
    expect(screen.getByText('No reactor has parked a stream.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Projections' }));
    expect(await screen.findByText('No projection has parked a stream.')).toBeVisible();
    expect(router.state.location.hash).toBe('#projections');
  });

  it('can be read again after a failure', async () => {
    let isDown = true;
    open(() => (isDown ? HttpResponse.json({ error: 'Not recorded' }, { status: 503 }) : noneParked));
    expect(await screen.findByText('Not recorded')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByText('Retry'));
    expect(await screen.findByText('No reactor has parked a stream.')).toBeVisible();
  });
});
