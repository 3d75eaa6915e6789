import { eventually } from '@twofold/testing/eventually';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { callAs, cookiesOf, grantRole, join, makeAuditor, type Person } from './testing/auditor.ts';
import { analyze, sampleSiteOf } from './testing/calls.ts';
import { press, tabTo } from './testing/keyboard.ts';
import { expectAccessible } from './testing/open-page.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const twofold = shareTwofold();

/** Reviews an app, which earns a credit. */
const review = async (person: Person, productId: number): Promise<number> => {
  const content = 'I looked for the price for a minute, and then I looked for the button that was said to be green.';
  const reviews = `${twofold.url}/api/reviews`;
  const { id } = await callAs<{ id: number }>(person, 'POST', reviews, { productId, content, rating: 4 });
  await callAs(person, 'PATCH', `${reviews}/${id}`, { status: 'complete' });
  return id;
};

/** Analyzes a site, and buys a review of it. */
const buy = async (person: Person): Promise<void> => {
  const { url } = twofold;
  const site = await sampleSiteOf(url);
  const { productId } = await callAs<{ productId: number }>(person, 'POST', `${url}/api/analyze/url`, { url: site });
  const order = { productId, tier: 'QUICK' };
  const { sessionId } = await callAs<{ sessionId: string }>(person, 'POST', `${url}/api/checkout`, order);
  await callAs(person, 'GET', `${url}/api/payment/verify?sessionId=${encodeURIComponent(sessionId)}`);
};

let auditor: Person;
let buyer: Person;
let reviewer: Person;
let reviewId: number;

beforeAll(async () => {
  auditor = await join(twofold.url, 'audit@example.com');
  buyer = await join(twofold.url, 'buying@example.com');
  await buy(buyer);
  reviewer = await join(twofold.url, 'grace@example.com');
  reviewId = await review(reviewer, await analyze(twofold.url, await sampleSiteOf(twofold.url)));
  await makeAuditor(twofold.url, twofold.dataDir, auditor);
});

