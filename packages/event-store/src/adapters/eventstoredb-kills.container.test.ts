import { skipBecause } from '@twofold/testing/skip-because';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFollowing } from '../testing/follower.ts';
import { faultsOfOrder, openEventStoreDbKillScene } from '../testing/kills/eventstoredb-kill-scene.ts';
import { judge, type KillScene } from '../testing/kills/kill-scene.ts';
import type { RecordedEvent } from '../port.ts';
import { eventStoreDbEventStore } from './eventstoredb.ts';

/** The program that starts a real server; see `startRealServer`. */
const program = process.env['EVENTSTORE_START'];
/** More on demand: `KILLS=100 EVENTSTORE_START=… npx vitest run --project container eventstoredb-kills`. */
const KILLS = Number(process.env['KILLS'] ?? 10);
const TIMEOUT_MS = 120_000 + KILLS * 60_000;
/** The number of acknowledged events before the next kill. */
const LOAD = 500;

const holdAgainst = (start: string): void => {
  let scene: KillScene<RecordedEvent>;
  beforeEach(async () => {
    scene = await openEventStoreDbKillScene(start);
  }, 120_000);
  afterEach(() => scene.end(), 60_000);

  it(
    `loses and doubles nothing in ${KILLS} kills of the server under load, and a follower is given all of it in order`,
    async () => {
      const store = eventStoreDbEventStore({ url: scene.url });
      const follower = startFollowing(store, undefined, 60_000);
      scene.startWriter();
      scene.startWriter();
      for (let kill = 0; kill < KILLS; kill++) {
        await scene.more(LOAD);
        await scene.killServer();
      }
      await scene.more(LOAD);
      // Taken before the log is read, because the writers continue.
      const acknowledged = [...scene.acknowledged];
      const rows = await scene.rows();
      await follower.has(rows.length);
      expect(judge(acknowledged, rows, faultsOfOrder)).toEqual({ lost: [], doubled: 0, faults: [] });
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
        await scene.more(LOAD);
        await writer.kill();
      }
      expect(judge(scene.acknowledged, await scene.rows(), faultsOfOrder)).toEqual({
        lost: [],
        doubled: 0,
        faults: [],
      });
    },
    TIMEOUT_MS,
  );

  it('is shown to lose what a writer acknowledged before it was stored', async () => {
    const liar = scene.startWriter('lying');
    await scene.more(LOAD);
    await liar.kill();
    expect(judge(scene.acknowledged, await scene.rows(), faultsOfOrder).lost).not.toEqual([]);
  }, 120_000);
};

const sayThatNothingRan = (): void => {
  it('loses and doubles nothing', (context) =>
    skipBecause(context, 'EVENTSTORE_START names no program that starts a server, so none was killed'));
};

describe('the log on EventStoreDB, while processes are killed without warning', () => {
  const run = program ? () => holdAgainst(program) : sayThatNothingRan;
  run();
});
