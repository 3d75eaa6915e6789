import { eventually } from '@twofold/testing/eventually';
import type { Page } from 'playwright-core';
import { describe, expect, it, type TestContext } from 'vitest';
import { cookiesOf, grantRole, join } from './testing/auditor.ts';
import { buyIn, callIn, fillSeatIn, joinIn } from './testing/calls-in-page.ts';
import { analyze, sampleSiteOf } from './testing/calls.ts';
import { buy, fillSeat } from './testing/flows.ts';
import { expectAccessible, type Viewport } from './testing/open-page.ts';
import { says } from './testing/people.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const twofold = shareTwofold({ RATE_LIMITS: 'off' });

const COPIED =
  'Every repair, every part and every promise in one place, from the first call of a customer to the pickup.';
const BETTER = 'On the pricing page I could not find what a second shop costs, because the table ends at six stands.';
const NOTE = 'This is the first paragraph of our own home page.';
const APPEAL = 'I quoted the paragraph because it is the only one that explains the product.';

/** Screens show other people's actions when they reload their data. */
const reloadUntil = (page: Page, text: string | RegExp): Promise<void> =>
  eventually(
    async () => {
      await page.reload();
      await page.getByText(text).first().waitFor({ timeout: 2_000 });
    },
    { withinMs: 20_000 },
  );

type Told = { readonly buyer: Page; readonly reviewer: Page; readonly moderator: Page; readonly troubles: string[] };

/** Opens the case for the moderator after the review's author has appealed. */
const openAppeal = async (context: TestContext, viewport: Viewport, name: string): Promise<Page> => {
  const person = await join(twofold.url, `${name}-moderator@example.com`);
  await grantRole(twofold.url, twofold.dataDir, { person, role: 'moderator' });
  const { page: moderator } = await twofold.openPage(context, viewport);
  await moderator.context().addCookies(cookiesOf(person, twofold.url));
  await moderator.goto(`${twofold.url}/admin`);
  await moderator.getByRole('link', { name: 'Reported reviews' }).click();
  for (const text of [COPIED, NOTE, APPEAL]) await says(moderator, text);
  await expectAccessible(moderator);
  return moderator;
};

/** A guest buys a review and reports it, and its author appeals. A moderator has to decide next. */
const tellUntilAppealed = async (context: TestContext, viewport: Viewport, name: string): Promise<Told> => {
  const productId = await analyze(twofold.url, await sampleSiteOf(twofold.url, 'Benchbook'));
  const { page: buyer, troubles } = await twofold.openPage(context, viewport);
  const orderId = await buy(buyer, twofold.url, productId, 'Quick Feedback');
  const { page: reviewer } = await twofold.openPage(context, viewport);
  await joinIn(reviewer, twofold.url, `${name}-reviewer@example.com`);
  await fillSeat(reviewer, twofold.url, 'Benchbook', COPIED);

  await buyer.goto(`${twofold.url}/orders/${orderId}`);
  await reloadUntil(buyer, 'Report a review');
  await buyer.getByRole('button', { name: 'Report a review' }).click();
  const dialog = buyer.getByRole('dialog', { name: 'Report a review' });
  await dialog.getByRole('combobox', { name: 'What is wrong with it?' }).selectOption('Copied text');
  await dialog.getByRole('textbox', { name: 'Why?' }).fill(NOTE);
  await dialog.getByRole('button', { name: 'Send complaint' }).click();
  await buyer.getByRole('heading', { name: 'Your complaint' }).waitFor();
  await buyer.getByText(/^The reviewer can appeal until/).waitFor();

  await reviewer.goto(`${twofold.url}/profile#my-reviews`);
  await reviewer.getByRole('link', { name: 'Your standing' }).click();
  await says(reviewer, NOTE);
  await reviewer.getByRole('textbox', { name: 'Your appeal' }).fill(APPEAL);
  await reviewer.getByRole('button', { name: 'Send appeal' }).click();
  await reviewer.getByText('A moderator reads both texts and decides.').first().waitFor();
  await reloadUntil(buyer, APPEAL);

  const moderator = await openAppeal(context, viewport, name);
  return { buyer, reviewer, moderator, troubles };
};

