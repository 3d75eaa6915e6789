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
  /** Navigates to a path of this site. */
  readonly goTo: (path: string) => void | Promise<void>;
};

/**
 * Starts a checkout, then opens the payment provider's page or our own result page. Resolves when the result page is
 * open, or the user has returned from the provider. Without a report it only shows a toast, in addition to the disabled
 * button (D-69). Rejects if no checkout could be started.
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

/** Whether a URL is on the only external host that we redirect to; the whole host must match (D-61). */
const isProvidersPage = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  return protocol === 'https:' && host === 'checkout.stripe.com';
};

/** Resolves when the user returns with the back button, which restores the page unchanged. */
const backAgain = (): Promise<void> =>
  new Promise((resolve) => globalThis.addEventListener('pageshow', () => resolve(), { once: true }));
