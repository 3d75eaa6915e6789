import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '@twofold/event-store/port';
import type { Client } from 'pg';

const LOOK_EVERY_MS = 5;
const WITHIN_MS = 60_000;

/**
 * Waits until all followers that keep their checkpoints in a table have come to a position.
 * @throws Error when they have not within a minute
 */
export const followedAfter = async (
  client: Client,
  checkpoints: 'read_models.checkpoints' | 'write_side.checkpoints',
  position: Position | undefined,
  signal: AbortSignal,
): Promise<void> => {
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    const { rows } = await client.query<{ isBehind: boolean }>(
      `select coalesce(bool_or(position is null or position < $1), true) as "isBehind" from ${checkpoints}`,
      [position],
    );
    if (position === undefined || rows[0]?.isBehind === false) return;
    if (performance.now() > deadline) throw new Error(`Nobody has followed to ${position} within ${WITHIN_MS} ms`);
    await pause(LOOK_EVERY_MS, undefined, { signal });
  }
};
