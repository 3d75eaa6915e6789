import { launchBrowser } from '@twofold/testing/browser';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, type Caller } from './scenes/caller.ts';
import { controlsIn, unclearNames } from './testing/accessible-names.ts';
import { sampleSiteOf } from './testing/calls.ts';
import { shiftOf } from './testing/layout-shift.ts';
import { PASSWORD } from './testing/people.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const twofold = shareTwofold({ RATE_LIMITS: 'off' });

/** What a member has to do with apps: an own one with an order, one to review, and one reviewed but for the last step. */
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
const analyse = async (by: Caller, site: string): Promise<number> => {
  const url = await sampleSiteOf(twofold.url, site);
  return (await by.send<{ productId: number }>('POST', '/api/analyze/url', { url })).productId;
};

let browser: Browser;
let member: Member;
beforeAll(async () => {
  const [caller, maker, opened] = await Promise.all([
    join('member@example.com'),
    join('maker@example.com'),
    launchBrowser(),
  ]);
  browser = opened;
  const [own, other, reviewed] = await Promise.all([
    analyse(caller, 'Klangholz'),
    analyse(maker, 'Fernpost'),
    analyse(maker, 'Benchbook'),
  ]);
  const { id: review } = await caller.send<{ id: number }>('POST', '/api/reviews', {
    productId: reviewed,
    content: TEXT,
    rating: 4,
  });
  const { sessionId } = await caller.send<{ sessionId: string }>('POST', '/api/checkout', {
    productId: own,
    tier: 'STANDARD',
  });
  const paid = `/api/payment/verify?sessionId=${encodeURIComponent(sessionId)}`;
  const { orderId: order } = await caller.get<{ orderId: number }>(paid);
  member = { caller, own, other, review, order };
}, 60_000);
afterAll(() => browser.close());

const forMembers = (): string[] => {
  const { own, other, review, order } = member;
  const profile = ['', '#my-apps', '#my-reviews', '#my-credits'].map((tab) => `/profile${tab}`);
  const reviews = ['/discover', '/available-reviews', `/review/${other}`, `/review-complete/${review}`];
  return [...reviews, ...profile, '/submit-url', '/orders', `/orders/${order}`, `/analysis/${own}`];
};
const FOR_VISITORS = ['/', '/auth', '/become-reviewer', '/discover?q=bike&sort=name', '/available-reviews'];

type Found = { readonly address: string; readonly moved: readonly string[]; readonly unclear: readonly string[] };

/** What people mind is 0.1 and more; here nothing may move that one sees. */
const MOST_SHIFT = 0.02;
const AT_ONCE = 4;

const lookAt = async (profile: BrowserContext, address: string): Promise<Found> => {
  const page = await profile.newPage();
  const { score, moved } = await shiftOf(page, `${twofold.url}${address}`);
  const unclear = unclearNames(await controlsIn(page));
  await page.close();
  return { address, unclear, moved: score > MOST_SHIFT ? [score.toFixed(3), ...moved] : [] };
};

/** Looks at screens, a few at once; answers those with which something is wrong. */
const lookAtAll = async (addresses: readonly string[], width: number, caller?: Caller): Promise<readonly Found[]> => {
  const profile = await browser.newContext({ locale: 'en-US', viewport: { width, height: width < 600 ? 700 : 900 } });
  if (caller) await profile.addCookies(caller.cookies());
  const waiting = [...addresses];
  const found: Found[] = [];
  const lookOn = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      found.push(await lookAt(profile, next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lookOn));
  await profile.close();
  return found.filter(({ moved, unclear }) => moved.length + unclear.length > 0);
};

/** The landing page has its form twice: both do the same. */
const TWO_FORMS = {
  address: '/',
  moved: [],
  unclear: [
    '2 times textbox "App or product URL" (Free, no account needed. The report is public and appears in Discover Apps.)',
    '2 times button "Analyze" ()',
  ],
};

describe.each([375, 1280])('over a slow connection, at a width of %i', (width) => {
  it('no screen of a visitor moves while it arrives, and each control has a name of its own', async () =>
    expect(await lookAtAll(FOR_VISITORS, width)).toEqual([TWO_FORMS]));

  it('nor does one of a member', async () => expect(await lookAtAll(forMembers(), width, member.caller)).toEqual([]));
});
