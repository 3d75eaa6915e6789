import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestServer, type TestServer } from '@twofold/event-store/testing/eventstoredb/test-server';
import { migrateAll } from '@twofold/launcher/migrate-all';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextNode } from './testing/next-node.ts';
import { readEvents } from './testing/read-events.ts';
import { runToItsEnd, startService, type ServiceName, type ServiceProcess } from './testing/service-process.ts';

const PAGE = `<!doctype html><html lang="en"><title>Benchbook</title>
  <meta name="description" content="Repair tickets for small bike shops."><h1>Tickets for the bike bench.</h1>
  <p>Built for shops with two to six stands. Four big buttons, made for people who wear gloves all day.</p>
  <h2>Pricing</h2><p>$29 a month for one shop, up to six stands. Try it for 30 days. No card.</p>
  <h2>Questions</h2><p>Moving from paper or another system? Contact us and we help you to bring your tickets along.</p>`;

const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');

let database: TestDatabase;
let log: TestServer;
let site: Server;
let siteUrl: string;
const running = new Set<ServiceProcess>();

/** Each service has its own role with only the rights that it needs. */
const logInOf = async (role: string): Promise<string> => {
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  const name = `${role}_${randomUUID().slice(0, 8)}`;
  await owner.query(`create role ${name} login password 'secret' in role ${role}`);
  await owner.end();
  const url = new URL(database.url);
  url.username = name;
  url.password = 'secret';
  return url.href;
};

const roles = {
  'command-service': 'twofold_command',
  'query-service': 'twofold_query',
  projector: 'twofold_projector',
};

const start = async (name: ServiceName, node?: string): Promise<ServiceProcess> => {
  const environment = {
    DATABASE_URL: await logInOf(roles[name]),
    EVENTSTORE_URL: log.url,
    SESSION_SECRET: 'a secret for tests of 32 bytes or more',
    MASTER_KEY,
    SITE_READER_ALLOW: new URL(siteUrl).host,
    RATE_LIMITS: 'off',
  };
  const service = await startService(name, environment, node);
  running.add(service);
  void service.ended.then(() => running.delete(service));
  return service;
};

type Analyzed = { readonly productId: number; readonly cookie: string };

/** Retries after a 503 with the same key, like the web app: a real server may start slower than a command waits. */
const analyze = async (command: ServiceProcess, key: string = randomUUID()): Promise<Analyzed> => {
  const response = await fetch(`${command.url}/api/analyze/url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ url: siteUrl }),
  });
  if (response.status === 503) return analyze(command, key);
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${text}`);
  const { productId }: { productId: number } = JSON.parse(text);
  const cookie = response.headers.getSetCookie().map((set) => set.split(';', 1)[0]);
  return { productId, cookie: cookie.join('; ') };
};

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateAll(database.url, { hasLog: false });
  log = await startTestServer();
  site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE)).listen(
    0,
    '127.0.0.1',
  );
  await once(site, 'listening');
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  for (const service of running) service.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  site.close();
  await log.remove();
  await database.drop();
});

/** The status of a response, whose body is read completely: an unread one would delay the service's shutdown. */
const statusOf = async (address: string, headers: Record<string, string> = {}): Promise<number> => {
  const response = await fetch(address, { headers });
  await response.arrayBuffer();
  return response.status;
};

