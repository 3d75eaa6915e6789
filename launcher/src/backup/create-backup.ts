import { createReadStream } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createManifest, manifestPath } from '@twofold/auditor/chain/manifest';
import type { Signer } from '@twofold/auditor/chain/signature';
import { verifyExport } from '@twofold/auditor/chain/verify-export';
import { writeWhole } from '@twofold/auditor/chain/whole-file';
import { writeExport } from '@twofold/auditor/chain/write-export';
import { CHAIN_START, type ChainReader } from '@twofold/event-store/chain';
import type { ClientBase } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { expiredKeys, namesOf, stampOf } from './backup-files.ts';
import { KEYS, linesOf, STATE, type Content } from './table-rows.ts';

export type BackupDeps = {
  readonly chain: ChainReader;
  /** A role that may read everything. */
  readonly client: ClientBase;
  readonly folder: string;
  readonly signer: Signer | undefined;
  readonly now: () => Date;
};

/** `removed` are the expired files of keys. */
export type Backup = { readonly events: number; readonly log: string; readonly removed: readonly string[] };

/**
 * Copies a running product into three files: the log first, then the tables beside it, the keys last. So every event in
 * the log can be opened, unless its user was erased in the meantime; ids allocated in the meantime stay allocated. The
 * log is read back and verified before the rest is written.
 * @throws CannotStart when the log is not sound
 */
export const createBackup = async ({ chain, client, folder, signer, now }: BackupDeps): Promise<Backup> => {
  const names = namesOf(stampOf(now()));
  const log = path.join(folder, names.log);
  const events = await copyLog({ chain, signer, now }, log);
  await verifyCopy(log);
  await copyRows(client, STATE, path.join(folder, names.state));
  await copyRows(client, KEYS, path.join(folder, names.keys));
  const removed = expiredKeys(await readdir(folder), now());
  for (const file of removed) await rm(path.join(folder, file));
  return { events, log, removed };
};

const copyLog = async (
  { chain, signer, now }: Pick<BackupDeps, 'chain' | 'signer' | 'now'>,
  file: string,
): Promise<number> => {
  const [storeId, { position: until }] = [await chain.storeId(), await chain.end()];
  const what = { encoding: 'ndjson', start: CHAIN_START } as const;
  const written = await writeWhole(file, { replaces: false }, ({ write }) =>
    writeExport(chain.read({ until }), { ...what, write }),
  );
  const content = { storeId, file: path.basename(file), ...what, ...written, exportedAt: now().toISOString() };
  const text = `${JSON.stringify(createManifest(content, signer), undefined, 2)}\n`;
  await writeWhole(manifestPath(file), { replaces: false }, ({ write }) => write(text));
  return written.events;
};

/** @throws CannotStart when the export of a log does not verify */
export const verifyCopy = async (file: string): Promise<void> => {
  const verdict = await verifyExport(await readFile(manifestPath(file), 'utf8'), createReadStream(file));
  if (!('fault' in verdict)) return;
  const { reason, position, detail } = verdict.fault;
  throw new CannotStart(`The log in ${file} is not sound: ${reason} at position ${position}. ${detail}.`);
};

const copyRows = (client: ClientBase, content: Content, file: string): Promise<void> =>
  writeWhole(file, { replaces: false }, async ({ write }) => {
    for await (const lines of linesOf(client, content)) await write(lines);
  });
