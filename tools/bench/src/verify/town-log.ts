import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position } from '@twofold/event-store/port';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { createProjector } from '@twofold/projector/app';
import { migrateAll } from '@twofold/launcher/migrate-all';
import { openSealedLog, sealedStoreOf } from '../data/sealed-log.ts';
import type { Bench } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import { pollUntil } from '../harness/poll-until.ts';
import { MASTER_KEY } from '../harness/services.ts';
import { numberText } from '../harness/table.ts';
import { roundsOf } from './town/rounds.ts';
import { createTown } from './town/town.ts';

const SAY_EVERY = 100_000;
const SEED = 6;

/**
 * Makes a log of so many events of a town, and its read models. Personal fields are sealed, and those of users who erased
 * their account are erased. Answers the URL of the database.
 */
export const openTownLog = async (bench: Bench, events: number): Promise<string> => {
  const { url, sealed } = await openSealedLog(bench);
  await migrateAll(url, { hasLog: true });
  const startedAt = performance.now();
  const town = createTown(SEED);
  let done = 0;
  for (const round of roundsOf(town, events)) {
    bench.signal.throwIfAborted();
    await Promise.all(round.map(({ stream, events: each, expected }) => sealed.appendToStream(stream, each, expected)));
    const before = done;
    done += round.reduce((sum, { events: each }) => sum + each.length, 0);
    if (Math.floor(done / SAY_EVERY) > Math.floor(before / SAY_EVERY))
      bench.say(`${numberText(done)} events are in the log`);
  }
  const keyring = openKeyring({ connectionString: url, masterKeys: [MASTER_KEY], log: benchLog() });
  for (const subject of town.erased) await keyring.erase(subject);
  await keyring.close();
  const writtenIn = (performance.now() - startedAt) / 1_000;
  const followedIn = await followedFromStart(bench, url, sealed);
  const seconds = [writtenIn, followedIn].map(numberText);
  bench.say(
    `${numberText(done)} events were written in ${seconds[0]} s, and followed by all read models in ${seconds[1]} s`,
  );
  return url;
};

/** Fills the read models of a restored log. Answers how many seconds that took. */
export const restoredReadModels = async (bench: Bench, url: string): Promise<number> => {
  const store = await postgresEventStore({ connectionString: url });
  bench.closers.add('event store', () => store.close());
  return followedFromStart(bench, url, await sealedStoreOf(bench, { url, store }));
};

const followedFromStart = async (bench: Bench, url: string, store: EventStore): Promise<number> => {
  const startedAt = performance.now();
  const projector = createProjector({ store, connectionString: url, log: benchLog() });
  projector.start();
  try {
    await followed(bench, url, await headOf(store));
  } finally {
    await projector.stop();
  }
  return (performance.now() - startedAt) / 1_000;
};

const benchLog = () => createLog({ service: 'bench', level: 'warn', destination: process.stderr });

/** Waits until all read models have come to a position. */
const followed = async (bench: Bench, url: string, position: Position | undefined): Promise<void> => {
  const client = await connect(url, bench);
  const statement = `
    select from read_models.generations as shown
    left join read_models.checkpoints as reached on reached.name = shown.projection
    where reached.position is distinct from $1`;
  const isBehind = async (): Promise<boolean> => (await client.query(statement, [position])).rows.length > 0;
  await pollUntil(async () => !(await isBehind()), bench.signal, { everyMs: 500 });
};
