import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderView } from '@twofold/contracts/orders/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appealed, decided, reported } from '../features/feedback/complaints/testing/complaints.ts';
import { deliveredBundle } from '../features/orders/testing/orders.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();
const canReportUntil = '2025-01-13T12:00:00.000Z';

let order: OrderView;
const show = async (parts: Partial<OrderView>, query = '') => {
  order = deliveredBundle(parts);
  openPage(`/orders/1042${query}`);
  await screen.findByRole('heading', { level: 1, name: /for/ });
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const takeReports = (answer: () => Response = () => HttpResponse.json({ ok: true }, { status: 201 })) => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/orders/1042/complaint', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
};
const openDialog = async () => {
  await userEvent.click(section('Report a review').getByRole('button', { name: 'Report a review' }));
  return within(await screen.findByRole('dialog', { name: 'Report a review' }));
};

beforeAll(() => import('./order-page.tsx'), 60_000);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get('*/api/orders/1042', () => HttpResponse.json(order)));
});

describe('D-127: reporting a review of an order', () => {
  it('names the review, what is wrong and why, also with the link of a mail', async () => {
    await show({ canReportUntil }, '?token=secret');
    const sent = takeReports();
    const dialog = await openDialog();
    expect(dialog.getByRole('combobox', { name: 'Review' })).toHaveDisplayValue('Choose a review');
    expect(dialog.getByRole('combobox', { name: /What is wrong/ })).toHaveDisplayValue('Choose a reason');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Review' }), 'Seat 2: Tom Abara');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /What is wrong/ }), 'Copied text');
    fireEvent.change(dialog.getByRole('textbox', { name: 'Why?' }), { target: { value: 'It is our home page.' } });
    order = deliveredBundle({ complaint: { ...reported, reviewId: 319, seat: 2 } });
    await userEvent.click(dialog.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByRole('region', { name: 'Your complaint' })).toBeVisible();
    expect(section('Your complaint').getByText('Seat 2: Tom Abara')).toBeVisible();
    expect(sent).toEqual([{ reviewId: 319, reason: 'copied', note: 'It is our home page.', token: 'secret' }]);
    expect(screen.queryByRole('button', { name: 'Report a review' })).toBeNull();
  }, 20_000);

  it('needs a reason in words, and sends nothing without', async () => {
    await show({ canReportUntil });
    const sent = takeReports();
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Send complaint' }));
    expect(await dialog.findByText('Please explain in one sentence')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Why?' })).toHaveAccessibleDescription(
      'Please explain in one sentence The reviewer and a moderator will read it.',
    );
    expect(dialog.getByRole('combobox', { name: 'Review' })).toHaveAccessibleDescription('Please choose a review');
    expect(dialog.getByRole('combobox', { name: /What is wrong/ })).toHaveAccessibleDescription(
      'Please choose what is wrong',
    );
    expect(sent).toEqual([]);
  }, 20_000);

  it('says in the dialog why it was refused', async () => {
    await show({ canReportUntil });
    takeReports(() =>
      HttpResponse.json({ error: 'Reviews can be reported up to 7 days after delivery' }, { status: 409 }),
    );
    const dialog = await openDialog();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Review' }), 'Seat 2: Tom Abara');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /What is wrong/ }), 'Copied text');
    fireEvent.change(dialog.getByRole('textbox', { name: 'Why?' }), { target: { value: 'Copied.' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Send complaint' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('up to 7 days after delivery');
  }, 20_000);

  it('is not offered when it is not possible', async () => {
    await show({});
    expect(screen.queryByText('Report a review')).toBeNull();
  });
});

describe('D-127: what became of a report', () => {
  it('waits for an appeal', async () => {
    await show({ complaint: reported });
    const report = section('Your complaint');
    expect(report.getByText('Reported')).toBeVisible();
    expect(section('Seats').getAllByText('Reported')).toHaveLength(1);
    expect(section('What they said').getAllByText('Reported')).toHaveLength(1);
    expect(report.getByText(/^The reviewer can appeal until/)).toBeVisible();
    expect(
      within(report.getByRole('region', { name: 'Complaint about review #318' })).getByText(reported.note!),
    ).toBeVisible();
    expect(report.queryByRole('region', { name: 'Appeal about review #318' })).toBeNull();
  });

  it('shows the appeal beside it', async () => {
    await show({ complaint: appealed });
    const report = section('Your complaint');
    expect(report.getByText('A moderator reads both texts and decides.')).toBeVisible();
    expect(
      within(report.getByRole('region', { name: 'Appeal about review #318' })).getByText(appealed.appeal!.text!),
    ).toBeVisible();
  });

  it('was dismissed', async () => {
    await show({ complaint: decided('dismissed') });
    expect(section('Your complaint').getByText('Dismissed')).toBeVisible();
    expect(section('Your complaint').getByText(/The review stands\.$/)).toBeVisible();
    expect(screen.queryByText('Reported')).toBeNull();
  });

  const replacement = {
    requestId: '5d0c6d0e-6f0b-5a34-9a5e-6b7c1a1f0a01',
    state: 'under-way',
    dueAt: '2025-01-08T11:00:00.000Z',
    seats: [{ seat: 1, state: 'open' }],
  } as const;

  it('was upheld, and another reviewer is looked for', async () => {
    const { note: _, ...silent } = reported;
    await show({
      complaint: { ...decided('upheld', silent), replacement: { ...replacement, seats: [...replacement.seats] } },
    });
    const report = section('Your complaint');
    expect(report.getByText(/^The reviewer did not appeal in time on/)).toBeVisible();
    expect(report.getByText('No appeal.')).toBeVisible();
    expect(section('Seats').getAllByText('Found unusable')).toHaveLength(1);
    expect(section('What they said').getAllByText('Found unusable')).toHaveLength(1);
    expect(report.getByText("The text was removed at the author's request.")).toBeVisible();
    expect(report.getByText(/The seat is open again for another reviewer, free of charge\.$/)).toBeVisible();
    expect(report.getByText('Open')).toBeVisible();
  });

  it('was upheld, and refunded since no one came', async () => {
    const seats = [{ seat: 1, state: 'missing' as const }];
    const refund = {
      amountCents: 334,
      missing: 1,
      reason: 'review-unusable',
      state: 'refunded',
      at: '2025-01-08T11:01:00.000Z',
    } as const;
    await show({
      complaint: { ...decided('upheld'), replacement: { ...replacement, state: 'closed', seats } },
      refunds: [refund],
    });
    expect(
      section('Your complaint').getByText(/No other reviewer took the seat in time, so it is refunded\.$/),
    ).toBeVisible();
    expect(section('Your complaint').getByText('$3.34 refunded on Jan 8, 2025')).toBeVisible();
    expect(section('Refunds').getByText(/No other reviewer took the seat of the review you reported\.$/)).toBeVisible();
  });

  it('was upheld, and replaced by another review', async () => {
    const [first] = deliveredBundle().seats;
    const seats = [
      {
        ...first!,
        seat: 1,
        reviewer: { name: 'Bo Rask', expertise: '' },
        review: { id: 400, rating: 5, content: 'Mine.' },
      },
    ];
    await show({ complaint: { ...decided('upheld'), replacement: { ...replacement, state: 'delivered', seats } } });
    expect(section('What they said').getByText('Mine.')).toBeVisible();
    await waitFor(() => expect(section('Your complaint').getByText('Bo Rask')).toBeVisible());
    expect(section('Your complaint').getByText(/Another reviewer took the seat, free of charge\.$/)).toBeVisible();
  });
});
