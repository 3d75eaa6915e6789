import { readFileSync } from 'node:fs';
import { createRenderer } from '@twofold/site-reader/render/renderer';
import { treeOf } from '@twofold/site-reader/render/process-tree';
import { A_PAGE } from '@twofold/testing/a-page';
import { eventually } from '@twofold/testing/eventually';
import { skipBecause } from '@twofold/testing/skip-because';
import { afterAll, describe, expect, it } from 'vitest';
import { openJobsScene, type JobsScene } from './testing/killed-jobs/scene.ts';
import type { Fault } from './testing/killed-jobs/settings.ts';

/** A browser, Lighthouse and all that they start, on a machine that runs other tests as well. */
const LONG = { withinMs: 300_000 };
const TIMEOUT_MS = 700_000;

const opened: JobsScene[] = [];
afterAll(() => Promise.all(opened.map((scene) => scene.end())), 60_000);

/** A scene that ends with this file. */
const open = async (wishes: Parameters<typeof openJobsScene>[1]): Promise<JobsScene> => {
  const scene = await openJobsScene(A_PAGE, wishes);
  opened.push(scene);
  return scene;
};

const typesIn = async (scene: JobsScene): Promise<readonly string[]> =>
  (await scene.recorded()).map(({ type }) => type);
const reaches = (scene: JobsScene, type: string, options: { readonly withinMs: number } = LONG) =>
  eventually(async () => expect(await typesIn(scene)).toContain(type), options);
/** What is recorded of the measurement of the first report: the second one is measured as well. */
const measurementsOf = async (scene: JobsScene) =>
  (await scene.recorded()).filter(
    ({ type, data }) => /^(ScreenshotsTaken|SiteMeasured)$/.test(type) && (data as { version?: number }).version === 1,
  );
const reportsOf = async (scene: JobsScene) =>
  (await scene.recorded()).filter(({ type }) => /^(An|Rean)alysis/.test(type));

/**
 * Kills the process while its browser measures the site and its model writes the report. The next process has the site
 * measured first, and then the report written. Answers how often the browser was asked for the first report.
 */
const killAtWork = async (faults: readonly Fault[]) => {
  const scene = await open({ hasModel: true, faults });
  const { browser, model, service } = scene;
  await scene.analyze();
  const askedInTime = model.asked();
  await reaches(scene, 'ScreenshotsTaken');
  await reaches(scene, 'ReanalysisRequested');
  await eventually(() => {
    expect(browser.asked()).toBe(1);
    expect(model.asked()).toBeGreaterThan(askedInTime);
  }, LONG);
  await service.kill();
  browser.open();
  await reaches(scene, 'SiteMeasured');
  const asked = browser.asked();
  model.open();
  await reaches(scene, 'ReanalysisCompleted');
  return { scene, asked };
};

/** Starting a process takes longest. The tests of one scene share it, and the scenes run side by side. */
const once = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let done: Promise<Result> | undefined;
  return () => (done ??= work());
};
const honest = once(() => killAtWork([]));
const forgetful = once(() => killAtWork(['forgets screenshots', 'forgets requested reports']));

describe.concurrent(
  'a process that is killed while it measures a site and writes a report',
  { timeout: TIMEOUT_MS },
  () => {
    it('measures the site once more, and keeps the screenshots that people have seen', async () => {
      const { scene, asked } = await honest();
      const events = await measurementsOf(scene);
      expect(events.map(({ type }) => type)).toEqual(['ScreenshotsTaken', 'SiteMeasured']);
      const [taken, measured] = events.map(({ data }) => data as { readonly screenshots: unknown });
      expect(measured?.screenshots).toEqual(taken?.screenshots);
      expect(asked).toBe(2);
    });

    it('would record screenshots twice if it forgot them: this is noticed', async () => {
      const { scene } = await forgetful();
      expect((await measurementsOf(scene)).filter(({ type }) => type === 'ScreenshotsTaken')).toHaveLength(2);
    });

    it('has the report of a slow model become the second version, once', async () => {
      const { scene } = await honest();
      const events = await reportsOf(scene);
      expect(events.map(({ type }) => type)).toEqual([
        'AnalysisRequested',
        'AnalysisCompleted',
        'ReanalysisRequested',
        'ReanalysisCompleted',
      ]);
      expect(events[1]?.data).toMatchObject({ provenance: { insteadOfModel: 'slow' }, modelReport: 'follows' });
      expect(events[3]?.data).toMatchObject({ version: 2, provenance: { provider: 'openai', model: 'gpt-large' } });
    });

    it('would request the report twice if it forgot the request: this is noticed', async () => {
      const { scene } = await forgetful();
      expect((await typesIn(scene)).filter((type) => type === 'ReanalysisRequested')).toHaveLength(2);
    });

    it('leaves no process behind when it is killed during a run of Lighthouse', async (context) => {
      const how = await createRenderer({}).canRender();
      if (!how.ok) skipBecause(context, `no sandboxed browser here: ${how.reason}`);
      const scene = await open({ isBrowserReal: true });
      await scene.analyze();
      await reaches(scene, 'ScreenshotsTaken');
      const atWork = await eventually(() => {
        const tree = treeOf(scene.service.pid()).slice(1);
        expect(tree.map(commandOf).join('\n')).toMatch(/lighthouse-child.*chrom/s);
        return tree;
      }, LONG);
      await scene.service.kill();
      await eventually(() => expect(atWork.filter(isRunning)).toEqual([]), { withinMs: 30_000 });
    });
  },
);

const textOf = (pid: number, file: 'cmdline' | 'stat'): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // It has ended.
  }
};
const commandOf = (pid: number): string => textOf(pid, 'cmdline').replaceAll('\0', ' ');
const isRunning = (pid: number): boolean => !/^$|^\d+ \(.*\) [ZX]/s.test(textOf(pid, 'stat'));
