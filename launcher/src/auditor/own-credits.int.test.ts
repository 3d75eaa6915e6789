import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createSigner } from '@twofold/auditor/chain/signature';
import { verifyLedger } from '@twofold/auditor/chain/verify-ledger';
import { announceIn } from '@twofold/auditor/witness/announce';
import { readWitness } from '@twofold/auditor/witness/read-witness';
import { witnessOnce } from '@twofold/auditor/witness/witness-once';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { createLog } from '@twofold/http/log';
import { skipBecause } from '@twofold/testing/skip-because';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { aWholeTwofold, type WholeTwofold } from '../testing/a-whole-twofold.ts';

const run = promisify(execFile);
const VERIFIER = path.join(import.meta.dirname, '../../../auditor/src/testing/verify_export.py');
const signer = createSigner(Buffer.alloc(32, 'a witness that everybody knows'));
const log = createLog({ service: 'test', level: 'silent' });
const { signal } = new AbortController();

let twofold: WholeTwofold;
let folder: string;
beforeEach(async () => {
  twofold = await aWholeTwofold();
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-own-credits-'));
});
afterEach(async () => {
  await twofold.end();
  await rm(folder, { recursive: true });
});

/** The witness logs in with its own role. */
const witness = async (): Promise<void> => {
  const owner = new pg.Client({ connectionString: twofold.connectionString });
  await owner.connect();
  const login = `witness_${path.basename(folder).replaceAll(/\W/g, '').toLowerCase()}`;
  await owner.query(`create role ${login} login password 'of the test' in role twofold_witness`);
  const url = new URL(twofold.connectionString);
  Object.assign(url, { username: login, password: 'of the test' });
  const reader = postgresChainReader({ connectionString: url.href, log });
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  const warned: unknown[] = [];
  const deps = {
    reader,
    signer,
    folder: path.join(folder, 'published'),
    announcing: announceIn(pool),
    now: () => new Date(),
    log: { info: () => undefined, warn: (what: unknown) => void warned.push(what) },
  };
  await witnessOnce(deps, signal);
  await pool.end();
  await reader.close();
  await owner.query(`drop role ${login}`);
  await owner.end();
  expect(warned).toEqual([]);
};

describe('checking one’s own credits without us', () => {
  it('takes the export, and the checkpoint that the witness has published', async (context) => {
    const ada = await aPerson(twofold, 1);
    const bob = await aPerson(twofold, 2);
    for (const person of [ada, bob, ada]) await person.perform('review');
    expect(await ada.ask('GET', `/api/users/${ada.id}/export`)).not.toHaveProperty('ledger');
    await witness();
    await ada.perform('review');

    const exported = (await ada.ask('GET', `/api/users/${ada.id}/export`)) as { account: { credits: number } };
    const published = await readWitness(path.join(folder, 'published'), {
      publicKey: signer.publicKey,
      authorities: undefined,
      signal,
    });
    const text = JSON.stringify(exported);
    // A welcome, and two reviews. The third came after the checkpoint.
    expect(exported.account.credits).toBe(4);
    expect(verifyLedger(text, { witness: published })).toMatchObject({ events: 3, available: 3, reserved: 0 });
    expect(text).not.toContain(`credits-${bob.id}`);

    const file = path.join(folder, 'personal.json');
    const python = async (): Promise<string> => {
      const args = ['-I', '-S', VERIFIER, '--ledger', file, '--witness', path.join(folder, 'published')];
      const { stdout } = await run('python3', args).catch((error: { stdout: string }) => error);
      return stdout.trim();
    };
    await run('python3', ['--version']).catch(() => skipBecause(context, 'There is no python3 here'));
    await writeFile(file, text);
    expect(await python()).toMatch(/^sound 3 \d+ 3$/);
    await writeFile(file, (await readFile(file, 'utf8')).replace(String.raw`\"amount\":1`, String.raw`\"amount\":7`));
    expect(await python()).toMatch(/^content \d+$/);
  }, 60_000);
});
