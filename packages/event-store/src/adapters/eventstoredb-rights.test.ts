import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventStore } from '../port.ts';
import { startStandInServer, type StandInServer } from '../testing/eventstoredb/stand-in-server.ts';
import { setLogRights, type LogRights } from './eventstoredb-rights.ts';
import { eventStoreDbEventStore } from './eventstoredb.ts';

const MAKE = path.join(import.meta.dirname, '..', '..', '..', '..', 'operations', 'certificates', 'make.sh');
const RIGHTS: LogRights = {
  users: [
    { name: 'writer', password: 'of the writer' },
    { name: 'reader', password: 'of:the/reader' },
    { name: 'stranger', password: 'of the stranger' },
  ],
  readers: ['writer', 'reader'],
  writers: ['writer'],
};

const folder = mkdtempSync(path.join(tmpdir(), 'twofold-rights-'));
const users = new Map([['admin', 'of the admin']]);
let server: StandInServer;
beforeAll(async () => {
  execFileSync('sh', [MAKE, folder, 'https://localhost']);
  const [certificate, key] = ['crt', 'key'].map((end) => readFileSync(path.join(folder, `eventstoredb.${end}`)));
  server = await startStandInServer({ security: { certificate: certificate!, key: key!, users } });
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const urlOf = (user: string, password: string, authority = 'authority.crt') =>
  `esdb://${user}:${encodeURIComponent(password)}@localhost:${server.port}?tls=true&tlsCAFile=${path.join(folder, authority)}`;
const event = () => ({ id: randomUUID(), type: 'Tried', data: {}, metadata: {} as never });
const withStore = async <Result>(url: string, work: (store: EventStore) => Promise<Result>): Promise<Result> => {
  const store = eventStoreDbEventStore({
    url,
    appending: { answerMs: 5_000, patienceMs: 1_000 },
    reading: { answerMs: 5_000, patienceMs: 1_000 },
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};
const append = (user: string, password: string) =>
  withStore(urlOf(user, password), (store) => store.appendToStream('some-stream', [event()], 'any'));
const read = (user: string, password: string) =>
  withStore(urlOf(user, password), async (store) => {
    const types: string[] = [];
    for await (const { type } of store.readAll()) types.push(type);
    return types;
  });

describe('the rights on an EventStoreDB', () => {
  beforeAll(() => setLogRights(urlOf('admin', 'of the admin'), RIGHTS));

  it('let a writer append and everybody read who may, each with their own password', async () => {
    await append('writer', 'of the writer');
    expect(await read('reader', 'of:the/reader')).toContain('Tried');
  });

  it.each([
    ['a reader', 'reader', 'of:the/reader', { type: 'access-denied' }],
    ['somebody else', 'stranger', 'of the stranger', { type: 'access-denied' }],
    ['one with the password of another', 'writer', 'of:the/reader', { code: 16 }],
    ['one that nobody made', 'nobody', 'x', { code: 16 }],
  ])('refuse an append to %s, and nothing is stored', async (_, user, password, refusal) => {
    const before = server.log.records.length;
    await expect(append(user, password)).rejects.toMatchObject(refusal);
    expect(server.log.records.length).toBe(before);
  });

  it('refuse a writer the streams of the server, with its rights among them', async () => {
    const client = EventStoreDBClient.connectionString(urlOf('writer', 'of the writer'));
    for (const stream of ['$settings', '$$$all', '$$some-stream'])
      await expect(client.appendToStream(stream, jsonEvent({ type: 'Tried', data: {} }))).rejects.toMatchObject({
        type: 'access-denied',
      });
    await client.dispose();
  });

  it('refuse the log to who may not read it', async () => {
    await expect(read('stranger', 'of the stranger')).rejects.toMatchObject({ type: 'access-denied' });
    await expect(read('reader', 'of the writer')).rejects.toThrow('Unauthenticated');
  });

  it('append nothing where nothing changed, and give a user a new password', async () => {
    const before = server.log.records.length;
    const [writer, ...others] = RIGHTS.users;
    await setLogRights(urlOf('admin', 'of the admin'), {
      ...RIGHTS,
      users: [{ ...writer!, password: 'another' }, ...others],
    });
    expect(server.log.records.length).toBe(before);
    await append('writer', 'another');
    await expect(append('writer', 'of the writer')).rejects.toThrow('Unauthenticated');
  });

  it('are an administrator’s to set', async () => {
    await expect(setLogRights(urlOf('writer', 'another'), RIGHTS)).rejects.toThrow('Access Denied');
  });
});
