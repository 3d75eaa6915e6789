import { listenTo } from '@twofold/http/testing/listen-to';
import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';
import { aStepwiseSite } from '../../testing/a-stepwise-site.ts';

const UNKNOWN_KEY = '00000000-0000-4000-8000-000000000000';
const url = 'https://benchbook.example/';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const start = async (...changes: Parameters<typeof startService>): Promise<RunningService> => {
  const service = await startService(...changes);
  ends.push(service.end);
  return service;
};

/** A service, a stepwise site, and the browser of a new visitor. */
const aScene = async () => {
  const site = aStepwiseSite();
  const service = await start({ readSite: site.readSite });
  return { site, service, browser: await aVisitor(service) };
};

const aVisitor = async (service: RunningService): Promise<Browser> => {
  const browser = aBrowser(service.url);
  await browser.post('/api/device');
  return browser;
};

const pathOf = (key: string) => `/api/analyses/${key}/progress`;

const analyze = (browser: Browser, key: string = crypto.randomUUID()) => ({
  key,
  answer: browser.post('/api/analyze/url', { url }, { 'idempotency-key': key }),
});

const follow = async (service: RunningService, browser: Browser, key: string) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const listening = await listenTo(`${service.url}${pathOf(key)}`, { cookie });
  ends.push(listening.leave);
  const steps = () => listening.heard.map(({ data }) => (data as { step: string }).step);
  const tells = (...expected: string[]) => eventually(() => expect(steps()).toEqual(expected));
  return { ...listening, steps, tells };
};

describe('the progress of an analysis', () => {
  it('is told step by step to the browser that sent the key, and ends with the analysis', async () => {
    const { site, service, browser } = await aScene();
    const { key, answer } = analyze(browser);
    const stream = await follow(service, browser, key);
    expect(stream.status).toBe(200);
    await stream.tells('reading');
    await eventually(() => expect(site.reads()).toBe(1));
    site.tell('rendering');
    await stream.tells('reading', 'rendering');
    for (const step of ['pages', 'reading', 'rendering'] as const) site.tell(step);
    await stream.tells('reading', 'rendering', 'pages');
    site.finish();
    await stream.rest();
    expect(stream.steps().at(-1)).toBe('done');
    expect((await answer).status).toBe(201);
  });

  it('can be asked for before the request arrives', async () => {
    const { site, service, browser } = await aScene();
    const key = crypto.randomUUID();
    const opening = follow(service, browser, key);
    const { answer } = analyze(browser, key);
    const stream = await opening;
    await eventually(() => expect(site.reads()).toBe(1));
    site.finish();
    await stream.rest();
    expect((await answer).status).toBe(201);
  });

  it('is told by an instance that does not run it', async () => {
    const { site, service, browser } = await aScene();
    const other = await start({ connectionString: service.databaseUrl, store: service.store });
    const { key } = analyze(browser);
    const stream = await follow(other, browser, key);
    await stream.tells('reading');
    await eventually(() => expect(site.reads()).toBe(1));
    site.tell('pages');
    await stream.tells('reading', 'pages');
    site.finish();
    await stream.rest();
    expect(stream.steps().at(-1)).toBe('done');
  });

  it('D-46: is told to every request that shares the analysis', async () => {
    const { site, service, browser } = await aScene();
    const other = await aVisitor(service);
    const first = analyze(browser);
    await eventually(() => expect(site.reads()).toBe(1));
    site.tell('pages');
    const second = analyze(other);
    const stream = await follow(service, other, second.key);
    await eventually(() => expect(stream.steps()).toContain('pages'));
    site.finish();
    await stream.rest();
    expect(site.reads()).toBe(1);
    expect([(await first.answer).status, (await second.answer).status]).toEqual([201, 201]);
  });

  it('ends with what became of it, also for a browser that asks later', async () => {
    const { site, service, browser } = await aScene();
    const { key, answer } = analyze(browser);
    await eventually(() => expect(site.reads()).toBe(1));
    site.finish({ ok: false, failure: { reason: 'blocked', detail: '' } });
    expect((await answer).status).toBe(422);
    const stream = await follow(service, browser, key);
    await stream.rest();
    expect(stream.steps()).toEqual(['failed']);
  });

  it('is a failure once the process that ran it is gone', async () => {
    const { service, browser } = await aScene();
    const { key } = analyze(browser);
    const stream = await follow(service, browser, key);
    await stream.tells('reading');
    const client = new pg.Client({ connectionString: service.databaseUrl });
    await client.connect();
    // The process is still running, so the renewal of its lease must be prevented.
    await client.query(`
      create function write_side.renew_nothing() returns trigger language plpgsql as 'begin return null; end';
      create trigger renew_nothing before update on write_side.requests for each row
        when (new.leased_until > old.leased_until) execute function write_side.renew_nothing()`);
    await client.query('update write_side.requests set leased_until = clock_timestamp() where key = $1', [key]);
    await client.end();
    await eventually(() => expect(stream.steps()).toEqual(['reading', 'failed']), { withinMs: 15_000 });
  });

  it('is told for a newer version of a report, too', async () => {
    const { site, service, browser } = await aScene();
    const { answer } = analyze(browser);
    await eventually(() => expect(site.reads()).toBe(1));
    site.finish();
    const { productId } = (await answer).body;
    const key = crypto.randomUUID();
    const again = browser.post(`/api/products/${String(productId)}/reanalyses`, {}, { 'idempotency-key': key });
    const stream = await follow(service, browser, key);
    await eventually(() => expect(site.reads()).toBe(2));
    site.tell('pages');
    site.finish();
    await stream.rest();
    expect((await again).status).toBe(201);
    expect(stream.steps()).toEqual(expect.arrayContaining(['done']));
  });
});

