import { isDeepStrictEqual } from 'node:util';
import { BACKWARDS, END, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { untilReady } from './eventstoredb-ready.ts';
import { isDenied, isMissingStream } from './eventstoredb-failures.ts';
import { openUsers } from './eventstoredb-users.ts';
import { eventStoreDbEventStore } from './eventstoredb.ts';
import { parseEventStoreAddress } from './eventstoredb-address.ts';

/** The users that may log in, and those of them that may read and append. */
export type LogRights = {
  readonly users: readonly { readonly name: string; readonly password: string }[];
  readonly readers: readonly string[];
  readonly writers: readonly string[];
};

const ADMINS = '$admins';

/**
 * Creates users of an EventStoreDB, or sets the passwords of existing ones, and sets their rights: readers read every
 * stream and `$all`, writers append to streams that do not begin with `$`, and only an administrator deletes streams or
 * changes rights. `url` has an administrator's credentials. Idempotent: it appends nothing if nothing changes.
 * @throws UnusableAddress, or the error of the client after a minute
 */
export const setLogRights = async (url: string, { users, readers, writers }: LogRights): Promise<void> => {
  parseEventStoreAddress(url);
  const accounts = openUsers(url);
  const client = EventStoreDBClient.connectionString(url);
  try {
    for (const user of users) await untilReady(() => accounts.ensure(user));
    for (const user of users) await untilReady(() => logIn(url, user));
    const admins = [ADMINS];
    const adminsOnly = { $d: admins, $mr: admins, $mw: admins };
    await ensureLatest(client, '$settings', 'update-default-acl', {
      $userStreamAcl: { $r: [ADMINS, ...readers], $w: [ADMINS, ...writers], ...adminsOnly },
      $systemStreamAcl: { $r: admins, $w: admins, ...adminsOnly },
    });
    await ensureLatest(client, '$$$all', '$metadata', { $acl: { $r: [ADMINS, ...readers] } });
  } finally {
    accounts.close();
    await client.dispose();
  }
  await nameLog(url);
};

/**
 * Makes a call as a user, who need not have the right to it: the server refuses a new password for a moment after it was
 * set.
 */
const logIn = async (url: string, { name, password }: LogRights['users'][number]): Promise<void> => {
  const own = new URL(url);
  own.username = name;
  own.password = encodeURIComponent(password);
  const client = EventStoreDBClient.connectionString(own.href);
  try {
    for await (const _ of client.readAll({ maxCount: 1 }));
  } catch (error) {
    if (!isDenied(error)) throw error;
  } finally {
    await client.dispose();
  }
};

/** Readers cannot name a log, so it is named before they connect. */
const nameLog = async (url: string): Promise<void> => {
  const store = eventStoreDbEventStore({ url });
  try {
    await store.storeId();
  } finally {
    await store.close();
  }
};

/** The last event of such a stream is the one in force. */
const ensureLatest = async (
  client: EventStoreDBClient,
  stream: string,
  type: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> => {
  if (isDeepStrictEqual(await latestOf(client, stream), data)) return;
  await client.appendToStream(stream, jsonEvent({ type, data }));
};

const latestOf = async (client: EventStoreDBClient, stream: string): Promise<unknown> => {
  let latest: unknown;
  try {
    const last = client.readStream(stream, { direction: BACKWARDS, fromRevision: END, maxCount: 1 });
    for await (const { event } of last) latest = event?.data;
  } catch (error) {
    if (!isMissingStream(error)) throw error;
  }
  return latest;
};