/** The same for an account, through API calls. The screens come afterwards. */
const callUntilAppealed = async (context: TestContext, viewport: Viewport, name: string): Promise<Told> => {
  const productId = await analyze(twofold.url, await sampleSiteOf(twofold.url, 'Benchbook'));
  const { page: buyer, troubles } = await twofold.openPage(context, viewport);
  await joinIn(buyer, twofold.url, `${name}-buyer@example.com`);
  const orderId = await buyIn(buyer, twofold.url, { productId, tier: 'QUICK' });
  const { page: reviewer } = await twofold.openPage(context, viewport);
  await joinIn(reviewer, twofold.url, `${name}-reviewer@example.com`);
  const reviewId = await fillSeatIn(reviewer, twofold.url, productId, COPIED);
  const complaint = `${twofold.url}/api/orders/${orderId}/complaint`;
  const report = { reviewId, reason: 'copied', note: NOTE };
  await eventually(() => callIn(buyer, 'POST', complaint, report), { withinMs: 20_000, everyMs: 100 });
  await callIn(reviewer, 'POST', `${complaint}/appeal`, { text: APPEAL });
  await buyer.goto(`${twofold.url}/orders/${orderId}`);
  await reloadUntil(buyer, APPEAL);
  const moderator = await openAppeal(context, viewport, name);
  return { buyer, reviewer, moderator, troubles };
};

const creditsOf = async (page: Page, text: string | RegExp): Promise<void> => {
  await page.goto(`${twofold.url}/profile#my-credits`);
  await reloadUntil(page, text);
};

describe('D-127: a buyer who reports a review', () => {
  it('is given another one where a moderator upholds the report, and its author loses the credit, at 375 px', async (context) => {
    const viewport = { width: 375, height: 900 };
    const { buyer, reviewer, moderator, troubles } = await tellUntilAppealed(context, viewport, 'upheld');
    await moderator.getByRole('button', { name: 'Uphold complaint' }).click();
    await says(moderator, 'No appeals are waiting.');
    await moderator.getByText('Upheld').first().waitFor();

    await reloadUntil(buyer, /^Waiting for a reviewer/);
    await buyer.getByText(/^A moderator decided on/).waitFor();
    await creditsOf(reviewer, /was unusable: its credit was taken back$/);
    await says(reviewer, 'Credits: 1');
    await reviewer.goto(`${twofold.url}/available-reviews`);
    await reviewer.getByRole('heading', { name: 'Available Reviews' }).waitFor();
    expect(await reviewer.getByRole('button', { name: 'Claim', exact: true }).count()).toBe(0);
    const { page: other } = await twofold.openPage(context, viewport);
    await joinIn(other, twofold.url, 'upheld-other@example.com');
    await fillSeat(other, twofold.url, 'Benchbook', BETTER);
    await reloadUntil(buyer, BETTER);
    expect(troubles).toEqual([]);
  }, 180_000);

  it('keeps the review where a moderator dismisses the report, and its author the credit, at 1280 px', async (context) => {
    const { buyer, reviewer, moderator, troubles } = await callUntilAppealed(
      context,
      { width: 1280, height: 900 },
      'dismissed',
    );
    await moderator.getByRole('button', { name: 'Dismiss complaint' }).click();
    await says(moderator, 'No appeals are waiting.');
    await reloadUntil(buyer, /The review stands\.$/);
    expect(await buyer.getByText(/^Waiting for a reviewer/).count()).toBe(0);
    await reviewer.goto(`${twofold.url}/standing`);
    await reloadUntil(reviewer, 'Dismissed');
    await creditsOf(reviewer, 'Credits: 2');
    expect(troubles).toEqual([]);
  }, 180_000);
});
