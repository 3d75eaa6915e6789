import { aText } from '@twofold/testing/a-text';
import { aBrowser, type Browser } from '@twofold/command-service/testing/a-browser';
import { startService, type RunningService } from '@twofold/command-service/testing/a-service';
import { registered } from '@twofold/command-service/testing/people';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import type { EventStore } from '@twofold/event-store/port';
import { collect } from '@twofold/event-store/testing/events';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createProjector } from '@twofold/projector/app';
import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClosers } from './closers.ts';
import { createMigratedDatabase } from './testing/migrated-database.ts';
import { ledgersIn, reviewsOf, shownAsComplete, shownLedgers } from './testing/completions/ledgers.ts';

/** For a long run: COMPLETIONS_ROUNDS=50, COMPLETIONS_AT_ONCE=100. */
const ROUNDS = Number(process.env['COMPLETIONS_ROUNDS'] ?? 1);
const AT_ONCE = Number(process.env['COMPLETIONS_AT_ONCE'] ?? 20);
const PEOPLE = 3;
const APPS = 2;

const log = createLog({ service: 'test', level: 'silent' });
const closers = createClosers((name, error) => {
  throw new Error(`could not close the ${name}`, { cause: error });
});
let services: readonly [RunningService, RunningService];
let store: EventStore;
let pool: pg.Pool;
beforeAll(async () => {
  const database = await createMigratedDatabase({ hasLog: true });
  closers.add('database', () => database.drop());
  const connectionString = database.url;
  const keyring = openKeyring({ connectionString, masterKeys: [Buffer.alloc(32, 7)], log });
  closers.add('keyring', () => keyring.close());
  // Each service has its own writer, as two processes have.
  const open = async () =>
    sealedEventStore(await postgresEventStore({ connectionString, log, allowUnsafeDurability: true }), keyring);
  const one = await startService({ store: await open(), keyring, connectionString });
  closers.add('one service', () => one.end());
  const other = await startService({ store: await open(), keyring, connectionString });
  closers.add('the other service', () => other.end());
  services = [one, other];
  store = await open();
  closers.add('store', () => store.close());
  for (const service of services) await service.start();
  const projector = createProjector({ store, connectionString, log });
  closers.add('projector', () => projector.stop());
  projector.start();
  pool = new pg.Pool({ connectionString });
  closers.add('pool', () => pool.end());
});
afterAll(() => closers.close());

/** The same session at both services. */
const inBoth = (browser: Browser): readonly Browser[] =>
  services.map(({ url }) => {
    const same = aBrowser(url);
    for (const [name, value] of browser.cookies) same.cookies.set(name, value);
    return same;
  });

type Pending = { readonly userId: number; readonly reviewId: number; readonly browsers: readonly Browser[] };

/** A few people who have written a review of each of a few apps. */
const pendingReviews = async (round: number): Promise<Pending[]> => {
  const [{ url }] = services;
  const apps = [];
  for (let app = 0; app < APPS; app++) {
    const { body } = await aBrowser(url).post('/api/analyze/url', { url: `https://benchbook.example/${app}` });
    apps.push(Number(body['productId']));
  }
  const pending: Pending[] = [];
  for (let person = 0; person < PEOPLE; person++) {
    const email = `reviewer-${round}-${person}@example.com`;
    const { browser, id: userId } = await registered(url, { email, password: 'Engine1843' });
    for (const productId of apps) {
      const { body } = await browser.post('/api/reviews', { productId, content: aText(productId), rating: 4 });
      pending.push({ userId, reviewId: Number(body['id']), browsers: inBoth(browser) });
    }
  }
  return pending;
};

describe('completing a few reviews many times at once, at two services on one log', () => {
  it(`earns one credit each, and the read models are the fold of the log (${ROUNDS} rounds of ${AT_ONCE} for each)`, async () => {
    const all: Pending[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const pending = await pendingReviews(round);
      all.push(...pending);
      const requests = Array.from({ length: AT_ONCE }, (_, turn) =>
        pending.map(async ({ reviewId, browsers }) => {
          const browser = browsers[(turn + reviewId) % browsers.length]!;
          const { status, body } = await browser.patch(`/api/reviews/${reviewId}`, { status: 'complete' });
          return { reviewId, status, isAwarded: body['creditsAwarded'] === 1 };
        }),
      );
      const answers = await Promise.all(requests.flat());
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      const awarded = answers.filter(({ isAwarded }) => isAwarded).map(({ reviewId }) => reviewId);
      expect(awarded.toSorted((a, b) => a - b)).toEqual(pending.map(({ reviewId }) => reviewId));
    }

    const events = await collect(store.readAll());
    const reviewIds = all.map(({ reviewId }) => reviewId);
    expect(reviewsOf(events, 'CreditEarned')).toEqual(reviewIds);
    const ledgers = ledgersIn(events);
    for (const { userId } of all) expect(ledgers[userId]?.balance).toBe(1 + APPS);
    await eventually(async () => expect(await shownLedgers(pool)).toEqual(ledgers), { withinMs: 20_000 });
    await eventually(async () => expect(await shownAsComplete(pool)).toEqual(reviewIds), { withinMs: 20_000 });
  }, 600_000);
});
