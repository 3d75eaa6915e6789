import { foldBatch, parseBatch, type Rows } from '@twofold/projector/fold';
import { readModels } from '@twofold/projector/projections';
import { rowStore } from '@twofold/projector/rows';
import type { Append } from '../data/members.ts';
import { recordedFrom } from '../data/recorded.ts';
import { connect } from '../harness/connection.ts';
import type { Bench } from '../harness/benchmark.ts';
import { ask } from '../harness/server.ts';

/** The one that migrations make. */
const GENERATION = 1;
const PORTION = 200;
const CONNECTIONS = 4;
const TELL_EVERY = 20_000;

/**
 * Fills a read model as its projection would from these events, with its own fold and its own statements, but without a
 * log between. The events of one row must not be more than 200 appends apart.
 */
export const fillReadModel = async (
  bench: Bench,
  url: string,
  name: string,
  appends: Iterable<Append>,
): Promise<void> => {
  const found = readModels.find(({ projection }) => projection.name === name);
  if (found === undefined) throw new RangeError(`There is no read model ${name}`);
  const { projection, table } = found;
  const rows = rowStore(table, GENERATION);
  const portions = portionsOf(appends);
  let written = 0;
  const fill = async (): Promise<void> => {
    const client = await connect(url, bench);
    for (let next = portions.next(); next.done !== true; next = portions.next()) {
      bench.signal.throwIfAborted();
      const events = [...recordedFrom(next.value)].flat();
      const parsed = parseBatch(projection, events);
      const none: Rows = new Map([...parsed.keys].map((key) => [key, undefined]));
      const changes = foldBatch(parsed, none);
      await Promise.all(rows.write(client, changes));
      written += changes.size;
      if (written % TELL_EVERY === 0) bench.say(`${written} rows are in the read model ${name}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, fill));
};

/** Says of the read models that they were followed: the query service is ready then. */
export const markFollowed = (url: string): Promise<unknown> =>
  ask(
    url,
    `insert into read_models.checkpoints (name, store_id, position, epoch, updated_at)
     select projection, 'bench', '1', 1, now() from read_models.generations`,
  );

function* portionsOf(appends: Iterable<Append>): Generator<readonly Append[]> {
  let portion: Append[] = [];
  for (const append of appends) {
    portion.push(append);
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
