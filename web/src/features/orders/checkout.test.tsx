import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { MockInstance } from 'vitest';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '../../lib/toast-store.ts';
import type { Send } from '../../lib/use-send.ts';
import { startApiServer } from '../../testing/api-server.ts';
import { heldBack } from '../../testing/held-back.ts';
import { openRoutes } from '../../testing/open-app.tsx';
import { PlanCards } from './plan-cards.tsx';
import { startCheckout } from './start-checkout.ts';

const server = startApiServer();

const OURS = 'http://127.0.0.1:3000/payment/success?session_id=sim_1234abcd';
const PROVIDERS = 'https://checkout.stripe.com/c/pay/cs_test_a1b2c3d4#fid';

const showPlans = () =>
  openRoutes(
    [
      { path: '/', element: <PlanCards productId={17} /> },
      { path: '/payment/success', element: <p>The result</p> },
    ],
    '/',
  );

/** Answers checkouts, and collects their bodies. */
const answerCheckout = (answer: () => Response | Promise<Response>) => {
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/checkout', async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  return asked;
};

const opened = (url: string, sessionId = 'sim_1234abcd') => HttpResponse.json({ sessionId, url }, { status: 201 });

const buttonOf = (plan: string) => screen.getByText(plan).closest('article')!.querySelector('button')!;
const choose = (name: string) => userEvent.click(buttonOf(name));
const toast = () => useToasts.getState().toasts[0];

const leave = () => vi.spyOn(globalThis.location, 'assign').mockImplementation(() => {});

beforeAll(() => import('./start-checkout.ts'));

let logging: MockInstance<typeof console.error>;

beforeEach(() => {
  logging = vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('choosing a paid plan', () => {
  it.each([
    ['Quick Feedback', 'QUICK'],
    ['Standard Bundle', 'STANDARD'],
  ])('starts a checkout of %s for the app (§4 checkout, §7 POST /api/checkout)', async (name, tier) => {
    const asked = answerCheckout(() => opened(OURS));
    showPlans();
    await choose(name);
    expect(await screen.findByText('The result')).toBeVisible();
    expect(asked).toEqual([{ productId: 17, tier }]);
  });

  it('is done once: until the answer no plan can be chosen', async () => {
    const { answer, release } = heldBack();
    answerCheckout(() => answer);
    showPlans();
    await choose('Quick Feedback');
    expect(buttonOf('Quick Feedback')).toHaveTextContent('Starting checkout...');
    expect(buttonOf('Quick Feedback')).toBeDisabled();
    expect(buttonOf('Standard Bundle')).toBeDisabled();
    release(opened(OURS));
    expect(await screen.findByText('The result')).toBeVisible();
  });

  it('says where one is taken, and goes to the result of a checkout of ours (§4 checkout here, §3 checkout, §8 redirecting)', async () => {
    const assign = leave();
    answerCheckout(() => opened(OURS, 'sim_12/34&ab'));
    const router = showPlans();
    await choose('Quick Feedback');
    await screen.findByText('The result');
    expect(router.state.location.search).toBe('?session_id=sim_12%2F34%26ab');
    expect(toast()).toMatchObject({ title: 'Redirecting to checkout', tone: 'people' });
    expect(assign).not.toHaveBeenCalled();
  });

  it("leaves for the provider's page, and finds the plans again on the way back (§4 checkout redirect, §3 checkout, §8 redirecting)", async () => {
    const assign = leave();
    answerCheckout(() => opened(PROVIDERS));
    const router = showPlans();
    await choose('Quick Feedback');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(PROVIDERS));
    expect(toast()).toMatchObject({ title: 'Redirecting to checkout' });
    expect(buttonOf('Standard Bundle')).toBeDisabled();
    expect(router.state.location.pathname).toBe('/');
    act(() => void globalThis.dispatchEvent(new Event('pageshow')));
    await waitFor(() => expect(buttonOf('Standard Bundle')).toBeEnabled());
    expect(buttonOf('Quick Feedback')).toHaveTextContent('Select Plan');
  });

  it.each([
    'http://checkout.stripe.com/c/pay/x',
    'https://checkout.stripe.com.evil.example/c/pay/x',
    'https://evil.example/https://checkout.stripe.com/',
    'https://checkout.stripe.com@evil.example/',
    'https://checkout.stripe.com:8443/c/pay/x',
    'https://sub.checkout.stripe.com/c/pay/x',
    'javascript:alert(1)//https://checkout.stripe.com',
    '//checkout.stripe.com/c/pay/x',
    'no address',
  ])('D-61: does not follow %s (§4 checkout here)', async (url) => {
    const assign = leave();
    const goTo = vi.fn<(path: string) => void>();
    const send = () => Promise.resolve({ sessionId: 'sim_1234abcd', url });
    void startCheckout({ productId: 17, tier: 'QUICK', send: send as Send, goTo });
    await vi.waitFor(() => expect(goTo.mock.calls).toEqual([['/payment/success?session_id=sim_1234abcd']]));
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a checkout that fails', () => {
  it.each([
    ['payments are not set up', () => HttpResponse.json({ error: 'Payments are not set up' }, { status: 503 })],
    ['the network is broken', () => HttpResponse.error()],
  ])(
    'because %s shows an error, and can be tried again (§4 checkout failure, §8 checkout failure)',
    async (_why, answer) => {
      answerCheckout(answer);
      showPlans();
      await choose('Quick Feedback');
      await waitFor(() =>
        expect(toast()).toMatchObject({
          tone: 'destructive',
          title: 'Payment Error',
          description: 'Failed to create checkout session. Please try again.',
        }),
      );
      expect(buttonOf('Quick Feedback')).toBeEnabled();
      answerCheckout(() => opened(OURS));
      await choose('Quick Feedback');
      expect(await screen.findByText('The result')).toBeVisible();
    },
  );

  it('logs what the server said, else its own words (§7 checkout error, §8 checkout failure)', async () => {
    answerCheckout(() => HttpResponse.json({ error: 'Payments are not set up' }, { status: 503 }));
    showPlans();
    await choose('Quick Feedback');
    await waitFor(() => expect(logging).toHaveBeenCalledWith('Payments are not set up', expect.anything()));
    answerCheckout(() => new HttpResponse(null, { status: 500 }));
    await choose('Quick Feedback');
    await waitFor(() => expect(logging).toHaveBeenCalledWith('Failed to create checkout session', expect.anything()));
  });
});

describe('choosing a plan without a report (D-69)', () => {
  it('says what to do first, and asks nothing (§4 checkout of nothing, §8 no product selected)', async () => {
    const send: Send = () => Promise.reject(new Error('Nothing is to be asked'));
    const goTo = vi.fn<() => void>();
    await startCheckout({ productId: undefined, tier: 'QUICK', send, goTo });
    expect(toast()).toMatchObject({
      tone: 'destructive',
      title: 'No Product Selected',
      description: 'Please analyze a product URL first before selecting a plan.',
    });
    expect(goTo).not.toHaveBeenCalled();
  });
});
