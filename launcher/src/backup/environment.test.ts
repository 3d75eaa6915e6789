import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBackupEnvironment } from './environment.ts';

const KEY = Buffer.alloc(32, 7);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-secrets-'));
  await writeFile(path.join(folder, 'postgres-password'), 'p/w\n');
  await writeFile(path.join(folder, 'master-key'), `${KEY.toString('base64')}\n`);
});
afterEach(() => rm(folder, { recursive: true }));

describe('which installation is copied', () => {
  it('is what the environment says', async () => {
    const DATABASE_URL = 'postgres://me@localhost/twofold';
    expect(await readBackupEnvironment({ DATABASE_URL })).toEqual({ DATABASE_URL });
  });

  it('is that of a folder of secrets, as its owner, where there is one', async () => {
    const env = { SECRETS_DIR: folder, POSTGRES_ADDRESS: 'postgres:5432', EVENTSTORE_URL: 'esdb://eventstoredb:2113' };
    const authority = encodeURIComponent(path.join(folder, 'authority.crt'));
    expect(await readBackupEnvironment(env)).toEqual({
      DATABASE_URL: `postgres://postgres:p%2Fw@postgres:5432/twofold?sslmode=verify-full&sslrootcert=${authority}`,
      EVENTSTORE_URL: env.EVENTSTORE_URL,
      MASTER_KEY: [KEY],
    });
  });

  it('is another one where the environment says more', async () => {
    const env = { SECRETS_DIR: folder, DATABASE_URL: 'postgres://me@localhost/twofold' };
    expect(await readBackupEnvironment(env)).toMatchObject({ DATABASE_URL: env.DATABASE_URL, MASTER_KEY: [KEY] });
  });
});
