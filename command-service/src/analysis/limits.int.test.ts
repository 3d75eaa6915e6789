import { AnalystFailed } from '@twofold/analyst/analyst';
import type { Provenance } from '@twofold/contracts/analysis/report';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReadSite } from '@twofold/site-reader/site-snapshot';
import type { ServiceLimits } from '../limits/service-limits.ts';
import { aReport } from '../testing/a-report.ts';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { NO_LIMITS, startService, type RunningService } from '../testing/a-service.ts';
import { ada, bob, registered } from '../testing/people.ts';

let service: RunningService | undefined;
afterEach(async () => {
  await service?.end();
  service = undefined;
});

const start = async (limits: Partial<ServiceLimits>, readSite?: ReadSite) => {
  const started = await startService({
    limits: { ...NO_LIMITS, ...limits },
    trustProxy: 1,
    ...(readSite && { readSite }),
    createAnalyst: (budget) => ({
      provenance: { provider: 'openai', model: 'stand-in' },
      analyze: async (_, { spender }) => {
        await budget.reserveReport(spender).catch((cause: unknown) => {
          throw new AnalystFailed('provider-failed', 'The budget is spent', { cause, kind: 'over-budget' });
        });
        return aReport;
      },
      fallback: { provenance: { provider: 'built-in', rubricVersion: '1' }, analyze: () => Promise.resolve(aReport) },
    }),
  });
  service = started;
  /** The author of each report, or why the rules wrote it. */
  const provenances = async (): Promise<string[]> => {
    const written: string[] = [];
    for await (const event of started.store.readAll()) {
      const data = event.data as { readonly provenance?: Provenance };
      if (event.type !== 'AnalysisCompleted' || data.provenance === undefined) continue;
      written.push(data.provenance.provider === 'openai' ? 'openai' : (data.provenance.insteadOfModel ?? 'built-in'));
    }
    return written;
  };
  return { ...started, provenances };
};
const analyze = (browser: Browser, ip = '192.0.2.1') =>
  browser.post('/api/analyze/url', { url: 'https://benchbook.example/' }, { 'x-forwarded-for': ip });
const statusesOf = async (count: number, browser: Browser, ip?: string) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await analyze(browser, ip)).status);
  return statuses;
};

describe('the hourly limit of analyses', () => {
  it('D-102: answers 429 once an account has used it up, from any address', async () => {
    const { url } = await start({ analysesPerHour: 1 });
    const { browser } = await registered(url, ada);
    expect([(await analyze(browser, '198.51.100.1')).status, (await analyze(browser, '203.0.113.1')).status]).toEqual([
      201, 429,
    ]);
  });

  it('does not keep accounts from analyses after visitors have used it up at their address', async () => {
    const { url } = await start({ analysesPerHour: 2 });
    const { browser } = await registered(url, ada);
    expect(await statusesOf(3, aBrowser(url))).toEqual([201, 201, 429]);
    expect(await statusesOf(3, browser)).toEqual([201, 201, 429]);
    expect((await analyze((await registered(url, bob)).browser)).status).toBe(201);
  });

  it('does not count sites that could not be read, but such attempts have their own limit', async () => {
    const { url } = await start({ analysesPerHour: 2 }, () =>
      Promise.resolve({ ok: false, failure: { reason: 'unreachable', detail: '' } }),
    );
    const statuses = await statusesOf(7, aBrowser(url));
    expect(statuses).toEqual([...Array<number>(6).fill(422), 429]);
  });

  it('says when to try again', async () => {
    const { url } = await start({ analysesPerHour: 1 });
    await analyze(aBrowser(url));
    const { body } = await analyze(aBrowser(url));
    expect(body['error']).toMatch(/^Too many requests\. Please try again in (60 minutes|1 hour)\.$/);
  });
});

describe('the daily budget', () => {
  it('lets visitors use 70 percent, and keeps the rest for accounts', async () => {
    const { url, provenances } = await start({ daily: { calls: 10, tokens: 0 } });
    const { browser } = await registered(url, ada);
    expect(await statusesOf(8, aBrowser(url))).toEqual(Array<number>(8).fill(201));
    expect(await statusesOf(4, browser)).toEqual(Array<number>(4).fill(201));
    const [model, rules] = ['openai', 'over-budget'];
    expect(await provenances()).toEqual([...Array<string>(7).fill(model), rules, model, model, model, rules]);
  });
});
