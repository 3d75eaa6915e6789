import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { migrateAll } from '@twofold/launcher/migrate-all';
import { openLog } from '../data/logs.ts';
import type { Bench } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import { parentOf } from '../harness/process-cpu.ts';
import { startCommandService, startProjector, startQueryService } from '../harness/services.ts';

/** What can be told apart. `reactors` is a command service as well, to which nobody sends commands. */
export type Pids = Readonly<Record<'command' | 'reactors' | 'query' | 'projector' | 'PostgreSQL', number>>;

/** The product in processes of its own, on a log of its own, and a site that it may analyze. */
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

/** The process that all others of the server have been started by. */
const postgresPid = async (bench: Bench, url: string): Promise<number> => {
  const client = await connect(url, bench);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? 0);
};

const PAGE = `<!doctype html><html lang=en><title>Benchbook</title>
<meta name=description content="Benchbook writes repair tickets for bike shops, hangs the bike and calls the customer.">
<h1>Repair tickets for bike shops with two to six stands</h1>
<p>Benchbook replaces the paper tag on the handlebar with a ticket that everyone in the shop can read.</p>
<h2>What it does</h2>
<p>Mechanics see the next bike, the parts that it waits for and the hour that was promised to the customer.</p>
<p>Customers get a text message when the bike is ready, and pay by card before they come to the shop.</p>
<p>The owner sees every evening how many hours were sold and which repairs took longer than planned.</p>
<h2>Pricing</h2>
<p>Benchbook costs $29 a month for one shop, with all mechanics and without a contract.</p>
<p>Try it free for 30 days, no credit card is needed to begin.</p><a href=/signup>Start your free trial</a>`;

/** The same page at every address. */
const serveSite = async ({ closers }: Bench): Promise<string> => {
  const server = createServer((request, response) => {
    const isPage = request.url?.startsWith('/app-') === true;
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? PAGE : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.add('site', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
