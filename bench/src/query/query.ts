import { createLog } from '@twofold/http/log';
import { createProjector } from '@twofold/projector/app';
import { migrateReadModels } from '@twofold/projector/migrate';
import autocannon from 'autocannon';
import { fillLog, openLog } from '../data/logs.ts';
import { productAppends } from '../data/products.ts';
import { take } from '../data/take.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import type { Contestant, Figures } from '../harness/race.ts';
import { ask } from '../harness/server.ts';
import { startService } from '../harness/service-process.ts';
import { caughtUp } from '../harness/caught-up.ts';

const LIMIT = 'Express, straight through';
const OURS = 'query service';
const CONNECTIONS = 32;
const PRODUCTS = 200;
const EVENTS_OF_A_PRODUCT = 2;

/** One document through the real query service, against the least that Express can do to hand the same text on. */
export const query: Benchmark = {
  name: 'query',
  summary: `one document over ${CONNECTIONS} connections, against Express with the text as the database has it`,
  size: { rounds: 7, seconds: 5, events: PRODUCTS * EVENTS_OF_A_PRODUCT },
  run: async (bench) => {
    const url = await documents(bench);
    const ids = await ask<{ id: string; document: string }>(url, 'select id, document from read_models.products');
    const straight = await startService(bench, {
      name: LIMIT,
      module: import.meta.resolve('./straight-through/main.ts'),
      env: { NODE_ENV: 'production', DATABASE_URL: url },
      readyPath: '/ready',
    });
    const ours = await startService(bench, {
      name: OURS,
      module: import.meta.resolve('@twofold/query-service/main'),
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: url,
        PUBLIC_ORIGIN: 'http://localhost',
        SESSION_SECRET: 'a secret of a benchmark that is long enough',
      },
      readyPath: '/readyz',
    });
    await bench.race({
      title: `query, one of ${ids.length} documents over ${CONNECTIONS} connections`,
      figure: 'requests/s',
      limit: LIMIT,
      goals: [{ of: OURS, is: 'at least', ratio: 0.9 }],
      contestants: [
        await contestant(LIMIT, `${straight}/documents/`, ids),
        await contestant(OURS, `${ours}/api/products/`, ids),
      ],
    });
  },
};

/** Products as the projector makes them from the log, and the same texts in a table that has nothing else. */
const documents = async (bench: Bench): Promise<string> => {
  const { closers, events, signal } = bench;
  const log = await openLog(bench);
  await migrateReadModels(log.url);
  await fillLog(log, take(productAppends(), events), bench);
  const silent = createLog({ service: 'bench', level: 'silent' });
  const projector = createProjector({ store: log.store, connectionString: log.url, log: silent });
  closers.add('projector', () => projector.stop());
  projector.start();
  await caughtUp(projector, signal);
  await ask(
    log.url,
    `create table documents (id bigint primary key, document text not null);
     insert into documents select id, document from read_models.products`,
  );
  await ask(log.url, 'vacuum analyze');
  return log.url;
};

type Document = { readonly id: string; readonly document: string };

const contestant = async (name: string, base: string, documents: readonly Document[]): Promise<Contestant> => {
  for (const { id, document } of documents) {
    const text = await (await fetch(`${base}${id}`)).text();
    if (text !== document) throw new Error(`${name} answers something else than the document ${id}`);
  }
  const { pathname } = new URL(base);
  const requests = documents.map(({ id }) => ({ path: `${pathname}${id}` }));
  const run = async ({ seconds }: { readonly seconds: number }): Promise<Figures> => {
    const result = await autocannon({ url: base, connections: CONNECTIONS, duration: Math.ceil(seconds), requests });
    const failures = result.errors + result.non2xx;
    if (failures > 0) throw new Error(`${name} failed ${failures} times`);
    return {
      'requests/s': result['2xx'] / result.duration,
      'p50 ms': result.latency.p50,
      'p99 ms': result.latency.p99,
    };
  };
  return { name, run };
};
