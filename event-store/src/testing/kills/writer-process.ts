import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isStoreUnavailable } from '../../errors.ts';
import { postgresEventStore } from '../../adapters/postgres.ts';
import { anEvent } from '../events.ts';

/**
 * A writer in a process of its own, which is killed without a word: appends one event after the other, in several lanes,
 * and says of each when it was acknowledged. What has an unknown outcome it asks again, as any client must. The lying
 * twin (`honest` is not among its arguments) says so before it is true.
 */
const [connectionString = '', honesty = 'honest', lanes = '4'] = process.argv.slice(2);
const store = await postgresEventStore({ connectionString });

const acknowledge = (id: string): void => void process.stdout.write(`${id}\n`);

const append = async (lane: string, count: number): Promise<void> => {
  const event = { ...anEvent({ lane, count }), id: randomUUID() };
  if (honesty !== 'honest') {
    acknowledge(event.id);
    await delay(100);
  }
  for (;;) {
    try {
      await store.appendToStream(`${lane}-${count}`, [event], 'no-stream');
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
