import { aBrowser, type Browser } from '@twofold/command-service/testing/a-browser';
import { startService, type RunningService } from '@twofold/command-service/testing/a-service';
import { ada, bob, registered } from '@twofold/command-service/testing/people';
import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTcpProxy, through, type TcpProxy } from '../kills/proxy/tcp-proxy.ts';

/** The longest that a caller may wait for an answer. */
const PATIENCE_MS = 12_000;
const MANY = 200;

let direct: RunningService;
let proxy: TcpProxy;
let service: RunningService;
let person: { readonly browser: Browser; readonly id: number };
beforeAll(async () => {
  direct = await startService();
  const { databaseUrl, store, keyring } = direct;
  proxy = await startTcpProxy(() => Number(new URL(databaseUrl).port));
  service = await startService({ connectionString: through(proxy, databaseUrl), store, keyring });
  person = await registered(service.url, ada);
});
afterAll(async () => {
  proxy.behave({ kind: 'honest' });
  await service.end();
  await proxy.stop();
  await direct.end();
});

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const edit = (fullName: string) => person.browser.patch(`/api/users/${person.id}`, { fullName }, key());
const outcomesOf = (answers: readonly { readonly status: number; readonly headers: Headers }[]) => [
  ...new Set(answers.map(({ status, headers }) => `${status}, again after ${headers.get('retry-after')} s`)),
];

describe('a database that says nothing (F03)', () => {
  it(
    'makes every write a 503 that may be repeated, and is used again when it speaks',
    async () => {
      proxy.behave({ kind: 'silent' });
      const asked = [
        edit('Ada of the silence'),
        aBrowser(service.url).post('/api/register', bob, key()),
        aBrowser(service.url).post('/api/login', { username: ada.email, password: ada.password }),
        aBrowser(service.url).post('/api/analyze/url', { url: 'https://benchbook.example/' }, key()),
      ];
      expect(outcomesOf(await Promise.all(asked))).toEqual(['503, again after 2 s']);
      const ready = await fetch(`${service.url}/readyz`);
      expect({ status: ready.status, body: await ready.json() }).toEqual({
        status: 503,
        body: { status: 'not ready', parts: { database: 'does not answer', log: true, reactors: 'does not answer' } },
      });
      proxy.behave({ kind: 'honest' });
      await eventually(async () => expect((await edit('Ada Lovelace')).status).toBe(200), { withinMs: PATIENCE_MS });
    },
    3 * PATIENCE_MS,
  );
});

describe('a database in which everybody waits for a lock (F17)', () => {
  it(
    'answers a request without a connection 503 that may be repeated, and serves everybody when the lock is gone',
    async () => {
      const holder = new pg.Client({ connectionString: direct.databaseUrl });
      await holder.connect();
      await holder.query('begin; lock table write_side.requests in access exclusive mode');
      const answers = await Promise.all(Array.from({ length: MANY }, (_, index) => edit(`Ada ${index}`)));
      expect(outcomesOf(answers)).toEqual(['503, again after 2 s']);
      await holder.query('rollback');
      await holder.end();
      for (const name of ['Ada', 'Ada King', 'Ada Lovelace']) expect((await edit(name)).status).toBe(200);
    },
    3 * PATIENCE_MS,
  );
});
