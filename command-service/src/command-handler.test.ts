import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore, NewEvent } from '@twofold/event-store/port';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Category } from './category.ts';
import { createCommandHandler, type HandleCommand } from './command-handler.ts';
import { Refusal, refuse, type Decider } from './decider.ts';
import { createStateCache } from './state-cache.ts';
import type { Waiting } from './stream-queue.ts';
import { aContext } from './testing/a-context.ts';

const shapes = { Counted: z.object({ to: z.int() }) };
type Counted = { readonly type: 'Counted'; readonly data: { readonly to: number } };
type Count = { readonly to: number };

const decider: Decider<number, Count, Counted> = {
  initialState: 0,
  evolve: (_, { data }) => data.to,
  decide: ({ to }, at) => {
    if (to < at) return refuse('not-backwards');
    return to === at ? [] : [{ type: 'Counted', data: { to: at + 1 } }];
  },
};
const counter: Category<typeof shapes, number, Count> = { name: 'counter', events: shapes, decider };

const at = new Date('2026-01-05T10:00:00.000Z');
const eventsOf = async (store: EventStore) => {
  const events = [];
  for await (const event of store.readAll()) events.push(event);
  return events;
};

const foreign = (index: number): NewEvent => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  type: 'Counted',
  data: { to: index },
  metadata: { ...aContext, commandId: 'x', occurredAt: at.toISOString(), schemaVersion: 1 },
});

/** Lets another writer win the first `times` races for a stream. */
const contested = (store: EventStore, times: number): EventStore => {
  let lost = 0;
  return {
    ...store,
    appendToStream: async (stream, events, expected) => {
      if (lost < times) await store.appendToStream(stream, [foreign(lost++)], 'any');
      return store.appendToStream(stream, events, expected);
    },
  };
};