describe('who may follow an analysis', () => {
  it('is the browser that sent its key: to others it is missing like one that no one began', async () => {
    const { site, service, browser } = await aScene();
    const { key } = analyze(browser);
    await eventually(() => expect(site.reads()).toBe(1));
    const foreign = await aVisitor(service);
    const timed = async (asked: string) => {
      const startedAt = performance.now();
      const { status, body } = await foreign.get(pathOf(asked));
      return { status, body, ms: performance.now() - startedAt };
    };
    const [theirs, unknown] = await Promise.all([timed(key), timed(UNKNOWN_KEY)]);
    for (const answer of [theirs, unknown])
      expect(answer).toMatchObject({ status: 404, body: { error: 'Analysis not found' } });
    expect(Math.abs(theirs.ms - unknown.ms)).toBeLessThan(1_000);
  });

  it('is unknown without a device cookie, or for what is no key', async () => {
    const { site, service, browser } = await aScene();
    const { key } = analyze(browser);
    await eventually(() => expect(site.reads()).toBe(1));
    expect(await aBrowser(service.url).get(pathOf(key))).toMatchObject({ status: 404 });
    expect(await browser.get(pathOf('once'))).toMatchObject({ status: 404, body: { error: 'Analysis not found' } });
  });

  it('is a browser that introduces itself first; it keeps the cookie that it has', async () => {
    const { browser } = await aScene();
    const device = browser.cookies.get('device');
    expect(device).toMatch(/^[0-9a-f]{64}\./);
    expect(await browser.post('/api/device')).toMatchObject({ status: 200, body: { ok: true } });
    expect(browser.cookies.get('device')).toBe(device);
  });

  it('is at most six at once from one browser', async () => {
    const { service, browser } = await aScene();
    const { key } = analyze(browser);
    const keys = [key, ...Array.from({ length: 5 }, () => analyze(browser).key)];
    const streams = await Promise.all(keys.map((each) => follow(service, browser, each)));
    expect(await browser.get(pathOf(key))).toMatchObject({ status: 429 });
    const other = await aVisitor(service);
    expect((await follow(service, other, analyze(other).key)).status).toBe(200);
    streams[0]!.leave();
    await eventually(async () => expect((await follow(service, browser, key)).status).toBe(200));
  });
});

describe('a stream of progress', () => {
  it('is neither kept nor held back on its way', async () => {
    const { service, browser } = await aScene();
    const { key } = analyze(browser);
    const cookie = `device=${browser.cookies.get('device')}`;
    const headers = { cookie, 'accept-encoding': 'gzip, br' };
    const stream = await listenTo(`${service.url}${pathOf(key)}`, headers);
    ends.push(stream.leave);
    expect(stream.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/event-stream/),
      'x-accel-buffering': 'no',
      'cache-control': 'no-store',
    });
    expect(stream.headers).not.toHaveProperty('content-encoding');
    const head = await fetch(`${service.url}${pathOf(key)}`, { method: 'HEAD', headers });
    expect({ status: head.status, text: await head.text() }).toEqual({ status: 200, text: '' });
  });

  it('ends when the service stops', async () => {
    const { service, browser } = await aScene();
    const { key } = analyze(browser);
    const stream = await follow(service, browser, key);
    const early = browser.get(pathOf(UNKNOWN_KEY));
    await stream.tells('reading');
    service.drain();
    await stream.rest();
    expect(await early).toMatchObject({ status: 503 });
  });
});
