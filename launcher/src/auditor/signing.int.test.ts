import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { numbered } from '@twofold/event-store/testing/events';
import { createLog } from '@twofold/http/log';
import { createTestDatabase } from '@twofold/testing/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { ensureDatabase } from '../ensure-database.ts';
import { migrateAll } from '../migrate-all.ts';
import { runAuditorProcess } from '../testing/admin-process.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-signing-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** What a launcher leaves behind that ran for a while: a log of five events. */
const leaveALog = async (): Promise<void> => {
  const log = createLog({ service: 'test', level: 'silent' });
  const server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log });
  await ensureDatabase(server.connectionString('postgres'), 'twofold');
  const connectionString = server.connectionString('twofold');
  await migrateAll(connectionString, { hasLog: true });
  const store = await postgresEventStore({ connectionString });
  await store.appendToStream('thing-1', numbered(5), 'no-stream');
  await store.close();
  await server.stop();
};

describe('the auditor of a launcher that does not run', () => {
  it('signs where its log ends and exports it, and the export verifies elsewhere', async () => {
    await leaveALog();
    const env = { DATA_DIR: dataDir };
    const [file, kept] = [path.join(dataDir, 'log.ndjson'), path.join(dataDir, 'checkpoint.json')];
    const signed = await runAuditorProcess(['checkpoint', '--file', kept], env);
    expect(signed).toMatchObject({ code: 0, said: '', complained: expect.stringContaining('Signed at position 5') });
    expect(signed.complained).toContain(`Made a key to sign with, kept in ${path.join(dataDir, 'checkpoint-key')}`);
    const exported = await runAuditorProcess(['export', '--file', file], env);
    expect(exported).toMatchObject({
      code: 0,
      complained: expect.stringMatching(/^5 events in .* signed with the key/),
    });
    const verified = await runAuditorProcess(['verify-export', file, '--against', kept]);
    expect(verified).toMatchObject({ code: 0, said: expect.stringContaining('Sound: 5 events'), complained: '' });
    await writeFile(file, 'something else');
    expect(await runAuditorProcess(['verify-export', file])).toMatchObject({ code: 1, said: '' });
  }, 120_000);
});

describe('the auditor of a log on EventStoreDB', () => {
  it('says that no one has kept its chain yet', async () => {
    const database = await createTestDatabase();
    const CHECKPOINT_KEY = randomBytes(32).toString('base64');
    const env = { CHECKPOINT_KEY, DATABASE_URL: database.url, EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false' };
    const { code, complained } = await runAuditorProcess(['checkpoint'], env);
    expect({ code, complained }).toEqual({ code: 1, complained: expect.stringContaining('has not begun to keep one') });
    await database.drop();
  });
});
