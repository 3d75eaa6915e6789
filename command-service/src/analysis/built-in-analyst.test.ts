import { report } from '@twofold/contracts/analysis/report';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberedInput } from '@twofold/analyst/model/input/numbered-input';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { builtInAnalyst } from './built-in-analyst.ts';

const signal = () => AbortSignal.timeout(30_000);

/** The duration of some work, and the longest time that the event loop was blocked. */
const watched = async (work: () => Promise<unknown>) => {
  let longestMs = 0;
  const start = performance.now();
  let last = start;
  const look = (): void => {
    longestMs = Math.max(longestMs, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 1);
  await work();
  look();
  clearInterval(timer);
  return { longestMs, tookMs: performance.now() - start };
};

describe('the built-in analyst in its own process', () => {
  let folder = '';
  const childThat = (does: string): URL => {
    const file = join(folder, `${does.length}.mjs`);
    writeFileSync(file, `process.on('message', (m) => { ${does} }); process.send('ready');`);
    return pathToFileURL(file);
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'analyst-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('answers several snapshots in their order', async () => {
    const analyst = builtInAnalyst();
    const titles = ['Benchbook', 'Fernpost'];
    const reports = await Promise.all(
      titles.map((siteName) => analyst.analyze({ ...aSnapshot, siteName, title: siteName }, { signal: signal() })),
    );
    expect(reports.map(({ title }) => title)).toEqual(titles);
    expect(report.safeParse(reports[0]).success).toBe(true);
  });

  it('leaves the event loop free while a large site is read, and numbered for a model', async () => {
    const analyst = builtInAnalyst();
    const ruled = await analyst.analyze(aSnapshot, { signal: signal() });
    const text = 'A writing app for journals and novels. Plans from $9 a month. '.repeat(70).trim();
    const blocks = Array.from({ length: 300 }, (_, index) => ({
      kind: 'paragraph' as const,
      section: '',
      text: `${index} ${text}`,
    }));
    const large = { ...aSnapshot, blocks };
    const options = { signal: signal() };
    const works = [() => analyst.analyze(large, options), () => analyst.number(large, ruled, options)];
    for (const work of works) {
      const { longestMs, tookMs } = await watched(work);
      expect(longestMs).toBeLessThan(tookMs / 2);
    }
  });

  it('numbers what a model may cite as it would be numbered here', async () => {
    // Starts from the sources; all other tests start a bundle.
    const entry = pathToFileURL(join(import.meta.dirname, 'analyst-child.ts'));
    const analyst = builtInAnalyst({ entry });
    const ruled = await analyst.analyze(aSnapshot, { signal: signal() });
    expect(await analyst.number(aSnapshot, ruled, { signal: signal() })).toEqual(numberedInput(aSnapshot, ruled));
  });

  it('fails the analysis, not the service, when the process ends', async () => {
    const analyst = builtInAnalyst({ entry: childThat('process.exit(3)') });
    await expect(analyst.analyze(aSnapshot, { signal: signal() })).rejects.toMatchObject({ reason: 'provider-failed' });
  });

  it('fails the analysis when the process runs out of memory', async () => {
    const analyst = builtInAnalyst({
      entry: childThat('const a = []; for (;;) a.push(new Array(1e5).fill(Math.random()));'),
    });
    await expect(analyst.analyze(aSnapshot, { signal: signal() })).rejects.toMatchObject({ reason: 'provider-failed' });
  });

  it('kills a process that never loads its rules', async () => {
    const entry = join(folder, 'loads.mjs');
    writeFileSync(entry, 'for (;;);');
    const analyst = builtInAnalyst({ entry: pathToFileURL(entry), startMs: 500 });
    await expect(analyst.analyze(aSnapshot, { signal: signal() })).rejects.toMatchObject({
      reason: 'provider-timed-out',
    });
  });

  it('does nothing for a visitor who has disconnected', async () => {
    const analyst = builtInAnalyst({ entry: childThat('process.send({ title: m.snapshot.title })') });
    const left = { signal: AbortSignal.abort() };
    await expect(analyst.analyze(aSnapshot, left)).rejects.toMatchObject({ reason: 'provider-timed-out' });
  });

  it('does not count the start against the time for an answer', async () => {
    const entry = join(folder, 'starts.mjs');
    writeFileSync(
      entry,
      `process.on('message', (m) => process.send({ title: m.snapshot.title }));
       setTimeout(() => process.send('ready'), 700);`,
    );
    const analyst = builtInAnalyst({ entry: pathToFileURL(entry), answerMs: 600 });
    expect(await analyst.analyze(aSnapshot, { signal: signal() })).toMatchObject({ title: aSnapshot.title });
  });

  it('kills a process that does not answer, and starts another for the next site', async () => {
    const analyst = builtInAnalyst({
      entry: childThat('if (m.snapshot.title === "slow") for (;;); process.send({ title: m.snapshot.title })'),
      answerMs: 1_000,
    });
    await expect(analyst.analyze({ ...aSnapshot, title: 'slow' }, { signal: signal() })).rejects.toMatchObject({
      reason: 'provider-timed-out',
    });
    expect(await analyst.analyze({ ...aSnapshot, title: 'next' }, { signal: signal() })).toMatchObject({
      title: 'next',
    });
  });
});
