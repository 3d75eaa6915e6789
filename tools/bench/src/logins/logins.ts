import { setTimeout as pause } from 'node:timers/promises';
import { migrateAll } from '@twofold/launcher/migrate-all';
import { productAppends } from '../data/products.ts';
import { fillLog, openLog } from '../data/logs.ts';
import { take } from '../data/take.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import type { Contestant, Figures, Run } from '../harness/race.ts';
import { startCommandService, startProjector, startQueryService } from '../harness/services.ts';
import { percentile } from '../harness/statistics.ts';
import { atPace } from '../lag/pace.ts';

const IDLE = 'while nobody logs in';
const BUSY = 'while 50 people log in';
const LOGINS_AT_ONCE = 50;
const READS_PER_SECOND = 50;
const PRODUCTS = 100;
const EVENTS_OF_A_PRODUCT = 2;
const PAGE = 100;
const LISTED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;

const PERSON = { email: 'ada@example.com', password: 'Correct-Horse-1' };

/** What hashing passwords costs everybody else: the list of apps, read at a steady pace meanwhile. */
export const logins: Benchmark = {
  name: 'logins',
  summary: `GET /api/products ${READS_PER_SECOND} times a second while ${LOGINS_AT_ONCE} logins are under way, against none`,
  size: { rounds: 7, seconds: 5, events: PRODUCTS * EVENTS_OF_A_PRODUCT },
  run: async (bench) => {
    const { commands, queries } = await startServices(bench);
    await register(commands);
    const products = `${queries}/api/products`;
    const list = await listOfApps(bench, products);
    await bench.race({
      title: `reading, ${BUSY}`,
      figure: 'p99 ms',
      limit: IDLE,
      goals: [{ of: BUSY, is: 'at most', ratio: 2 }],
      contestants: [
        { name: IDLE, run: (run) => readAtPace(products, list, run) },
        busy(commands, (run) => readAtPace(products, list, run)),
      ],
    });
  },
};

const startServices = async (bench: Bench): Promise<{ commands: string; queries: string }> => {
  const log = await openLog(bench);
  await migrateAll(log.url, { hasLog: true });
  await fillLog(log, take(productAppends(), bench.events), bench);
  await startProjector(bench, log.url);
  const queries = await startQueryService(bench, log.url);
  return { commands: await startCommandService(bench, log.url), queries };
};

/** The list as it is read from now on, once all of it is there. */
const listOfApps = async ({ events, signal }: Bench, url: string): Promise<string> => {
  const apps = Math.min(PAGE, Math.floor(events / EVENTS_OF_A_PRODUCT));
  const deadline = Date.now() + LISTED_WITHIN_MS;
  for (;;) {
    const text = await (await fetch(url)).text();
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.length === apps) return text;
    if (Date.now() > deadline) throw new Error(`${url} does not list ${apps} apps: ${text.slice(0, 100)}`);
    await pause(LOOK_EVERY_MS, undefined, { signal });
  }
};

const post = async (url: string, body: object): Promise<void> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answers ${response.status} ${text}`);
};

const register = (commands: string): Promise<void> => post(`${commands}/api/register`, PERSON);

const logIn = (commands: string): Promise<void> =>
  post(`${commands}/api/login`, { username: PERSON.email, password: PERSON.password });

const readAtPace = async (url: string, list: string, run: Run): Promise<Figures> => {
  const times: number[] = [];
  await atPace(READS_PER_SECOND, run, async () => {
    const startedAt = performance.now();
    const response = await fetch(url);
    const text = await response.text();
    times.push(performance.now() - startedAt);
    if (text !== list) throw new Error(`${url} answers ${response.status} and something else than the list`);
  });
  return { 'p50 ms': percentile(times, 0.5), 'p99 ms': percentile(times, 0.99) };
};

/** Each of so many people logs in again as soon as they are logged in, for as long as somebody reads. */
const busy = (commands: string, read: (run: Run) => Promise<Figures>): Contestant => ({
  name: BUSY,
  run: async (run) => {
    let isOver = false;
    let loggedIn = 0;
    const startedAt = performance.now();
    const person = async (): Promise<void> => {
      while (!isOver) {
        await logIn(commands);
        loggedIn += 1;
      }
    };
    const people = Promise.all(Array.from({ length: LOGINS_AT_ONCE }, person));
    const figures = await read(run).finally(() => (isOver = true));
    await people;
    return { ...figures, 'logins/s': (loggedIn * 1_000) / (performance.now() - startedAt) };
  },
});
