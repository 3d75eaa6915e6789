import { randomUUID } from 'node:crypto';
import { persistentSubscriptionToAllSettingsFromDefaults } from '@eventstore/db-client';
import { skipBecause } from '@twofold/testing/skip-because';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rightsCases } from '../testing/eventstoredb/rights-cases.ts';
import { startSecureServer } from '../testing/eventstoredb/secure-server.ts';
import { setLogRights } from './eventstoredb-rights.ts';
import { openUsers } from './eventstoredb-users.ts';
import { eventStoreDbEventStore } from './eventstoredb.ts';

/** KurrentDB's own program; see `startSecureServer`. */
const program = process.env['KURRENTDB_PROGRAM'];

const holdAgainst = (): void => {
  rightsCases('KurrentDB', program, ({ server, asClient }, { writer, reader }) => {
    it.each([
      ['writer', writer],
      ['reader', reader],
    ])('keep a %s from deleting streams, and from making subscriptions, projections and users', async (_, user) => {
      const settings = persistentSubscriptionToAllSettingsFromDefaults();
      await asClient(user, async (client) => {
        const refused = { type: 'access-denied' };
        await expect(client.deleteStream('some-stream')).rejects.toMatchObject(refused);
        await expect(client.tombstoneStream('some-stream')).rejects.toMatchObject(refused);
        await expect(client.setStreamMetadata('some-stream', { maxCount: 1 })).rejects.toMatchObject(refused);
        await expect(client.createPersistentSubscriptionToAll('own', settings)).rejects.toMatchObject(refused);
        // Every user may create projections where they run: docker-compose.yml runs none.
        await expect(client.createProjection('own', 'fromAll().when({})')).rejects.toMatchObject({ code: 12 });
      });
      const users = openUsers(server().urlOf(user.name, user.password));
      await expect(users.ensure({ name: 'admin', password: 'taken over' })).rejects.toThrow('Access Denied');
      await expect(users.ensure({ name: 'another', password: 'x' })).rejects.toThrow('Access Denied');
      users.close();
    });
  });

  it('are set on a log that earlier releases wrote without users, and it is read on', async () => {
    const appendTo = async (url: string): Promise<void> => {
      const store = eventStoreDbEventStore({ url });
      await store.appendToStream(
        'earlier',
        [{ id: randomUUID(), type: 'Tried', data: {}, metadata: {} as never }],
        'any',
      );
      await store.close();
    };
    const server = await startSecureServer(program, { earlier: appendTo });
    onTestFinished(() => server.remove());
    const reader = { name: 'reader', password: 'of the reader' };
    await setLogRights(server.adminUrl, { users: [reader], readers: [reader.name], writers: [] });
    const store = eventStoreDbEventStore({ url: server.urlOf(reader.name, reader.password) });
    const types: string[] = [];
    for await (const { type } of store.readStream('earlier')) types.push(type);
    await store.close();
    expect(types).toEqual(['Tried']);
  }, 240_000);
};

const sayThatNothingRan = (): void => {
  describe('the rights on KurrentDB', () => {
    it('are what they are on the stand-in', (context) =>
      skipBecause(context, 'KURRENTDB_PROGRAM names no KurrentDB, so only the stand-in was asked'));
  });
};

(program ? holdAgainst : sayThatNothingRan)();
