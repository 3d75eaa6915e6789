import { act, screen, within } from '@testing-library/react';
import type { OrderView } from '@twofold/contracts/orders/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, speechless } from '../features/accounts/testing/form.ts';
import { bundle, deliveredBundle, now } from '../features/orders/testing/orders.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const serve = (order: OrderView) => server.use(http.get('*/api/orders/1042', () => HttpResponse.json(order)));

const open = async (order: OrderView) => {
  serve(order);
  openPage('/orders/1042');
  return screen.findByRole('heading', { level: 1, name: /for/ });
};

const section = (name: string) => within(screen.getByRole('region', { name }));

beforeAll(() => import('./order-page.tsx'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get('*/api/orders/1042/report', () => new HttpResponse(null, { status: 404 })));
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
});

describe('an order that is under way', () => {
  it('says what was bought, for how much, and how it stands', async () => {
    expect(await open(bundle())).toHaveTextContent('Standard Bundle for Benchbook');
    expect(screen.getByText(/^\$10\.00.·.paid January 5, 2025, /)).toBeVisible();
    expect(screen.getByText('Under way')).toBeVisible();
    expect(screen.queryByText(/simulated/)).not.toBeInTheDocument();
    expect(screen.getByText('View Analysis')).toHaveAttribute('href', '/analysis/17');
    await vi.waitFor(() => expect(document.title).toBe('Order 1042 · Twofold'));
  });

  it('says where no money moved', async () => {
    await open(bundle({ isSimulated: true }));
    expect(screen.getByText(/simulated checkout, no money moved/)).toBeVisible();
  });

  it('draws its way from paid to promised', async () => {
    await open(bundle());
    const words = 'Timeline of 48 hours. Ines Lindqvist delivered after 6 h; 24 h are left.';
    expect(screen.getByLabelText(words)).toBeVisible();
  });

  it('tells of each seat who sits there, or how long there is', async () => {
    await open(bundle());
    const seats = section('Seats').getAllByRole('listitem');
    expect(seats[0]).toHaveTextContent('Ines LindqvistBike mechanic, 11 yearsDelivered Jan 5, 2025');
    expect(within(seats[0]!).getByLabelText('4 out of 5 stars')).toBeInTheDocument();
    expect(seats[1]).toHaveTextContent('Claimed3 h 20 min left of 16 hours');
    expect(seats[2]).toHaveTextContent('OpenWaiting for a reviewer. 24 h left of 48 hours.');
  });

  it('counts down while one looks at it', async () => {
    await open(bundle());
    act(() => void vi.advanceTimersByTime(20 * 60_000));
    expect(screen.getByText('3 h left of 16 hours')).toBeVisible();
    expect(screen.getByText('Waiting for a reviewer. 23 h 40 min left of 48 hours.')).toBeVisible();
  });

  it('shows what was said', async () => {
    await open(bundle());
    const said = section('What they said');
    expect(said.getByText('I had to sign up to see it. I very nearly didn’t.')).toBeVisible();
    expect(said.getByText('Ines Lindqvist')).toBeVisible();
  });

  it('shows what arrives by the next look at it', async () => {
    await open(bundle());
    serve(deliveredBundle());
    await vi.waitFor(
      () => {
        // Events shortly after each other count as one.
        vi.setSystemTime(Date.now() + 60_000);
        act(() => void globalThis.dispatchEvent(new Event('focus')));
        expect(screen.getByText('Delivered')).toBeVisible();
      },
      { timeout: 20_000 },
    );
  });
});

describe('the words of a reviewer', () => {
  const saying = (content: string) => {
    const [seat] = bundle().seats;
    return bundle({ tier: 'QUICK', seats: [{ ...seat!, review: { id: 318, rating: 4, content } }] });
  };

  it('are the main text of a structured review (D-12)', async () => {
    await open(saying('{"mainReview":"The main text."}'));
    expect(screen.getByText('The main text.').tagName).toBe('BLOCKQUOTE');
  });

  it('are no words of theirs where the text was removed', async () => {
    await open(saying("removed at the author's request"));
    expect(screen.getByText("The text was removed at the author's request.").tagName).toBe('P');
  });
});

