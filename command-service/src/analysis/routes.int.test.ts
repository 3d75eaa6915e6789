import { AnalystFailed } from '@twofold/analyst/analyst';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NO_LIMITS, readsIndefinitely, startService, type RunningService } from '../testing/a-service.ts';
import { aReport } from '../testing/a-report.ts';
import { BudgetExhausted } from './budget.ts';

let service: RunningService | undefined;
const end = async () => {
  await service?.end();
  service = undefined;
};

const start = async (...changes: Parameters<typeof startService>) => (service = await startService(...changes));

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${service!.url}/api/analyze/url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const aUrl = { url: 'https://benchbook.example/' };

describe('POST /api/analyze/url', () => {
  afterEach(end);

  it('answers 201 with the product id, its position and a device cookie (§3 url analysis, §6 visitor analysis, §7 POST /api/analyze/url)', async () => {
    const { eventTypes } = await start();
    const response = await post(aUrl);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ productId: 1 });
    expect(response.headers.get('x-log-position')).toMatch(/^\d+$/);
    const cookies = response.headers.getSetCookie().join('\n');
    expect(cookies).toMatch(/^device=[0-9a-f]{64}\.[\w-]{43}; .*HttpOnly/m);
    expect(cookies).toMatch(/^log-position=.*HttpOnly/m);
    expect(await eventTypes()).toEqual(['AnalysisRequested', 'AnalysisCompleted']);
  });

  it('D-46: makes a new product each time', async () => {
    await start();
    const ids = [await post(aUrl), await post(aUrl)].map((response) => response.json());
    expect(await Promise.all(ids)).toEqual([{ productId: 1 }, { productId: 2 }]);
  });

  it('D-55: drops the fragment of the address', async () => {
    const { store } = await start();
    await post({ url: 'https://benchbook.example/pricing?plan=2#top' });
    for await (const { type, data } of store.readAll({ limit: 1 })) {
      expect({ type, data }).toMatchObject({ data: { url: 'https://benchbook.example/pricing?plan=2' } });
    }
  });

  it('D-42: answers 422 with the reason in words and records the failure', async () => {
    const failure = { reason: 'login-wall', detail: 'a form' } as const;
    const { eventTypes } = await start({ readSite: () => Promise.resolve({ ok: false, failure }) });
    const response = await post(aUrl);
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 422,
      body: { error: 'The page asks visitors to log in first' },
    });
    expect(await eventTypes()).toEqual(['AnalysisRequested', 'AnalysisFailed']);
  });

  it('D-102: answers 429 with Retry-After once an address has used up its hour', async () => {
    await start({ limits: { ...NO_LIMITS, analysesPerHour: 2 } });
    expect((await post(aUrl)).status).toBe(201);
    expect((await post(aUrl)).status).toBe(201);
    const refused = await post(aUrl, { 'x-forwarded-for': '203.0.113.9' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await service!.eventTypes()).toHaveLength(4);
  });

  it('D-102: asks no provider beyond the budget of the day, and has the rules write instead (D-121)', async () => {
    let asked = 0;
    await start({
      limits: { ...NO_LIMITS, daily: { calls: 2, tokens: 0 } },
      createAnalyst: (budget) => ({
        provenance: { provider: 'openai', model: 'stand-in' },
        analyze: async () => {
          await budget.reserveReport().catch((cause: unknown) => {
            throw new AnalystFailed('provider-failed', 'The budget is spent', { cause, kind: 'over-budget' });
          });
          asked++;
          return aReport;
        },
        fallback: { provenance: { provider: 'built-in', rubricVersion: '1' }, analyze: () => Promise.resolve(aReport) },
      }),
    });
    const statuses = [];
    for (let index = 0; index < 4; index++) statuses.push((await post(aUrl)).status);
    expect({ statuses, asked }).toEqual({ statuses: [201, 201, 201, 201], asked: 2 });
    expect(await service!.eventTypes()).toHaveLength(8);
  });

  it('D-102: counts reports before anything is asked, so that a race cannot overrun the budget', async () => {
    const outcomes: string[] = [];
    await start({
      limits: { ...NO_LIMITS, daily: { calls: 3, tokens: 0 } },
      createAnalyst: (budget) => ({
        provenance: { provider: 'openai', model: 'stand-in' },
        analyze: async () => {
          await budget.reserveReport().then(
            () => outcomes.push('asked'),
            (error: unknown) => outcomes.push(error instanceof BudgetExhausted ? 'refused' : 'failed'),
          );
          return aReport;
        },
      }),
    });
    const urls = Array.from({ length: 8 }, (_, index) => ({ url: `https://benchbook.example/${index}` }));
    await Promise.all(urls.map((url) => post(url)));
    expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(3);
    expect(outcomes).not.toContain('failed');
  });

  it('takes the next id when the sequence hands out one that is taken', async () => {
    const first = await start();
    await post(aUrl);
    await post(aUrl);
    const restored = await startService({ store: first.store, keyring: first.keyring });
    const response = await fetch(`${restored.url}/api/analyze/url`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'https://fernpost.example/' }),
    });
    expect(await response.json()).toEqual({ productId: 3 });
    await restored.end();
  });
});

