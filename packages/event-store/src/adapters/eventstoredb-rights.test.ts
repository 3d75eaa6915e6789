import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rightsCases } from '../testing/eventstoredb/rights-cases.ts';
import { startSecureServer } from '../testing/eventstoredb/secure-server.ts';
import { setLogRights } from './eventstoredb-rights.ts';

rightsCases('an EventStoreDB (stand-in)', undefined);

/** Accepts a new password only at the third attempt, as KurrentDB does for a moment after it was set. */
class LateUsers extends Map<string, string> {
  readonly #tries = new Map<string, number>();

  override get(name: string): string | undefined {
    const tries = (this.#tries.get(name) ?? 0) + 1;
    this.#tries.set(name, tries);
    return name === 'admin' || tries > 2 ? super.get(name) : 'the one before';
  }
}

describe('setting the rights on an EventStoreDB that accepts new passwords late', () => {
  it('ends when each user can log in', async () => {
    const server = await startSecureServer(undefined, { users: new LateUsers() });
    onTestFinished(() => server.remove());
    const writer = { name: 'writer', password: 'of:the/writer' };
    await setLogRights(server.adminUrl, { users: [writer], readers: [], writers: [writer.name] });
    const client = EventStoreDBClient.connectionString(server.urlOf(writer.name, writer.password));
    const appended = await client.appendToStream('one', jsonEvent({ type: 'Tried', data: {} }));
    await client.dispose();
    expect(appended.success).toBe(true);
  });
});
