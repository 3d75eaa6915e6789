import { eventually } from '@twofold/testing/eventually';
import type { Page } from 'playwright-core';
import { PASSWORD } from './people.ts';

// The web app's calls, for steps that a test only needs as preparation: opening screens for them would take most of its
// time. The calls use the cookies of the page.

/** Calls the API with the cookies of a page. @throws Error with the text of a refusal */
export const callIn = async <Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH',
  address: string,
  data?: object,
): Promise<Answer> => {
  const response = await page.request.fetch(address, { method, ...(data && { data }) });
  if (!response.ok()) throw new Error(`${method} ${address} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** Registers the user of a page without opening a screen. */
export const joinIn = async (page: Page, origin: string, email: string): Promise<void> => {
  await callIn(page, 'POST', `${origin}/api/register`, { email, password: PASSWORD });
};

/** Buys reviews of an app and returns the id of the order. */
export const buyIn = async (
  page: Page,
  origin: string,
  bought: { readonly productId: number; readonly tier: 'QUICK' | 'STANDARD' },
): Promise<number> => {
  const { sessionId } = await callIn<{ sessionId: string }>(page, 'POST', `${origin}/api/checkout`, bought);
  const paid = `${origin}/api/payment/verify?sessionId=${encodeURIComponent(sessionId)}`;
  return (await callIn<{ orderId: number }>(page, 'GET', paid)).orderId;
};

/** Claims a seat of an app. It opens a moment after the payment. */
const claimIn = (page: Page, origin: string, productId: number): Promise<void> =>
  eventually(
    async () => {
      const requests = `${origin}/api/feedback-requests`;
      const open = await callIn<{ requestId: string; productId: number }[]>(page, 'GET', requests);
      const request = open.find((each) => each.productId === productId);
      if (!request) throw new Error(`No seat of app ${productId} is open`);
      await callIn(page, 'POST', `${requests}/${request.requestId}/claims`, {});
    },
    { withinMs: 20_000, everyMs: 100 },
  );

/** Claims a seat of an app, submits the review, completes it, and returns the id of the review. */
export const fillSeatIn = async (page: Page, origin: string, productId: number, content: string): Promise<number> => {
  await claimIn(page, origin, productId);
  const review = { productId, content, rating: 4 };
  const { id } = await callIn<{ id: number }>(page, 'POST', `${origin}/api/reviews`, review);
  await callIn(page, 'PATCH', `${origin}/api/reviews/${id}`, { status: 'complete' });
  return id;
};
