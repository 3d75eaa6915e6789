import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { anEvent, collect } from '@twofold/event-store/testing/events';
import { positionOf } from '@twofold/event-store/units';
import { openEventStream, type Listener } from '@twofold/http/event-stream';
import { createLog } from '@twofold/http/log';
import { listen, type Listening as Server } from '@twofold/http/serve';
import { listenTo } from '@twofold/http/testing/listen-to';
import { eventually } from '@twofold/testing/eventually';
import express, { type Response } from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLiveEvents } from './live-events.ts';
import { publishTail } from './publish-tail.ts';

const MAX_WAITING = 512 * 1024;
const MAX_BEHIND = 50;

let log: EventStore;
let subscriptions: { count: number };
let responses: Response[];
let server: Server;

type Open = (response: Response) => Listener;
const bounded: Open = (response) => openEventStream(response, { maxWaiting: MAX_WAITING });

const serve = async (open: Open = bounded): Promise<void> => {
  const plain = async <Events>(events: Events): Promise<Events> => events;
  const live = createLiveEvents({ stored: log, open: plain, log: createLog({ service: 'a-test', level: 'silent' }) });
  const app = express();
  app.get('/', async ({ query }, response) => {
    responses.push(response);
    const after = typeof query['after'] === 'string' ? positionOf(query['after']) : undefined;
    const listener = open(response);
    const tail = { stored: log, open: plain, live, maxBehind: MAX_BEHIND };
    await publishTail(tail, listener, after).catch(() => undefined);
  });
  server = await listen(app, { host: '127.0.0.1', port: 0 });
};

beforeEach(() => {
  const memory = memoryEventStore();
  const open = { count: 0 };
  subscriptions = open;
  responses = [];
  log = {
    ...memory,
    subscribeToAll: async function* (options) {
      open.count += 1;
      try {
        yield* memory.subscribeToAll(options);
      } finally {
        open.count -= 1;
      }
    },
  };
});
afterEach(async () => {
  for (const response of responses) response.destroy();
  await server.close();
});

const happen = async (stream = 'thing-1', correlationId = 'a-request'): Promise<string> => {
  const event = anEvent();
  const metadata = { ...event.metadata, correlationId };
  return (await log.appendToStream(stream, [{ ...event, metadata }], 'any')).position;
};

const follow = async (after?: string) => {
  const listening = await listenTo(`${server.url}/${after === undefined ? '' : `?after=${after}`}`);
  return { ...listening, places: () => listening.heard.map(({ id }) => id) };
};

/** A user who takes nothing, while more happens than any kernel buffers. */
const whileOneStalls = async () => {
  const first = await happen();
  const [slow, fast] = [await follow(first), await follow(first)];
  slow.stall();
  let most = 0;
  let last = '';
  for (let count = 0; count < 45; count++) {
    for (let more = 0; more < 15; more++) last = await happen('thing-1', 'x'.repeat(20_000));
    await eventually(() => expect(fast.places().at(-1)).toBe(last), { everyMs: 2 });
    most = Math.max(most, responses[0]?.writableLength ?? 0);
  }
  return { slow, fast, most, last };
};

describe('a tail', () => {
  it('tells everybody what happens from one subscription, which ends with the last of them', async () => {
    await serve();
    const first = await happen();
    const [one, other] = [await follow(first), await follow(first)];
    const place = await happen();
    await eventually(() => expect([one.places(), other.places()]).toEqual([[place], [place]]));
    expect(one.heard.find(({ id }) => id === place)).toMatchObject({ name: 'event', data: { position: place } });
    expect(subscriptions.count).toBe(1);
    one.leave();
    other.leave();
    await eventually(() => expect(subscriptions.count).toBe(0));
  });

  it('leaves out what auditors do', async () => {
    await serve();
    const first = await happen();
    const listening = await follow(first);
    await happen('access-4');
    const last = await happen();
    await eventually(() => expect(listening.places()).toEqual([last]));
  });

  it('goes on after a place without a gap and without a repeat, with any changes in between', async () => {
    await serve();
    const other = await follow();
    const first = await happen();
    for (let count = 0; count < 20; count++) await happen();
    const listening = await follow(first);
    for (let count = 0; count < 20; count++) await happen();
    const all = (await collect(log.readAll())).map(({ position }) => position);
    await eventually(() => expect(listening.places()).toEqual(all.slice(1)));
    other.leave();
  });

  it('releases who is too far behind', async () => {
    await serve();
    const first = await happen();
    for (let count = 0; count <= MAX_BEHIND; count++) await happen();
    const listening = await follow(first);
    expect((await listening.rest()).at(-1)).toMatchObject({ name: 'dropped' });
  });

  it('drops who is too slow, and keeps little for them, while others go on', async () => {
    await serve();
    const { slow, fast, most, last } = await whileOneStalls();
    expect(most).toBeLessThan(2 * MAX_WAITING);
    expect(fast.places().at(-1)).toBe(last);
    slow.goOn();
    const told = await slow.rest();
    expect(told.at(-1)).toMatchObject({ name: 'dropped' });
    expect(told.length).toBeLessThan(fast.heard.length);
  }, 30_000);

  it('that kept everything for them would be seen to', async () => {
    await serve((response) => openEventStream(response, { maxWaiting: Infinity }));
    const { most } = await whileOneStalls();
    expect(most).toBeGreaterThan(2 * MAX_WAITING);
  }, 30_000);
});
