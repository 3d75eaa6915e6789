import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFollowing } from '../testing/follower.ts';
import { judge, type KillScene } from '../testing/kills/kill-scene.ts';
import { openPostgresKillScene } from '../testing/kills/postgres-kill-scene.ts';
import { faultsOf, type LogRow } from '../testing/verify-log.ts';
import { postgresEventStore } from './postgres.ts';

/** More on demand: `KILLS=500 npx vitest run --project int packages/event-store/src/adapters/postgres-kills`. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const TIMEOUT_MS = 120_000 + KILLS * 20_000;

let scene: KillScene<LogRow>;
beforeEach(async () => {
  scene = await openPostgresKillScene();
}, 120_000);
afterEach(() => scene.end(), 60_000);

describe('the log, while processes are killed without warning', () => {
  it(
    `loses and doubles nothing in ${KILLS} kills of the server under load, and a follower is given all of it in order`,
    async () => {
      const store = await postgresEventStore({ connectionString: scene.url });
      const follower = startFollowing(store, undefined, 60_000);
      scene.startWriter();
      scene.startWriter();
      for (let kill = 0; kill < KILLS; kill++) {
        await scene.more(20);
        await scene.killServer();
      }
      await scene.more(20);
      // Taken before the log is read, because the writers continue.
      const acknowledged = [...scene.acknowledged];
      const rows = await scene.rows();
      await follower.has(rows.length);
      expect(judge(acknowledged, rows, faultsOf)).toEqual({ lost: [], doubled: 0, faults: [] });
      const order = follower.events().map(({ id }) => id);
      expect(order.slice(0, rows.length)).toEqual(rows.map(({ id }) => id));
      await follower.stop();
      await store.close();
    },
    TIMEOUT_MS,
  );

  it(
    `loses and doubles nothing in ${KILLS} kills of a writer`,
    async () => {
      for (let kill = 0; kill < KILLS; kill++) {
        const writer = scene.startWriter();
        await scene.more(20);
        await writer.kill();
      }
      expect(judge(scene.acknowledged, await scene.rows(), faultsOf)).toEqual({ lost: [], doubled: 0, faults: [] });
    },
    TIMEOUT_MS,
  );

  it('is shown to lose what a writer acknowledged before it was stored', async () => {
    const liar = scene.startWriter('lying');
    await scene.more(20);
    await liar.kill();
    expect(judge(scene.acknowledged, await scene.rows(), faultsOf).lost).not.toEqual([]);
  }, 120_000);
});
