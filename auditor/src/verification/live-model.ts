import type { Position } from '@twofold/event-store/port';
import { positionOf } from '@twofold/event-store/units';
import { activeGeneration, type Generation } from '@twofold/projector/generations';
import { skippedEvents } from '@twofold/feed/parked-streams';
import type { Row, RowKey } from '@twofold/projector/projection';
import { baseType, generationName, SCHEMA, type ReadModel } from '@twofold/projector/read-model';
import pg, { type ClientBase, type CustomTypesConfig } from 'pg';

/** The live state of a read model: its table, its position, and its parked streams. */
export type LiveModel = {
  readonly readModel: ReadModel;
  readonly active: Generation;
  /** Absent: never followed the log. */
  readonly checkpoint: { readonly storeId: string; readonly position: Position | undefined } | undefined;
  readonly skipped: ReadonlySet<string>;
  readonly parked: ReadonlyMap<string, bigint>;
};

const PAGE = 1_000;
const INT8 = 20;

/** Numbers in read models are safe integers: `bigint` is returned as a number, as in projections. */
const numbersAsNumbers: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
};

export const findLiveModel = async (client: ClientBase, readModel: ReadModel): Promise<LiveModel> => {
  const { projection } = readModel;
  const active = await activeGeneration(client, projection.name);
  const { rows } = await client.query<{ store_id: string; position: string | null }>(
    `select store_id, position from ${SCHEMA}.checkpoints where name = $1`,
    [projection.name],
  );
  const parked = await client.query<{ stream: string; revision: string }>(
    `select stream, revision::text from ${SCHEMA}.parked_streams where projection = $1`,
    [projection.name],
  );
  const [checkpoint] = rows;
  return {
    readModel,
    active,
    checkpoint: checkpoint && {
      storeId: checkpoint.store_id,
      position: checkpoint.position === null ? undefined : positionOf(checkpoint.position),
    },
    skipped: await skippedEvents(client, SCHEMA, projection.name),
    parked: new Map(parked.rows.map(({ stream, revision }) => [stream, BigInt(revision)])),
  };
};

/** All live rows, in pages, by their keys. */
export async function* liveRows(
  client: ClientBase,
  { readModel: { table }, active }: LiveModel,
): AsyncGenerator<readonly (readonly [RowKey, Row])[]> {
  const { key } = table;
  const select = `select ${Object.keys(table.columns).join(', ')} from ${generationName(table, active.generation)}`;
  let last: RowKey | undefined;
  for (;;) {
    const where = last === undefined ? '' : `where ${key} > $1`;
    const { rows } = await client.query<Row>({
      text: `${select} ${where} order by ${key} limit ${PAGE}`,
      values: last === undefined ? [] : [last],
      types: numbersAsNumbers,
    });
    // The key of a table is never null, and a number or a text.
    const page = rows.map((row) => [row[key] as RowKey, row] as const);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.[0];
  }
}

/** Which of these keys are live. */
export const liveKeys = async (
  client: ClientBase,
  { readModel: { table }, active }: LiveModel,
  keys: readonly RowKey[],
): Promise<ReadonlySet<RowKey>> => {
  const { key, columns } = table;
  const { rows } = await client.query<Row>({
    text: `select ${key} from ${generationName(table, active.generation)} where ${key} = any($1::${baseType(columns[key] ?? 'text')}[])`,
    values: [keys],
    types: numbersAsNumbers,
  });
  return new Set(rows.map((row) => row[key] as RowKey));
};
