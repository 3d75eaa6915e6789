import type pg from 'pg';

type Kept = { epoch: bigint; position: string | null; readonly storeId: string };

/** A move of a checkpoint. `from` is null before the first event. */
type Move = { readonly name: string; readonly from: string | null; readonly to: string };

/**
 * The table of checkpoints in memory. It replaces the statements of `followers/checkpoint.ts`, which are tested on
 * PostgreSQL.
 */
export type MemoryCheckpoints = {
  readonly claim: (name: string, storeId: string) => { readonly epoch: bigint; readonly position: string | null };
  /** By compare-and-set on position and epoch. */
  readonly move: (name: string, epoch: bigint, from: string | null, to: string) => boolean;
  /** Without comparing anything. */
  readonly force: (name: string, to: string) => void;
  /** Fences off the current follower. */
  readonly raiseEpoch: (name: string) => void;
  readonly drop: (name: string) => void;
  readonly positionOf: (name: string) => string | null;
  readonly moves: readonly Move[];
};

export const memoryCheckpoints = (): MemoryCheckpoints => {
  const table = new Map<string, Kept>();
  const moves: Move[] = [];
  const set = (name: string, kept: Kept, to: string): void => {
    moves.push({ name, from: kept.position, to });
    kept.position = to;
  };
  return {
    moves,
    claim: (name, storeId) => {
      const kept = table.get(name) ?? { epoch: 0n, position: null, storeId };
      table.set(name, kept);
      kept.epoch += 1n;
      return { epoch: kept.epoch, position: kept.position };
    },
    move: (name, epoch, from, to) => {
      const kept = table.get(name);
      if (!kept || kept.epoch !== epoch || kept.position !== from) return false;
      set(name, kept, to);
      return true;
    },
    force: (name, to) => {
      const kept = table.get(name);
      if (kept) set(name, kept, to);
    },
    raiseEpoch: (name) => {
      const kept = table.get(name);
      if (kept) kept.epoch += 1n;
    },
    drop: (name) => void table.delete(name),
    positionOf: (name) => table.get(name)?.position ?? null,
  };
};

type Effect = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The checkpoints as the real followers reach them: by SQL, through a process. */
export const poolOfCheckpoints = (checkpoints: MemoryCheckpoints, effect: Effect, isFenced = true): pg.Pool => {
  const claim = (values: readonly unknown[]): Record<string, unknown>[] => {
    const { epoch, position } = checkpoints.claim(String(values[0]), String(values[1]));
    return [{ position, epoch: String(epoch) }];
  };
  const move = (values: readonly unknown[]): Record<string, unknown>[] => {
    const [names, epochs, origins, destinations] = values as [string[], string[], (string | null)[], string[]];
    const moved = names.filter((name, index) => {
      const to = destinations[index] ?? '';
      if (isFenced) return checkpoints.move(name, BigInt(epochs[index] ?? 0), origins[index] ?? null, to);
      checkpoints.force(name, to);
      return true;
    });
    return moved.map((name) => ({ name }));
  };
  const query = (text: string, values: readonly unknown[]) => {
    if (text.startsWith('insert into')) return effect(() => Promise.resolve({ rows: claim(values) }));
    // Nothing is ever parked or skipped, because every failure here is temporary.
    if (text.startsWith('select')) return effect(() => Promise.resolve({ rows: [] }));
    if (text.startsWith('update')) return effect(() => Promise.resolve({ rows: move(values) }));
    throw new Error(`No checkpoint is reached by ${text}`);
  };
  return { query } as unknown as pg.Pool;
};
