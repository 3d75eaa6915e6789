import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:http2';
import { parseArgs } from 'node:util';
import { EventStoreDBClient, excludeSystemEvents, jsonEvent } from '@eventstore/db-client';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import type { Position } from '@twofold/event-store/port';
import { appendsOf } from './append/load.ts';
import type { Append } from './data/members.ts';
import { keepInFlight } from './harness/in-flight.ts';
import { describeMachine, loadNow } from './harness/machine.ts';
import { hold, type Figures, type Race, type RaceResult } from './harness/race.ts';
import { writeResults } from './harness/results.ts';
import { tableOf } from './harness/table.ts';

const PLAIN = 'client as it comes';
const OURS = 'our adapter';
const EVENTS_PER_FILL = 50;
const FILLS_IN_FLIGHT = 8;
/** The share of the log, or of the time, that a contestant runs to warm up. */
const WARM_UP = 0.1;

type Work = 'catch-up' | 'readAll' | 'append-32' | 'append-1';
type Size = { readonly events: number; readonly seconds: number };
/** A run in its own process: the adapter changes how the whole process receives messages. */
type Task = Size & { readonly name: string; readonly work: Work; readonly url: string; readonly after: Position };

/** What both contestants can do. Reads end after `count` events. */
type Contestant = {
  readonly append: (append: Append) => Promise<unknown>;
  readonly catchUp: (after: Position, count: number) => Promise<void>;
  readonly readAll: (after: Position, count: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

const ourAdapter = (url: string): Contestant => {
  const store = eventStoreDbEventStore({ url });
  return {
    append: ({ stream, events, expected }) => store.appendToStream(stream, events, expected),
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
  // A position is the text of both offsets, in the same number of digits.
  const offsets = (after: Position) => {
    const half = after.length / 2;
    return { commit: BigInt(after.slice(0, half)), prepare: BigInt(after.slice(half)) };
  };
  return {
    append: ({ stream, events, expected }) =>
      client.appendToStream(
        stream,
        events.map(({ id, type, data, metadata }) =>
          jsonEvent({ id, type, data: data as Record<string, unknown>, metadata }),
        ),
        { expectedRevision: typeof expected === 'bigint' ? expected : 'no_stream' },
      ),
    catchUp: (after, count) =>
      take(client.subscribeToAll({ fromPosition: offsets(after), filter: excludeSystemEvents() }), count),
    readAll: (after, count) => take(client.readAll({ fromPosition: offsets(after), maxCount: count }), count),
    // The promise of `dispose` does not always settle, and the process ends anyway.
    close: async () => void client.dispose(),
  };
};

const take = async (items: AsyncIterable<unknown>, count: number): Promise<void> => {
  let seen = 0;
  for await (const _ of items) if (++seen >= count) return;
  throw new Error(`${seen} events came and not ${count}`);
};

/** The figures of one run, and the client's processor time, which depends little on what else the machine does. */
const perform = async ({ name, work, url, after, events, seconds }: Task): Promise<Figures> => {
  const contestant = name === PLAIN ? plainClient(url) : ourAdapter(url);
  const { signal } = new AbortController();
  const next = appendsOf(1);
  let pieces = events;
  const measure = async (share: number): Promise<Figures> => {
    const startedAt = performance.now();
    if (work === 'catch-up' || work === 'readAll') {
      const count = Math.ceil(events * share);
      await (work === 'catch-up' ? contestant.catchUp(after, count) : contestant.readAll(after, count));
      return { 'events/s': (count * 1_000) / (performance.now() - startedAt) };
    }
    pieces = 0;
    const append = (worker: number): Promise<unknown> => {
      pieces += 1;
      return contestant.append(next(worker));
    };
    return keepInFlight(work === 'append-1' ? 1 : 32, { seconds: seconds * share, signal }, append, 'appends');
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

/** Appends the log that is read, and answers the position of the event before it. */
const fill = async (url: string, events: number): Promise<Position> => {
  const store = eventStoreDbEventStore({ url });
  const next = appendsOf(EVENTS_PER_FILL);
  const append = (worker: number) => {
    const { stream, events: each, expected } = next(worker);
    return store.appendToStream(stream, each, expected);
  };
  const { position } = await append(0);
  const { signal } = new AbortController();
  await keepInFlight(FILLS_IN_FLIGHT, { pieces: Math.ceil(events / EVENTS_PER_FILL), signal }, append, 'appends');
  await store.close();
  return position;
};

/** The server's version, and whether it compresses answers for a client that accepts compression, as this client does. */
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
  const results = { machine: { ...machine, loadAtEnd: loadNow() }, server, rounds, events, seconds, races };
  await writeResults('eventstoredb', results);
};

if (process.send)
  process.once('message', (task: Task) => void perform(task).then((figures) => process.send?.(figures)));
else await main();
