import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eventStoreDbEventStore } from '../../adapters/eventstoredb.ts';
import { postgresEventStore } from '../../adapters/postgres.ts';
import { isStoreUnavailable } from '../../errors.ts';
import { revisionOf } from '../../units.ts';
import { anEvent } from '../events.ts';

const EVENTS_PER_STREAM = 20;

/**
 * A writer in a separate process, which is killed without warning: appends one event after the other, in several lanes,
 * each at the exact revision of the one before, and prints each acknowledged one. Unknown outcomes are retried, as any
 * client must. The lying mutant (`honest` is not among its arguments) prints before the acknowledgement.
 */
const [address = '', honesty = 'honest', lanes = '4'] = process.argv.slice(2);
const store = address.startsWith('esdb')
  ? eventStoreDbEventStore({ url: address })
  : await postgresEventStore({ connectionString: address });

const acknowledge = (id: string): void => void process.stdout.write(`${id}\n`);

const append = async (lane: string, count: number): Promise<void> => {
  const event = { ...anEvent({ lane, count }), id: randomUUID() };
  if (honesty !== 'honest') {
    acknowledge(event.id);
    await delay(100);
  }
  const place = count % EVENTS_PER_STREAM;
  const expected = place === 0 ? 'no-stream' : revisionOf(BigInt(place - 1));
  for (;;) {
    try {
      await store.appendToStream(`${lane}-${Math.floor(count / EVENTS_PER_STREAM)}`, [event], expected);
      break;
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error;
    }
  }
  if (honesty === 'honest') acknowledge(event.id);
};

const write = async (lane: string): Promise<never> => {
  for (let count = 0; ; count++) await append(lane, count);
};

await Promise.all(Array.from({ length: Number(lanes) }, () => write(`lane${randomUUID().replaceAll('-', '')}`)));
