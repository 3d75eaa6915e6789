import { eventually } from '@twofold/testing/eventually';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyIn, joinIn } from './testing/calls-in-page.ts';
import { analyze, sampleSiteOf } from './testing/calls.ts';
import { writeReview } from './testing/flows.ts';
import { PASSWORD, says } from './testing/people.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const twofold = shareTwofold();
const ON_A_PHONE = { width: 375, height: 900 };
const REVIEW =
  'On the pricing page I could not find what a second shop costs, because the table ends at six stands. Say it there.';

let productId: number;
beforeAll(async () => {
  productId = await analyze(twofold.url, await sampleSiteOf(twofold.url, 'Benchbook'));
});

describe('D-135: the way back', () => {
  it('leads through /auth to the page that needed a login, and is told', async (context) => {
    const { page } = await twofold.openPage(context, ON_A_PHONE);
    const email = 'way.back@example.com';
    await joinIn(page, twofold.url, email);
    await page.context().clearCookies();
    await page.goto(`${twofold.url}/review/${productId}`);
    await says(page, 'Log in or register to continue.');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${twofold.url}/review/${productId}`);
    await page.getByRole('textbox', { name: 'Your Review' }).waitFor();
  });

  it('leads through /auth when a session has ended in the middle', async (context) => {
    const { page } = await twofold.openPage(context);
    const email = 'ended@example.com';
    await joinIn(page, twofold.url, email);
    await page.goto(`${twofold.url}/profile`);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    await says(page, 'Your session has ended. Log in again.');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${twofold.url}/profile`);
    await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
  });
});

describe('a connection that is lost', () => {
  it('takes nothing from the page, at a press or on the way to another one', async (context) => {
    const { page } = await twofold.openPage(context, ON_A_PHONE);
    await page.route('**/assets/toaster-*.js', (route) => route.abort());
    await page.goto(`${twofold.url}/analysis/${productId}`);
    await page.getByRole('heading', { name: 'Benchbook' }).first().waitFor();
    // A drawn page is there before the app: until it runs, links are the browser's.
    await page.locator('#root:not([data-page])').waitFor({ state: 'attached' });
    await page.route('**/assets/**', (route) => route.abort());
    await page.context().setOffline(true);
    await page.mouse.click(200, 300);
    await page.keyboard.press('Tab');
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    await page.evaluate(`document.querySelector('footer a[href="/terms"]').click()`);
    await says(page, 'This page could not be loaded');
    expect(await page.getByRole('banner').count()).toBe(1);
    await page.unroute('**/assets/**');
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: /Terms/ }).first().waitFor();
  });
});

describe('D-136: a review of an app with an open seat', () => {
  it('fills the seat, although it came from Discover', async (context) => {
    const site = await sampleSiteOf(twofold.url, 'Klangholz');
    const bought = await analyze(twofold.url, site);
    const { page: buyer } = await twofold.openPage(context);
    await joinIn(buyer, twofold.url, 'seat.buyer@example.com');
    const orderId = await buyIn(buyer, twofold.url, { productId: bought, tier: 'QUICK' });
    // The seat opens a moment after the payment, and the report shows it when it loads its data again.
    const seesOrder = async (): Promise<void> => {
      await buyer.goto(`${twofold.url}/analysis/${bought}`);
      await buyer.getByText('Reviewers are on it').waitFor({ timeout: 3000 });
    };
    await eventually(seesOrder, { withinMs: 30_000, everyMs: 200 });

    const { page: reviewer } = await twofold.openPage(context);
    await joinIn(reviewer, twofold.url, 'seat.reviewer@example.com');
    await reviewer.goto(`${twofold.url}/discover`);
    await reviewer.locator(`a[href="/review/${bought}"]`).click();
    await reviewer.getByText('When you start writing, you claim one for 8 hours.').waitFor();
    await reviewer.getByRole('textbox', { name: 'Your Review' }).fill('I looked');
    await reviewer.getByText('This review counts for the seat you hold').waitFor();
    await writeReview(reviewer, REVIEW);
    await reviewer.goto(`${twofold.url}/discover`);
    await reviewer.getByText('Reviewed', { exact: true }).waitFor();

    await buyer.goto(`${twofold.url}/orders/${orderId}`);
    await buyer.getByText(REVIEW).waitFor();
  });
});
