import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { analyze, sampleSiteOf } from './testing/calls.ts';
import { expectAccessible } from './testing/open-page.ts';
import { submitApp } from './testing/flows.ts';
import { register, says } from './testing/people.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const twofold = shareTwofold();

const REVIEW =
  'On the pricing page I could not find what a second shop costs, because the table ends at six stands. Say it there.';

describe('a reviewer', () => {
  it('reviews somebody’s app, completes the review, and earns one credit that every screen knows of (§1 earned credit, §6 user screens)', async (context) => {
    const productId = await analyze(twofold.url, await sampleSiteOf(twofold.url));
    const { page, troubles } = await twofold.openPage(context);
    await register(page, twofold.url, 'grace@example.com');

    await page.getByRole('link', { name: 'Discover Apps' }).first().click();
    await page.getByRole('heading', { name: 'Discover Apps' }).waitFor();
    await says(page, 'Credits: 1');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Review App & Earn Credit' }).first().click();
    await page.waitForURL(`${twofold.url}/review/${productId}`);
    await page.getByText('Key Strengths').waitFor();
    await page.getByText('Areas for Improvement').waitFor();
    expect(await page.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true);
    await expectAccessible(page);

    await page.getByRole('textbox', { name: 'Your Review' }).fill('too short');
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await page.getByText('Please provide at least 50 characters of feedback').first().waitFor();
    await page.getByRole('textbox', { name: 'Your Review' }).fill(REVIEW);
    await page.reload();
    expect(await page.getByRole('textbox', { name: 'Your Review' }).inputValue()).toBe(REVIEW);
    await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await page.waitForURL(/\/review-complete\/\d+$/);
    await says(page, 'Review submitted!');
    await page.getByRole('heading', { name: 'Review Submitted' }).waitFor();
    await says(page, '1 step remaining');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Complete Review & Earn 1 Credit' }).click();
    await says(page, "You've earned 1 credit. You now have 2 credits.");
    await page.getByText('Review completed').first().waitFor();
    expect(await page.getByRole('button', { name: /Complete Review/ }).count()).toBe(0);

    await page.goto(`${twofold.url}/discover`);
    await says(page, 'Credits: 2');
    await page.goto(`${twofold.url}/profile`);
    await page.getByRole('tab', { name: 'Reviews' }).click();
    await page.getByText('Your Reviews (1)').waitFor();
    // Plain text shows its first 100 characters there (specification, section 3).
    await page.getByText(`${REVIEW.slice(0, 100)}...`).waitFor();
    await page.getByText('Completed').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Credits' }).click();
    await page.getByText('Credits: 2').first().waitFor();
    await expectAccessible(page);
    expect(troubles).toEqual([]);
  });

  it('is refused a second review of the same app, and one of an own app', async (context) => {
    const site = await sampleSiteOf(twofold.url);
    const { page } = await twofold.openPage(context);
    await register(page, twofold.url, 'ada@example.com');
    const ownId = await page.evaluate(async (url) => {
      const response = await fetch('/api/analyze/url', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url }),
      });
      const { productId } = (await response.json()) as { productId: number };
      return productId;
    }, site);
    await page.goto(`${twofold.url}/review/${ownId}`);
    await page.getByRole('textbox', { name: 'Your Review' }).fill(REVIEW);
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await says(page, 'Error submitting review');
    await says(page, 'You cannot review your own app');

    await page.goto(`${twofold.url}/profile`);
    await page.getByRole('tab', { name: 'My Apps' }).click();
    await page.getByText('Your Apps (1)').waitFor();
    await expectAccessible(page);
  });
});

describe('the width of the screen', () => {
  const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });
  const cardOf = (page: Page, action: string) => page.getByRole('listitem').filter({ hasText: action }).first();
  const styleOf = (element: Locator, property: string) =>
    element.evaluate(
      (node, name) => String(node.ownerDocument.defaultView?.getComputedStyle(node).getPropertyValue(name)),
      property,
    );
  const columnsOf = async (card: Locator) =>
    (await styleOf(card.locator('..'), 'grid-template-columns')).split(' ').length;

  it('decides how many columns of cards there are (§2 discover columns, my apps grid, own app description)', async (context) => {
    const { page } = await twofold.openPage(context);
    await register(page, twofold.url, 'columns@example.com');
    await submitApp(page, twofold.url, await sampleSiteOf(twofold.url));
    await page.goto(`${twofold.url}/profile`);
    await page.getByRole('tab', { name: 'My Apps' }).click();
    const ownApp = cardOf(page, 'View Analysis');
    expect(await columnsOf(ownApp)).toBe(2);
    const lines = await styleOf(ownApp.locator('p').first(), '-webkit-line-clamp');
    expect(lines).toBe('2');

    await page.goto(`${twofold.url}/discover`);
    const app = cardOf(page, 'Review App & Earn Credit');
    const columns: number[] = [];
    for (const width of [375, 768, 1280]) {
      await widen(page, width);
      columns.push(await columnsOf(app));
    }
    expect(columns).toEqual([1, 2, 3]);
  });

  it('limits a toast to 420 px from the middle size on (§9 toast width)', async (context) => {
    const { page } = await twofold.openPage(context);
    await page.goto(`${twofold.url}/become-reviewer`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    const widths: (number | undefined)[] = [];
    for (const width of [375, 900, 1280]) {
      await widen(page, width);
      widths.push((await toast.boundingBox())?.width);
    }
    expect(widths).toEqual([375 - 2 * 16, 420, 420]);
  });
});
