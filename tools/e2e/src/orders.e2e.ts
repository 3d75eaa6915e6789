import { eventually } from '@twofold/testing/eventually';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillSeatIn, joinIn } from './testing/calls-in-page.ts';
import { analyze, sampleSiteOf } from './testing/calls.ts';
import { buy, claimButton, fillSeat, submitApp, writeReview } from './testing/flows.ts';
import { expectAccessible } from './testing/open-page.ts';
import { register, says } from './testing/people.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const twofold = shareTwofold();

const REVIEW =
  'On the pricing page I could not find what a second shop costs, because the table ends at six stands. Say it there.';

/** Screens show other people's actions when they reload their data. An order is delivered after its last review. */
const reloadUntil = (page: Page, text: string): Promise<void> =>
  eventually(
    async () => {
      await page.reload();
      await page.getByText(text, { exact: true }).first().waitFor({ timeout: 2_000 });
    },
    { withinMs: 20_000 },
  );

describe('a user who buys an opinion', () => {
  it('needs no account, and may buy for an app that is not theirs (§6 visitor screens)', async (context) => {
    const productId = await analyze(twofold.url, await sampleSiteOf(twofold.url, 'Fernpost'));
    const { page: guest, troubles } = await twofold.openPage(context);
    const orderId = await buy(guest, twofold.url, productId, 'Standard Bundle');
    await says(guest, 'Under way');

    for (const [index, email] of ['second@example.com', 'third@example.com', 'fourth@example.com'].entries()) {
      const { page: reviewer } = await twofold.openPage(context);
      await joinIn(reviewer, twofold.url, email);
      await fillSeatIn(reviewer, twofold.url, productId, `${REVIEW} This is what number ${index + 1} says.`);
    }
    await guest.goto(`${twofold.url}/orders/${orderId}`);
    await reloadUntil(guest, 'Delivered');
    await guest.getByText('This is what number 3 says.').first().waitFor();
    await guest.getByRole('heading', { name: 'Comparison report' }).waitFor();
    await guest.getByRole('heading', { name: 'Where they agree' }).waitFor();

    await register(guest, twofold.url, 'no-longer-a-guest@example.com');
    await guest.goto(`${twofold.url}/orders`);
    await guest.getByRole('link', { name: /^Standard Bundle for/ }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('briefs the reviewer, and cancels an order that no one has claimed', async (context) => {
    const productId = await analyze(twofold.url, await sampleSiteOf(twofold.url, 'Klangholz'));
    const { page: guest, troubles } = await twofold.openPage(context);
    const cancelled = await buy(guest, twofold.url, productId, 'Standard Bundle');
    await guest.getByRole('button', { name: 'Cancel order' }).click();
    await guest.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await guest.getByText(/^\$10\.00 refunded on .* You canceled the order\./).waitFor();

    const orderId = await buy(guest, twofold.url, productId, 'Quick Feedback');
    expect(orderId).not.toBe(cancelled);
    await guest.getByRole('button', { name: 'Write a brief' }).click();
    await guest.getByRole('textbox', { name: /^Question 1/ }).fill('Is the price clear?');
    await guest.getByRole('textbox', { name: /^Test login/ }).fill('guest / try-it');
    await guest.getByRole('button', { name: 'Save brief' }).click();
    await guest.getByText('Is the price clear?').waitFor();
    await expectAccessible(guest);

    const { page: reviewer } = await twofold.openPage(context);
    await joinIn(reviewer, twofold.url, 'briefed@example.com');
    await reviewer.goto(`${twofold.url}/available-reviews`);
    await claimButton(reviewer, 'Klangholz').click();
    await reviewer.getByRole('button', { name: 'Show test login' }).click();
    await reviewer.getByText('guest / try-it').waitFor();
    await reviewer.getByRole('textbox', { name: 'Is the price clear?' }).fill('Only for one shop.');
    await expectAccessible(reviewer);
    await writeReview(reviewer, REVIEW);

    await guest.goto(`${twofold.url}/orders/${orderId}`);
    await reloadUntil(guest, 'Delivered');
    await guest.getByText('Only for one shop.').first().waitFor();
    // A reactor erases the test login when the order is delivered.
    await eventually(
      async () => {
        await guest.reload();
        await guest.getByText('Only for one shop.').first().waitFor();
        expect(await guest.getByText('guest / try-it').count()).toBe(0);
      },
      { withinMs: 10_000 },
    );
    expect(troubles).toEqual([]);
  });
});

describe('a user who spends a credit', () => {
  it('gets a review for it (§1 used credits, both kinds)', async (context) => {
    const others = await analyze(twofold.url, await sampleSiteOf(twofold.url, 'Benchbook'));
    const { page: owner, troubles } = await twofold.openPage(context);
    await joinIn(owner, twofold.url, 'owner@example.com');
    await owner.goto(`${twofold.url}/review/${others}`);
    await writeReview(owner, REVIEW);
    await says(owner, "You've earned 1 credit. You now have 2 credits.");

    await submitApp(owner, twofold.url, await sampleSiteOf(twofold.url, 'Klangholz'));
    await owner.goto(`${twofold.url}/submit-url`);
    await owner.getByRole('button', { name: 'Reserve 1 credit' }).click();
    await says(owner, 'Request placed: 1 review');
    await says(owner, 'Credits: 1');

    const { page: reviewer } = await twofold.openPage(context);
    await joinIn(reviewer, twofold.url, 'fifth@example.com');
    await fillSeat(reviewer, twofold.url, 'Klangholz', REVIEW);

    await owner.goto(`${twofold.url}/submit-url`);
    await reloadUntil(owner, 'Delivered');
    await owner.goto(`${twofold.url}/profile#credits`);
    await owner.getByRole('tab', { name: 'Credits' }).click();
    await says(owner, 'Credits: 1');
    expect(troubles).toEqual([]);
  });
});
