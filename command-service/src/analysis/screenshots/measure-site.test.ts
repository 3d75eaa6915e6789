import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { aBrowserMeasurement } from '@twofold/contracts/testing/a-browser-measurement';
import type { ScreenshotsResult, TakeScreenshots } from '@twofold/site-reader/screenshots';
import { describe, expect, it } from 'vitest';
import { aMeasurement as setUp, at, here, JOB, QUEUED } from '../../testing/a-measurement.ts';
import { requestedData, takeDown } from '../../testing/analysis-events.ts';
import { aWebp, someScreenshots } from '../../testing/some-screenshots.ts';
import { measureSiteOnReportCompleted } from './measure-site-on-report-completed.reactor.ts';

const answering =
  (result: ScreenshotsResult): TakeScreenshots =>
  () =>
    Promise.resolve(result);
const failing = (reason: Extract<ScreenshotsResult, { ok: false }>['reason']): TakeScreenshots =>
  answering({ ok: false, reason, detail: 'no' });
const failed = (reason: string) => [
  { type: 'SiteMeasurementFailed', data: { productId: 7, version: 1, reason, failedAt: at.toISOString() } },
];

describe('a report that is complete', () => {
  it('has its site measured if it announces a measurement', async () => {
    const { store } = await setUp();
    const reactions = [];
    for await (const event of store.readAll()) reactions.push(...measureSiteOnReportCompleted.react(event));
    expect(reactions).toEqual([{ receiver: 'site-measurement', id: 7, command: QUEUED.command }]);
  });

  it('queues one job, which holds ids only', async () => {
    const { receiver, queued } = await setUp({ take: answering(someScreenshots()) });
    await receiver.receive(QUEUED);
    expect(queued).toEqual([JOB]);
  });

  it('is told that too many wait', async () => {
    const { receiver, ends } = await setUp({ take: answering(someScreenshots()), full: true });
    await receiver.receive(QUEUED);
    await receiver.receive(QUEUED);
    expect(await ends()).toEqual(failed('too-busy'));
  });

  it('is told that rendering was turned off meanwhile, before and after its job was queued', async () => {
    const [before, after] = [await setUp(), await setUp()];
    await before.receiver.receive(QUEUED);
    await after.measureSite(JOB, 1, here);
    expect([await before.ends(), await after.ends()]).toEqual([failed('off'), failed('off')]);
  });

  it('queues nothing once it was measured or taken down', async () => {
    const measured = await setUp({ take: answering(someScreenshots()) });
    await measured.measureSite(JOB, 1, here);
    const gone = await setUp({ take: answering(someScreenshots()) });
    await gone.send(takeDown());
    for (const { receiver } of [measured, gone]) await receiver.receive(QUEUED);
    expect([measured.queued, gone.queued]).toEqual([[], []]);
  });
});

