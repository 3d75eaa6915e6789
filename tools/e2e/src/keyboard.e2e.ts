import { launchBrowser } from '@twofold/testing/browser';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinIn } from './testing/calls-in-page.ts';
import { sampleSiteOf } from './testing/calls.ts';
import { openPage } from './testing/open-page.ts';
import { hasFocus, press, tabTo, type } from './testing/keyboard.ts';
import { PASSWORD, says } from './testing/people.ts';
import { createDataDir, startTwofold, type Twofold } from './testing/twofold.ts';

let browser: Browser;
let twofold: Twofold;
let removeData: () => Promise<void>;

beforeAll(async () => {
  const { dataDir, remove } = await createDataDir();
  removeData = remove;
  [browser, twofold] = await Promise.all([launchBrowser(), startTwofold(dataDir)]);
});
afterAll(async () => {
  await browser.close();
  await twofold.end('SIGTERM');
  await removeData();
});

const REVIEW =
  'On the pricing page I could not find what a second shop costs, because the table ends at six stands. Say it there.';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

/** Pages are rendered on the server and ignore input until the app runs. */
const arriveAt = (page: Page, address: string): Promise<unknown> =>
  page.goto(`${twofold.url}${address}`, { waitUntil: 'networkidle' });

/** Waits until a heading has the focus: screen readers continue there after a change of screen. */
const focusIsOn = (page: Page, heading: string | RegExp): Promise<void> =>
  page.locator('h1:focus, h2:focus').filter({ hasText: heading }).waitFor();

describe('with the keyboard alone', () => {
  it('a visitor analyses a site, reads all of its report, and buys an opinion', async (context) => {
    const { page, troubles } = await openPage(browser, context);
    await arriveAt(page, '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await type(page, page.getByPlaceholder('Enter your app or product URL'), await sampleSiteOf(twofold.url));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/analysis\/\d+$/);
    await focusIsOn(page, 'Benchbook');

    await tabTo(page, page.getByRole('tab', { name: 'Potential' }));
    for (const name of ['Summary', 'SWOT', 'Market', 'Personas']) {
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tabpanel', { name, exact: true }).waitFor();
    }
    await press(
      page,
      page.getByRole('article', { name: 'Quick Feedback' }).getByRole('button', { name: 'Select Plan' }),
    );
    await page.waitForURL(/\/payment\/success/);
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    await press(page, page.getByRole('link', { name: 'See your order' }));
    await page.waitForURL(/\/orders\/\d+$/);
    await focusIsOn(page, /^Quick Feedback for/);
    expect(troubles).toEqual([]);
  });

  it('a reviewer registers, introduces themselves, claims a seat, reviews, and is paid with a credit', async (context) => {
    const { page, troubles } = await openPage(browser, context);
    await arriveAt(page, '/become-reviewer');
    await type(page, page.getByLabel('Email'), 'keys@example.com');
    await type(page, page.getByLabel('Password', { exact: true }), PASSWORD);
    await type(page, page.getByLabel('Confirm Password'), PASSWORD);
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await press(page, button(page, 'Create Account'));
    await page.waitForURL(/\/complete-profile\/\d+$/);
    await focusIsOn(page, 'Complete Your Profile');
    await type(page, page.getByLabel('First Name'), 'Grace');
    await type(page, page.getByLabel('Last Name'), 'Hopper');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${twofold.url}/profile`);
    await page.getByText('Grace Hopper').first().waitFor();

    await arriveAt(page, '/discover');
    await type(page, page.getByRole('searchbox', { name: 'Search apps' }), 'book');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/discover\?q=book$/);
    await press(page, page.getByRole('link', { name: 'Review App & Earn Credit' }));
    await page.waitForURL(/\/review\/\d+$/);
    await focusIsOn(page, 'Benchbook');

    await arriveAt(page, '/available-reviews');
    await press(page, button(page, 'Claim'));
    await page.waitForURL(/\/review\/\d+$/);
    await focusIsOn(page, /Benchbook/);
    await tabTo(page, page.getByRole('radio', { name: '3', exact: true }));
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
    await type(page, page.getByRole('textbox', { name: 'Your Review' }), REVIEW);
    await press(page, button(page, 'Submit Review'));
    await page.waitForURL(/\/review-complete\/\d+$/);
    await focusIsOn(page, 'Review Submitted');
    await press(page, button(page, 'Complete Review & Earn 1 Credit'));
    await page.getByText('Review completed').first().waitFor();
    await focusIsOn(page, 'Review Submitted');
    expect(troubles).toEqual([]);
  });

  it('a dialog keeps the focus and gives it back, and what is taken down leaves it at a heading', async (context) => {
    const { page, troubles } = await openPage(browser, context);
    await joinIn(page, twofold.url, 'owner-with-keys@example.com');
    await arriveAt(page, '/submit-url');
    await type(
      page,
      page.getByPlaceholder('Enter your app or product URL'),
      await sampleSiteOf(twofold.url, 'Klangholz'),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/analysis\/\d+$/);

    const takeDown = button(page, 'Take down');
    await press(page, takeDown);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.locator(':focus').count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(page, takeDown)).toBe(true);

    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Take app down' }));
    await page.waitForURL(/\/profile/);
    await says(page, 'No Apps Added Yet');
    await focusIsOn(page, /^Welcome/);
    expect(troubles).toEqual([]);
  });

  it('a menu on a small screen opens, closes on Escape, and gives the focus back', async (context) => {
    const { page } = await openPage(browser, context);
    await page.setViewportSize({ width: 375, height: 800 });
    await arriveAt(page, '/discover');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await press(page, button(page, 'Open menu'));
    await tabTo(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Become a Reviewer' }));
    await page.keyboard.press('Escape');
    expect(await hasFocus(page, button(page, 'Open menu'))).toBe(true);
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Become a Reviewer' }));
    await page.waitForURL(/\/become-reviewer$/);
    await focusIsOn(page, 'Join Our Reviewer Network');
  });
});
