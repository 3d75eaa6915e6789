import { migrateAll } from '@twofold/launcher/migrate-all';
import { productAppends } from '../data/products.ts';
import { take } from '../data/take.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import { ask } from '../harness/server.ts';
import { startService } from '../harness/service-process.ts';
import { startQueryService } from '../harness/services.ts';
import { CONNECTIONS, overHttp, type Question } from './over-http.ts';
import { fillProducts, writeCheckpoints } from './read-models.ts';

const LIMIT = 'Express, straight through';
const OURS = 'query service';
const APPS = 100_000;
const EVENTS_OF_AN_APP = 2;
const SHARE_OF_FEW = 100;
const PAGE = 100;
const DOCUMENTS = 200;

/** Compares the most frequent queries through the real query service with the least that Express can do to answer them. */
export const query: Benchmark = {
  name: 'query',
  summary: `a document and the list of apps over ${CONNECTIONS} connections, against Express with the same text`,
  size: { rounds: 7, seconds: 5, events: APPS * EVENTS_OF_AN_APP },
  run: async (bench) => {
    const apps = Math.ceil(bench.events / EVENTS_OF_AN_APP);
    const few = await serveApps(bench, Math.max(PAGE, Math.ceil(apps / SHARE_OF_FEW)));
    const straight = await startService(bench, {
      name: LIMIT,
      module: import.meta.resolve('./straight-through/main.ts'),
      env: { NODE_ENV: 'production', DATABASE_URL: few.url },
      readyPath: '/ready',
    });
    const against = (what: string, questions: readonly Question[], ratio: number): Promise<void> =>
      raceAgainst(bench, { straight, service: few, what, questions, ratio });

    await against('one of many documents', await documentsOf(few), 0.9);
    const list = [await listOf(few)];
    await against(`the newest ${PAGE} of ${few.apps} apps`, list, 0.8);
    const many = await serveApps(bench, Math.max(PAGE, apps));
    await bench.race({
      title: `query, the newest ${PAGE} apps over ${CONNECTIONS} connections, by how many there are`,
      figure: 'requests/s',
      limit: nameOf(few),
      goals: [{ of: nameOf(many), is: 'at least', ratio: 0.9 }],
      contestants: [
        overHttp(nameOf(few), few.service, list),
        overHttp(nameOf(many), many.service, [await listOf(many)]),
      ],
    });
  },
};

/** A query service on a database that holds `apps` apps. */
type Served = { readonly apps: number; readonly url: string; readonly service: string };

const nameOf = ({ apps }: Served): string => `${apps.toLocaleString('en')} apps`;

const serveApps = async (bench: Bench, apps: number): Promise<Served> => {
  const url = await bench.server.createDatabase(bench.closers);
  await migrateAll(url, { hasLog: true });
  await fillProducts(bench, url, take(productAppends(), apps * EVENTS_OF_AN_APP));
  await ask(url, 'create table texts (name text primary key, body text not null)');
  await writeCheckpoints(url);
  await ask(url, 'vacuum analyze');
  return { apps, url, service: await startQueryService(bench, url) };
};

type Against = {
  readonly straight: string;
  readonly service: Served;
  readonly what: string;
  readonly questions: readonly Question[];
  readonly ratio: number;
};

/** The limit answers the same texts from a table with nothing else in it. */
const raceAgainst = async (bench: Bench, { straight, service, what, questions, ratio }: Against): Promise<void> => {
  const client = await connect(service.url, bench);
  await client.query('truncate texts');
  await client.query('insert into texts select * from unnest($1::text[], $2::text[])', [
    questions.map((_, index) => index),
    questions.map(({ text }) => text),
  ]);
  await client.query('vacuum analyze texts');
  await bench.race({
    title: `query, ${what}, over ${CONNECTIONS} connections`,
    figure: 'requests/s',
    limit: LIMIT,
    goals: [{ of: OURS, is: 'at least', ratio }],
    contestants: [
      overHttp(
        LIMIT,
        straight,
        questions.map(({ text }, index) => ({ path: `/texts/${index}`, text })),
      ),
      overHttp(OURS, service.service, questions),
    ],
  });
};

const documentsOf = async ({ url }: Served): Promise<Question[]> => {
  const found = await ask<{ id: string; document: string }>(
    url,
    `select id, document from read_models.products order by id limit ${DOCUMENTS}`,
  );
  return found.map(({ id, document }) => ({ path: `/api/products/${id}`, text: document }));
};

const listOf = async ({ url }: Served): Promise<Question> => {
  const found = await ask<{ summary: string }>(
    url,
    `select summary from read_models.products order by id desc limit ${PAGE}`,
  );
  if (found.length < PAGE) throw new Error(`There are only ${found.length} apps to list`);
  const items = found.map(({ summary }) => `${summary.slice(0, -1)},"openSeats":0}`);
  return { path: '/api/products', text: `[${items.join(',')}]` };
};
