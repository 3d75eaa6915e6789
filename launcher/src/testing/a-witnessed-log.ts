import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSigner } from '@twofold/auditor/chain/signature';
import { announceIn } from '@twofold/auditor/witness/announce';
import { witnessOnce } from '@twofold/auditor/witness/witness-once';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import type { ChainReader } from '@twofold/event-store/chain';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createTestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import { migrateAll } from '../migrate-all.ts';
import { aPerson } from './a-person.ts';
import { aWholeTwofold } from './a-whole-twofold.ts';
import { MASTER_KEYS } from './secrets.ts';
import { anAuditorOf } from './run-as-auditor.ts';

/** A public test key: its signatures prove nothing. */
const signer = createSigner(Buffer.alloc(32, 'a witness that everybody knows'));

/** Fills a database with the history of two users. */
const prepare = async (url: string): Promise<void> => {
  await migrateAll(url, { hasLog: true });
  const twofold = await aWholeTwofold({ database: () => Promise.resolve({ url, drop: () => Promise.resolve() }) });
  try {
    for (const number of [1, 2]) {
      const person = await aPerson(twofold, number);
      for (let time = 0; time < 3; time++) await person.perform('update profile');
    }
    const auditor = await anAuditorOf(twofold);
    await auditor.settled();
    await auditor.end();
  } finally {
    await twofold.end();
  }
};

/** A chain without its end. */
const upTo = (reader: ChainReader, position: number): ChainReader => ({
  ...reader,
  end: async () => (await reader.at(position)) ?? reader.end(),
});

/**
 * A separate database with two accounts and their events, which a witness has signed in the middle and at the end, and
 * an owner with all rights to the database.
 */
export const aWitnessedLog = async () => {
  const database = await createTestDatabase({ name: 'witnessed_past', prepare });
  const log = createLog({ service: 'test', level: 'silent' });
  const temporary = await mkdtemp(path.join(tmpdir(), 'twofold-witnessed-'));
  const folder = path.join(temporary, 'published');
  const keyring = openKeyring({ connectionString: database.url, masterKeys: MASTER_KEYS, log });
  const events = await postgresEventStore({ connectionString: database.url, log, allowUnsafeDurability: true });
  const store = sealedEventStore(events, keyring);
  const reader = postgresChainReader({ connectionString: database.url, log });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const auditor = await anAuditorOf({ connectionString: database.url, store });
  const round = (by = signer, of: ChainReader = reader, into = folder) =>
    witnessOnce(
      { reader: of, signer: by, folder: into, announcing: announceIn(pool), now: () => new Date(), log },
      new AbortController().signal,
    );
  const { position: last } = await reader.end();
  await round(signer, upTo(reader, Math.floor(last / 2)));
  await round();

  return {
    url: database.url,
    folder,
    /** The end of the log at the last checkpoint. */
    last,
    reader,
    store,
    publicKey: signer.publicKey,
    round,
    ids: async (): Promise<readonly number[]> => {
      const { rows } = await pool.query<{ id: string }>('select user_id as id from write_side.credentials order by 1');
      return rows.map(({ id }) => Number(id));
    },
    /** What the owner of the database can do. */
    tamper: async (statement: string, values: unknown[] = []): Promise<void> => {
      await pool.query(
        'alter table event_log.events disable trigger all; alter table event_log.head disable trigger all',
      );
      await pool.query(statement, values);
      await pool.query(
        'alter table event_log.events enable trigger all; alter table event_log.head enable trigger all',
      );
    },
    /** The lines in which `verify` reports violations. */
    findings: async (...args: string[]): Promise<readonly string[]> => {
      const { said } = await auditor.run('verify', ...args);
      return said.split('\n').filter((line) => /^( {4}|✗)/.test(line) || !/^[✓ ]|^$|All is/.test(line));
    },
    end: async (): Promise<void> => {
      await auditor.end();
      await pool.end();
      await reader.close();
      await store.close();
      await keyring.close();
      await database.drop();
      await rm(temporary, { recursive: true });
    },
  };
};
