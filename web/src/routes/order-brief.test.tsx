import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderView } from '@twofold/contracts/orders/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundle } from '../features/orders/testing/orders.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const requestId = '5d0c6d0e-6f0b-5a34-9a5e-6b7c1a1f0a01';
const brief = { task: 'Book a stand.', questions: ['Is the price clear?'], hasAccess: true, access: 'guest / guest' };
const open = bundle().seats.map(({ seat }) => ({ seat, state: 'open' as const }));

let order: OrderView;
const serve = (parts: Partial<OrderView>) => {
  order = bundle({ requestId, ...parts });
};
const show = async (parts: Partial<OrderView>, query = '') => {
  serve(parts);
  openPage(`/orders/1042${query}`);
  await screen.findByRole('heading', { level: 1, name: /for/ });
};
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const section = (name: string) => within(screen.getByRole('region', { name }));
const takeWrites = (what: 'brief' | 'cancel', answer = () => HttpResponse.json({ ok: true })) => {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api/feedback-requests/${requestId}/${what}`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
};

beforeAll(() => import('./order-page.tsx'), 60_000);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get('*/api/orders/1042', () => HttpResponse.json(order)));
});

describe('D-137: the brief of an order', () => {
  it('is written on its page, also with the link of a mail', async () => {
    await show({ seats: open }, '?token=secret');
    const sent = takeWrites('brief');
    await userEvent.click(section('Brief for reviewers').getByRole('button', { name: 'Write a brief' }));
    const form = section('Brief for reviewers');
    fill(form.getByRole('textbox', { name: /^Task/ }), brief.task);
    fill(form.getByRole('textbox', { name: /^Question 2/ }), 'Is the price clear?');
    fill(form.getByRole('textbox', { name: /^Test login/ }), brief.access);
    serve({ seats: open, brief });
    await userEvent.click(form.getByRole('button', { name: 'Save brief' }));
    expect(await section('Brief for reviewers').findByText('Book a stand.')).toBeVisible();
    expect(sent).toEqual([
      { task: brief.task, questions: ['Is the price clear?'], access: brief.access, token: 'secret' },
    ]);
  }, 20_000);

  it('only changes its test login once a seat is claimed', async () => {
    await show({ brief });
    await userEvent.click(screen.getByRole('button', { name: 'Change test login' }));
    const form = section('Brief for reviewers');
    expect(form.queryByRole('textbox', { name: /^Task/ })).toBeNull();
    expect(form.getByText(/A reviewer has claimed a seat/)).toBeVisible();
    const sent = takeWrites('brief');
    fill(form.getByRole('textbox', { name: /^Test login/ }), 'new / new');
    await userEvent.click(form.getByRole('button', { name: 'Save brief' }));
    await waitFor(() => expect(sent).toEqual([{ task: brief.task, questions: brief.questions, access: 'new / new' }]));
  }, 20_000);

  it('offers no more than a test login where a seat is claimed and there is none', async () => {
    await show({});
    expect(screen.getByText(/too late for a brief, but you can still give reviewers a test login/)).toBeVisible();
  });

  it('stays readable without its test login once the order has ended', async () => {
    const { access: _, ...kept } = brief;
    await show({ state: 'delivered', brief: { ...kept, hasAccess: false } });
    expect(section('Brief for reviewers').getByText('Book a stand.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /brief|login/ })).toBeNull();
  });
});

describe('cancelling an order', () => {
  const cancel = async () => {
    await userEvent.click(section('Cancel').getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^\$10\.00 goes back to the card you paid with\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  };

  it('is possible while no reviewer has claimed a seat, and says what comes back', async () => {
    await show({ seats: open });
    const sent = takeWrites('cancel');
    const refund = { amountCents: 1000, missing: 3, reason: 'order-cancelled', state: 'requested' } as const;
    const at = '2025-01-06T12:00:00.000Z';
    const seats = open.map(({ seat }) => ({ seat, state: 'missing' as const }));
    serve({ state: 'closed', seats, refunds: [{ ...refund, at }] });
    await cancel();
    expect(await screen.findByText('$10.00 is on its way back to you. You canceled the order.')).toBeVisible();
    expect(section('Seats').getAllByRole('listitem')[0]).toHaveTextContent('Canceled$10.00 is on its way back to you');
    expect(sent).toEqual([{}]);
  });

  it('shows an error where a reviewer was faster', async () => {
    await show({ seats: open });
    const error = 'A reviewer has claimed a seat. You can no longer cancel.';
    takeWrites('cancel', () => HttpResponse.json({ error }, { status: 409 }) as never);
    await cancel();
    expect(await screen.findByText(error)).toBeVisible();
  });

  it('is not offered once a seat is claimed', async () => {
    await show({});
    expect(screen.queryByRole('region', { name: 'Cancel' })).toBeNull();
  });
});
