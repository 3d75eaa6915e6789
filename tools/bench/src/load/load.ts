import { migrateAll } from '@twofold/launcher/migrate-all';
import type { Client } from 'pg';
import { fillLog, openLog } from '../data/logs.ts';
import { productAppends } from '../data/products.ts';
import { seededRandom } from '../data/random.ts';
import { take } from '../data/take.ts';
import { arriveAt } from '../harness/arrivals.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import { pollUntil } from '../harness/poll-until.ts';
import type { Figures } from '../harness/race.ts';
import { ask } from '../harness/server.ts';
import { closeBrowsers, openBrowser } from './browser.ts';
import { busyIn } from './busy.ts';
import { createCalls, type Calls, type Person } from './calls.ts';
import { capacityOf } from './capacity.ts';
import { startProcesses } from './processes.ts';
import { takeSamples, type Sample } from './samples.ts';
import { createTally, type Tally } from './tally.ts';
import { judge, watchedIn, windowsOf } from './verdict.ts';

const APPS = 500;
const EVENTS_OF_AN_APP = 2;
const PEOPLE = 200;
const SHARE = 0.6;
const SAMPLE_MS = 10_000;
/** So that a window of half an hour is a minute. */
const WINDOWS = 30;
const REGISTERED_AT_ONCE = 4;
const LISTED = { withinMs: 60_000, what: 'The newest app' };

/** Runs the whole product at a steady rate, each service in its own process, and looks for memory or lag that grows. */
export const load: Benchmark = {
  name: 'load',
  summary: `95 reads for 5 writes at ${SHARE * 100} % of the most that are done: memory, connections, lag (--minutes 30)`,
  size: { rounds: 1, seconds: 1_800, events: APPS * EVENTS_OF_AN_APP },
  run: async (bench) => {
    const { url } = await prepare(bench);
    const processes = await startProcesses(bench, url);
    const { commands, queries, projector, all } = processes;
    const apps = Math.floor(bench.events / EVENTS_OF_AN_APP);
    await pollUntil(async () => (await fetch(`${queries.url}/api/products/${apps}`)).ok, bench.signal, LISTED);
    const people = await registerPeople(bench, commands[0].url);
    bench.closers.add('browsers', async () => closeBrowsers());
    const calls = createCalls({
      commands: commands.map((each) => each.url),
      queries: queries.url,
      people,
      apps,
      random: seededRandom(11),
    });
    const client = await connect(url, bench);
    const rate = bench.rate ?? SHARE * (await showCapacity(bench, calls, client));
    bench.say(`${rate.toFixed(0)} calls a second for ${(bench.seconds / 60).toFixed(0)} minutes`);
    const windowSeconds = Math.max(SAMPLE_MS / 1_000, bench.seconds / WINDOWS);
    const tally = createTally();
    const over = new AbortController();
    const [samples] = await Promise.all([
      takeSamples({ all, projector, client }, SAMPLE_MS, over.signal),
      keepCalling(bench, { calls, tally, rate, windowSeconds }).finally(() => over.abort()),
    ]);
    report(bench, { rate, tally, windowSeconds, samples });
    await refuseUnlessRecorded(url, calls.completed());
  },
};

const prepare = async (bench: Bench): Promise<{ readonly url: string }> => {
  const log = await openLog(bench);
  await migrateAll(log.url, { hasLog: true });
  await fillLog(log, take(productAppends(), bench.events), bench);
  return log;
};

const registerPeople = async ({ signal, say }: Bench, commands: string): Promise<Person[]> => {
  say(`${PEOPLE} people register`);
  const people: Person[] = [];
  let next = 0;
  const register = async (): Promise<void> => {
    while (next < PEOPLE) {
      signal.throwIfAborted();
      const browser = openBrowser();
      const body = { email: `person-${++next}@example.com`, password: 'Correct-Horse-1' };
      const { status, body: said } = await browser.call({ method: 'POST', url: `${commands}/api/register`, body });
      if (status !== 201) throw new Error(`Registering is answered ${status} ${said}`);
      people.push({ browser });
    }
  };
  await Promise.all(Array.from({ length: REGISTERED_AT_ONCE }, register));
  return people;
};