describe('bad input', () => {
  beforeAll(() => start());
  afterAll(end);

  it.each([
    ['no url', {}, 'URL is required'],
    ['an empty url', { url: '' }, 'URL is required'],
    ['blanks', { url: '   ' }, 'URL is required'],
    ['null', { url: null }, 'URL is required'],
    ['a number', { url: 7 }, 'URL is required'],
    ['a list', { url: ['https://benchbook.example'] }, 'URL is required'],
    ['no scheme', { url: 'benchbook.example' }, 'Please enter a valid URL'],
    ['another scheme', { url: 'ftp://benchbook.example' }, 'Please enter a valid URL'],
    ['script', { url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    ['credentials', { url: 'https://me:secret@benchbook.example' }, 'Please enter a valid URL'],
    ['no host', { url: 'https://' }, 'Please enter a valid URL'],
    ['too long', { url: `https://benchbook.example/${'x'.repeat(2_048)}` }, 'Please enter a valid URL'],
    ['a list as the body', [], 'Invalid input: expected object, received array'],
  ])('D-40: refuses %s with a 400 and leaves no trace', async (_, body, error) => {
    const response = await post(body);
    expect({ status: response.status, ...((await response.json()) as object) }).toMatchObject({ status: 400, error });
    expect(await service!.eventTypes()).toEqual([]);
  });

  it.each([
    ['malformed JSON', '{"url":', {}, 400],
    ['a huge body', JSON.stringify({ url: 'x'.repeat(200_000) }), {}, 413],
    ['a form', 'url=https://benchbook.example', { 'content-type': 'text/plain' }, 415],
    ['another site', aUrl, { origin: 'https://evil.example' }, 403],
    ['another site by its own word', aUrl, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a key that is no UUID', aUrl, { 'idempotency-key': 'once' }, 400],
  ])('D-30, D-31: refuses %s', async (_, body, headers, status) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('error');
    expect(await service!.eventTypes()).toEqual([]);
  });

  it.each([
    ['GET', '/api/analyze/url', 405],
    ['POST', '/api/nothing', 404],
    ['DELETE', '/api/analyze/url', 405],
  ])('D-103: answers %s %s with %i in JSON', async (method, path, status) => {
    const response = await fetch(`${service!.url}${path}`, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('error');
  });
});

describe('an analysis that does not end', () => {
  afterEach(end);

  it('is interrupted at its deadline, also when it was requested before a restart', async () => {
    const longAgo = () => new Date('2026-01-05T10:00:00.000Z');
    const before = await start({ readSite: readsIndefinitely, now: longAgo });
    void post(aUrl).catch(() => undefined);
    await eventually(async () => expect(await before.eventTypes()).toEqual(['AnalysisRequested']));

    const after = await startService({ store: before.store, keyring: before.keyring });
    await after.start();
    await eventually(async () => expect(await after.eventTypes()).toEqual(['AnalysisRequested', 'AnalysisFailed']), {
      withinMs: 15_000,
    });
    await after.end();
  });
});
