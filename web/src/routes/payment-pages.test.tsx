import { act, screen, waitFor } from '@testing-library/react';
import type { VerifyResponse } from '@twofold/contracts/orders/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, speechless } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { useToasts } from '../lib/toast-store.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const SIMULATED = 'This checkout was simulated: no money has moved.';

const paid: VerifyResponse = { productId: 17, orderId: 1042 };

/** Serves verifications. Returns the sessions that were requested. */
const verify = (answer: () => Response | Promise<Response>) => {
  const sessions: (string | null)[] = [];
  server.use(
    http.get('*/api/payment/verify', ({ request }) => {
      sessions.push(new URL(request.url).searchParams.get('sessionId'));
      return answer();
    }),
  );
  return sessions;
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeAll(async () => {
  await Promise.all([
    import('./payment-success-page.tsx'),
    import('./payment-cancel-page.tsx'),
    import('./discover-page.tsx'),
  ]);
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the page after a payment', () => {
  it('asks the server about the session, and shows that meanwhile (§2 route payment success, payment processing, §4 verification, §7 GET /api/payment/verify)', async () => {
    const { answer, release } = heldBack();
    const sessions = verify(() => answer);
    openPage('/payment/success?session_id=cs_test_a1%26b2');
    expect(await heading('Payment Processing')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Payment Processing · Twofold'));
    release(HttpResponse.json(paid));
    expect(await heading('Payment Successful')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Payment Successful · Twofold'));
    expect(sessions).toEqual(['cs_test_a1&b2']);
  });

  it('leads to the report and to the order (§2 payment successful, §3 verification)', async () => {
    verify(() => HttpResponse.json(paid));
    openPage('/payment/success?session_id=cs_test_a1b2');
    expect(await screen.findByText('Your order has been confirmed!')).toBeVisible();
    expect(screen.getByText('View Analysis')).toHaveAttribute('href', '/analysis/17');
    expect(screen.getByText('See your order')).toHaveAttribute('href', '/orders/1042');
  });

  it('says where it was simulated', async () => {
    verify(() => HttpResponse.json(paid));
    openPage('/payment/success?session_id=cs_test_a1b2');
    expect(await screen.findByText(SIMULATED)).toBeVisible();
  });

  it('says nothing of the kind where money moved', async () => {
    const configured = new Promise<void>((resolve) => {
      server.use(
        http.get('*/config.json', () => {
          resolve();
          return HttpResponse.json({ simulatedPayments: false, sampleSites: [] });
        }),
      );
    });
    verify(async () => {
      await configured;
      return HttpResponse.json(paid);
    });
    openPage('/payment/success?session_id=cs_test_a1b2');
    await heading('Payment Successful');
    expect(screen.queryByText(SIMULATED)).not.toBeInTheDocument();
  });
});

const unverifiable: typeof speechless = [
  ['is not paid', () => HttpResponse.json({ error: 'This is not paid yet' }, { status: 402 })],
  ['is unknown', () => HttpResponse.json({ error: 'No such payment' }, { status: 404 })],
  ...speechless,
];

describe('D-92: a payment that has arrived', () => {
  it('has the list of apps read again, which counts open seats', async () => {
    let reads = 0;
    server.use(
      http.get('*/api/products', () => {
        reads += 1;
        return HttpResponse.json([]);
      }),
    );
    verify(() => HttpResponse.json(paid));
    const router = openPage('/discover');
    await screen.findByText('No apps available');
    await act(() => router.navigate('/payment/success?session_id=cs_test_a1b2'));
    await heading('Payment Successful');
    await act(() => router.navigate('/discover'));
    await waitFor(() => expect(reads).toBe(2));
  });
});

describe('a payment that cannot be verified', () => {
  it.each(unverifiable)(
    'because it %s leads home, and can be asked for again (§2 payment error, §8 verification failure)',
    async (_why, answer) => {
      verify(answer);
      openPage('/payment/success?session_id=cs_test_a1b2');
      expect(await heading('Payment Error')).toBeVisible();
      expect(screen.getByText("We couldn't verify your payment.")).toBeVisible();
      expect(screen.getByText('Go Home')).toHaveAttribute('href', '/');
      expect(screen.getByText('Try Again')).toHaveClass('MuiButton-contained');
      expect(screen.getByText('Go Home')).toHaveClass('MuiButton-outlined');
      verify(() => HttpResponse.json(paid));
      await press('Try Again');
      expect(await heading('Payment Successful')).toBeVisible();
    },
  );

  it.each(['/payment/success', '/payment/success?session_id='])(
    'is not asked about at %s (D-63) (§4 verification)',
    async (address) => {
      const sessions = verify(() => HttpResponse.json(paid));
      openPage(address);
      expect(await heading('Payment Error')).toBeVisible();
      expect(screen.queryByText('Try Again')).not.toBeInTheDocument();
      expect(sessions).toEqual([]);
    },
  );
});

describe('a payment that was cancelled', () => {
  it('tells so in a toast and on the page, asks nothing, and leads home (§2 route payment cancel, payment cancelled, §4 cancel toast, verification, §8 payment cancelled)', async () => {
    const sessions = verify(() => HttpResponse.json(paid));
    openPage('/payment/cancel?session_id=cs_test_a1b2');
    expect(await heading('Payment Cancelled')).toBeVisible();
    expect(screen.getByText('No payment was processed')).toBeVisible();
    expect(screen.getByText('Back to Home')).toHaveAttribute('href', '/');
    expect(screen.getByText('your orders')).toHaveAttribute('href', '/orders');
    await waitFor(() => expect(document.title).toBe('Payment Cancelled · Twofold'));
    expect(useToasts.getState().toasts).toMatchObject([
      {
        tone: 'destructive',
        title: 'Payment Cancelled',
        description: 'Your payment process was cancelled. You can try again whenever you are ready.',
      },
    ]);
    expect(sessions).toEqual([]);
  });
});
