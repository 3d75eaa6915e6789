import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import type { ChainReader } from '@twofold/event-store/chain';
import type { EventStore } from '@twofold/event-store/port';
import { collect, numbered } from '@twofold/event-store/testing/events';
import { startStandInServer, type StandInServer } from '@twofold/event-store/testing/eventstoredb/stand-in-server';
import { createLog, type Logger } from '@twofold/http/log';
import { migrateReadModels } from '@twofold/projector/migrate';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateAuditor } from '../migrate.ts';
import { testSigner } from '../testing/a-chain.ts';
import { runOn } from '../testing/an-auditor.ts';
import { verifyLog } from '../verification/verify-log.ts';
import { signCheckpoint } from './checkpoint.ts';
import { keepChain } from './keep-chain.ts';
import { keptChainReader } from './kept-chain.ts';
import { verifyChain, type VerifyOptions } from './verify-chain.ts';

const silent = createLog({ service: 'test', level: 'silent' });

let database: TestDatabase;
let owner: pg.Client;
let server: StandInServer;
let store: EventStore;
let reader: ChainReader;
let errors: unknown[];
let keepers: (() => Promise<void>)[];
beforeEach(async () => {
  [errors, keepers] = [[], []];
  database = await createTestDatabase();
  await migrateAuditor(database.url);
  owner = new pg.Client({ connectionString: database.url });
  owner.on('error', () => undefined);
  await owner.connect();
  server = await startStandInServer();
  store = eventStoreDbEventStore({ url: server.url });
  reader = keptChainReader({ log: store, connectionString: database.url, logger: silent });
  for (const stream of ['thing-1', 'thing-2', 'thing-1', 'thing-3'])
    await store.appendToStream(stream, numbered(3), 'any');
});
afterEach(async () => {
  await stopKeeping();
  await reader.close();
  await store.close();
  await server.stop();
  await owner.end();
  await database.drop();
});

const logger = { ...silent, error: ({ err }: { err: unknown }) => void errors.push(err) } as Logger;
const keep = (connectionString = database.url): void => void keepers.push(keepChain(store, connectionString, logger));
const stopKeeping = () => Promise.all(keepers.splice(0).map((stop) => stop()));
const kept = async (events: number): Promise<void> => {
  await eventually(async () => {
    const { rows } = await owner.query('select count(*)::int as links from audit.chain_links');
    expect(rows).toEqual([{ links: events }]);
  });
};
const verdict = async (options?: VerifyOptions): Promise<string> => {
  const found = await verifyChain(reader, options);
  return 'fault' in found ? `${found.fault.reason} ${found.fault.position}` : `sound ${found.events}`;
};
const append = (count: number) => store.appendToStream(`thing-${server.log.records.length}`, numbered(count), 'any');
/** As the owner of the database can. */
const tamper = (statement: string) =>
  owner.query(`alter table audit.chain_links disable trigger refuse_change; ${statement}`);
/** The events of the log; the one before them names it. */
const place = (position: number): number =>
  server.log.records.findIndex(({ stream }) => stream.startsWith('thing-')) + position - 1;

describe('keeping the chain of a log on EventStoreDB', () => {
  it('links every event, and those that come later', async () => {
    keep();
    await kept(12);
    await append(5);
    await kept(17);
    expect(await verdict()).toBe('sound 17');
    expect(errors).toEqual([]);
  });

  it('goes on where it was when its process ended, once for each event', async () => {
    keep();
    await kept(12);
    await stopKeeping();
    await append(5);
    keep();
    await kept(17);
    expect(await verdict()).toBe('sound 17');
  });

  it('is done once by several processes whose connections are cut', async () => {
    keep();
    keep();
    for (let times = 0; times < 5; times++) {
      await append(20);
      await owner.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    }
    await kept(112);
    expect(await verdict()).toBe('sound 112');
  });

  it('stops with an error where links are missing', async () => {
    keep();
    await kept(12);
    await stopKeeping();
    await tamper('delete from audit.chain_links where position > 10');
    keep();
    await eventually(() => expect(errors).toMatchObject([{ code: 'chain-broken' }]));
    await append(1);
    expect((await reader.end()).position).toBe(10);
  });

  it('needs no other right than those of an auditor', async () => {
    const url = new URL(database.url);
    url.username = `auditor_${url.pathname.slice(1)}`.slice(0, 60);
    url.password = 'secret';
    await owner.query(`create role ${url.username} login password 'secret' in role twofold_auditor`);
    keep(url.href);
    await kept(12);
    await stopKeeping();
    const auditor = new pg.Client({ connectionString: url.href });
    await auditor.connect();
    await expect(auditor.query('delete from audit.chain_links')).rejects.toMatchObject({ code: '42501' });
    await auditor.end();
    await owner.query(`drop owned by ${url.username}; drop role ${url.username}`);
  });
});

