import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { numbered } from '@twofold/event-store/testing/events';
import { startTestServer } from '@twofold/event-store/testing/eventstoredb/test-server';
import { createTestLog } from '@twofold/event-store/testing/postgres-log';
import { createLog } from '@twofold/http/log';
import { createTestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import { migrateReadModels } from '@twofold/projector/migrate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepChain } from '../chain/keep-chain.ts';
import { migrateAuditor } from '../migrate.ts';
import { witnessSigner } from '../testing/a-witness.ts';
import { lastKept } from './archive.ts';
import { readWitness } from './read-witness.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const KEY = Buffer.alloc(32, 'a witness that everybody knows').toString('base64');

let folder: string;
let running: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-witness-process-'));
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], WITNESS_DIR: folder, WITNESS_KEY: KEY, WITNESS_EVERY_SECONDS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  return child;
};
const hasSigned = (position: number): Promise<void> =>
  eventually(
    async () => {
      const last = await lastKept(folder);
      if (last?.position !== position) throw new Error(`The witness has come to ${last?.position}`);
    },
    { withinMs: 20_000 },
  );
const published = () =>
  readWitness(folder, {
    publicKey: witnessSigner.publicKey,
    authorities: undefined,
    signal: new AbortController().signal,
  });

describe('running the witness', () => {
  it('signs what a log in PostgreSQL comes to, until SIGTERM, and not what was rewritten', async () => {
    const log = await createTestLog();
    await migrateReadModels(log.url);
    await migrateAuditor(log.url);
    const store = await log.open();
    await store.appendToStream('thing-1', numbered(20), 'no-stream');
    const child = start({ DATABASE_URL: log.url, LOG_LEVEL: 'info', METRICS_PORT: '0' });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const counted = async () => (await fetch(`${/"metrics":"([^"]+)"/.exec(said)?.[1]}/metrics`)).text();
    await hasSigned(20);
    await store.appendToStream('thing-2', numbered(5), 'no-stream');
    await hasSigned(25);
    // After it is kept, it is announced.
    await eventually(async () => {
      const rows = await log.query('select number, position from audit.witnessed order by number desc limit 1');
      expect(rows).toEqual([{ number: '2', position: '25' }]);
    });

    await log.query('alter table event_log.events disable trigger all');
    await log.query("update event_log.events set chain = sha256('another') where position = 25");
    await eventually(async () => expect(await counted()).toMatch(/witness_position{service="witness"} 25$/m));
    await eventually(() => expect(said).toContain('rewritten at position 25'), { withinMs: 10_000 });
    await eventually(async () => expect(await counted()).toMatch(/faults_total{fault="refused",.*} [1-9]/));
    expect(await counted()).toMatch(/witness_age_seconds{service="witness"} \d/);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await published()).toMatchObject({ checkpoints: [{ position: 20 }, { position: 25 }], fault: undefined });
    await log.drop();
  }, 60_000);

  it('signs the chain that is kept beside a log on EventStoreDB, which it computes from the log', async () => {
    const database = await createTestDatabase();
    await migrateReadModels(database.url);
    await migrateAuditor(database.url);
    const server = await startTestServer();
    const store = eventStoreDbEventStore({ url: server.url });
    await store.appendToStream('thing-1', numbered(7), 'no-stream');
    const stopKeeping = keepChain(store, database.url, createLog({ service: 'test', level: 'silent' }));
    start({ DATABASE_URL: database.url, EVENTSTORE_URL: server.url });
    await hasSigned(7);
    expect(await published()).toMatchObject({ fault: undefined });
    running?.kill('SIGTERM');
    await stopKeeping();
    await store.close();
    await server.remove();
    await database.drop();
  }, 60_000);

  it('says what it needs', async () => {
    const child = start({
      WITNESS_KEY: 'short',
      WITNESS_GIT: '--upload-pack=evil',
      WITNESS_TSA_URL: 'ftp://time.example',
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await once(child, 'exit')).toEqual([1, null]);
    for (const name of ['DATABASE_URL', 'WITNESS_KEY', 'WITNESS_GIT', 'WITNESS_TSA_URL'])
      expect(said).toContain(`${name}:`);
  });
});