const openAs = async (person: Person, context: TestContext, address: string) => {
  const opened = await twofold.openPage(context);
  await opened.page.context().addCookies(cookiesOf(person, twofold.url));
  await opened.page.goto(`${twofold.url}${address}`);
  return opened;
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const ledger = () => `credits-${reviewer.id}`;

describe('the audit console', () => {
  it('follows a disputed credit from the log to its cause, by keyboard', async (context) => {
    const { page, troubles } = await openAs(auditor, context, '/profile');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Console' }).press('Enter');
    await heading(page, 'Dashboard').waitFor();
    await page.getByRole('link', { name: 'Log' }).press('Enter');
    await page.getByRole('cell', { name: ledger() }).first().waitFor();
    await page.waitForURL(/\?type=-AuditLooked$/);
    // The new screen moves the focus to its heading. Before that, the key press would miss the link.
    await eventually(async () => {
      await page.getByRole('link', { name: 'Everything' }).press('Enter');
      await page.waitForURL(/\/admin\/log$/, { timeout: 1_000 });
    });
    // The address changes before the screen does, and the new screen resets the form.
    await page.getByRole('link', { name: 'Everything' }).and(page.locator('[aria-current]')).waitFor();

    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
    await page.getByLabel('Stream').fill(ledger());
    await page.getByLabel('Stream').press('Enter');
    await page.waitForURL(/\/admin\/log\?stream=credits-\d+$/);
    await page.getByRole('button', { name: `Remove the filter Stream ${ledger()}` }).waitFor();
    await eventually(async () => expect(await page.getByRole('row').count()).toBe(3));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'CreditEarned', exact: true }).press('Enter');

    await heading(page, 'CreditEarned').waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    await page.getByText(`review ${reviewId}`, { exact: false }).first().waitFor();
    await page.getByRole('region', { name: 'Event as stored' }).getByText('"metadata"').waitFor();
    await expectAccessible(page);

    await page.getByRole('region', { name: 'Recorded' }).getByRole('link', { name: 'Trace' }).press('Enter');
    const tree = page.getByRole('list', { name: 'Causes and effects' });
    await tree.getByRole('link', { name: 'ReviewCompleted', exact: true }).waitFor();
    await tree.getByRole('link', { name: 'CreditEarned', exact: true }).waitFor();
    await expectAccessible(page);
    expect(troubles).toEqual([]);
  });

  it('leads by keyboard from an email address to a person, to the recorded access, and to the events of an order', async (context) => {
    const { page, troubles } = await twofold.openPage(context);
    await page.context().addCookies(cookiesOf(auditor, twofold.url));
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`${twofold.url}/discover`, { waitUntil: 'networkidle' });
    await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Console' }));
    await page.locator('h1:focus').filter({ hasText: 'Dashboard' }).waitFor();

    await page.keyboard.press('/');
    await page.locator('[role=combobox]:focus').waitFor();
    await page.keyboard.type(buyer.email);
    await page.getByRole('option', { name: buyer.email }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page
      .locator('h1:focus')
      .filter({ hasText: `Person ${buyer.id}` })
      .waitFor();
    await page.getByText(buyer.email).waitFor();
    await expectAccessible(page);
    expect(addresses.filter((address) => address.includes('buying'))).toEqual([]);

    await press(page, page.getByRole('link', { name: 'Who accessed the data of this person' }));
    await page.getByText(`looked at everything about user-${buyer.id}`).waitFor();
    await page.getByText(`looked for a person by email address and found user-${buyer.id}`).waitFor();
    await page.goBack();

    const orders = page.getByRole('region', { name: 'Table of orders' });
    await press(page, orders.getByRole('link', { name: /^order-/ }));
    await page
      .locator('h1:focus')
      .filter({ hasText: /^order-\d+$/ })
      .waitFor();
    await tabTo(page, page.getByRole('link', { name: 'PaymentConfirmed', exact: true }).first());
    await page.keyboard.press('Enter');
    await page.locator('h1:focus').filter({ hasText: 'PaymentConfirmed' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('shows what happens while one looks on', async (context) => {
    const { page, troubles } = await openAs(auditor, context, '/admin/log?type=UserRegistered');
    await page.getByRole('cell', { name: 'UserRegistered' }).first().waitFor();
    const before = await page.getByRole('row').count();
    await page.getByRole('button', { name: 'Live' }).click();
    await page.getByText(/^Live, /).waitFor();
    await join(twofold.url, 'alan@example.com');
    await eventually(async () => expect(await page.getByRole('row').count()).toBe(before + 1));
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Live' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('verifies the log and the read models, and says what it found', async (context) => {
    const { page, troubles } = await openAs(auditor, context, '/admin/integrity');
    await page.getByText('No verifications since').waitFor();
    await page.getByRole('button', { name: 'Verify now' }).press('Enter');
    await page.getByText('Log intact').waitFor({ timeout: 60_000 });
    await page.getByText('Read models match').waitFor();
    await page.getByRole('img', { name: /^Hash chain from position 1 to .* unbroken$/ }).waitFor();
    await expectAccessible(page);
    expect(troubles).toEqual([]);
  });

  it('has a read model rebuilt for an operator, and says what came of it', async (context) => {
    await grantRole(twofold.url, twofold.dataDir, { person: auditor, role: 'operator' });
    const { page, troubles } = await openAs(auditor, context, '/admin/projections');
    const row = page
      .getByRole('region', { name: 'Table of read models' })
      .getByRole('row', { name: /^credit_accounts / });
    await row.getByRole('button', { name: 'Rebuild' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Rebuild' }).press('Enter');
    const ended = page.getByRole('region', { name: 'The last rebuild of each read model' });
    await ended.getByText(/^Succeeded: \d+ rows?, same as before$/).waitFor({ timeout: 30_000 });
    const asked = page.getByRole('region', { name: 'Table of operator requests' }).getByRole('row');
    await asked.filter({ hasText: /credit_accounts.*Rebuilt/ }).waitFor();
    await expectAccessible(page);
    expect(troubles).toEqual([]);
  });
});
