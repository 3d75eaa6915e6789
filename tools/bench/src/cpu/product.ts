import { migrateAll } from '@twofold/launcher/migrate-all';
import { A_PAGE } from '@twofold/testing/a-page';
import { openLog } from '../data/logs.ts';
import type { Bench } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import { serveOnLoopback } from '../harness/loopback.ts';
import { parentOf } from '../harness/process-cpu.ts';
import { startCommandService, startProjector, startQueryService } from '../harness/services.ts';

/** The processes that are measured. `reactors` is a command service, too, but gets no commands. */
export type Pids = Readonly<Record<'command' | 'reactors' | 'query' | 'projector' | 'PostgreSQL', number>>;

/** The services, each in its own process, on a new log, and a site that they may analyze. */
export type Product = {
  readonly databaseUrl: string;
  readonly commands: string;
  readonly queries: string;
  readonly site: string;
  readonly pids: Pids;
};

const ALLOWED = 'plain-http,no-rate-limits,unconfirmed-addresses,simulated-payments,site-reader-exceptions';

export const startProduct = async (bench: Bench): Promise<Product> => {
  const { url } = await openLog(bench);
  await migrateAll(url, { hasLog: true });
  const site = await serveSite(bench);
  const pids: number[] = [];
  const starting = { ...bench, onStart: ({ pid }: { readonly pid?: number | undefined }) => void pids.push(pid ?? 0) };
  const env = {
    ALLOW_IN_PRODUCTION: ALLOWED,
    PAYMENTS_MODE: 'simulated',
    SITE_READER_ALLOW: new URL(site).host,
    RENDER: 'off',
  };
  await startProjector(starting, url);
  const queries = await startQueryService(starting, url);
  // The first command service leads the reactors, because the second one finds their lock taken.
  await startCommandService(starting, url, env);
  const commands = await startCommandService(starting, url, env);
  const [projector = 0, query = 0, reactors = 0, command = 0] = pids;
  const postgres = await postgresPid(bench, url);
  return {
    databaseUrl: url,
    commands,
    queries,
    site,
    pids: { command, reactors, query, projector, PostgreSQL: postgres },
  };
};

/** The process that started all other processes of the server. */
const postgresPid = async (bench: Bench, url: string): Promise<number> => {
  const client = await connect(url, bench);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? 0);
};

/** The same page at every address. */
const serveSite = async ({ closers }: Bench): Promise<string> => {
  const { url, close } = await serveOnLoopback((request, response) => {
    const isPage = request.url?.startsWith('/app-') === true;
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? A_PAGE : '');
  });
  closers.add('site', close);
  return url;
};
