import { createServer } from 'node:http';
import { report as reportSchema } from '@twofold/contracts/analysis/report';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanSite } from '../testing/attack.ts';
import { honestAnswer, partOf, type ScriptedModel } from '../testing/scripted-model.ts';
import { startStandIn, type ServerBehavior } from '../testing/stand-in-server.ts';
import { STAND_INS } from '../testing/stand-ins.ts';
import { anAnalyst, rulesReportOn, reportBy } from '../testing/write-report.ts';
import { createProvider } from './provider.ts';
import type { ModelEvent, ProviderSettings } from './settings.ts';

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

const start = async (
  behavior: ServerBehavior,
  { model = honestAnswer, ...changes }: Partial<ProviderSettings> & { model?: ScriptedModel } = {},
) => {
  const server = await startStandIn(behavior, model);
  close = server.close;
  const events: ModelEvent[] = [];
  const spent = { tokens: 0 };
  const provider = createProvider({
    settings: {
      apiKey: behavior.needsKey ? 'a-key' : undefined,
      baseUrl: server.baseUrl,
      models: ['gpt-large'],
      smallModels: ['gpt-small'],
      api: 'auto',
      prices: new Map([['gpt-large', { input: 1, output: 2 }]]),
      ...changes,
    },
    observe: (event) => events.push(event),
    addTokens: (tokens) => {
      spent.tokens += tokens;
      return Promise.resolve();
    },
  });
  return { provider, events, spent, calls: server.calls };
};

const site = cleanSite();
const reportOn = async (started: Awaited<ReturnType<typeof start>>) => reportBy(started.provider, site);
const never = new AbortController().signal;
const probe = (started: Awaited<ReturnType<typeof start>>, signal = never) =>
  anAnalyst(started.provider, { limits: { deadlineMs: 400, patienceMs: 100, contextTokens: 24_000 } }).analyze(site, {
    signal,
  });

describe.each(STAND_INS)('a server such as $name', (behavior) => {
  it('writes a report', async () => {
    const report = reportSchema.parse(await reportOn(await start(behavior)));
    expect(report.aiAnalysis.strengths[0]).toMatch(/^The site says/);
    expect(report.purpose).not.toBe(rulesReportOn(site).purpose);
  });

  it('is probed once', async () => {
    const started = await start(behavior);
    await reportOn(started);
    const failed = started.events.filter((event) => event.type === 'requested' && event.outcome === 'failed').length;
    await reportOn(started);
    const later = started.events.filter((event) => event.type === 'requested' && event.outcome === 'failed').length;
    expect(later).toBe(failed);
    expect(failed).toBeLessThanOrEqual(8);
  });

  it('has its tokens counted, or estimated', async () => {
    const { provider, spent, events } = await start(behavior);
    await reportBy(provider, site);
    expect(spent.tokens).toBeGreaterThan(1_000);
    expect(events.some((event) => event.type === 'used' && (event.dollars ?? 0) > 0)).toBe(true);
  });

  it('falls back to the next model if it does not know the first', async () => {
    const started = await start(behavior, { models: ['gpt-unknown', 'gpt-large'] });
    await reportOn(started);
    expect(started.provider.model).toBe('gpt-large');
  });

  it('fails the report if it knows none of the models', async () => {
    const started = await start(behavior, { models: ['gpt-unknown'] });
    await expect(reportOn(started)).rejects.toMatchObject({ code: 'analyst-failed', kind: 'failed' });
  });

  it('may repair an invalid answer once', async () => {
    let isFirst = true;
    const model: ScriptedModel = (question) => {
      if (partOf(question) !== 'swot' || !isFirst) return honestAnswer(question);
      isFirst = false;
      return { strengths: 'all of it' };
    };
    const started = await start(behavior, { model });
    await reportOn(started);
    const repairs = started.calls.filter(({ body }) =>
      JSON.stringify(body).includes('Your last answer could not be used'),
    );
    expect(repairs.length).toBeGreaterThan(0);
  });

  it('fails the report if its statements are not on the pages', async () => {
    const model: ScriptedModel = (question) => {
      const part = partOf(question);
      if (part === 'probe' || part === 'select') return honestAnswer(question);
      const answer = JSON.stringify(honestAnswer(question));
      return JSON.parse(answer.replaceAll(/"ref":"[^"]*"/g, '"ref":"b777777"')) as unknown;
    };
    await expect(reportOn(await start(behavior, { model }))).rejects.toMatchObject({ kind: 'unfounded' });
  });
});

describe('a failing server', () => {
  const [openAi] = STAND_INS;
  const broken = (changes: Partial<ServerBehavior>): ServerBehavior => ({ ...openAi!, ...changes });

  it('is slow if it does not answer in time', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    close = async () => {
      silent.closeAllConnections();
      await new Promise((resolve) => silent.close(resolve));
    };
    const { port } = silent.address() as { port: number };
    const started = await start(openAi!, { baseUrl: `http://127.0.0.1:${port}/v1` });
    await expect(probe(started)).rejects.toMatchObject({ kind: 'slow', reason: 'provider-timed-out' });
  });

  it.each([401, 403, 500, 503])('has failed after a %i', async (status) => {
    const started = await start(broken({ refuse: () => ({ status, body: { error: { message: 'no' } } }) }));
    await expect(reportOn(started)).rejects.toMatchObject({ kind: 'failed' });
  });

  it('has failed if it asks to wait too long', async () => {
    const headers = { 'retry-after': '3600' };
    const started = await start(
      broken({ refuse: () => ({ status: 429, body: { error: { message: 'later' } }, headers }) }),
    );
    await expect(reportOn(started)).rejects.toMatchObject({ kind: 'failed' });
    expect(started.calls).toHaveLength(1);
  });

  it('cannot redirect the page and the key', async () => {
    const headers = { location: 'http://127.0.0.1:9/v1/chat/completions' };
    const started = await start(broken({ refuse: () => ({ status: 307, body: {}, headers }) }));
    await expect(reportOn(started)).rejects.toMatchObject({ kind: 'failed' });
  });

  it('gets no request beyond the budget', async () => {
    const started = await start(openAi!);
    const reserve = () => Promise.reject(new RangeError('no more'));
    const written = reportBy(started.provider, site, {
      reserve,
      isOverBudget: (error) => error instanceof RangeError,
    });
    await expect(written).rejects.toMatchObject({ kind: 'over-budget' });
    expect(started.calls).toEqual([]);
  });
});
