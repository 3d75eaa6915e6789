import type { BrowserContext } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCaller, type Caller } from './scenes/caller.ts';
import { controlsIn, unclearNames } from './testing/accessible-names.ts';
import { sampleSiteOf } from './testing/calls.ts';
import { shiftOf } from './testing/layout-shift.ts';
import { PASSWORD } from './testing/people.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const twofold = shareTwofold({ RATE_LIMITS: 'off' });

/** A member with an own app and an order, an app to review, and a review that is not completed yet. */
type Member = {
  readonly caller: Caller;
  readonly own: number;
  readonly other: number;
  readonly review: number;
  readonly order: number;
};

const TEXT = 'On the pricing page I could not find what a second shop costs, because the table ends at six stands.';

const join = async (email: string): Promise<Caller> => {
  const caller = createCaller(twofold.url);
  await caller.send('POST', '/api/register', { email, password: PASSWORD });
  return caller;
};
const analyze = async (by: Caller, site: string): Promise<number> => {
  const url = await sampleSiteOf(twofold.url, site);
  return (await by.send<{ productId: number }>('POST', '/api/analyze/url', { url })).productId;
};
const buy = async (by: Caller, productId: number): Promise<number> => {
  const { sessionId } = await by.send<{ sessionId: string }>('POST', '/api/checkout', { productId, tier: 'STANDARD' });
  const paid = `/api/payment/verify?sessionId=${encodeURIComponent(sessionId)}`;
  return (await by.get<{ orderId: number }>(paid)).orderId;
};

let member: Member;
beforeAll(async () => {
  const [caller, maker] = await Promise.all([join('member@example.com'), join('maker@example.com')]);
  const [own, other, reviewed] = await Promise.all([
    analyze(caller, 'Klangholz'),
    analyze(maker, 'Fernpost'),
    analyze(maker, 'Benchbook'),
  ]);
  const body = { productId: reviewed, content: TEXT, rating: 4 };
  const { id: review } = await caller.send<{ id: number }>('POST', '/api/reviews', body);
  member = { caller, own, other, review, order: await buy(caller, own) };
}, 60_000);

type Found = { readonly address: string; readonly moved: readonly string[]; readonly unclear: readonly string[] };

/** A layout shift up to 0.1 counts as good. Here, nothing visible may move. */
const MAX_SHIFT = 0.02;

const lookAt = async (profile: BrowserContext, address: string): Promise<Found> => {
  const page = await profile.newPage();
  const { score, moved } = await shiftOf(page, `${twofold.url}${address}`);
  const unclear = unclearNames(await controlsIn(page));
  await page.close();
  return { address, unclear, moved: score > MAX_SHIFT ? [score.toFixed(3), ...moved] : [] };
};

/** Checks screens, two at a time, and returns the faulty ones. */
const lookAtAll = async (profile: BrowserContext, addresses: readonly string[]): Promise<readonly Found[]> => {
  const waiting = [...addresses];
  const found: Found[] = [];
  const lookOn = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      found.push(await lookAt(profile, next));
  };
  await Promise.all([lookOn(), lookOn()]);
  return found.filter(({ moved, unclear }) => moved.length + unclear.length > 0);
};

/** The landing page has the same form twice. */
const TWO_FORMS = {
  address: '/',
  moved: [],
  unclear: [
    '2 times textbox "App or product URL" (Free, no account needed. The report is public and appears in Discover Apps.)',
    '2 times button "Analyze" ()',
  ],
};

describe('over a slow connection no screen moves while it arrives, and each control has its own name', () => {
  it('for a visitor on a phone', async (context) => {
    const { page } = await twofold.openPage(context, { width: 375, height: 700 });
    expect(await lookAtAll(page.context(), ['/', '/auth', '/become-reviewer', '/developers'])).toEqual([TWO_FORMS]);
  });

  it('for a member on a phone', async (context) => {
    const { page } = await twofold.openPage(context, { width: 375, height: 700 });
    const { caller, other, review, order } = member;
    await page.context().addCookies(caller.cookies());
    const forReviewers = ['/discover', '/available-reviews', `/review/${other}`, `/review-complete/${review}`];
    const own = [
      '/profile',
      '/profile/developer',
      '/profile#my-reviews',
      '/profile#my-credits',
      '/submit-url',
      '/notifications',
      '/orders',
      `/orders/${order}`,
    ];
    expect(await lookAtAll(page.context(), [...forReviewers, ...own])).toEqual([]);
  });

  it('for a member at a desk', async (context) => {
    const { page } = await twofold.openPage(context);
    const { caller, own, other, order } = member;
    await page.context().addCookies(caller.cookies());
    const addresses = [
      `/review/${other}`,
      '/profile',
      '/profile/developer',
      '/profile#my-apps',
      '/notifications',
      `/orders/${order}`,
      `/analysis/${own}`,
    ];
    expect(await lookAtAll(page.context(), addresses)).toEqual([]);
  });
});
