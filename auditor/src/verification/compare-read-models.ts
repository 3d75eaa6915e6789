import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position } from '@twofold/event-store/port';
import type { Row, RowKey } from '@twofold/projector/projection';
import { readModels } from '@twofold/projector/projections';
import type { AnyTable } from '@twofold/projector/read-model';
import type { ClientBase } from 'pg';
import { createFindings, type CheckResult, type OnFinding } from './findings.ts';
import { findLiveModel, liveRows, type LiveModel } from './live-model.ts';
import { readUpTo } from './read-up-to.ts';
import { createRebuiltModel } from './rebuilt-model.ts';

type Findings = ReturnType<typeof createFindings>;
/** A read model that can be rebuilt: up to where, and where to say what is wrong with it. */
type Judged = {
  readonly live: LiveModel;
  readonly isComparable: boolean;
  readonly upTo: Position | undefined;
  readonly findings: Findings;
};

/** As much of what tables hold is rebuilt at once; for more the log is read again. */
const BYTES_AT_ONCE = 128 * 1024 * 1024;

/**
 * Makes all read models anew from the log, in memory and up to the very events that the live ones have seen, and compares
 * row by row. What is live is only read, in one transaction, and at one moment.
 */
export const compareReadModels = async (
  log: EventStore,
  client: ClientBase,
  options: { readonly signal: AbortSignal; readonly bytesAtOnce?: number; readonly onFinding?: OnFinding | undefined },
): Promise<readonly CheckResult[]> => {
  const { signal, bytesAtOnce = BYTES_AT_ONCE, onFinding } = options;
  await client.query('begin isolation level repeatable read read only');
  try {
    const lives: LiveModel[] = [];
    for (const readModel of readModels) lives.push(await findLiveModel(client, readModel));
    const [storeId, head] = [await log.storeId(), await headOf(log)];
    const judged = lives.map((live) => judge(live, { storeId, head, onFinding }));
    const size = lives.reduce((sum, live) => sum + live.size, 0);
    const parts = Math.max(1, Math.ceil(size / bytesAtOnce));
    for (let part = 0; part < parts; part++) {
      await comparePart(log, client, judged, { isKept: (key) => partOf(key, parts) === part, signal });
    }
    return judged.map(({ findings }) => findings.result());
  } finally {
    await client.query('rollback');
  }
};

/** What is wrong with a read model before its rows are looked at, and how far it must be rebuilt to be compared. */
const judge = (
  live: LiveModel,
  log: { readonly storeId: string; readonly head: Position | undefined; readonly onFinding: OnFinding | undefined },
): Judged => {
  const { storeId, head, onFinding } = log;
  const { readModel, active, checkpoint, parked } = live;
  const { name, version } = readModel.projection;
  const findings = createFindings(
    {
      name: `read-model-${name.replaceAll('_', '-')}`,
      claim: `the rows of ${name} are those that the log makes`,
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
  else return { live, isComparable: true, upTo: position, findings };
  return { live, isComparable: false, upTo: undefined, findings };
};

const comparePart = async (
  log: EventStore,
  client: ClientBase,
  judged: readonly Judged[],
  { isKept, signal }: { readonly isKept: (key: RowKey) => boolean; readonly signal: AbortSignal },
): Promise<void> => {
  const rebuilding = judged
    .filter(({ isComparable }) => isComparable)
    .map(({ live, upTo, findings }) => {
      const rebuilt = createRebuiltModel(live.readModel.projection, { ...live, upTo }, isKept);
      return { live, findings, upTo, rebuilt };
    });
  const [last] = rebuilding.flatMap(({ upTo }) => upTo ?? []).toSorted((one, other) => (one < other ? 1 : -1));
  for await (const events of readUpTo(log, last, signal)) for (const { rebuilt } of rebuilding) rebuilt.take(events);

  for (const { live, findings, rebuilt } of rebuilding) {
    const { name } = live.readModel.projection;
    const poison = rebuilt.poison();
    if (poison !== undefined) {
      const { stream, type, id, position } = poison.event;
      const says = `cannot be rebuilt: the ${type} of ${stream} does not apply`;
      findings.add({ where: name, says, event: { id, position } });
      continue;
    }
    for await (const page of liveRows(client, live)) {
      for (const [key, row] of page.filter(([each]) => isKept(each))) {
        const says = differenceOf(live.readModel.table, key, row, rebuilt.rows.get(key));
        rebuilt.rows.delete(key);
        if (says !== undefined) findings.add({ where: name, says });
      }
    }
    for (const [key, row] of rebuilt.rows)
      if (row !== undefined) findings.add({ where: name, says: `lacks the row ${key}, which the log makes` });
  }
};

/** Which fields differ, but not what is in them: it may be personal. */
const differenceOf = (table: AnyTable, key: RowKey, live: Row, rebuilt: Row | undefined): string | undefined => {
  if (rebuilt === undefined) return `has a row ${key} that the log does not make`;
  const fields = Object.keys(table.columns).filter((column) => (live[column] ?? null) !== (rebuilt[column] ?? null));
  return fields.length === 0 ? undefined : `has other values in row ${key} than the log makes: ${fields.join(', ')}`;
};

/** Spreads keys evenly, and always in the same way. */
const partOf = (key: RowKey, parts: number): number => {
  let hash = 2_166_136_261;
  for (const character of String(key)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) % parts;
};
