import { isDeepStrictEqual } from 'node:util';
import type { RecordedEvent } from '@twofold/event-store/port';
import { foldBatch, parseBatch, type Rows } from '@twofold/projector/fold';
import type { Projection, RowKey } from '@twofold/projector/projection';
import { readModels } from '@twofold/projector/projections';
import type { Observed, Violation } from './observed.ts';

/** I5: a read model is the fold of the log up to its checkpoint. I6: the checkpoint never goes back. I10: it reaches the end. */
export const checkReadModels = (observed: Observed): Violation[] => [
  ...observed.snapshots.flatMap((snapshot, index) =>
    readModels.flatMap(({ projection }): Violation[] => {
      const { at = null, rows = new Map() } = snapshot.get(projection.name) ?? {};
      const isEnd = index === observed.snapshots.length - 1;
      if (isEnd && (at ?? undefined) !== observed.log.at(-1)?.position)
        return [{ invariant: 'I10', what: `${projection.name} stays at ${at}` }];
      if (isFold(projection, observed, { at: at ?? '', rows, isEnd })) return [];
      return [{ invariant: 'I5', what: `${projection.name} at ${at} is not what a rebuild makes` }];
    }),
  ),
  ...observed.checkpointMoves
    .filter(({ from, to }) => from !== null && to < from)
    .map(({ name, from, to }) => ({ invariant: 'I6', what: `the checkpoint ${name} goes back from ${from} to ${to}` })),
];

type Shown = { readonly at: string; readonly rows: Rows; readonly isEnd: boolean };

/** Before the end, rows may or may not show what was erased since then, so that such rows are not compared. */
const isFold = (projection: Projection, { log, hidden }: Observed, { at, rows, isEnd }: Shown): boolean => {
  const rebuilt = rebuild(projection, log, at);
  if (isEnd) return isDeepStrictEqual(sorted(rebuilt), sorted(rows));
  const before = rebuild(projection, hidden?.everKnown ?? log, at);
  const isSettled = (key: RowKey): boolean => isDeepStrictEqual(before.get(key), rebuilt.get(key));
  const settled = (of: Rows): Rows => new Map([...of].filter(([key]) => isSettled(key)));
  return isDeepStrictEqual(sorted(settled(rebuilt)), sorted(settled(rows)));
};

const rebuild = (projection: Projection, log: readonly RecordedEvent[], upTo: string): Rows => {
  const rows: Rows = new Map();
  foldBatch(
    parseBatch(
      projection,
      log.filter(({ position }) => position <= upTo),
    ),
    rows,
  );
  return rows;
};

const sorted = (rows: Rows) =>
  [...rows].filter(([, row]) => row !== undefined).toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));
