import type { CheckoutBody, CheckoutResponse } from '@twofold/contracts/orders/api';
import { paymentSuccessPath } from '../../lib/paths.ts';
import { dismissToast, showToast } from '../../lib/toast-store.ts';
import type { Send } from '../../lib/use-send.ts';

type Checkout = {
  /** Undefined if there is no report to buy reviews for. */
  readonly productId: number | undefined;
  /** The token of the share link that opened the report. */
  readonly share?: string | undefined;
  readonly tier: CheckoutBody['tier'];
  readonly send: Send;
  /** Goes to an address of ours. */
  readonly goTo: (path: string) => void | Promise<void>;
};

/**
 * Starts to buy a plan and leaves for where it is paid: the provider's page, else our own result page. Resolves when the
 * person has left, or is back. Without a report it only shows a toast: a disabled button is not enough (D-69). Rejects
 * when no checkout could be started.
 */
export const startCheckout = async ({ productId, share, tier, send, goTo }: Checkout): Promise<void> => {
  if (productId === undefined) {
    const description = 'Please analyze a product URL first before selecting a plan.';
    showToast({ tone: 'destructive', title: 'No Product Selected', description });
    return;
  }
  const { sessionId, url } = await send<CheckoutResponse>('POST', '/api/checkout', {
    productId,
    tier,
    ...(share !== undefined && { share }),
  });
  const toastId = showToast({ tone: 'people', title: 'Redirecting to checkout' });
  if (!isProvidersPage(url)) {
    await goTo(paymentSuccessPath(sessionId));
    dismissToast(toastId);
    return;
  }
  globalThis.location.assign(url);
  await backAgain();
};

/** The one host besides ours that a browser is sent to, compared as a whole (D-61). */
const isProvidersPage = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  return protocol === 'https:' && host === 'checkout.stripe.com';
};

/** A user who returns with the back button finds the page unchanged. */
const backAgain = (): Promise<void> =>
  new Promise((resolve) => globalThis.addEventListener('pageshow', () => resolve(), { once: true }));
