import { randomUUID } from 'node:crypto';
import { BACKWARDS, END, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setLogRights, type LogRights } from '../../adapters/eventstoredb-rights.ts';
import { eventStoreDbEventStore } from '../../adapters/eventstoredb.ts';
import type { EventStore } from '../../port.ts';
import { startSecureServer, type SecureServer } from './secure-server.ts';

const WRITER = { name: 'writer', password: 'of the writer' };
const READER = { name: 'reader', password: 'of:the/reader' };
const STRANGER = { name: 'stranger', password: 'of the stranger' };
const RIGHTS: LogRights = {
  users: [WRITER, READER, STRANGER],
  readers: ['writer', 'reader'],
  writers: ['writer'],
};
/** The streams with the rights and the users of a server, and with the rights of single streams. */
const SYSTEM_STREAMS = ['$settings', '$$$all', '$$some-stream', '$user-admin', '$of-mine'];
const STARTED_WITHIN_MS = 120_000;

type User = { readonly name: string; readonly password: string };
/** One server, and clients that act as one of its users, each over its own connection. */
type RightsScene = {
  readonly server: () => SecureServer;
  readonly asClient: <Result>(user: User, work: (client: EventStoreDBClient) => Promise<Result>) => Promise<Result>;
};

/**
 * Who may do what once the rights are set, on the stand-in or, with `program`, on KurrentDB. `more` are cases that only
 * one of them can be asked.
 */
export const rightsCases = (
  name: string,
  program: string | undefined,
  more: (scene: RightsScene, users: { readonly writer: User; readonly reader: User }) => void = () => undefined,
): void => {
  let server: SecureServer;
  beforeAll(async () => {
    server = await startSecureServer(program);
  }, STARTED_WITHIN_MS);
  afterAll(() => server.remove());

  const withClient = async <Result>(url: string, work: (client: EventStoreDBClient) => Promise<Result>) => {
    const client = EventStoreDBClient.connectionString(url);
    try {
      return await work(client);
    } finally {
      await client.dispose();
    }
  };
  const asClient: RightsScene['asClient'] = ({ name: user, password }, work) =>
    withClient(server.urlOf(user, password), work);
  /** The number of events that were appended to a stream. */
  const lengthOf = (stream: string): Promise<bigint> =>
    withClient(server.adminUrl, async (client) => {
      const last = client.readStream(stream, { direction: BACKWARDS, fromRevision: END, maxCount: 1 });
      for await (const { event } of last) return (event?.revision ?? -1n) + 1n;
      return 0n;
    });
  const append = (user: User) =>
    withStore(server.urlOf(user.name, user.password), (store) => store.appendToStream('some-stream', [event()], 'any'));
  const read = (user: User) => readAs(server.urlOf(user.name, user.password));

  describe(`the rights on ${name}`, () => {
    beforeAll(() => setLogRights(server.adminUrl, RIGHTS), STARTED_WITHIN_MS);

    it('let a writer append and everybody read who may, each with their own password', async () => {
      await append(WRITER);
      expect(await read(READER)).toContain('Tried');
    });

    it.each([
      ['a reader', READER, { type: 'access-denied' }],
      ['another user', STRANGER, { type: 'access-denied' }],
      ['one with the password of another', { ...WRITER, password: READER.password }, { code: 16 }],
      ['one that does not exist', { name: 'unknown', password: 'x' }, { code: 16 }],
      ['an administrator with the password of the image', { name: 'admin', password: 'changeit' }, { code: 16 }],
    ])('refuse an append to %s, and nothing is stored', async (_, user, refusal) => {
      await append(WRITER);
      const before = await lengthOf('some-stream');
      await expect(append(user)).rejects.toMatchObject(refusal);
      expect(await lengthOf('some-stream')).toBe(before);
    });

    const SYSTEM = [WRITER, READER].flatMap((user) =>
      SYSTEM_STREAMS.map((stream) => [user.name, stream, user] as const),
    );
    it.each(SYSTEM)('refuse a %s the stream %s of the server', async (_, stream, user) => {
      const tried = asClient(user, (client) => client.appendToStream(stream, jsonEvent({ type: 'Tried', data: {} })));
      await expect(tried).rejects.toMatchObject({ type: 'access-denied' });
    });

    it('refuse the log to who may not read it', async () => {
      await expect(read(STRANGER)).rejects.toMatchObject({ type: 'access-denied' });
      await expect(read({ ...READER, password: WRITER.password })).rejects.toThrow(/Unauthenticated/i);
    });

    it('refuse who shows no password, comes without TLS, or trusts another authority', async () => {
      const withoutPassword = server.adminUrl.replace(/\/\/[^@]*@/, '//');
      await expect(readAs(withoutPassword)).rejects.toMatchObject({ type: 'access-denied' });
      await expect(readAs(`esdb://localhost:${server.port}?tls=false`)).rejects.toMatchObject({
        code: 'store-unavailable',
      });
      const trusting = server.urlOf(READER.name, READER.password, 'stranger.crt');
      await expect(readAs(trusting)).rejects.toMatchObject({ code: 'store-unavailable' });
    });

    more({ server: () => server, asClient }, { writer: WRITER, reader: READER });

    it('append nothing where nothing changed, and give a user a new password', async () => {
      const kept = ['$settings', '$$$all'];
      const before = await Promise.all(kept.map(lengthOf));
      const renewed = { ...WRITER, password: 'another' };
      await setLogRights(server.adminUrl, { ...RIGHTS, users: [renewed, READER, STRANGER] });
      expect(await Promise.all(kept.map(lengthOf))).toEqual(before);
      await append(renewed);
      // The change takes effect a moment later.
      const refused = () => expect(append(WRITER)).rejects.toThrow(/Unauthenticated/i);
      await eventually(refused, { withinMs: 15_000 });
    });

    it('are an administrator’s to set', async () => {
      const writer = server.urlOf(WRITER.name, 'another');
      await expect(setLogRights(writer, RIGHTS)).rejects.toThrow('Access Denied');
    });
  });
};

const event = () => ({ id: randomUUID(), type: 'Tried', data: {}, metadata: {} as never });

const withStore = async <Result>(url: string, work: (store: EventStore) => Promise<Result>): Promise<Result> => {
  const patience = { answerMs: 5_000, patienceMs: 1_000 };
  const store = eventStoreDbEventStore({ url, appending: patience, reading: patience });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

const readAs = (url: string): Promise<string[]> =>
  withStore(url, async (store) => {
    const types: string[] = [];
    for await (const { type } of store.readAll()) types.push(type);
    return types;
  });
