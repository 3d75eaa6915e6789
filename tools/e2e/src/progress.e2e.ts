import { afterAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './testing/open-page.ts';
import { register, says } from './testing/people.ts';
import { shareTwofold } from './testing/share-twofold.ts';
import { startStepwiseSite } from './testing/stepwise-site.ts';

const [site, other] = await Promise.all([startStepwiseSite(), startStepwiseSite()]);
afterAll(() => [site, other].forEach(({ close }) => close()));
const twofold = shareTwofold({ SITE_READER_ALLOW: `${site.pair},${other.pair}` });

describe('the steps of an analysis', () => {
  it('end with a cancelled analysis, by the keyboard alone, and no report appears', async (context) => {
    const { page } = await twofold.openPage(context);
    await page.goto(`${twofold.url}/submit-url`);
    await page.getByRole('textbox', { name: 'App or product URL' }).fill(site.url);
    await page.keyboard.press('Enter');
    const answered = page.waitForResponse('**/api/analyze/url');
    // It is disabled until the request has been sent.
    const cancel = page.getByRole('button', { name: 'Cancel analysis', disabled: false });
    await cancel.focus();
    await page.keyboard.press('Enter');
    expect((await answered).status()).toBe(409);
    await page.getByText('Analysis cancelled').first().waitFor();
    await page.locator('input[name="url"]:focus').waitFor();
    const apps = (await (await page.request.get(`${twofold.url}/api/products`)).json()) as unknown[];
    expect(apps).toEqual([]);
  });

  it('are shown as they happen to a visitor who comes for the first time, and to no other browser', async (context) => {
    const { page, troubles } = await twofold.openPage(context);
    await page.goto(twofold.url);
    const sent = page.waitForRequest('**/api/analyze/url');
    await page.getByPlaceholder('Enter your app or product URL').first().fill(site.url);
    await page.getByRole('button', { name: 'Analyze', exact: true }).first().click();

    const current = page.locator('[aria-current="step"]');
    await current.getByText('Reading the first page').waitFor();
    await expectAccessible(page);
    site.letGo('/');
    await current.getByText('Reading more pages').waitFor();
    await page.getByText('Analyzing 9 key business aspects of your website with AI').waitFor();

    const key = (await sent).headers()['idempotency-key'];
    const { page: foreign } = await twofold.openPage(context);
    await foreign.request.post(`${twofold.url}/api/device`);
    const refused = await foreign.request.get(`${twofold.url}/api/analyses/${key}/progress`);
    expect(refused.status()).toBe(404);

    site.letGo('/pricing');
    await page.waitForURL(/\/analysis\/\d+$/);
    await page.getByText('Pages read: 1').waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('D-138: the reports of a visitor', () => {
  it('survive a reload, are listed while they run, and move to the account at once', async (context) => {
    const { page, troubles } = await twofold.openPage(context);
    await page.goto(twofold.url);
    await page.getByPlaceholder('Enter your app or product URL').first().fill(other.url);
    await page.getByRole('button', { name: 'Analyze', exact: true }).first().click();
    await page.locator('[aria-current="step"]').getByText('Reading the first page').waitFor();

    await page.reload();
    await page.locator('[aria-current="step"]').getByText('Reading the first page').waitFor();
    await page.getByRole('link', { name: 'Your reports' }).first().click();
    await page.getByText('Analyzing', { exact: true }).waitFor();
    other.letGo('/');
    other.letGo('/pricing');
    await page.getByRole('main').getByRole('listitem').getByRole('link').waitFor();
    await expectAccessible(page);

    await register(page, twofold.url, 'mover@example.com');
    await page.getByRole('button', { name: 'Move it to my account' }).click();
    await says(page, 'Moved 1 report to My Apps');
    await page.getByRole('link', { name: 'Your reports' }).first().click();
    await page.getByRole('heading', { name: 'Your Apps (1)' }).waitFor();
    expect(troubles).toEqual([]);
  });
});
