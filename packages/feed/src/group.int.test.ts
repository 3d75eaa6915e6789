import type { EventStore } from '@twofold/event-store/port';
import { intercept } from '@twofold/projector/testing/intercept';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Poison } from './failures.ts';
import { NeedsRebuild, type Handler } from './handler.ts';
import { parkedStreams } from './parked-streams.ts';
import { actor, openScene, SCHEMA, stopped, writer, type Scene } from './testing/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());
afterEach(() => scene.stop());

const MANY = Array.from({ length: 30 }, (_, index) => `E${index}`);
const poison = (event: ConstructorParameters<typeof Poison>[0]) =>
  event.type === 'Bad' ? new Poison(event, new Error('It is bad')) : undefined;
const refused = ({ type }: { readonly type: string }) =>
  type === 'Bad' ? Object.assign(new Error('The server refuses it'), { code: '22003' }) : undefined;
const parked = async () =>
  (await parkedStreams(scene.pool, SCHEMA)).map(({ projection, stream }) => [projection, stream]);

/** Counts subscriptions and transactions. */
const counted = () => {
  const counts = { subscriptions: 0, transactions: 0 };
  const { store } = scene;
  const subscribeToAll: EventStore['subscribeToAll'] = (options) => {
    counts.subscriptions += 1;
    return store.subscribeToAll(options);
  };
  const pool = intercept(scene.pool, ({ sql, send }) => {
    if (sql.endsWith('commit')) counts.transactions += 1;
    return send();
  });
  return { counts, deps: { pool, store: { ...store, subscribeToAll } } };
};

describe('handlers that follow one log', () => {
  it('share one subscription and one transaction for each batch', async () => {
    await scene.append('a', ...MANY);
    const { counts, deps } = counted();
    scene.follow([writer('one'), writer('two'), writer('three')], deps);
    await scene.caughtUp('one', 'two', 'three');
    expect(counts).toEqual({ subscriptions: 1, transactions: 1 });
    expect(await scene.written('two')).toEqual(MANY.map((type) => `a ${type}`));
  });

  it('may act and write side by side', async () => {
    await scene.append('a', 'A', 'B');
    const { handler, acted } = actor('acts');
    const { counts, deps } = counted();
    scene.follow([handler, writer('writes')], deps);
    await scene.caughtUp('acts', 'writes');
    expect([acted, await scene.written('writes')]).toEqual([
      ['a A', 'a B'],
      ['a A', 'a B'],
    ]);
    expect(counts).toEqual({ subscriptions: 1, transactions: 1 });
  });

  it('continue from different checkpoints, and then follow together', async () => {
    await scene.append('a', 'A');
    scene.follow([writer('early')]);
    await scene.caughtUp('early');
    await scene.stop();
    await scene.append('a', 'B');
    scene.follow([writer('early'), writer('middle')]);
    await scene.caughtUp('early', 'middle');
    await scene.stop();
    await scene.append('a', 'C');
    const { counts, deps } = counted();
    const all = [writer('early'), writer('middle'), writer('late')];
    scene.follow(all, deps);
    await scene.caughtUp('early', 'middle', 'late');
    counts.transactions = 0;
    await scene.append('a', 'D');
    await scene.caughtUp('early', 'middle', 'late');
    expect(counts).toEqual({ subscriptions: 1, transactions: 1 });
    for (const { name } of all) expect(await scene.written(name)).toEqual(['a A', 'a B', 'a C', 'a D']);
  });
});

const FAILURES: readonly (readonly [what: string, broken: () => Handler])[] = [
  ['cannot parse an event', () => writer('broken', poison)],
  ['cannot apply an event', () => writer('broken', undefined, poison)],
  ['writes what the server refuses', () => writer('broken', undefined, refused)],
  ['cannot act on an event', () => actor('broken', (event) => raise(poison(event))).handler],
];
const raise = async (error: Error | undefined): Promise<void> => {
  if (error !== undefined) throw error;
};