describe('the chain that is kept', () => {
  beforeEach(async () => {
    keep();
    await kept(12);
    await stopKeeping();
  });

  it('finds an event that says something else by now', async () => {
    server.log.records[place(5)] = { ...server.log.records[place(5)]!, data: Buffer.from('{"number":7}') };
    expect(await verdict()).toBe('content 5');
  });

  it.each([5, 12])('finds that event %i is not in the log any more', async (position) => {
    server.log.records.splice(place(position), 1);
    expect(await verdict()).toBe(`gap ${position}`);
  });

  it('finds an event that was put between others', async () => {
    const before = server.log.records[place(5)]!;
    server.log.records.splice(place(6), 0, { ...before, commit: before.commit + 1n });
    expect(await verdict()).toBe('content 6');
  });

  it('finds a link that was changed', async () => {
    await tamper("update audit.chain_links set leaf = decode(repeat('00', 32), 'hex') where position = 5");
    expect(await verdict()).toBe('content 5');
    await tamper("update audit.chain_links set chain = decode(repeat('00', 32), 'hex') where position = 4");
    expect(await verdict()).toBe('link 4');
  });

  it('finds by a checkpoint that all of it was rebuilt', async () => {
    const against = signCheckpoint(await reader.storeId(), await reader.end(), new Date(0), testSigner);
    expect(await verdict({ against })).toBe('sound 12');
    server.log.records[place(5)] = { ...server.log.records[place(5)]!, data: Buffer.from('{"number":7}') };
    await tamper('truncate audit.chain_links, audit.checkpoints');
    keep();
    await kept(12);
    expect(await verdict()).toBe('sound 12');
    expect(await verdict({ against })).toBe('rewritten 12');
  });

  it('can be exported, and the export verifies alone', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'twofold-kept-chain-'));
    const file = path.join(folder, 'log.ndjson');
    const run = runOn({ chain: reader, signer: testSigner });
    expect(await run('export', '--file', file)).toMatchObject({ code: 0 });
    expect(await runOn({})('verify-export', file)).toMatchObject({ code: 0 });
    rmSync(folder, { recursive: true });
  });
});

it('the chain that is kept has no end before its first link', () =>
  expect(reader.end()).rejects.toMatchObject({ code: 'cannot-audit' }));

describe('verifying a log whose chain is kept', () => {
  it('follows the chain as far as it has come, and reads every event to the end of the log', async () => {
    await migrateReadModels(database.url);
    keep();
    await kept(12);
    await stopKeeping();
    await append(3);
    server.log.records[place(5)] = { ...server.log.records[place(5)]!, data: Buffer.from('{"number":7}') };
    const { chain, events, upTo, checks } = await verifyLog(
      {
        log: store,
        open: (each) => Promise.resolve(each),
        openChain: () => Promise.resolve(reader),
        sealing: memoryKeyring().sealing,
        client: owner,
      },
      { now: () => new Date(), signal: new AbortController().signal, onProgress: () => undefined },
    );
    expect(chain).toMatchObject({ fault: { reason: 'content', position: 5 } });
    const stored = await collect(store.readAll());
    expect({ events, upTo }).toEqual({ events: 15, upTo: stored.at(-1)?.position });
    const [schema] = checks;
    expect(schema).toMatchObject({ name: 'events-have-their-schema', count: 15 });
    expect(schema?.findings.map(({ event }) => event)).toEqual(stored.map(({ id, position }) => ({ id, position })));
  });
});
