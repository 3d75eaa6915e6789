import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EventStoreDBClient, excludeSystemEvents, jsonEvent } from '@eventstore/db-client';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import type { ExpectedRevision, NewEvent, Position } from '@twofold/event-store/port';
import { revisionOf } from '@twofold/event-store/units';
import { describeMachine, loadNow } from './harness/machine.ts';
import { hold, type Figures, type Race, type RaceResult } from './harness/race.ts';
import { percentile } from './harness/statistics.ts';
import { tableOf } from './harness/table.ts';

const PLAIN = 'client as it comes';
const OURS = 'our adapter';
const EVENTS_PER_STREAM = 20;
const EVENTS_PER_FILL = 50;
/** A contestant runs warm: the share of the log, and of the time, that goes before what counts. */
const WARM_UP = 0.1;

type Work = 'catch-up' | 'readAll' | 'append-32' | 'append-1';
type Size = { readonly events: number; readonly seconds: number };
/** One run in its own process: the adapter changes how the whole process asks for messages. */
type Task = Size & { readonly name: string; readonly work: Work; readonly url: string; readonly after: Position };

/** What both contestants can do. `append` answers the revision to expect next; reads end after so many events. */
type Contestant = {
  readonly append: (stream: string, event: NewEvent, expected: ExpectedRevision) => Promise<bigint>;
  readonly catchUp: (after: Position, count: number) => Promise<void>;
  readonly readAll: (after: Position, count: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A review as the product stores one: about 450 bytes with its metadata. */
const aReview = (number: number): NewEvent => {
  const commandId = randomUUID();
  return {
    id: randomUUID(),
    type: 'ReviewSubmitted',
    data: {
      reviewId: number,
      reviewerId: number % 1_000,
      rating: 1 + (number % 5),
      text: 'Clear and quick to understand, but I looked for the prices on the first screen and did not find them.',
      submittedAt: '2030-01-02T03:04:05.678Z',
    },
    metadata: {
      correlationId: commandId,
      causationId: commandId,
      commandId,
      actor: `user-${number % 1_000}`,
      occurredAt: '2030-01-02T03:04:05.678Z',
      schemaVersion: 1,
    },
  };
};

const ourAdapter = (url: string): Contestant => {
  const store = eventStoreDbEventStore({ url });
  return {
    append: async (stream, event, expected) => (await store.appendToStream(stream, [event], expected)).revision,
    catchUp: async (after, count) => {
      const { signal } = new AbortController();
      let seen = 0;
      for await (const message of store.subscribeToAll({ after, signal })) {
        if ('events' in message) seen += message.events.length;
        if (seen >= count) return;
      }
    },
    readAll: (after, count) => take(store.readAll({ after, limit: count }), count),
    close: () => store.close(),
  };
};

const plainClient = (url: string): Contestant => {
  const client = EventStoreDBClient.connectionString(url);
  // The text of a position is both offsets at one width.
  const offsets = (after: Position) => {
    const half = after.length / 2;
    return { commit: BigInt(after.slice(0, half)), prepare: BigInt(after.slice(half)) };
  };
  return {
    append: async (stream, { id, type, data, metadata }, expected) => {
      const event = jsonEvent({ id, type, data: data as Record<string, unknown>, metadata });
      const expectedRevision = typeof expected === 'bigint' ? expected : 'no_stream';
      return (await client.appendToStream(stream, event, { expectedRevision })).nextExpectedRevision;
    },
    catchUp: (after, count) =>
      take(client.subscribeToAll({ fromPosition: offsets(after), filter: excludeSystemEvents() }), count),
    readAll: (after, count) => take(client.readAll({ fromPosition: offsets(after), maxCount: count }), count),
    // It does not always settle, and the process ends anyway.
    close: async () => void client.dispose(),
  };
};

const take = async (items: AsyncIterable<unknown>, count: number): Promise<void> => {
  let seen = 0;
  for await (const _ of items) if (++seen >= count) return;
  throw new Error(`${seen} events came and not ${count}`);
};

/**
 * Streams of a few events, each event at the exact revision of the one before, as commands append them. Answers how many
 * milliseconds each append took.
 */
const appendFor = async (seconds: number, inFlight: number, { append }: Contestant): Promise<number[]> => {
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  const writer = async (): Promise<void> => {
    let [stream, expected]: [string, ExpectedRevision] = ['', 'no-stream'];
    for (let count = 0, began = performance.now(); began < until; count++) {
      if (count % EVENTS_PER_STREAM === 0) [stream, expected] = [`bench-${randomUUID()}`, 'no-stream'];
      expected = revisionOf(await append(stream, aReview(count), expected));
      times.push(performance.now() - began);
      began = performance.now();
    }
  };
  await Promise.all(Array.from({ length: inFlight }, writer));
  return times;
};

/** Figures of one run, and what it cost the client's side: that hardly depends on who else uses the machine. */
const perform = async ({ name, work, url, after, events, seconds }: Task): Promise<Figures> => {
  const contestant = name === PLAIN ? plainClient(url) : ourAdapter(url);
  let pieces = events;
  const measure = async (share: number): Promise<Figures> => {
    const startedAt = performance.now();
    if (work === 'catch-up' || work === 'readAll') {
      const count = Math.ceil(events * share);
      await (work === 'catch-up' ? contestant.catchUp(after, count) : contestant.readAll(after, count));
      return { 'events/s': (count * 1_000) / (performance.now() - startedAt) };
    }
    const times = await appendFor(seconds * share, work === 'append-1' ? 1 : 32, contestant);
    pieces = times.length;
    const perSecond = (pieces * 1_000) / (performance.now() - startedAt);
    return { 'appends/s': perSecond, 'p50 ms': percentile(times, 0.5), 'p99 ms': percentile(times, 0.99) };
  };
  try {
    await measure(WARM_UP);
    const cpuBefore = process.cpuUsage();
    const figures = await measure(1);
    const { user, system } = process.cpuUsage(cpuBefore);
    return { ...figures, 'client CPU µs': (user + system) / pieces };
  } finally {
    await contestant.close();
  }
};

const performApart = async (task: Task): Promise<Figures> => {
  const child = fork(import.meta.filename, [], { serialization: 'advanced' });
  const ended = once(child, 'exit');
  child.send(task);
  const answer = Promise.race([once(child, 'message'), ended.then(() => [])]);
  const [figures] = (await answer) as [Figures?];
  child.kill();
  await ended;
  if (!figures) throw new Error(`${task.name} ended without an answer`);
  return figures;
};

/** Appends the log that is read, behind a mark, and answers the position of the mark. */
const fill = async (url: string, events: number): Promise<Position> => {
  const store = eventStoreDbEventStore({ url });
  const { position } = await store.appendToStream(`bench-${randomUUID()}`, [aReview(0)], 'no-stream');
  let left = events;
  const writer = async (): Promise<void> => {
    while (left > 0) {
      const batch = Array.from({ length: Math.min(left, EVENTS_PER_FILL) }, (_, index) => aReview(index));
      left -= batch.length;
      await store.appendToStream(`bench-${randomUUID()}`, batch, 'no-stream');
    }
  };
  await Promise.all(Array.from({ length: 8 }, writer));
  await store.close();
  return position;
};

/** What the server says of itself, and whether it compresses for a client that does not mind, as this client says. */
const describeServer = async (url: string): Promise<Readonly<Record<string, string>>> => {
  const host = /^esdb:\/\/([^/?]+)\S*[?&]tls=false/.exec(url)?.[1];
  if (host === undefined) return { version: 'not asked', compression: 'not asked' };
  const info = (await (await fetch(`http://${host}/info`)).json()) as Partial<Record<string, string>>;
  const session = connect(`http://${host}`);
  const request = session.request({
    ':method': 'POST',
    ':path': '/event_store.client.server_features.ServerFeatures/GetSupportedMethods',
    'content-type': 'application/grpc',
    te: 'trailers',
    'grpc-accept-encoding': 'identity,deflate,gzip',
  });
  request.end(Buffer.alloc(5));
  const [headers] = (await once(request, 'response')) as [Record<string, string | undefined>];
  session.destroy();
  return {
    version: info['dbVersion'] ?? info['esVersion'] ?? 'unknown',
    compression: headers['grpc-encoding'] ?? 'none',
  };
};

const raceOf = (title: string, work: Work, goal: number | undefined, task: Omit<Task, 'name' | 'work'>): Race => ({
  title,
  figure: work.startsWith('append') ? 'appends/s' : 'events/s',
  limit: PLAIN,
  goals: goal === undefined ? [] : [{ of: OURS, is: 'at least', ratio: goal }],
  contestants: [PLAIN, OURS].map((name) => ({ name, run: () => performApart({ ...task, name, work }) })),
});

const main = async (): Promise<void> => {
  const url = process.env['EVENTSTORE_URL'];
  if (!url)
    throw new Error('EVENTSTORE_URL must name a server whose data may be thrown away, such as esdb://…?tls=false');
  const number = { type: 'string' } as const;
  const { values } = parseArgs({ options: { rounds: number, events: number, seconds: number } });
  const [rounds, events] = [Number(values.rounds ?? 5), Number(values.events ?? 120_000)];
  const [seconds, { signal }] = [Number(values.seconds ?? 5), new AbortController()];
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  const [machine, server] = [await describeMachine(), await describeServer(url)];
  say(
    `EventStoreDB ${server['version']}, compression when asked: ${server['compression']}; ${JSON.stringify(machine)}`,
  );

  const task = { url, events, seconds, after: await fill(url, events) };
  const races: RaceResult[] = [];
  for (const race of [
    raceOf(`catch-up subscription, ${events} events`, 'catch-up', 6, task),
    raceOf(`readAll, ${events} events`, 'readAll', undefined, task),
    raceOf('append, 32 in flight', 'append-32', 1.5, task),
    raceOf('append, one at a time', 'append-1', undefined, task),
  ]) {
    const onRun = (round: number, name: string, figures: Figures): void =>
      void process.stderr.write(`  round ${round} ${name} ${JSON.stringify(figures)}\n`);
    const result = await hold(race, { rounds, seconds, signal, onRun });
    say(`\n${tableOf(result)}`);
    races.push(result);
  }
  const folder = path.join(import.meta.dirname, '..', 'results');
  await mkdir(folder, { recursive: true });
  const report = { machine: { ...machine, loadAtEnd: loadNow() }, server, rounds, events, seconds, races };
  await writeFile(path.join(folder, 'eventstoredb.json'), `${JSON.stringify(report, undefined, 2)}\n`);
};

if (process.send)
  process.once('message', (task: Task) => void perform(task).then((figures) => process.send?.(figures)));
else await main();
