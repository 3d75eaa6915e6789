import { setTimeout as pause } from 'node:timers/promises';
import type { Projector } from '@twofold/projector/app';

const LOOK_EVERY_MS = 50;

/** Waits until a projector that was started has come to the head of the log, which nobody appends to meanwhile. */
export const caughtUp = async (projector: Projector, signal: AbortSignal): Promise<void> => {
  for (;;) {
    const { projections } = await projector.health();
    if (projections.every(({ checkpoint, head }) => head !== undefined && checkpoint === head)) return;
    await pause(LOOK_EVERY_MS, undefined, { signal });
  }
};