describe('an order that a review is missing from', () => {
  const refund = { amountCents: 334, missing: 1, reason: 'promise-missed', state: 'refunded' } as const;
  const closed = bundle({
    state: 'closed',
    seats: [...deliveredBundle().seats.slice(0, 2), { seat: 3, state: 'missing' }],
    refunds: [{ ...refund, at: '2025-01-07T12:00:00.000Z' }],
  });

  it('says what was refunded, and why', async () => {
    await open(closed);
    expect(screen.getByText('Ended')).toBeVisible();
    const seats = section('Seats').getAllByRole('listitem');
    expect(seats[2]).toHaveTextContent('No review in time$3.34 refunded on Jan 7, 2025');
    expect(section('Refunds').getByRole('listitem')).toHaveTextContent(
      '$3.34 refunded on Jan 7, 2025. Not every review arrived in time.',
    );
  });

  it('says that a refund has failed, and that a user knows', async () => {
    await open({ ...closed, refunds: [{ ...refund, state: 'failed', at: '2025-01-09T12:00:00.000Z' }] });
    expect(section('Refunds').getByRole('listitem')).toHaveTextContent(
      'The refund of $3.34 failed on Jan 9, 2025. It could not be paid to your card. Our team was notified and will fix it.',
    );
  });

  it('says of a simulated one that the refund is, too', async () => {
    await open({ ...closed, isSimulated: true });
    expect(section('Refunds').getByText(/Like the payment, this is simulated\./)).toBeVisible();
  });
});

describe('an order whose payment is disputed', () => {
  const at = '2025-01-06T12:00:00.000Z';

  it('goes on, and shows that it does', async () => {
    await open(bundle({ dispute: { state: 'open', at } }));
    expect(section('Dispute').getByText(/since January 6, 2025\. This does not change your order\./)).toBeVisible();
    expect(screen.getByText('Under way')).toBeVisible();
  });

  it('says how the bank decided', async () => {
    await open(bundle({ dispute: { state: 'lost', at } }));
    expect(section('Dispute').getByText(/returned this payment to the card on January 6, 2025\.$/)).toBeVisible();
  });
});

describe('an order that is not paid', () => {
  const { paidAt: _paidAt, dueAt: _dueAt, ...notPaid } = bundle({ seats: [] });

  it('can be asked about, and promises nothing yet', async () => {
    await open({ ...notPaid, state: 'unpaid' });
    expect(screen.getByText('Waiting for payment')).toBeVisible();
    const check = screen.getByText('Check the Payment');
    expect(check).toHaveAttribute('href', '/payment/success?session_id=cs_test_a1b2c3d4');
    expect(screen.getByText(/choose a plan to start a new checkout\.$/)).toBeVisible();
    expect(screen.queryByText('Print')).not.toBeInTheDocument();
    expect(screen.queryByText('Seats')).not.toBeInTheDocument();
    expect(screen.getByText(/started January 5, 2025/)).toBeVisible();
  });

  it('has expired when it was not paid, and leads to the plans', async () => {
    await open({ ...notPaid, state: 'expired' });
    expect(screen.getByText(/^This checkout expired before it was paid/)).toBeVisible();
    expect(screen.getByText('See the Plans')).toHaveAttribute('href', '/analysis/17#pricing');
    expect(screen.queryByText('Check the Payment')).not.toBeInTheDocument();
  });
});

describe('an order that is not shown', () => {
  it.each([401, 403, 404])('is not found where the answer is %d', async (status) => {
    server.use(http.get('*/api/orders/1042', () => new HttpResponse(null, { status })));
    openPage('/orders/1042');
    expect(await screen.findByText('Order not found')).toBeVisible();
    expect(screen.getByText('Your Orders')).toHaveAttribute('href', '/orders');
    await vi.waitFor(() => expect(document.title).toBe('Order not found · Twofold'));
  });

  it('is not asked for where the address names none', async () => {
    openPage('/orders/12abc');
    expect(await screen.findByText('Order not found')).toBeVisible();
  });

  it.each(speechless)('is read again after %s', async (_why, answer) => {
    server.use(http.get('*/api/orders/1042', answer));
    openPage('/orders/1042');
    expect(await screen.findByText('Error loading order')).toBeVisible();
    serve(bundle());
    await press('Retry');
    expect(await screen.findByText('Standard Bundle for Benchbook')).toBeVisible();
  });
});

describe('D-59: the link of a mail', () => {
  it('hands its token to every read of the order', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/orders/*', ({ request }) => {
        const { pathname, search } = new URL(request.url);
        asked.push(`${pathname}${search}`);
        return pathname.endsWith('report')
          ? new HttpResponse(null, { status: 500 })
          : HttpResponse.json(deliveredBundle());
      }),
    );
    openPage('/orders/1042?token=a1%2Bb2');
    await screen.findByText('Failed to load the comparison report');
    expect(asked).toEqual(['/api/orders/1042?token=a1%2Bb2', '/api/orders/1042/report?token=a1%2Bb2']);
  });
});
