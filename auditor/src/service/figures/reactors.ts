import type { ReactorsView } from '@twofold/contracts/audit/figures/api';
import { waitingMs } from '@twofold/event-store/followers/progress';
import type { EventStore, Position } from '@twofold/event-store/port';
import type { Pool } from 'pg';
import { createReadHandlers } from './handlers.ts';
import { endsOf } from './lag.ts';

/** Reads the command service's bookkeeping: the reactors that have ever run, by name. */
export const createReactorsView = (deps: {
  readonly pool: Pool;
  readonly stored: EventStore;
  readonly now: () => Date;
}): (() => Promise<ReactorsView>) => {
  const { pool, stored, now } = deps;
  const readHandlers = createReadHandlers({ pool, schema: 'write_side', now });
  return async () => {
    const { checkpoints, viewOf } = await readHandlers();
    // After the checkpoints, so that none of them can seem to be ahead.
    const { head, settled } = await endsOf(stored, now);
    // Reactors move together: few positions are read for many of them.
    const waits = new Map<Position | undefined, number>([[head, 0]]);
    for (const { position } of checkpoints.values())
      if (!waits.has(position)) waits.set(position, await waitingMs(stored, position, now));
    const reactors = [...checkpoints].map(([name, { position }]) => ({
      ...viewOf(name, settled),
      behindMs: waits.get(position) ?? 0,
    }));
    return { ...(head !== undefined && { head }), reactors };
  };
};
