import { aText } from '@twofold/testing/a-text';
import { createTestLog } from '@twofold/event-store/testing/postgres-log';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CommandServiceDeps } from '../service-deps.ts';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { NO_LIMITS, startService, type RunningService } from '../testing/a-service.ts';
import { ada, bob, registered } from '../testing/people.ts';

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0).toReversed()) await end();
});

const start = async (limits = NO_LIMITS, log: Partial<CommandServiceDeps> = {}): Promise<RunningService> => {
  const service = await startService({ limits, ...log });
  ends.push(service.end);
  return service;
};

/** A log in PostgreSQL, whose round trips count too. */
const inPostgres = async (): Promise<Partial<CommandServiceDeps>> => {
  const { open, drop } = await createTestLog();
  ends.unshift(drop);
  const keyring = memoryKeyring();
  return { keyring, store: sealedEventStore(await open(), keyring) };
};

/** The statements that some work sends to PostgreSQL. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const sent = spy.mock.calls.map(([query]: readonly unknown[]) =>
    typeof query === 'string' ? query : (query as { readonly text: string }).text,
  );
  spy.mockRestore();
  // The steps of the earlier analysis are recorded in the background.
  return sent.filter((text) => typeof text === 'string' && text !== 'select 1' && !text.includes('analysis_progress'));
};
/** The statements of the request pipeline: the session, the request and its limits. */
const ofPipeline = (statements: readonly string[]): string[] =>
  statements.filter((text) => /write_side\.|sessions/.test(text));

const aReviewBy = async (reviewer: Browser, owner: Browser, path: string): Promise<number> => {
  const url = `https://benchbook.example/${path}`;
  const { body: app } = await owner.post('/api/analyze/url', { url }, key());
  const review = { productId: app['productId'], content: aText(path), rating: 4 };
  const { body } = await reviewer.post('/api/reviews', review, key());
  return Number(body['id']);
};

describe('completing a review with a key, logged in', () => {
  it('takes one round trip to begin, session included, and one to finish', async () => {
    const { url } = await start();
    const { browser } = await registered(url, ada);
    const { browser: owner } = await registered(url, bob);
    await browser.patch(`/api/reviews/${await aReviewBy(browser, owner, 'first')}`, { status: 'complete' }, key());
    const reviewId = await aReviewBy(browser, owner, 'second');

    let status = 0;
    const statements = await statementsOf(async () => {
      ({ status } = await browser.patch(`/api/reviews/${reviewId}`, { status: 'complete' }, key()));
    });
    expect(status).toBe(200);
    expect(ofPipeline(statements)).toEqual([
      expect.stringContaining('write_side.begin_write'),
      expect.stringContaining('update write_side.requests set status'),
    ]);
  });
});

describe('completing a review that this process has just recorded', () => {
  it('takes four round trips, those to the log included', async () => {
    const { url } = await start(NO_LIMITS, await inPostgres());
    const { browser } = await registered(url, ada);
    const { browser: owner } = await registered(url, bob);
    const reviewId = await aReviewBy(browser, owner, 'only');
    let status = 0;
    const statements = await statementsOf(async () => {
      ({ status } = await browser.patch(`/api/reviews/${reviewId}`, { status: 'complete' }, key()));
    });
    expect(status).toBe(200);
    expect(statements).toEqual([
      expect.stringContaining('write_side.begin_write'),
      expect.stringContaining('event_log.append'),
      expect.stringContaining('event_log.append'),
      expect.stringContaining('update write_side.requests set status'),
    ]);
  });
});

describe('a write without a session', () => {
  it('is a 401, without a query if the cookie is missing or forged', async () => {
    const { url } = await start();
    const { browser } = await registered(url, ada);
    const forged = aBrowser(url);
    forged.cookies.set('sid', browser.cookies.get('sid')!.replace(/.{3}$/, 'AAA'));
    for (const stranger of [aBrowser(url), forged]) {
      const statements = await statementsOf(async () => {
        const { status } = await stranger.patch('/api/reviews/1', { status: 'complete' }, key());
        expect(status).toBe(401);
      });
      expect(statements).toEqual([]);
    }
  });
});

describe('a write that is refused by its limit', () => {
  it('D-102: sends no query from the second refusal on', async () => {
    const { url } = await start({ ...NO_LIMITS, analysesPerHour: 1 });
    const analyze = () => aBrowser(url).post('/api/analyze/url', { url: 'https://benchbook.example/' });
    expect([(await analyze()).status, (await analyze()).status]).toEqual([201, 429]);
    const statements = await statementsOf(async () => expect((await analyze()).status).toBe(429));
    expect(statements).toEqual([]);
  });
});
