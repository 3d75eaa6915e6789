import { randomUUID } from 'node:crypto';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Handler } from './handler.ts';
import { parkedStreams } from './parked-streams.ts';
import { aNewEvent } from './testing/an-event.ts';
import { actor, openScene, SCHEMA, type Scene } from './testing/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());
afterEach(() => scene.stop());

const ONE_BY_ONE = { limits: { events: 1, characters: 1_000 } };
const parked = async () =>
  (await parkedStreams(scene.pool, SCHEMA)).map(({ projection, stream }) => [projection, stream]);

/** A feed that ends while it acts on an event, as if its process was killed. `handler` follows afterwards. */
const endWhileActing = async (type: string, spoiled: (handler: Handler) => Handler = (handler) => handler) => {
  let hasBegun = false;
  let wake = (): void => undefined;
  const woken = new Promise<void>((resolve) => (wake = resolve));
  const { handler } = actor('acts', async (event) => {
    if (event.type !== type) return;
    hasBegun = true;
    await woken;
  });
  scene.follow([spoiled(handler)], ONE_BY_ONE);
  await eventually(() => expect(hasBegun).toBe(true));
  // Many more round trips than its checkpoint needs, if it does not wait for the action.
  for (let trips = 0; trips < 100; trips++) await scene.pool.query('select 1');
  // It freezes, and another process takes over.
  const next = actor('acts');
  scene.follow([next.handler], ONE_BY_ONE);
  await scene.caughtUp('acts');
  wake();
  return next.acted;
};

/** A database that is unavailable for the first moves of checkpoints. */
const refusingMoves = (times: number) => {
  let refused = 0;
  const query = (text: string, values: unknown[]): Promise<unknown> => {
    if (!text.includes('set position') || refused === times) return scene.pool.query(text, values);
    refused += 1;
    return Promise.reject(Object.assign(new Error('The database shuts down'), { code: '57P01' }));
  };
  const pool = new Proxy(scene.pool, { get: (of, name) => (name === 'query' ? query : Reflect.get(of, name, of)) });
  return { pool, refused: () => refused };
};

describe('a handler that acts', () => {
  it('acts before its checkpoint moves, so that nothing is lost with its process', async () => {
    await scene.append('a', 'A', 'B', 'C');
    expect(await endWhileActing('B')).toEqual(['a B', 'a C']);
  });

  it('would lose an action if its checkpoint moved first', async () => {
    await scene.append('a', 'A', 'B', 'C');
    const early = (handler: Handler): Handler => ({ ...handler, act: async (event) => void handler.act?.(event) });
    const acted = await endWhileActing('B', early);
    expect(acted).not.toContain('a B');
  });

  it('does not repeat the successful actions of a batch that failed', async () => {
    await scene.append('a', 'A');
    await scene.append('b', 'B');
    await scene.append('a', 'C');
    let tries = 0;
    const { handler, acted } = actor('acts', async ({ type }) => {
      if (type === 'B' && ++tries < 3) throw new Error('Not yet');
    });
    scene.follow([handler]);
    await scene.caughtUp('acts');
    expect([acted, await parked()]).toEqual([['a A', 'b B', 'a C'], []]);
  });

  it('does not repeat actions while its checkpoint cannot be moved', async () => {
    await scene.append('a', 'A', 'B');
    const { handler, acted } = actor('acts');
    const { pool, refused } = refusingMoves(2);
    scene.follow([handler], { pool });
    await scene.caughtUp('acts');
    expect([acted, refused()]).toEqual([['a A', 'a B'], 2]);
  });

  it('retries temporary failures indefinitely, and parks nothing', async () => {
    await scene.append('a', 'A');
    let tries = 0;
    const { handler, acted } = actor('acts', async () => {
      if (++tries < 12) throw Object.assign(new Error('The log is away'), { code: 'store-unavailable' });
    });
    const other = actor('other');
    const feed = scene.follow([handler, other.handler]);
    await scene.caughtUp('other');
    await eventually(() => expect(feed.trouble('acts')).toBe('The log is away'), { everyMs: 1 });
    await scene.caughtUp('acts');
    expect([acted, await parked()]).toEqual([['a A'], []]);
  });

  it('that starts at the head acts on events after its first start', async () => {
    await scene.append('a', 'A');
    const { handler, acted } = actor('acts');
    scene.follow([{ ...handler, from: 'head' }]);
    await scene.caughtUp('acts');
    await scene.append('a', 'B');
    await scene.caughtUp('acts');
    expect(acted).toEqual(['a B']);
  });
});

describe('a stream that a handler cannot act on', () => {
  let isFixed = false;
  const acting = () =>
    actor('earn-credit', async ({ type }) => {
      if (type === 'Bad' && !isFixed) throw new Error('No receiver is named x');
    });
  const ask = (type: string, data: object): Promise<unknown> => {
    const request = { requestId: randomUUID(), requestedBy: 1, requestedAt: '2030-01-01T00:00:00.000Z' };
    const event = aNewEvent({ type, data: { ...request, reactor: 'earn-credit', stream: 'a', ...data } });
    return scene.store.appendToStream('operations-earn-credit', [event], 'any');
  };
  const outcomes = async () =>
    (await scene.pool.query(`select projection, operation, outcome, applied from ${SCHEMA}.operations`)).rows;
  beforeEach(async () => {
    isFixed = false;
    await scene.append('a', 'A', 'Bad', 'C');
    await scene.append('b', 'D');
  });

  it('is parked there, and the other streams continue', async () => {
    const { handler, acted } = acting();
    scene.follow([handler, actor('other').handler]);
    await scene.caughtUp('earn-credit', 'other');
    expect([acted, await parked()]).toEqual([['a A', 'b D'], [['earn-credit', 'a']]]);
  });

  it('is processed when an operator requests it after the cause is fixed', async () => {
    const { handler, acted } = acting();
    scene.follow([handler, actor('other').handler]);
    await scene.caughtUp('earn-credit');
    isFixed = true;
    await ask('ReactorStreamRetryRequested', {});
    await eventually(async () =>
      expect(await outcomes()).toEqual([
        { projection: 'earn-credit', operation: 'retry', outcome: 'released', applied: 2 },
      ]),
    );
    await scene.append('a', 'E');
    await scene.caughtUp('earn-credit', 'other');
    expect(acted.filter((each) => each.startsWith('a'))).toEqual(['a A', 'a Bad', 'a C', 'a E']);
    expect(await parked()).toEqual([]);
  });

  it('continues without the event that an operator skips', async () => {
    const { handler, acted } = acting();
    scene.follow([handler, actor('other').handler]);
    await scene.caughtUp('earn-credit');
    const [found] = await parkedStreams(scene.pool, SCHEMA);
    await ask('ReactorStreamSkipRequested', { eventId: found?.eventId, reason: 'It has no receiver any more' });
    await eventually(async () =>
      expect(await outcomes()).toMatchObject([{ operation: 'skip', outcome: 'released', applied: 2 }]),
    );
    expect(acted.filter((each) => each.startsWith('a'))).toEqual(['a A', 'a C']);
    expect(await parked()).toEqual([]);
  });
});
