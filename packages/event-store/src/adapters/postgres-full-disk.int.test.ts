import { setTimeout as pause } from 'node:timers/promises';
import { skipBecause } from '@twofold/testing/skip-because';
import { describe, expect, it } from 'vitest';
import { judge, type KillScene } from '../testing/kills/kill-scene.ts';
import { openPostgresKillScene } from '../testing/kills/postgres-kill-scene.ts';
import { mountSmallDisk } from '../testing/kills/small-disk.ts';
import { faultsOf, type LogRow } from '../testing/verify-log.ts';

const STANDSTILL_MS = 1_500;
const WITHIN_MS = 60_000;

/** Waits until no more events are acknowledged. */
const standstill = async (scene: KillScene<LogRow>): Promise<void> => {
  const deadline = Date.now() + WITHIN_MS;
  for (let before = -1; before !== scene.acknowledged.length;) {
    if (Date.now() > deadline) throw new Error('Appends are still acknowledged, although the disk is full');
    before = scene.acknowledged.length;
    await pause(STANDSTILL_MS);
  }
};

describe('the log, while its disk is full', () => {
  it('acknowledges nothing that it cannot store, and continues automatically when there is space again', async (context) => {
    const disk = await mountSmallDisk();
    if (disk === undefined) return skipBecause(context, 'only root may mount a small disk');
    const scene = await openPostgresKillScene(disk.folder);
    try {
      scene.startWriter();
      scene.startWriter();
      await scene.more(100);
      await disk.fill();
      await standstill(scene);
      await disk.free();
      await scene.more(100);
      const acknowledged = [...scene.acknowledged];
      expect(judge(acknowledged, await scene.rows(), faultsOf)).toEqual({ lost: [], doubled: 0, faults: [] });
    } finally {
      await scene.end();
      await disk.remove();
    }
  }, 180_000);
});
