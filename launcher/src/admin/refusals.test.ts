import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '@twofold/http/log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClosers } from '../closers.ts';
import { explain } from './explain.ts';
import { findDatabase } from './find-database.ts';
import { findMasterKeys } from './master-keys.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-admin-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const withCode = (code: string, message: string): Error => Object.assign(new Error(message), { code });

describe('refusing what an operator asks for', () => {
  it('says that there is nothing yet', async () => {
    const options = { given: undefined, dataDir, hasLog: true, log: createLog({ service: 'test', level: 'silent' }) };
    await expect(
      findDatabase(
        options,
        createClosers(() => undefined),
      ),
    ).rejects.toThrow(`There is no database in ${dataDir} yet. Start Twofold once (npm start)`);
  });

  it('says that there is no master key', async () => {
    await expect(findMasterKeys(undefined, dataDir)).rejects.toThrow(
      `MASTER_KEY is not set, and the one of the launcher, ${path.join(dataDir, 'master-key')}`,
    );
  });

  it.each([
    [withCode('user-not-found', 'none'), 'No user is registered with the address bob@example.com.'],
    [withCode('unknown-master-key', 'Other'), 'This is not the master key of that database: Other.'],
    [withCode('42501', 'denied'), 'This role of the database may not do that: use the one of the command service.'],
    [withCode('ECONNREFUSED', ''), 'The command failed. ECONNREFUSED'],
    [new Error('No log', { cause: new Error('gone') }), 'The command failed. No log: gone'],
  ])('explains %j', (error, sentence) => {
    expect(explain(error, 'bob@example.com')).toBe(sentence);
  });
});
