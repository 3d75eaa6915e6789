import { describe, expect, it } from 'vitest';
import { analyze, sampleSiteOf } from './testing/calls.ts';
import { expectAccessible } from './testing/open-page.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const twofold = shareTwofold();

const field = 'Enter your app or product URL';

describe('analyzing a site', () => {
  it('leads from a URL over the analysis to a report with five tabs (§4 url states, §6 visitor screens, visitor analysis)', async (context) => {
    const { page, troubles } = await twofold.openPage(context);
    await page.goto(twofold.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);

    // The answer is held back until the screen in between has been seen.
    const { promise: seen, resolve: hasBeenSeen } = withResolvers();
    await page.route('**/api/analyze/url', async (route) => {
      await seen;
      await route.continue();
    });
    await page
      .getByPlaceholder(field)
      .first()
      .fill(await sampleSiteOf(twofold.url));
    await page.getByRole('button', { name: 'Analyze', exact: true }).first().click();
    await page.getByText('Analyzing...').waitFor();
    await page.getByText('Analyzing 9 key business aspects of your website with AI').waitFor();
    await page.getByRole('progressbar').waitFor();
    await expectAccessible(page);
    hasBeenSeen();

    await page.waitForURL(/\/analysis\/\d+$/);
    await page.getByText('AI Analysis Complete').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
    for (const name of ['Potential', 'Summary', 'SWOT', 'Market', 'Personas']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await page.getByRole('tabpanel', { name, exact: true }).waitFor();
      await expectAccessible(page);
    }
    expect(troubles).toEqual([]);
  });

  it('shows a report again to anyone who has its address', async (context) => {
    const productId = await analyze(twofold.url, await sampleSiteOf(twofold.url));
    const { page } = await twofold.openPage(context);
    await page.goto(`${twofold.url}/analysis/${productId}#swot`);
    await page.getByRole('tabpanel', { name: 'SWOT' }).waitFor();
  });

  it('says why a site could not be analyzed', async (context) => {
    const { page } = await twofold.openPage(context);
    await page.goto(twofold.url);
    await page.getByPlaceholder(field).first().fill('http://nothing-is-here.invalid/');
    await page.getByRole('button', { name: 'Analyze', exact: true }).first().click();
    await page.getByText('Failed to analyze URL. Please try again.').waitFor();
    await page.getByText('The URL could not be reached').waitFor();
    await expectAccessible(page);
  });
});

describe('an address that leads nowhere', () => {
  it('is not found when the product has no such page', async (context) => {
    const { page } = await twofold.openPage(context);
    await page.goto(`${twofold.url}/no/such/page`);
    await page.getByText('404 Page Not Found').waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
    await expectAccessible(page);
  });

  it('is an invalid product when its id is no number', async (context) => {
    const { page } = await twofold.openPage(context);
    await page.goto(`${twofold.url}/analysis/12abc`);
    await page.getByText('Invalid Product ID').waitFor();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: 'Go Home' })
      .or(page.getByRole('link', { name: 'Go Home' }))
      .click();
    await page.getByPlaceholder(field).first().waitFor();
  });

  it('is an analysis that cannot be loaded when there is none of that number', async (context) => {
    const { page } = await twofold.openPage(context);
    await page.goto(`${twofold.url}/analysis/999999`);
    await page.getByText('Error Loading Analysis').waitFor();
    await expectAccessible(page);
  });
});

const withResolvers = () => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
};