describe('a handler that fails', () => {
  const others = [writer('one'), writer('two')];
  beforeEach(async () => {
    await scene.append('a', 'A');
    await scene.append('b', 'Bad');
    await scene.append('a', 'C');
  });

  /** Before the failing handler has retried. */
  const goOn = async (handlers: readonly Handler[], ...names: string[]): Promise<void> => {
    scene.follow(handlers, { schedule: stopped });
    await scene.caughtUp(...names);
    await scene.append('a', 'D');
    await scene.caughtUp(...names);
  };
  const ALL = ['a A', 'b Bad', 'a C', 'a D'];

  it.each(FAILURES)('because it %s does not hold up the others', async (_, broken) => {
    await goOn([broken(), ...others], 'one', 'two');
    for (const name of ['one', 'two']) expect(await scene.written(name)).toEqual(ALL);
  });

  it('would delay the others if the group was a single handler', async () => {
    const merged: Handler = { ...writer('one', poison), name: 'one' };
    await goOn([merged, writer('two')], 'two');
    expect(await scene.written('two')).toEqual(ALL);
    expect(await scene.written('one')).not.toContain('a D');
  });

  it.each(FAILURES)(
    'because it %s parks the stream, goes on with the others, and joins them again',
    async (_, broken) => {
      const { counts, deps } = counted();
      scene.follow([broken(), ...others], deps);
      await scene.caughtUp('broken', 'one', 'two');
      expect(await parked()).toEqual([['broken', 'b']]);
      // Nothing visible tells when it has joined, except that a batch then needs no transaction of its own.
      await eventually(async () => {
        counts.transactions = 0;
        await scene.append('b', 'E');
        await scene.append('a', 'F');
        await scene.caughtUp('broken', 'one', 'two');
        expect(counts.transactions).toBeLessThanOrEqual(2);
      });
      expect(counts.subscriptions).toBe(1);
    },
  );

  it('misses and repeats no event when it leaves a busy group and joins it again', async () => {
    const some = MANY.slice(0, 4);
    const busy = async (): Promise<void> => {
      for (const type of some) await scene.append(`c${type}`, 'Bad', 'Good');
    };
    const appending = busy();
    scene.follow([writer('broken', poison), writer('refused', undefined, refused), ...others]);
    await appending;
    await scene.caughtUp('broken', 'refused', 'one', 'two');
    const all = ['a A', 'b Bad', 'a C', ...some.flatMap((type) => [`c${type} Bad`, `c${type} Good`])];
    expect(await scene.written('one')).toEqual(all);
    for (const name of ['broken', 'refused']) expect(await scene.written(name)).toEqual(['a A', 'a C']);
    expect(await parked()).toHaveLength(2 + 2 * some.length);
  });
});

describe('a handler whose tables are of an older version', () => {
  it('is rebuilt first, while the others continue, and then joins them', async () => {
    await scene.append('a', 'A', 'B');
    let isRebuilt = false;
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const current = writer('newer');
    const newer: Handler = {
      ...current,
      open: async () => {
        if (!isRebuilt) throw new NeedsRebuild('Of an older version');
        return current.open!();
      },
      rebuild: async () => {
        await finished;
        isRebuilt = true;
      },
    };
    const { counts, deps } = counted();
    scene.follow([newer, writer('one'), writer('two')], deps);
    await scene.caughtUp('one', 'two');
    finish();
    await scene.caughtUp('newer');
    await scene.append('a', 'C');
    await scene.caughtUp('newer', 'one', 'two');
    expect(await scene.written('newer')).toEqual(['a A', 'a B', 'a C']);
    expect(counts.subscriptions).toBe(1);
  });
});

describe('an outage', () => {
  const missing = (name: string): Handler =>
    writer(name, undefined, () =>
      isThere ? undefined : Object.assign(new Error('relation does not exist'), { code: '42P01' }),
    );
  let isThere = false;
  beforeEach(async () => {
    isThere = false;
    await scene.append('a', 'A', 'B');
  });

  it('of one handler does not delay the others, parks nothing, and clears afterwards', async () => {
    const feed = scene.follow([missing('lonely'), writer('one'), writer('two')]);
    await scene.caughtUp('one', 'two');
    await eventually(() => expect(feed.trouble('lonely')).toBe('relation does not exist'));
    expect([feed.trouble('one'), await parked()]).toEqual([undefined, []]);
    isThere = true;
    await scene.caughtUp('lonely', 'one', 'two');
    await eventually(() => expect(feed.trouble('lonely')).toBeUndefined());
    expect(await scene.written('lonely')).toEqual(['a A', 'a B']);
  });

  it('of all handlers is retried by all, and parks nothing', async () => {
    const feed = scene.follow([missing('one'), missing('two')]);
    await eventually(() => expect([feed.trouble('one'), feed.trouble('two')]).not.toContain(undefined));
    isThere = true;
    await scene.caughtUp('one', 'two');
    for (const name of ['one', 'two']) expect(await scene.written(name)).toEqual(['a A', 'a B']);
    expect(await parked()).toEqual([]);
  });
});