const showCapacity = async (bench: Bench, calls: Calls, client: Client): Promise<number> => {
  bench.say('how many calls can be had in a second');
  const { rounds, perSecond } = await capacityOf(bench, { calls, client });
  const lines = Object.fromEntries(rounds.map((figures, index) => [`round ${index + 1}`, figures]));
  bench.show({ title: `load, without a rest: ${perSecond.toFixed(0)} calls/s`, lines });
  return perSecond;
};

type Calling = {
  readonly calls: Calls;
  readonly tally: Tally;
  readonly rate: number;
  readonly windowSeconds: number;
};

const keepCalling = async (bench: Bench, { calls, tally, rate, windowSeconds }: Calling): Promise<void> => {
  const startedAt = performance.now();
  await arriveAt(rate, bench, async (dueAt) => {
    const { kind, answer } = calls.next();
    const { outcome, reason } = await answer.then(
      ({ status, isLate }) => outcomeOf(status, isLate),
      (error: unknown) => ({ outcome: 'failed', reason: String(error) }) as const,
    );
    if (reason !== undefined) tally.fail(`${kind}: ${reason}`);
    const [ms, second] = [performance.now() - dueAt, (dueAt - startedAt) / 1_000];
    tally.add({ kind, second, ms, outcome }, windowSeconds);
  });
};

const outcomeOf = (status: number, isLate: boolean) => {
  const isPutOff = status === 503 && isLate;
  if (status >= 400 && !isPutOff) return { outcome: 'failed', reason: `answered ${status}` } as const;
  return { outcome: isLate ? 'late' : 'answered', reason: undefined } as const;
};

type Measured = {
  readonly rate: number;
  readonly tally: Tally;
  readonly windowSeconds: number;
  readonly samples: readonly Sample[];
};

const report = ({ show, say, seconds }: Bench, { rate, tally, windowSeconds, samples }: Measured): void => {
  const windows = windowsOf(samples, { seconds, windowSeconds });
  const minutes = (seconds / 60).toFixed(1);
  show({ title: `load, ${rate.toFixed(0)} calls/s for ${minutes} minutes, by call`, lines: tally.lines() });
  for (const [reason, times] of tally.failures()) say(`${times} times ${reason}`);
  const stretches = windows.map((window, index) => [lastSecond(window), figuresOf(window, tally, index)] as const);
  show({ title: 'load, as it went (memory in MB)', lines: Object.fromEntries(stretches) });
  show({ title: 'load, by process, at its end', lines: busyIn(windows.flat()) });
  const latencies = windows.map((_, index) => tally.inWindow(index)['p99 ms'] ?? 0);
  const { words, lines } = judge(watchedIn(windows, latencies));
  show({ title: `load, growth after the warm-up: ${words}; ${tally.failed()} calls failed`, lines });
};

const lastSecond = (window: readonly Sample[]): string => `${window.at(-1)?.second ?? 0} s`;

/** The last sample of a window, and the calls in the window. */
const figuresOf = (window: readonly Sample[], tally: Tally, index: number): Figures => {
  const last = window.at(-1);
  const usages = Object.entries(last?.usages ?? {}).flatMap(([name, { rss, heap }]) => [
    [`${name} RSS`, rss] as const,
    [`${name} heap`, heap] as const,
  ]);
  return {
    ...Object.fromEntries(usages),
    connections: last?.connections ?? 0,
    'behind s': last?.behindSeconds ?? 0,
    'behind events': last?.behindEvents ?? 0,
    ...tally.inWindow(index),
  };
};

/** Every acknowledged write must be in the log once. */
const refuseUnlessRecorded = async (url: string, acknowledged: number): Promise<void> => {
  const [found] = await ask<{ events: number; reviews: number }>(
    url,
    `select count(*)::int as events, count(distinct stream)::int as reviews
     from event_log.events where type = 'ReviewCompleted'`,
  );
  if (found === undefined || found.events !== found.reviews || found.events < acknowledged)
    throw new Error(`${acknowledged} reviews were completed, and recorded is ${JSON.stringify(found)}`);
};
