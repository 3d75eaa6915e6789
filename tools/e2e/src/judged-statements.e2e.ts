import { eventually } from '@twofold/testing/eventually';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { buyIn, callIn, fillSeatIn, joinIn } from './testing/calls-in-page.ts';
import { sampleSiteOf } from './testing/calls.ts';
import { fillSeat } from './testing/flows.ts';
import { expectAccessible } from './testing/open-page.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const twofold = shareTwofold({ RATE_LIMITS: 'off' });

const REVIEW =
  'On the pricing page I could not find what a second shop costs, because the table ends at six stands. Say it there.';

/** Normally each person judges other statements. Here, everyone is asked about the statements of the first one. */
const askedOf = async (page: Page, asked: string | undefined): Promise<void> => {
  if (asked === undefined) return;
  await page.route('**/api/products/*/statements', (route) =>
    route.fulfill({ contentType: 'application/json', body: asked }),
  );
};

type Opinion = { readonly name: string; readonly answer: 'Agree' | 'Disagree'; readonly comment: string };

const OPINIONS: readonly Opinion[] = [
  { name: 'marisol', answer: 'Agree', comment: 'That is how I read it, too.' },
  { name: 'tom', answer: 'Disagree', comment: 'The page says the opposite further down.' },
  { name: 'ines', answer: 'Disagree', comment: 'I saw nothing of the kind.' },
];

describe('D-128: people who judge the same claim differently, on phones', () => {
  it('are both read by the owner at a desk, where the claim is marked', async (context) => {
    const { page: owner, troubles } = await twofold.openPage(context);
    await joinIn(owner, twofold.url, 'owner@example.com');
    const site = { url: await sampleSiteOf(twofold.url, 'Benchbook') };
    const submit = `${twofold.url}/api/analyze/url`;
    const { productId } = await callIn<{ productId: number }>(owner, 'POST', submit, site);
    const orderId = await buyIn(owner, twofold.url, { productId, tier: 'STANDARD' });

    let asked: string | undefined;
    let claim = '';
    for (const { name, answer, comment } of OPINIONS) {
      const { page: reviewer } = await twofold.openPage(context, { width: 375, height: 900 });
      await joinIn(reviewer, twofold.url, `${name}@example.com`);
      await askedOf(reviewer, asked);
      const review = `${REVIEW} ${comment}`;
      // The first person goes there by clicking.
      const come = async (page: Page): Promise<void> => {
        const id = await fillSeatIn(page, twofold.url, productId, review);
        await page.goto(`${twofold.url}/review-complete/${id}`);
      };
      const statements = reviewer.waitForResponse('**/api/products/*/statements');
      const complete = asked === undefined ? fillSeat(reviewer, twofold.url, 'Benchbook', review) : come(reviewer);
      asked ??= await (await statements).text();
      await complete;
      const list = JSON.parse(asked) as { readonly statements: readonly { readonly text: string }[] };
      claim = list.statements[0]?.text ?? '';
      const statement = reviewer.getByRole('group', { name: claim });
      await statement.getByRole('radio', { name: answer, exact: true }).check({ force: true });
      await reviewer.getByRole('textbox', { name: 'Why? (optional)' }).first().fill(comment);
      await expectAccessible(reviewer);
      await reviewer.getByRole('button', { name: 'Send answers' }).click();
      await reviewer.getByText(/^Thanks\. Your answers now stand/).waitFor();
    }

    await eventually(
      async () => {
        await owner.goto(`${twofold.url}/analysis/${productId}`);
        await owner.getByRole('button', { name: 'Where people disagree (1)' }).click({ timeout: 3_000 });
      },
      { withinMs: 20_000 },
    );
    const item = owner.getByRole('listitem').filter({ hasText: claim }).first();
    await item.getByText('2 of 3 people disagree').waitFor();
    expect(await item.getAttribute('data-contradicted')).not.toBeNull();
    for (const { comment } of OPINIONS) await item.getByText(comment).waitFor();
    await expectAccessible(owner);

    await owner.goto(`${twofold.url}/orders/${orderId}`);
    await owner.getByText(claim).first().waitFor();
    for (const { comment } of OPINIONS.slice(1)) await owner.getByText(comment, { exact: true }).first().waitFor();
    await expectAccessible(owner);
    expect(troubles).toEqual([]);
  }, 180_000);
});
