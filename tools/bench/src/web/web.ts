import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
// The browser of the tests: benchmarks need no other.
import { launchBrowser } from '@twofold/testing/browser';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import { pollUntil } from '../harness/poll-until.ts';
import type { Contestant, Figures } from '../harness/race.ts';
import { freePort, startService } from '../harness/service-process.ts';
import { sizesOf } from './sizes.ts';

const BUILT = path.join(import.meta.dirname, '..', '..', '..', '..', 'web', 'dist');
const PERCENT = 100;

/** The built pages of screens, and an address of each. */
const SCREENS = [
  { name: '/', page: 'index.html', address: '/' },
  { name: '/analysis/{id}', page: 'analysis.html', address: '/analysis/1' },
  { name: '/discover', page: 'discover.html', address: '/discover' },
] as const;

/** The categories in which Lighthouse gives up to 100 points. */
const CATEGORIES = {
  performance: 'performance points',
  accessibility: 'access',
  'best-practices': 'practices',
  seo: 'seo',
};
/** The audits whose values are shown. */
const AUDITS = {
  'first-contentful-paint': 'first paint ms',
  'largest-contentful-paint': 'largest paint ms',
  'total-blocking-time': 'blocked ms',
  'cumulative-layout-shift': 'layout shift',
};

/**
 * Measures the site for a phone on a slow network: Lighthouse with simulated mobile, on the launcher with the built web app. Other
 * load slows down every script, so that the performance points hold only for an idle machine.
 */
export const web: Benchmark = {
  name: 'web',
  summary: 'sizes of the first load, and Lighthouse on three screens (run npm run build first)',
  size: { rounds: 3, seconds: 0, events: 0 },
  run: async (bench) => {
    const sizes = await Promise.all(SCREENS.map(async ({ name, page }) => [name, await sizesOf(BUILT, page)] as const));
    bench.show({ title: 'First load', lines: Object.fromEntries(sizes) });

    const origin = await startLauncher(bench);
    const debuggingPort = await freePort();
    const browser = await launchBrowser({ debuggingPort });
    bench.closers.add('browser', () => browser.close());
    await bench.race({
      title: 'Lighthouse, points out of 100',
      figure: CATEGORIES.performance,
      limit: '/',
      goals: SCREENS.map(({ name }) => ({ of: name, is: 'at least', value: 95 })),
      contestants: SCREENS.map(({ name, address }): Contestant => ({
        name,
        run: () => judge(`${origin}${address}`, debuggingPort),
      })),
    });
  },
};

/** How screenshots are waited for, which are taken one after the other. */
const PICTURED = { withinMs: 180_000, everyMs: 1_000, what: 'The picture of a report' };

/** Starts the launcher with its own database, and waits for a report with screenshots on each sample site. */
const startLauncher = async (bench: Bench): Promise<string> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-bench-web-'));
  bench.closers.add('data folder', () => rm(dataDir, { recursive: true, force: true }));
  const origin = await startService(bench, {
    name: 'launcher',
    module: import.meta.resolve('@twofold/launcher/main'),
    env: {
      DATABASE_URL: await bench.server.createDatabase(bench.closers),
      DATA_DIR: dataDir,
      SAMPLE_SITES_PORT: String(await freePort()),
    },
    readyPath: '/readyz',
  });
  const config: { sampleSites: { url: string }[] } = JSON.parse(await (await fetch(`${origin}/config.json`)).text());
  for (const { url } of config.sampleSites) {
    const response = await fetch(`${origin}/api/analyze/url`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    });
    if (!response.ok) throw new Error(`${url} was not analyzed: ${await response.text()}`);
    const { productId }: { productId: number } = JSON.parse(await response.text());
    await untilPictured(`${origin}/api/products/${productId}`, bench.signal);
  }
  return origin;
};

const untilPictured = async (product: string, signal: AbortSignal): Promise<void> => {
  const isPictured = async (): Promise<boolean> => {
    const { screenshots = [] }: { screenshots?: object[] } = JSON.parse(await (await fetch(product)).text());
    return screenshots.length > 0;
  };
  await pollUntil(isPictured, signal, PICTURED);
};

const judge = async (url: string, port: number): Promise<Figures> => {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(CATEGORIES) });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const points = Object.entries(CATEGORIES).map(([id, name]) => [name, (categories[id]?.score ?? 0) * PERCENT]);
  const measured = Object.entries(AUDITS).map(([id, name]) => [name, audits[id]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...points, ...measured]);
};
