import { readFileSync } from 'node:fs';
import { createRenderer } from '@twofold/site-reader/render/renderer';
import { treeOf } from '@twofold/site-reader/render/process-tree';
import { eventually } from '@twofold/testing/eventually';
import { skipBecause } from '@twofold/testing/skip-because';
import { afterEach, describe, expect, it } from 'vitest';
import { openJobsScene, type JobsScene } from './testing/killed-jobs/scene.ts';

const WAIT = { withinMs: 60_000 };
/** A browser, Lighthouse and all that they start, on a machine that runs other tests as well. */
const LONG = { withinMs: 300_000 };
const TIMEOUT_MS = 700_000;

const PAGE = `<!doctype html><html lang=en><title>Benchbook</title>
<meta name=description content="Benchbook writes repair tickets for bike shops, hangs the bike and calls the customer.">
<h1>Repair tickets for bike shops with two to six stands</h1>
<p>Benchbook replaces the paper tag on the handlebar with a ticket that everyone in the shop can read.</p>
<h2>What it does</h2>
<p>Mechanics see the next bike, the parts that it waits for and the hour that was promised to the customer.</p>
<p>Customers get a text message when the bike is ready, and pay by card before they come to the shop.</p>
<p>The owner sees every evening how many hours were sold and which repairs took longer than planned.</p>
<h2>Pricing</h2>
<p>Benchbook costs $29 a month for one shop, with all mechanics and without a contract.</p>
<p>Try it free for 30 days, no credit card is needed to begin.</p><a href=/signup>Start your free trial</a>`;

let scene: JobsScene | undefined;
afterEach(async () => {
  await scene?.end();
  scene = undefined;
}, 60_000);

const typesIn = async (opened: JobsScene): Promise<readonly string[]> =>
  (await opened.recorded()).map(({ type }) => type);
const endsWith = (opened: JobsScene, type: string, options: { readonly withinMs: number } = WAIT) =>
  eventually(async () => expect((await typesIn(opened)).at(-1)).toBe(type), options);

describe('a site whose process is killed while it is measured', () => {
  /** Kills the process once its screenshots are recorded; the browser then answers the next one. */
  const measureUnderKill = async (fault?: 'forgets screenshots'): Promise<JobsScene> => {
    scene = await openJobsScene(PAGE, fault && { fault });
    await scene.analyze();
    await endsWith(scene, 'ScreenshotsTaken');
    await eventually(() => expect(scene?.browser.asked()).toBe(1), WAIT);
    scene.browser.open();
    await scene.service.kill();
    await endsWith(scene, 'SiteMeasured');
    return scene;
  };

  it(
    'is measured once more, and keeps the screenshots that people have seen',
    async () => {
      const { recorded, browser } = await measureUnderKill();
      const events = await recorded();
      expect(events.map(({ type }) => type)).toEqual([
        'AnalysisRequested',
        'AnalysisCompleted',
        'ScreenshotsTaken',
        'SiteMeasured',
      ]);
      const [taken, measured] = events.slice(2).map(({ data }) => data as { readonly screenshots: unknown });
      expect(measured?.screenshots).toEqual(taken?.screenshots);
      expect(browser.asked()).toBe(2);
    },
    TIMEOUT_MS,
  );

  it(
    'would have its screenshots recorded twice by one that forgets them: this is noticed',
    async () => expect((await typesIn(await measureUnderKill('forgets screenshots'))).filter(isTaken)).toHaveLength(2),
    TIMEOUT_MS,
  );

  it(
    'leaves no process behind when that happens during a run of Lighthouse',
    async (context) => {
      const how = await createRenderer({}).canRender();
      if (!how.ok) skipBecause(context, `no sandboxed browser here: ${how.reason}`);
      const opened = await openJobsScene(PAGE, { isBrowserReal: true });
      scene = opened;
      await opened.analyze();
      await endsWith(opened, 'ScreenshotsTaken', LONG);
      const atWork = await eventually(() => {
        const tree = treeOf(opened.service.pid()).slice(1);
        expect(tree.map(commandOf).join('\n')).toMatch(/lighthouse-child.*chrom/s);
        return tree;
      }, LONG);
      await opened.service.kill();
      await eventually(() => expect(atWork.filter(isRunning)).toEqual([]), { withinMs: 30_000 });
      await endsWith(opened, 'SiteMeasured', LONG);
      expect((await typesIn(opened)).slice(2)).toEqual(['ScreenshotsTaken', 'SiteMeasured']);
      expect((await opened.recorded()).at(-1)?.data).toMatchObject({ browser: { lighthouse: {} } });
    },
    TIMEOUT_MS,
  );
});

describe('a report of a slow model whose process is killed', () => {
  const writeUnderKill = async (fault?: 'forgets requested reports'): Promise<JobsScene> => {
    scene = await openJobsScene(PAGE, { hasModel: true, ...(fault && { fault }) });
    scene.browser.open();
    await scene.analyze();
    const askedInTime = scene.model.asked();
    await eventually(async () => expect(await typesIn(scene!)).toContain('ReanalysisRequested'), WAIT);
    await eventually(() => expect(scene?.model.asked()).toBeGreaterThan(askedInTime), WAIT);
    await scene.service.kill();
    scene.model.open();
    await eventually(async () => expect(await typesIn(scene!)).toContain('ReanalysisCompleted'), WAIT);
    return scene;
  };
  const isOfReport = (type: string): boolean => /^(An|Rean)alysis/.test(type);

  it(
    'becomes the second version, once',
    async () => {
      const opened = await writeUnderKill();
      const events = (await opened.recorded()).filter(({ type }) => isOfReport(type));
      expect(events.map(({ type }) => type)).toEqual([
        'AnalysisRequested',
        'AnalysisCompleted',
        'ReanalysisRequested',
        'ReanalysisCompleted',
      ]);
      expect(events[1]?.data).toMatchObject({ provenance: { insteadOfModel: 'slow' }, modelReport: 'follows' });
      expect(events[3]?.data).toMatchObject({ version: 2, provenance: { provider: 'openai', model: 'gpt-large' } });
    },
    TIMEOUT_MS,
  );

  it(
    'would be requested twice by one that forgets it: this is noticed',
    async () => {
      const types = await typesIn(await writeUnderKill('forgets requested reports'));
      expect(types.filter((type) => type === 'ReanalysisRequested')).toHaveLength(2);
    },
    TIMEOUT_MS,
  );
});

const isTaken = (type: string): boolean => type === 'ScreenshotsTaken';

const textOf = (pid: number, file: 'cmdline' | 'stat'): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // It has ended.
  }
};
const commandOf = (pid: number): string => textOf(pid, 'cmdline').replaceAll('\0', ' ');
const isRunning = (pid: number): boolean => !/^$|^\d+ \(.*\) [ZX]/s.test(textOf(pid, 'stat'));
