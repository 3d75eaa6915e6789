import express from 'express';
import lighthouse from 'lighthouse';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { CanRender } from '@twofold/site-reader/render/check-rendering';
import { LIGHTHOUSE_BUDGETS } from '@twofold/site-reader/render/measure-page';
import { createRenderer } from '@twofold/site-reader/render/renderer';
import { runRenderer } from '@twofold/site-reader/render/run-renderer';
import { launchBrowser } from '@twofold/testing/browser';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import type { Figures } from '../harness/race.ts';
import { freePort } from '../harness/service-process.ts';

const BUILT = path.join(import.meta.dirname, '..', '..', '..', '..', 'web', 'dist');
const PERCENT = 100;
/** What is compared is what is measured, however long a busy machine takes for it. */
const PATIENCE_MS = 300_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Whether our Lighthouse process, in its network of its own and behind its proxy, measures what Lighthouse measures that is run
 * directly: the built landing page, in alternation. Scores of a machine that does other work differ from run to run.
 */
export const lighthouseBench: Benchmark = {
  name: 'lighthouse',
  summary: 'our Lighthouse process beside Lighthouse run directly (run npm run build first)',
  size: { rounds: 5, seconds: 0, events: 0 },
  run: async (bench) => {
    const port = await servePage(bench);
    const url = `http://127.0.0.1:${port}/`;
    const debuggingPort = await freePort();
    const browser = await launchBrowser({ debuggingPort });
    bench.closers.add('browser', () => browser.close());
    const how = await createRenderer({}).canRender();
    if (!how.ok) throw new Error(how.detail);
    await bench.race({
      title: 'Lighthouse, points out of 100',
      figure: 'performance points',
      limit: 'directly',
      goals: [{ of: 'in our process', is: 'at least', ratio: 0.95 }],
      contestants: [
        { name: 'directly', run: () => directly(url, debuggingPort) },
        { name: 'in our process', run: ({ signal }) => inOurProcess(url, port, how, signal) },
      ],
    });
  },
};

const servePage = async (bench: Bench): Promise<number> => {
  const server = createServer(express().use(express.static(BUILT)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bench.closers.add('page', () => new Promise<void>((resolve) => server.close(() => resolve())));
  return (server.address() as AddressInfo).port;
};

type Rendering = Extract<CanRender, { ok: true }>;
type Points = Readonly<Record<'performance' | 'accessibility' | 'bestPractices' | 'search', number | null>>;

const figuresOf = ({ performance, accessibility, bestPractices, search }: Points): Figures => ({
  'performance points': performance ?? Number.NaN,
  access: accessibility ?? Number.NaN,
  practices: bestPractices ?? Number.NaN,
  seo: search ?? Number.NaN,
});

const directly = async (url: string, port: number): Promise<Figures> => {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
  const pointsOf = (id: string): number => Math.round((result.lhr.categories[id]?.score ?? Number.NaN) * PERCENT);
  return figuresOf({
    performance: pointsOf('performance'),
    accessibility: pointsOf('accessibility'),
    bestPractices: pointsOf('best-practices'),
    search: pointsOf('seo'),
  });
};

const inOurProcess = async (url: string, port: number, how: Rendering, signal: AbortSignal): Promise<Figures> => {
  const rules = { ports: [], allow: [`127.0.0.1:${port}`] };
  const options = { ...how, budgets: { ...LIGHTHOUSE_BUDGETS, totalMs: PATIENCE_MS } };
  const answer = await runRenderer({ kind: 'lighthouse', url }, rules, options, signal);
  if (!answer.ok || !answer.lighthouse) throw new Error(`Lighthouse: ${answer.ok ? 'no result' : answer.detail}`);
  return figuresOf(answer.lighthouse.scores);
};
