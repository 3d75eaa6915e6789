/** How far a projection is: in which store, and up to which position; `undefined` before its first event. */
export type Checkpoint = { readonly storeId: string; readonly position: string | undefined };

/** A row of `read_models.checkpoints`. */
export type CheckpointRow = { readonly name: string; readonly store_id: string; readonly position: string | null };

/** What this process knows of the table of checkpoints. The projector may be further, never less far. */
export interface KnownCheckpoints {
  /** `undefined`: the projector has not run yet. */
  of(projection: string): Checkpoint | undefined;
  /** Processes `<projection> <position>`. Answers `false` if the message is insufficient and the table must be read. */
  hear(payload: string): boolean;
  /** To be called before the table is read. Returns a function for the result. */
  beginLook(): (rows: readonly CheckpointRow[]) => void;
  /**
   * Drops everything, and ignores reads in progress. A server crash rolls back announced commits, since the projector
   * does not wait for the disk. Known checkpoints are valid only while the server is seen to be alive.
   */
  forget(): void;
}

/**
 * Combines two sources: the table, which is authoritative, and notifications, which are faster. A read of the table
 * that began before a notification arrived may be outdated, and then lowers nothing. A later one may: the read models
 * of another store, or of a restored one, start again.
 */
export const createKnownCheckpoints = (): KnownCheckpoints => {
  const known = new Map<string, Checkpoint>();
  let heard = 0;
  let forgotten = 0;
  return {
    of: (projection) => known.get(projection),
    hear: (payload) => {
      const [name = '', position = ''] = payload.split(' ');
      const checkpoint = known.get(name);
      if (checkpoint === undefined || position <= (checkpoint.position ?? '')) return false;
      known.set(name, { ...checkpoint, position });
      heard += 1;
      return true;
    },
    beginLook: () => {
      const heardBefore = heard;
      const forgottenBefore = forgotten;
      return (rows) => {
        if (forgotten !== forgottenBefore) return;
        const isLatest = heard === heardBefore;
        if (isLatest) known.clear();
        for (const { name, store_id: storeId, position } of rows) {
          const checkpoint = { storeId, position: position ?? undefined };
          if (isLatest || !isBehind(checkpoint, known.get(name))) known.set(name, checkpoint);
        }
      };
    },
    forget: () => {
      known.clear();
      forgotten += 1;
    },
  };
};

const isBehind = (one: Checkpoint, other: Checkpoint | undefined): boolean =>
  one.storeId === other?.storeId && (one.position ?? '') < (other.position ?? '');