describe('services in processes of their own, on EventStoreDB', () => {
  let command: ServiceProcess;
  let query: ServiceProcess;
  let projectors: readonly ServiceProcess[];
  beforeAll(async () => {
    [command, query, ...projectors] = await Promise.all([
      start('command-service'),
      start('query-service'),
      start('projector'),
      start('projector'),
    ]);
  });

  it('analyze, and read the report at once', async () => {
    const { productId, cookie } = await analyze(command);
    const report = await fetch(`${query.url}/api/products/${productId}`, { headers: { cookie } });
    expect(report.status).toBe(200);
    expect(await report.json()).toMatchObject({ id: productId, title: 'Benchbook' });
    expect(report.headers.get('x-read-model')).toBeNull();
  });

  it('know a person in each of them, and keep what is personal out of the log', async () => {
    const registered = await fetch(`${command.url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada.lovelace@example.com', password: 'Difference-Engine-1' }),
    });
    expect(registered.status).toBe(201);
    const cookie = registered.headers.getSetCookie().map((set) => set.split(';', 1)[0]);
    const me = await fetch(`${query.url}/api/me`, { headers: { cookie: cookie.join('; ') } });
    expect(await me.json()).toMatchObject({ email: 'ada.lovelace@example.com', credits: 1 });
    const written = JSON.stringify((await readEvents(log)).map(({ data, metadata }) => [data, metadata]));
    expect(written).toContain('"sealed"');
    expect(written).not.toContain('lovelace');
  });

  it('go on automatically when the log was away', async () => {
    await log.kill();
    const [{ productId, cookie }] = await Promise.all([analyze(command), log.start()]);
    await eventually(
      async () => {
        expect(await statusOf(`${query.url}/api/products/${productId}`, { cookie })).toBe(200);
      },
      { withinMs: 20_000 },
    );
    const requested = (await readEvents(log)).filter(({ type }) => type === 'AnalysisRequested');
    expect(new Set(requested.map(({ stream }) => stream)).size).toBe(requested.length);
  });

  it('take over from a killed projector, and stop in order', async () => {
    // Either projector may lead. After both have been killed in turn, a third one takes over.
    const third = await start('projector');
    for (const projector of projectors) {
      projector.kill('SIGKILL');
      await projector.ended;
      const { productId: next } = await analyze(command);
      await eventually(async () => expect(await statusOf(`${query.url}/api/products/${next}`)).toBe(200), {
        withinMs: 15_000,
      });
    }
    for (const service of [command, query, third]) service.kill('SIGTERM');
    const ends = await Promise.all([command, query, third].map(({ ended }) => ended));
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
  });
});

describe('services on the next release of Node', () => {
  it('analyze and read the report at once', async (context) => {
    const node = await nextNode();
    if (node === undefined) return context.skip('npm has no Node 24 for this machine');
    const [command, query, projector] = await Promise.all([
      start('command-service', node),
      start('query-service', node),
      start('projector', node),
    ]);
    const { productId, cookie } = await analyze(command);
    const report = await fetch(`${query.url}/api/products/${productId}`, { headers: { cookie } });
    expect(await report.json()).toMatchObject({ id: productId, title: 'Benchbook' });
    for (const service of [command, query, projector]) service.kill('SIGTERM');
    const ends = await Promise.all([command, query, projector].map(({ ended }) => ended));
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
  });
});

describe('a service that cannot start', () => {
  it.each(['command-service', 'query-service', 'projector'] as const)(
    '%s lists what is wrong and exits with 1',
    async (name) => {
      const { code, stderr } = await runToItsEnd(name, { PORT: 'three', LOG_LEVEL: 'loud' });
      expect(code).toBe(1);
      expect(stderr).toMatch(/DATABASE_URL: is not set/);
      expect(stderr).toMatch(/LOG_LEVEL/);
      expect(stderr).toMatch(/PORT: must be a number/);
    },
  );

  it('names every cause that production refuses, and no secret', async () => {
    const { code, stderr } = await runToItsEnd('command-service', {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      EVENTSTORE_URL: log.url,
      SESSION_SECRET: 'a secret for tests of 32 bytes or more',
      SITE_READER_ALLOW: '127.0.0.1:80',
      RATE_LIMITS: 'off',
    });
    expect(code).toBe(1);
    for (const cause of [
      'MASTER_KEY',
      'PUBLIC_ORIGIN',
      'site-reader-exceptions',
      'insecure-eventstore',
      'no-rate-limits',
      'unconfirmed-addresses',
    ]) {
      expect(stderr).toContain(cause);
    }
    expect(stderr).not.toContain('a secret for tests');
  });

  it('says what to write instead of an address it does not understand', async () => {
    const { code, stderr } = await runToItsEnd('projector', {
      DATABASE_URL: database.url,
      MASTER_KEY,
      EVENTSTORE_URL: 'kurrentdb://log:2113',
    });
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('write esdb:// instead') });
  });
});
