import { fileURLToPath } from 'node:url';
import { aText } from '@twofold/testing/a-text';
import { aBrowser, type Browser } from '@twofold/command-service/testing/a-browser';
import { startService } from '@twofold/command-service/testing/a-service';
import { registered } from '@twofold/command-service/testing/people';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import { collect } from '@twofold/event-store/testing/events';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { createClosers } from '../../closers.ts';
import { createMigratedDatabase } from '../migrated-database.ts';
import type { Fault } from './faults.ts';
import { followCompletions } from './follow-completions.ts';
import { startKillable, type KillableProcess } from '../killable-process.ts';
import { MASTER_KEYS, SESSION_SECRETS } from '../secrets.ts';

const PROGRAM = fileURLToPath(new URL('./service-process.ts', import.meta.url));
const CATCH_UP_MS = 60_000;

/** A review that waits to be completed, and the session of its author. */
export type PendingReview = {
  readonly userId: number;
  readonly reviewId: number;
  readonly cookies: Browser['cookies'];
};

/** Two command services and a projector on one log, each in a separate process, and reviews to complete. */
export type CompletionScene = {
  readonly store: EventStore;
  readonly pool: pg.Pool;
  readonly services: readonly [KillableProcess, KillableProcess];
  readonly projector: KillableProcess;
  /** For each person a review of each app. */
  readonly people: readonly (readonly PendingReview[])[];
  /** Waits until the review is completed in the log. */
  readonly completed: (reviewId: number) => Promise<void>;
  /** Waits until the reactor has seen every completion in the log, and returns the log's content. */
  readonly settled: () => Promise<readonly RecordedEvent[]>;
  readonly end: () => Promise<void>;
};

export const openCompletionScene = async (size: {
  readonly people: number;
  readonly apps: number;
  readonly fault?: Fault;
}): Promise<CompletionScene> => {
  const closers = createClosers((name, error) => {
    throw new Error(`could not close the ${name}`, { cause: error });
  });
  const database = await createMigratedDatabase({ hasLog: true });
  closers.add('database', () => database.drop());
  const { url: connectionString } = database;
  const log = createLog({ service: 'test', level: 'silent' });
  const keyring = openKeyring({ connectionString, masterKeys: MASTER_KEYS, log });
  closers.add('keyring', () => keyring.close());
  const open = async () =>
    sealedEventStore(await postgresEventStore({ connectionString, log, allowUnsafeDurability: true }), keyring);
  const store = await open();
  closers.add('store', () => store.close());
  const pool = new pg.Pool({ connectionString });
  closers.add('pool', () => pool.end());

  const preparing = await startService({
    store: await open(),
    keyring,
    connectionString,
    sessionSecrets: SESSION_SECRETS,
  });
  const people = await writeReviews(preparing.url, size);
  await preparing.end();

  const start = (role: 'commands' | 'projector'): KillableProcess => {
    const killable = startKillable(PROGRAM, [connectionString, role, size.fault ?? 'none']);
    closers.add(role, () => killable.end());
    return killable;
  };
  const services = [start('commands'), start('commands')] as const;
  const projector = start('projector');
  const followed = followCompletions(store);
  closers.add('follower', () => followed.end());
  await Promise.all([...services, projector].map((each) => each.url()));

  return {
    store,
    pool,
    services,
    projector,
    people,
    completed: followed.completed,
    settled: async () => {
      const events = await collect(store.readAll());
      const head = events.findLast(({ type }) => type === 'ReviewCompleted')?.position ?? '';
      await eventually(() => hasReacted(pool, head), { withinMs: CATCH_UP_MS });
      return collect(store.readAll());
    },
    end: () => closers.close(),
  };
};

const writeReviews = async (url: string, { people, apps }: { readonly people: number; readonly apps: number }) => {
  const products: number[] = [];
  for (let app = 0; app < apps; app++) {
    const { body } = await aBrowser(url).post('/api/analyze/url', { url: `https://benchbook.example/${app}` });
    products.push(Number(body['productId']));
  }
  const written: PendingReview[][] = [];
  for (let person = 0; person < people; person++) {
    const email = `reviewer-${person}@example.com`;
    const { browser, id: userId } = await registered(url, { email, password: 'Engine1843' });
    const reviews: PendingReview[] = [];
    for (const productId of products) {
      const { body } = await browser.post('/api/reviews', { productId, content: aText(productId), rating: 4 });
      reviews.push({ userId, reviewId: Number(body['id']), cookies: browser.cookies });
    }
    written.push(reviews);
  }
  return written;
};

/** @throws Error while the reactor that awards credits has not reached this position */
const hasReacted = async (pool: pg.Pool, head: string): Promise<void> => {
  const { rows } = await pool.query<{ position: string }>(
    `select position from write_side.checkpoints where name = 'earn-credit-on-review-completed'`,
  );
  if ((rows[0]?.position ?? '') < head) throw new Error(`the reactor is at ${rows[0]?.position} of ${head}`);
};
