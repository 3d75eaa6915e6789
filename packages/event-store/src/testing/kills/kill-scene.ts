import type { Writers } from './writers.ts';

/** A real server with durability on, and writers that append to it while processes are killed. */
export type KillScene<Row> = {
  readonly url: string;
  readonly acknowledged: readonly string[];
  readonly startWriter: Writers['start'];
  /** `kill -9` of the server and all its processes; it is started again. */
  readonly killServer: () => Promise<void>;
  /** Waits until this many more events were acknowledged. */
  readonly more: Writers['more'];
  /** All events of the log, in order. */
  readonly rows: () => Promise<Row[]>;
  readonly end: () => Promise<void>;
};

/** The oracle's findings, from the answers to clients and the content of the log alone. */
export const judge = <Row extends { readonly id: string }>(
  acknowledged: readonly string[],
  rows: readonly Row[],
  faultsOf: (rows: readonly Row[]) => readonly string[],
) => {
  const ids = rows.map(({ id }) => id);
  const stored = new Set(ids);
  return {
    lost: acknowledged.filter((id) => !stored.has(id)),
    doubled: ids.length - stored.size,
    faults: faultsOf(rows),
  };
};
