import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { eventsOfExport } from '@twofold/auditor/chain/verify-export';
import { manifest, manifestPath } from '@twofold/auditor/chain/manifest';
import type { ChainedEvent } from '@twofold/event-store/chain';
import { createKeyring } from '@twofold/keyring/keyring';
import type { ClientBase } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { namesOf, newestBackup, newestKeys } from './backup-files.ts';
import { verifyCopy } from './create-backup.ts';
import { KEYS, restoreRows, STATE, type Content } from './table-rows.ts';

/**
 * Writes a whole log, by name and events, into an empty one.
 * @returns the number of events
 */
export type RestoreLog = (client: ClientBase, storeId: string, events: AsyncIterable<ChainedEvent>) => Promise<number>;

export type RestoreDeps = {
  readonly restoreLog: RestoreLog;
  /** The owner of a migrated, empty database. */
  readonly client: ClientBase;
  readonly folder: string;
  /** One of them must be the one that wrapped the keys. */
  readonly masterKeys: readonly Buffer[];
};

/** The keys may be newer than the tables: data sealed with a deleted key stays unreadable. */
const FORGET_ERASED = `
  delete from write_side.captures using keyring.keys
  where keys.subject = 'report-' || captures.product_id and keys.erased_at is not null`;

export type Restored = { readonly events: number; readonly log: string; readonly keys: string };

/**
 * Restores the newest backup of a folder into an empty database, with the newest keys of the folder, in one
 * transaction; a log outside the database comes last and can be resumed. Read models are not in a backup: the projector
 * rebuilds them from the log.
 * @throws CannotStart when there is no complete backup, or it is damaged
 * @throws LogNotEmpty, UnknownMasterKey; PostgreSQL's errors for existing rows
 */
export const restoreBackup = async ({ restoreLog, client, folder, masterKeys }: RestoreDeps): Promise<Restored> => {
  const files = await readdir(folder);
  const [stamp, keys] = [newestBackup(files), newestKeys(files)];
  if (stamp === undefined || keys === undefined)
    throw new CannotStart(`There is no whole backup in ${folder}: it needs a log, a state and keys.`);
  const { log, state } = namesOf(stamp);
  const file = path.join(folder, log);
  await verifyCopy(file);
  await client.query('begin');
  try {
    await restoreFile(client, STATE, path.join(folder, state));
    await restoreFile(client, KEYS, path.join(folder, keys));
    await client.query(FORGET_ERASED);
    // Verifies the master keys before anything is irreversible: a log outside the database cannot be rolled back.
    await createKeyring({ pool: client, masterKeys }).rotate();
    const described = manifest.parse(JSON.parse(await readFile(manifestPath(file), 'utf8')));
    const events = await restoreLog(client, described.storeId, eventsOfExport(createReadStream(file), described));
    await client.query('commit');
    return { events, log, keys };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

const restoreFile = async (client: ClientBase, content: Content, file: string): Promise<void> => {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  await restoreRows(client, content, lines, file);
};
