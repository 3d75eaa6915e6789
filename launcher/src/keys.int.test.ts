import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '@twofold/http/log';
import { migrateKeyring } from '@twofold/keyring/migrate';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isCannotStart } from './cannot-start.ts';
import { createClosers } from './closers.ts';
import { keepMasterKeys, MASTER_KEY_FILE, openKeys, type KeptMasterKeys } from './keys.ts';

const log = createLog({ service: 'test', level: 'silent' });

let database: TestDatabase;
let dataDir: string;
let said: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  await migrateKeyring(database.url);
  dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-keys-'));
  said = [];
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const keep = (given?: readonly Buffer[]) => keepMasterKeys({ given, dataDir, say: (line) => void said.push(line) });

/** As one start after the other does it; answers a secret that never changes. */
const start = async (kept: KeptMasterKeys): Promise<Buffer> => {
  const closers = createClosers(() => undefined);
  try {
    const keyring = await openKeys({ ...kept, connectionString: database.url, log }, closers);
    return await keyring.secret('of the test');
  } finally {
    await closers.close();
  }
};

describe('starting with the keys of people', () => {
  it('makes a master key once, says where, and finds everything again with it', async () => {
    const first = await start(await keep());
    expect(said).toEqual([expect.stringContaining(path.join(dataDir, MASTER_KEY_FILE))]);
    expect(await start(await keep())).toEqual(first);
    expect(said).toHaveLength(1);
  });

  it('takes the master keys that are set', async () => {
    const given = [randomBytes(32)];
    expect(await keep(given)).toEqual({ masterKeys: given, source: 'the one in MASTER_KEY' });
    expect(said).toEqual([]);
  });

  it('is refused with another master key, in a sentence that says what to do', async () => {
    await start(await keep());
    const starting = start(await keep([randomBytes(32)]));
    await expect(starting).rejects.toSatisfy(isCannotStart);
    await expect(starting).rejects.toThrow(
      /^The data were sealed under another master key than the one in MASTER_KEY \(.+\)\. Set MASTER_KEY to that one/,
    );
  });

  it('goes on with a new master key before the old one, and then without that', async () => {
    const [old, current] = [randomBytes(32), randomBytes(32)];
    const secret = await start(await keep([old]));
    expect(await start(await keep([current, old]))).toEqual(secret);
    expect(await start(await keep([current]))).toEqual(secret);
    await expect(start(await keep([old]))).rejects.toSatisfy(isCannotStart);
  });

  it('is refused with a file that holds no key', async () => {
    const file = path.join(dataDir, MASTER_KEY_FILE);
    await writeFile(file, 'not a key\n');
    await expect(keep()).rejects.toThrow(`The file ${file} does not hold a master key`);
  });
});
