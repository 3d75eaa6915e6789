import type { Locator, Page } from 'playwright-core';
import { says } from './people.ts';

/** Submits a URL on the landing page and returns the id of the resulting report. */
export const submitApp = async (page: Page, origin: string, url: string): Promise<number> => {
  await page.goto(origin);
  await page.getByPlaceholder('Enter your app or product URL').first().fill(url);
  await page.getByRole('button', { name: 'Analyze' }).first().click();
  await page.waitForURL(/\/analysis\/\d+$/);
  return Number(/\d+$/.exec(page.url())?.[0]);
};

/** Buys a plan on a report, opens the order, and returns its id. */
export const buy = async (page: Page, origin: string, productId: number, plan: string): Promise<number> => {
  await page.goto(`${origin}/analysis/${productId}`);
  await page.getByRole('article', { name: plan }).getByRole('button', { name: 'Select Plan' }).click();
  await page.waitForURL(/\/payment\/success\?session_id=/);
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  await says(page, 'Your order has been confirmed!');
  await page.getByRole('link', { name: 'See your order' }).click();
  await page.waitForURL(/\/orders\/\d+$/);
  return Number(/\d+$/.exec(page.url())?.[0]);
};

/** Claims an open seat of an app, submits the review, and completes it. */
export const fillSeat = async (page: Page, origin: string, app: string, text: string): Promise<void> => {
  await page.goto(`${origin}/available-reviews`);
  await claimButton(page, app).click();
  await page.waitForURL(/\/review\/\d+$/);
  await writeReview(page, text);
};

/** Claims a seat of the app with this name. */
export const claimButton = (page: Page, app: string): Locator =>
  page.getByRole('listitem').filter({ hasText: app }).getByRole('button', { name: 'Claim', exact: true });

/** Submits a review with the open form and completes it. */
export const writeReview = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your Review' }).fill(text);
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await page.waitForURL(/\/review-complete\/\d+$/);
  await page.getByRole('button', { name: 'Complete Review & Earn 1 Credit' }).click();
  await page.getByText('Review completed').first().waitFor();
};
