import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '@twofold/testing/browser';
import { cookiesOf } from '../e2e/src/testing/auditor.ts';
import { createDataDir, startTwofold } from '../e2e/src/testing/twofold.ts';
import { auditScenes, createDispute } from './screenshots/audit.ts';

/**
 * The images of `docs/auditing.md`: starts the built product, has a user earn a credit and an auditor look at it, and
 * writes `docs/images/audit-*.png`. Needs `npm run build`. Arguments select images by the beginning of their names.
 */
const FOLDER = path.join(import.meta.dirname, '..', '..', 'docs', 'images');
const WIDTH = 1280;

/** All times are moved to this date, so that the pictures always show the same dates. */
const PICTURE_TIME = new Date('2026-01-05T15:00:00.000Z');
const ISO_TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

const wanted = process.argv.slice(2);
const { dataDir, remove } = await createDataDir();
const [browser, twofold] = await Promise.all([launchBrowser(), startTwofold(dataDir, { RATE_LIMITS: 'off' })]);
try {
  await mkdir(FOLDER, { recursive: true });
  const people = await createDispute(twofold.url, dataDir);
  const movedMs = PICTURE_TIME.getTime() - Date.now();
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    viewport: { width: WIDTH, height: 900 },
  });
  await context.addCookies(cookiesOf(people.auditor, twofold.url));
  const page = await context.newPage();

  // The pictures show exactly one verification.
  await page.goto(`${twofold.url}/admin/integrity`);
  await page.getByRole('button', { name: 'Verify now' }).click();
  await page.getByText('Log intact').waitFor({ timeout: 120_000 });

  await page.route('**/api/audit/**', async (route) => {
    const response = await route.fetch();
    const moved = (iso: string) => new Date(Date.parse(iso) + movedMs).toISOString();
    await route.fulfill({ response, body: (await response.text()).replaceAll(ISO_TIME, moved) });
  });
  for (const { name, path: address, sees, height } of await auditScenes(twofold.url, people)) {
    if (wanted.length > 0 && !wanted.some((beginning) => name.startsWith(beginning))) continue;
    await page.setViewportSize({ width: WIDTH, height });
    await page.goto(`${twofold.url}${address}`);
    await page.getByText(sees).filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
    console.log(name);
  }
} finally {
  await browser.close();
  await twofold.end('SIGTERM');
  await remove();
}
