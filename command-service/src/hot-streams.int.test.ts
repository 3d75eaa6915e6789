import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import type { EventStore } from '@twofold/event-store/port';
import { startTestServer } from '@twofold/event-store/testing/eventstoredb/test-server';
import { createTestLog } from '@twofold/event-store/testing/postgres-log';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCategory } from './accounts/category.ts';
import { createCommandHandler } from './command-handler.ts';
import { creditsCategory } from './credits/category.ts';
import { foldStream } from './fold-stream.ts';
import { reviewCategory } from './reviews/category.ts';
import { aBrowser, type Answered, type Browser } from './testing/a-browser.ts';
import { startService, type RunningService } from './testing/a-service.ts';
import { newContext } from './testing/a-review-world.ts';
import { registered } from './testing/people.ts';

type RealLog = { readonly open: () => Promise<EventStore>; readonly drop: () => Promise<void> };

const postgres = async (): Promise<RealLog> => {
  const { open, drop } = await createTestLog();
  return { open: () => open(), drop };
};
const eventStoreDb = async (): Promise<RealLog> => {
  const server = await startTestServer();
  return {
    open: () => Promise.resolve(eventStoreDbEventStore({ url: server.url })),
    drop: () => server.remove(),
  };
};

/** Long, because the machine may be busy with other tests. */
const PATIENT = { commandPatienceMs: 90_000 };
const SLOW = { timeout: 120_000 };

const AT_ONCE = 20;
const REVIEWS = 200;

/** The number of answers per status. */
const countOf = (answers: readonly Answered[]): Readonly<Record<number, number>> =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((each) => each.status === status).length,
    ]),
  );

const inTurns = async (count: number, atOnce: number, send: (index: number) => Promise<Answered>) => {
  const answers: Answered[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < count) answers.push(await send(next++));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return answers;
};

describe.each([
  ['PostgreSQL', postgres],
  ['EventStoreDB', eventStoreDb],
])('two processes on one log in %s', SLOW, (_, startLog) => {
  let log: RealLog;
  let store: EventStore;
  let services: readonly [RunningService, RunningService];
  let browser: Browser;
  let id: number;

  beforeAll(async () => {
    log = await startLog();
    const keyring = memoryKeyring();
    store = sealedEventStore(await log.open(), keyring);
    const first = await startService({ ...PATIENT, store, keyring });
    const other = sealedEventStore(await log.open(), keyring);
    services = [first, await startService({ ...PATIENT, store: other, keyring, connectionString: first.databaseUrl })];
  });
  afterAll(async () => {
    for (const service of services.toReversed()) await service.end();
    await log.drop();
  });

  const to = (index: number): string => services[index % 2]!.url;
  const sendTo = (index: number, method: string, path: string, body: unknown): Promise<Answered> =>
    browser.send(method, `${to(index)}${path}`, body, { 'idempotency-key': crypto.randomUUID() });

  it('take 50 changes of one profile at once', async () => {
    ({ browser, id } = await registeredAt(services[0].url));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (__, index) =>
        sendTo(index, 'PATCH', `/api/users/${id}`, { fullName: `Ada ${index}`, socialProfile: '', expertise: '' }),
      ),
    );
    expect(countOf(answers)).toEqual({ 200: 50 });
    const types = [];
    for await (const { type } of store.readStream(`user-${id}`)) types.push(type);
    expect(types.filter((type) => type === 'ProfileUpdated')).toHaveLength(50);
  });

  it('give 200 credits for 200 reviews that their author completes 20 at a time', async () => {
    ({ browser, id } = await registeredAt(services[0].url));
    const reviews = await written(store, id);
    const answers = await inTurns(REVIEWS, AT_ONCE, (index) =>
      sendTo(index, 'PATCH', `/api/reviews/${reviews[index]}`, { status: 'complete' }),
    );
    expect(countOf(answers)).toEqual({ 200: REVIEWS });
    expect(answers.filter(({ body }) => body['creditsAwarded'] === 1)).toHaveLength(REVIEWS);
    const { state } = await foldStream(store, creditsCategory, `credits-${id}`);
    expect(state.available).toBe(1 + REVIEWS);
  });

  it('answer 20 writes beside a logout, and none of them with their own error', async () => {
    ({ browser, id } = await registeredAt(services[0].url));
    const answers = await Promise.all(
      Array.from({ length: 21 }, (__, index) =>
        index === 10
          ? browser.send('POST', `${to(index)}/api/logout`)
          : sendTo(index, 'PATCH', `/api/users/${id}`, { fullName: `Ada ${index}`, socialProfile: '', expertise: '' }),
      ),
    );
    for (const { status } of answers) expect([200, 204, 401]).toContain(status);
    const { state } = await foldStream(store, userCategory, `user-${id}`);
    expect(state).toMatchObject({ status: 'registered' });
  });
});

/** A user whose browser accepts full addresses, to use both processes with one session. */
const registeredAt = async (url: string): Promise<{ readonly browser: Browser; readonly id: number }> => {
  const person = { email: `ada-${crypto.randomUUID()}@example.com`, password: 'Correct-horse-7' };
  const { browser: first, id } = await registered(url, person);
  const browser = aBrowser('');
  for (const [name, value] of first.cookies) browser.cookies.set(name, value);
  return { browser, id };
};

let nextReview = 1_000;

/** Pending reviews of one user; each earns a credit. */
const written = async (store: EventStore, userId: number): Promise<readonly number[]> => {
  const handle = createCommandHandler({ store, now: () => new Date() });
  const submittedAt = new Date().toISOString();
  const reviews = Array.from({ length: REVIEWS }, () => nextReview++);
  await Promise.all(
    reviews.map((reviewId) => {
      const data = { reviewId, productId: reviewId, userId, content: 'A text', rating: 4, earns: true, submittedAt };
      const command = { type: 'SubmitReview', data: { ...data, source: 'discover' } } as const;
      return handle(reviewCategory, reviewId, command, newContext());
    }),
  );
  return reviews;
};
