import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position } from '@twofold/event-store/port';
import type { Row, RowKey } from '@twofold/projector/projection';
import { readModels } from '@twofold/projector/projections';
import type { AnyTable } from '@twofold/projector/read-model';
import type { ClientBase } from 'pg';
import { createFindings, type CheckResult, type OnFinding } from './findings.ts';
import { findLiveModel, liveKeys, liveRows, type LiveModel } from './live-model.ts';
import type { SpillCache } from './spill-cache.ts';
import { oneAhead } from './one-ahead.ts';
import { createRebuiltModel, type RebuiltModel } from './rebuilt-model.ts';

type Findings = ReturnType<typeof createFindings>;
/** A read model, its faults, and its rebuilt rows if they can be compared. */
type Judged = { readonly live: LiveModel; readonly findings: Findings; readonly rebuilt: RebuiltModel | undefined };

type LogEnd = { readonly storeId: string; readonly head: Position | undefined };

export type Comparison = {
  /** The end of the log: not before the position of any live row. */
  readonly head: Position | undefined;
  /** The rebuilding models, which must receive every event. */
  readonly rebuilt: readonly RebuiltModel[];
  /** Compares the rebuilt rows with the live ones. */
  readonly end: () => Promise<readonly CheckResult[]>;
};

/** Each read model has a section of the spill cache, from the first on. */
export const READ_MODEL_SECTIONS = readModels.length;

/**
 * Begins to rebuild all read models from the log, from exactly the events that the live ones have seen. Live rows are
 * only read, in the client's transaction, which must see one snapshot until `end`.
 */
export const beginComparison = async (
  client: ClientBase,
  options: {
    readonly log: EventStore;
    readonly spillCache: SpillCache;
    readonly onFinding?: OnFinding | undefined;
    readonly onProgress?: ((done: number, all: number) => void) | undefined;
  },
): Promise<Comparison> => {
  const { log, spillCache, onFinding, onProgress } = options;
  const lives: LiveModel[] = [];
  for (const readModel of readModels) lives.push(await findLiveModel(client, readModel));
  const logEnd = { storeId: await log.storeId(), head: await headOf(log) };
  const judged = lives.map((live, section) => {
    const { findings, upTo } = judge(live, logEnd, onFinding);
    const { projection } = live.readModel;
    const rebuilt =
      upTo === 'none' ? undefined : createRebuiltModel(projection, { ...live, upTo }, { spillCache, section });
    return { live, findings, rebuilt };
  });
  return {
    head: logEnd.head,
    rebuilt: judged.flatMap(({ rebuilt }) => rebuilt ?? []),
    end: async () => {
      for (const [done, each] of judged.entries()) {
        onProgress?.(done, judged.length);
        await compare(client, each);
      }
      onProgress?.(judged.length, judged.length);
      return judged.map(({ findings }) => findings.result());
    },
  };
};

/** The faults of a read model before its rows are compared, and how far it must be rebuilt. */
const judge = (
  live: LiveModel,
  { storeId, head }: LogEnd,
  onFinding: OnFinding | undefined,
): { readonly findings: Findings; readonly upTo: Position | undefined | 'none' } => {
  const { readModel, active, checkpoint, parked } = live;
  const { name, version } = readModel.projection;
  const findings = createFindings(
    {
      name: `read-model-${name.replaceAll('_', '-')}`,
      claim: `the rows of ${name} match what the log produces`,
    },
    onFinding,
  );
  const say = (says: string): void => findings.add({ where: name, says });
  for (const [stream, revision] of parked) say(`does not follow ${stream} any more, from revision ${revision} on`);
  const position = checkpoint?.position;
  if (active.version !== version)
    say(`was made by version ${active.version} of its projection, this is ${version}: it cannot be compared`);
  else if (checkpoint !== undefined && checkpoint.storeId !== storeId) say('was made from another log');
  else if (position !== undefined && (head === undefined || position > head)) say('has seen more than the log holds');
  else return { findings, upTo: position };
  return { findings, upTo: 'none' };
};

const compare = async (client: ClientBase, { live, findings, rebuilt }: Judged): Promise<void> => {
  if (rebuilt === undefined) return;
  const { table, projection } = live.readModel;
  const where = projection.name;
  const poison = rebuilt.poison();
  if (poison !== undefined) {
    const { stream, type, id, position } = poison.event;
    const says = `cannot be rebuilt: the ${type} of ${stream} does not apply`;
    findings.add({ where, says, event: { id, position } });
    return;
  }
  let met = 0;
  for await (const page of oneAhead(liveRows(client, live))) {
    await rebuilt.ready(page.map(([key]) => key));
    for (const [key, row] of page) {
      const made = rebuilt.row(key);
      if (made !== undefined) met += 1;
      const says = differenceOf(table, key, row, made);
      if (says !== undefined) findings.add({ where, says });
    }
  }
  if (met === (await rebuilt.count())) return;
  for await (const page of rebuilt.all()) {
    // The key of a table is never null, and a number or a text.
    const keys = page.map((row) => row[table.key] as RowKey);
    const there = await liveKeys(client, live, keys);
    for (const key of keys)
      if (!there.has(key)) findings.add({ where, says: `lacks the row ${key}, which the log makes` });
  }
};

/** The names of the differing fields, without their content, which may be personal. */
const differenceOf = (table: AnyTable, key: RowKey, live: Row, rebuilt: Row | undefined): string | undefined => {
  if (rebuilt === undefined) return `has a row ${key} that the log does not make`;
  const fields = Object.keys(table.columns).filter((column) => (live[column] ?? null) !== (rebuilt[column] ?? null));
  return fields.length === 0 ? undefined : `has other values in row ${key} than the log makes: ${fields.join(', ')}`;
};
