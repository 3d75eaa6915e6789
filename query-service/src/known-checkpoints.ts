/** The checkpoint of a projection: the store, and the position; `undefined` before its first event. */
export type Checkpoint = { readonly storeId: string; readonly position: string | undefined };

/** A row of `read_models.checkpoints`. */
export type CheckpointRow = { readonly name: string; readonly store_id: string; readonly position: string | null };

/** This process's copy of the checkpoints table. The projector may be ahead of it, never behind. */
export interface KnownCheckpoints {
  /** `undefined`: the projector has not run yet. */
  of(projection: string): Checkpoint | undefined;
  /** Applies a notification `<projection> <position>`. Returns `false` if the table must be read instead. */
  applyNotification(payload: string): boolean;
  /** Call it before the table is read, and the returned function with the result. */
  beginRead(): (rows: readonly CheckpointRow[]) => void;
  /**
   * Drops everything, and ignores reads in progress. A server crash rolls back announced commits, because the projector
   * does not wait for the disk. So known checkpoints are valid only while the connection to the server lasts.
   */
  forget(): void;
}

/**
 * Combines two sources: the table, which is authoritative, and notifications, which are faster. A read that began before a
 * notification arrived may be outdated, so it lowers no checkpoint. Other reads may lower checkpoints: the read models of
 * another or a restored store start again.
 */
export const createKnownCheckpoints = (): KnownCheckpoints => {
  const known = new Map<string, Checkpoint>();
  let notifications = 0;
  let forgotten = 0;
  return {
    of: (projection) => known.get(projection),
    applyNotification: (payload) => {
      const [name = '', position = ''] = payload.split(' ');
      const checkpoint = known.get(name);
      if (checkpoint === undefined || position <= (checkpoint.position ?? '')) return false;
      known.set(name, { ...checkpoint, position });
      notifications += 1;
      return true;
    },
    beginRead: () => {
      const notificationsBefore = notifications;
      const forgottenBefore = forgotten;
      return (rows) => {
        if (forgotten !== forgottenBefore) return;
        const isLatest = notifications === notificationsBefore;
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
