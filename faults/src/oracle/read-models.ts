import { isDeepStrictEqual } from 'node:util';
import type { RecordedEvent } from '@twofold/event-store/port';
import { foldBatch, parseBatch, type Rows } from '@twofold/projector/fold';
import type { Projection } from '@twofold/projector/projection';
import { readModels } from '@twofold/projector/projections';
import type { Observed, Violation } from './observed.ts';

/** I5: a read model is the fold of the log, at every moment. I6: its checkpoint never goes back, and ends at the end. */
export const checkReadModels = ({ log, snapshots, checkpointMoves }: Observed): Violation[] => [
  ...snapshots.flatMap((snapshot, index) =>
    readModels.flatMap(({ projection }): Violation[] => {
      const shown = snapshot.get(projection.name);
      const isEnd = index === snapshots.length - 1;
      if (isEnd && (shown?.at ?? undefined) !== log.at(-1)?.position)
        return [{ invariant: 'I10', what: `${projection.name} stays at ${shown?.at}` }];
      const rebuilt = rebuild(projection, log, shown?.at ?? '');
      if (isDeepStrictEqual(sorted(rebuilt), sorted(shown?.rows ?? new Map()))) return [];
      return [{ invariant: 'I5', what: `${projection.name} at ${shown?.at} is not what a rebuild makes` }];
    }),
  ),
  ...checkpointMoves
    .filter(({ from, to }) => from !== null && to < from)
    .map(({ name, from, to }) => ({ invariant: 'I6', what: `the checkpoint ${name} goes back from ${from} to ${to}` })),
];

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