describe.each([
  ['that reads every stream', () => ({})],
  ['that keeps states', (store: EventStore) => ({ states: createStateCache({ store }) })],
])('a handler %s', (_, keeping) => {
  /** One process for each log. */
  const handlers = new WeakMap<EventStore, HandleCommand>();
  const handlerOf = (store: EventStore): HandleCommand => {
    const handle = handlers.get(store) ?? createCommandHandler({ store, now: () => at, ...keeping(store) });
    handlers.set(store, handle);
    return handle;
  };

  it('appends what was decided, with who and why', async () => {
    const store = memoryEventStore();
    const { state, hasEvents, position } = await handlerOf(store)(counter, 1, { to: 5 }, aContext);
    const [event] = await eventsOf(store);
    expect({ state, hasEvents, position }).toEqual({ state: 1, hasEvents: true, position: event?.position });
    expect(event).toMatchObject({
      stream: 'counter-1',
      type: 'Counted',
      metadata: {
        correlationId: 'request-1',
        commandId: aContext.id,
        actor: 'visitor',
        occurredAt: at.toISOString(),
        schemaVersion: 1,
      },
    });
  });

  it('gives the same command the same event ids, and another command other ids', async () => {
    const ids = async (id: string) => {
      const store = memoryEventStore();
      await handlerOf(store)(counter, 1, { to: 5 }, { ...aContext, id });
      return (await eventsOf(store)).map((event) => event.id);
    };
    expect(await ids(aContext.id)).toEqual(await ids(aContext.id));
    expect(await ids(aContext.id)).not.toEqual(await ids('0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b'));
  });

  it('answers a repeat with the position of the last event it read', async () => {
    const store = memoryEventStore();
    const first = await handlerOf(store)(counter, 1, { to: 1 }, aContext);
    const second = await handlerOf(store)(counter, 1, { to: 1 }, aContext);
    expect(second).toEqual({ state: 1, hasEvents: true, position: first.position });
  });

  it('says of a command that changes nothing that the log has nothing of it', async () => {
    const store = memoryEventStore();
    const { position } = await handlerOf(store)(counter, 1, { to: 1 }, aContext);
    const other = await handlerOf(store)(counter, 1, { to: 1 }, { ...aContext, id: crypto.randomUUID() });
    expect(other).toEqual({ state: 1, hasEvents: false, position });
  });

  it('does not refuse a repeat because of later events', async () => {
    const store = memoryEventStore();
    await handlerOf(store)(counter, 1, { to: 1 }, aContext);
    const { position } = await store.appendToStream('counter-1', [foreign(7)], 'any');
    const repeated = await handlerOf(store)(counter, 1, { to: 1 }, aContext);
    expect(repeated).toEqual({ state: 7, hasEvents: true, position });
  });

  it('does not redo a repeat that was undone since', async () => {
    const store = memoryEventStore();
    await handlerOf(store)(counter, 1, { to: 5 }, aContext);
    await store.appendToStream('counter-1', [foreign(3)], 'any');
    await handlerOf(store)(counter, 1, { to: 5 }, aContext);
    expect(await eventsOf(store)).toHaveLength(2);
  });

  it('decides again when another writer was faster', async () => {
    const store = memoryEventStore();
    const { state } = await handlerOf(contested(store, 3))(counter, 1, { to: 9 }, aContext);
    expect(state).toBe(3);
    expect(await eventsOf(store)).toHaveLength(4);
  });

  it('gives up at its deadline if another writer is always faster', async () => {
    let nowMs = 0;
    const waiting: Waiting = {
      nowMs: () => nowMs,
      schedule: (run, ms) => {
        nowMs += ms;
        queueMicrotask(run);
        return () => undefined;
      },
      random: () => 0.5,
    };
    const store = memoryEventStore();
    const others = contested(store, Infinity);
    const handle = createCommandHandler({ store: others, now: () => at, waiting, ...keeping(others) });
    for (const deadlineMs of [undefined, 12_000]) {
      const startedMs = nowMs;
      const context = { ...aContext, ...(deadlineMs !== undefined && { deadlineMs }) };
      await expect(handle(counter, 1, { to: 1_000_000 }, context)).rejects.toMatchObject({ code: 'stream-busy' });
      const waitedMs = (deadlineMs ?? 10_000) - startedMs;
      expect(nowMs - startedMs).toBeGreaterThan(waitedMs - 500);
      expect(nowMs - startedMs).toBeLessThan(waitedMs);
    }
    expect((await eventsOf(store)).every(({ metadata }) => metadata.commandId === 'x')).toBe(true);
  });

  it('reports a conflict if the id belongs to another command', async () => {
    const store = memoryEventStore();
    const handle = handlerOf(store);
    await handle(counter, 1, { to: 5 }, aContext);
    await expect(handle(counter, 2, { to: 5 }, aContext)).rejects.toMatchObject({ code: 'event-id-conflict' });
  });

  it('appends nothing that could not be read again', async () => {
    const store = memoryEventStore();
    const careless = { ...counter, decider: { ...decider, decide: () => [{ type: 'Counted', data: { to: 0.5 } }] } };
    await expect(handlerOf(store)(careless as typeof counter, 1, { to: 1 }, aContext)).rejects.toThrow(
      'does not fit its schema at to',
    );
    expect(await eventsOf(store)).toEqual([]);
  });

  it('passes on a refusal and appends nothing', async () => {
    const store = memoryEventStore();
    await handlerOf(store)(counter, 1, { to: 1 }, aContext);
    const refused = handlerOf(store)(counter, 1, { to: 0 }, { ...aContext, id: crypto.randomUUID() });
    await expect(refused).rejects.toThrow(new Refusal('not-backwards'));
    expect(await eventsOf(store)).toHaveLength(1);
  });

  it('refuses to decide on a stream it cannot read to the end', async () => {
    const store = memoryEventStore();
    await store.appendToStream('counter-1', [{ ...foreign(1), type: 'FromTheFuture' }], 'no-stream');
    await expect(handlerOf(store)(counter, 1, { to: 1 }, aContext)).rejects.toThrow('FromTheFuture');
  });
});
