import { foldBatch, parseBatch, type Rows } from '@twofold/projector/fold';
import { readModels } from '@twofold/projector/projections';
import { rowStore } from '@twofold/projector/rows';
import type { Append } from '../data/members.ts';
import { recordedFrom } from '../data/recorded.ts';
import { connect } from '../harness/connection.ts';
import type { Bench } from '../harness/benchmark.ts';
import { ask } from '../harness/server.ts';

/** The name of the read model of apps. */
const PRODUCTS = 'products';
/** The generation of its table that migrations create. */
const GENERATION = 1;
const BATCH = 200;
const CONNECTIONS = 4;
const SAY_EVERY = 20_000;

/**
 * Fills the read model of apps from these events, with the fold and the SQL of its projection, but without a log. All events of one row must be in the same batch of 200 appends.
 */
export const fillProducts = async (bench: Bench, url: string, appends: Iterable<Append>): Promise<void> => {
  const found = readModels.find(({ projection }) => projection.name === PRODUCTS);
  if (found === undefined) throw new RangeError(`There is no read model ${PRODUCTS}`);
  const { projection, table } = found;
  const rows = rowStore(table, GENERATION);
  const batches = batchesOf(appends);
  let written = 0;
  const fill = async (): Promise<void> => {
    const client = await connect(url, bench);
    for (let next = batches.next(); next.done !== true; next = batches.next()) {
      bench.signal.throwIfAborted();
      const events = [...recordedFrom(next.value)].flat();
      const parsed = parseBatch(projection, events);
      const none: Rows = new Map([...parsed.keys].map((key) => [key, undefined]));
      const changes = foldBatch(parsed, none);
      await Promise.all(rows.write(client, changes));
      written += changes.size;
      if (written % SAY_EVERY === 0) bench.say(`${written} rows are in the read model ${PRODUCTS}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, fill));
};

/** Writes checkpoints for all read models. The query service is ready only when they exist. */
export const writeCheckpoints = (url: string): Promise<unknown> =>
  ask(
    url,
    `insert into read_models.checkpoints (name, store_id, position, epoch, updated_at)
     select projection, 'bench', '1', 1, now() from read_models.generations`,
  );

function* batchesOf(appends: Iterable<Append>): Generator<readonly Append[]> {
  let batch: Append[] = [];
  for (const append of appends) {
    batch.push(append);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