describe('measuring a site', () => {
  it('keeps its screenshots, then records them', async () => {
    const { measureSite, kept, ends } = await setUp({ take: answering(someScreenshots()) });
    await measureSite(JOB, 1, here);
    expect(kept).toEqual(['1 desktop', '1 phone']);
    const bytes = aWebp().length + 29;
    const digest = 'cd'.repeat(32);
    const screenshots = [
      { name: 'desktop', digest, bytes, width: 1_280, height: 800 },
      { name: 'phone', digest, bytes, width: 390, height: 844 },
    ];
    expect(await ends()).toEqual([
      { type: 'SiteMeasured', data: { productId: 7, version: 1, screenshots, measuredAt: at.toISOString() } },
    ]);
  });

  it('records what a browser measured besides', async () => {
    const { measureSite, ends } = await setUp({
      take: answering({ ...someScreenshots(), browser: aBrowserMeasurement }),
    });
    await measureSite(JOB, 1, here);
    expect(await ends()).toMatchObject([{ type: 'SiteMeasured', data: { browser: aBrowserMeasurement } }]);
  });

  it('records what was measured of a site that could not be pictured', async () => {
    const result: ScreenshotsResult = { ok: false, reason: 'failed', detail: 'no', browser: aBrowserMeasurement };
    const { measureSite, ends } = await setUp({ take: answering(result) });
    await measureSite(JOB, 1, here);
    const data = { screenshots: [], browser: aBrowserMeasurement };
    expect(await ends()).toMatchObject([{ type: 'SiteMeasured', data }]);
  });

  it('records a failure where no part could be measured', async () => {
    const [fact] = aBrowserMeasurement.facts;
    const browser = { facts: [{ ...fact!, status: 'not-measured' as const }] };
    const { measureSite, ends } = await setUp({
      take: answering({ ok: false, reason: 'failed', detail: '', browser }),
    });
    await measureSite(JOB, 1, here);
    expect(await ends()).toEqual(failed('failed'));
  });

  it('records screenshots before the rest is measured, and names the same ones in the end', async () => {
    const before: AnalysisEvent[][] = [];
    const { measureSite, ends } = await setUp({
      take: async (_, { onScreenshots }) => {
        const early = someScreenshots('an early picture');
        if (early.ok) onScreenshots?.(early.screenshots);
        await expect.poll(ends).toHaveLength(1);
        before.push(await ends());
        return { ...someScreenshots(), browser: aBrowserMeasurement };
      },
    });
    await measureSite(JOB, 1, here);
    expect(before).toMatchObject([[{ type: 'ScreenshotsTaken', data: { version: 1, takenAt: at.toISOString() } }]]);
    const screenshots = before[0]?.flatMap(({ type, data }) => (type === 'ScreenshotsTaken' ? data.screenshots : []));
    expect((await ends())[1]).toMatchObject({
      type: 'SiteMeasured',
      data: { screenshots, browser: aBrowserMeasurement },
    });
  });

  it('keeps the screenshots where the rest fails', async () => {
    const { measureSite, ends } = await setUp({
      take: (_, { onScreenshots }) => {
        const taken = someScreenshots();
        if (taken.ok) onScreenshots?.(taken.screenshots);
        return Promise.reject(new Error('crashed'));
      },
    });
    await measureSite(JOB, 1, here);
    expect((await ends()).map(({ type }) => type)).toEqual(['ScreenshotsTaken', 'SiteMeasurementFailed']);
  });

  it('is not spoiled by screenshots that cannot be recorded early', async () => {
    const { measureSite, ends } = await setUp({
      take: (_, { onScreenshots }) => {
        onScreenshots?.([{ name: 'phone', width: 390, height: 844, webp: Buffer.from('<svg>') }]);
        onScreenshots?.([]);
        return Promise.resolve(someScreenshots());
      },
    });
    await measureSite(JOB, 1, here);
    expect((await ends()).map(({ type }) => type)).toEqual(['SiteMeasured']);
  });

  it('opens the address that was submitted, once', async () => {
    const opened: string[] = [];
    const { measureSite } = await setUp({ take: (url) => (opened.push(url), Promise.resolve(someScreenshots())) });
    for (const attempt of [1, 1, 2]) await measureSite(JOB, attempt, here);
    expect(opened).toEqual([requestedData.url]);
  });

  it.each(['no-browser', 'no-sandbox', 'failed', 'off'] as const)('records that there is none: %s', async (reason) => {
    const { measureSite, ends } = await setUp({ take: failing(reason) });
    await measureSite(JOB, 1, here);
    expect(await ends()).toEqual(failed(reason));
  });

  it('tries later where the browser is busy, and gives up in the end', async () => {
    const { measureSite, postponed, ends } = await setUp({ take: failing('busy') });
    await measureSite(JOB, 1, here);
    expect(postponed).toEqual([{ job: { ...JOB, postponed: 1 }, delayMs: 30_000 }]);
    expect(await ends()).toEqual([]);
    await measureSite({ ...JOB, postponed: 20 }, 1, here);
    expect(await ends()).toEqual(failed('too-busy'));
  });

  it('is tried twice when processes are killed at it, and no third time', async () => {
    const { measureSite, ends } = await setUp({ take: () => Promise.reject(new Error('must not be opened again')) });
    await measureSite(JOB, 3, here);
    expect(await ends()).toEqual(failed('interrupted'));
  });

  it('waits again when its process stops, so that another one goes on', async () => {
    const stopping = new AbortController();
    const take: TakeScreenshots = (_, { signal }) => {
      stopping.abort(new Error('stopping'));
      return Promise.reject(signal.reason as Error);
    };
    const { measureSite, postponed, ends } = await setUp({ take });
    await measureSite(JOB, 1, stopping.signal);
    expect({ postponed, ends: await ends() }).toEqual({ postponed: [{ job: JOB, delayMs: 5_000 }], ends: [] });
  });

  it('is not begun by a process that stops', async () => {
    const opened: string[] = [];
    const { measureSite, postponed } = await setUp({
      take: (url) => (opened.push(url), Promise.reject(new Error(''))),
    });
    await measureSite(JOB, 1, AbortSignal.abort());
    expect({ opened, postponed }).toEqual({ opened: [], postponed: [{ job: JOB, delayMs: 5_000 }] });
  });

  it('takes an error of the browser for a failure', async () => {
    const { measureSite, ends } = await setUp({ take: () => Promise.reject(new Error('crashed')) });
    await measureSite(JOB, 1, here);
    expect(await ends()).toEqual(failed('failed'));
  });

  it.each([
    ['is no WebP', Buffer.from('<svg onload="alert(1)">')],
    ['is too large', Buffer.concat([aWebp(), Buffer.alloc(150_000)])],
  ])('keeps nothing that %s', async (_, webp) => {
    const screenshots = [{ name: 'desktop', width: 1_280, height: 800, webp }] as const;
    const { measureSite, kept, ends } = await setUp({ take: answering({ ok: true, screenshots }) });
    await measureSite(JOB, 1, here);
    expect({ kept, ends: await ends() }).toEqual({ kept: [], ends: failed('failed') });
  });

  it('records nothing of a report whose key went meanwhile', async () => {
    const { measureSite, ends } = await setUp({ take: answering(someScreenshots()), isErased: true });
    await measureSite(JOB, 1, here);
    expect(await ends()).toEqual([]);
  });
});
