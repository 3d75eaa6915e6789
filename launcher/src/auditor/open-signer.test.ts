import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSigner } from '@twofold/auditor/chain/signature';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditorEnvironment } from './environment.ts';
import { openSigner } from './open-signer.ts';

let dataDir: string;
let said: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-signer-'));
  said = [];
});
afterEach(() => rm(dataDir, { recursive: true }));

const open = (variables: Readonly<Record<string, string>> = {}) =>
  openSigner(auditorEnvironment.parse(variables), dataDir, (line) => said.push(line));

describe('the key that checkpoints are signed with', () => {
  it('is the one that is set', async () => {
    const key = randomBytes(32);
    const signer = await open({ CHECKPOINT_KEY: key.toString('base64'), NODE_ENV: 'production' });
    expect(signer?.publicKey).toBe(createSigner(key).publicKey);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is made once beside the data of the launcher, which says where', async () => {
    const [made, again] = [await open(), await open()];
    const file = path.join(dataDir, 'checkpoint-key');
    expect(made?.publicKey).toBe(again?.publicKey);
    expect(said).toEqual([expect.stringContaining(file)]);
    const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
    expect(made?.publicKey).toBe(createSigner(key).publicKey);
  });

  it.each([[{ NODE_ENV: 'production' }], [{ DATABASE_URL: 'postgres://db.example/twofold' }]])(
    'is not made with %j',
    async (variables) => {
      expect(await open(variables)).toBeUndefined();
      expect(await readdir(dataDir)).toEqual([]);
    },
  );

  it('has 32 bytes', async () => {
    expect(() => auditorEnvironment.parse({ CHECKPOINT_KEY: 'short' })).toThrow('must be 32 bytes in base64');
  });
});
