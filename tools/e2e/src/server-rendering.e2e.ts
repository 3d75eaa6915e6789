import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyze, sampleSiteOf } from './testing/calls.ts';
import { untilHydrated, holdBackApp, IS_HYDRATED } from './testing/hold-back-app.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const twofold = shareTwofold();
let report: number;

beforeAll(async () => {
  report = await analyze(twofold.url, await sampleSiteOf(twofold.url, 'Benchbook'));
  await analyze(twofold.url, await sampleSiteOf(twofold.url, 'Fernpost'));
});

const SIZES = [
  { width: 375, height: 800 },
  { width: 1280, height: 900 },
] as const;

/** Records the URLs that a page requests from our origin from now on. */
const questionsOf = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().slice(twofold.url.length)));
  return asked;
};

describe.each(SIZES)('a screen that comes with its data, $width px wide', (viewport) => {
  it('is a report that is read before the app runs, and that the app takes over', async (context) => {
    const { page, troubles } = await twofold.openPage(context, viewport);
    const asked = questionsOf(page);
    const letThrough = await holdBackApp(page);
    await page.goto(`${twofold.url}/analysis/${report}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Benchbook' }).waitFor();
    const first = page.getByRole('region', { name: 'Start here' }).getByRole('heading', { level: 3 }).first();
    await first.waitFor();
    expect(await page.evaluate(IS_HYDRATED)).toBe(false);
    const drawn = await first.elementHandle();
    letThrough();
    await untilHydrated(page);
    await page.getByText('AI Analysis Complete').waitFor();
    expect(await drawn?.isVisible()).toBe(true);
    expect(asked).not.toContain(`/api/products/${report}`);
    expect(troubles).toEqual([]);
  });

  it('keeps what is pressed far down a report until the app runs', async (context) => {
    const { page } = await twofold.openPage(context, viewport);
    const letThrough = await holdBackApp(page);
    await page.goto(`${twofold.url}/analysis/${report}`, { waitUntil: 'commit' });
    await page.getByRole('article', { name: 'Quick Feedback' }).getByRole('button', { name: 'Select Plan' }).click();
    expect(await page.evaluate(IS_HYDRATED)).toBe(false);
    letThrough();
    await page.waitForURL(/\/payment\/success\?session_id=/);
  });

  it('opens a report at the panel of its address', async (context) => {
    const { page, troubles } = await twofold.openPage(context, viewport);
    await page.goto(`${twofold.url}/analysis/${report}#personas`);
    await page.getByRole('tab', { name: 'Personas', selected: true }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('is Discover, whose cards stay when the whole list arrives', async (context) => {
    const { page, troubles } = await twofold.openPage(context, viewport);
    const letThrough = await holdBackApp(page);
    await page.goto(`${twofold.url}/discover`, { waitUntil: 'commit' });
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Fernpost' }) });
    await card.waitFor();
    expect(await page.evaluate(IS_HYDRATED)).toBe(false);
    const drawn = await card.elementHandle();
    letThrough();
    await untilHydrated(page);
    await page.getByLabel('Search apps').fill('houseplant');
    await page.getByText('1 app', { exact: true }).waitFor();
    expect(await drawn?.isVisible()).toBe(true);
    expect(troubles).toEqual([]);
  });
});
