import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { runAuditor } from '@twofold/auditor/command-line';
import { createOutput } from '@twofold/auditor/output';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { headOf } from '@twofold/projector/head';
import { readModels } from '@twofold/projector/projections';
import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { aWholeTwofold, type WholeTwofold } from '../testing/a-whole-twofold.ts';

let twofold: WholeTwofold;
let owner: Client;
let login: string;
beforeEach(async () => {
  twofold = await aWholeTwofold();
  owner = new Client({ connectionString: twofold.connectionString });
  await owner.connect();
  login = `auditor_${randomUUID().slice(0, 8)}`;
  await owner.query(`create role ${login} login password 'of the test' in role twofold_auditor`);
});
afterEach(async () => {
  await owner.query(`drop role ${login}`);
  await owner.end();
  await twofold.end();
});

/** Runs the auditor in a database role of its own, which may only read. */
const runAsAuditor = async (...args: string[]) => {
  const url = new URL(twofold.connectionString);
  url.username = login;
  url.password = 'of the test';
  const chain = postgresChainReader({ connectionString: url.href });
  const client = new Client({ connectionString: url.href });
  await client.connect();
  let said = '';
  const write = (chunk: Buffer, _: string, done: () => void): void => {
    said += chunk.toString();
    done();
  };
  const out = createOutput({
    stdout: new Writable({ write }),
    stderr: new Writable({ write }),
    hasColours: false,
    isWatched: false,
  });
  try {
    const code = await runAuditor(args, {
      openLog: () => Promise.resolve(twofold.store),
      openDatabase: () => Promise.resolve(client),
      openChain: () => Promise.resolve(chain),
      openSigner: () => Promise.resolve(undefined),
      out,
      now: () => new Date(Date.now() + 3_600_000),
      signal: new AbortController().signal,
    });
    return { code, said };
  } finally {
    await client.end();
    await chain.close();
  }
};

/** The services live on: their reactors have come to the end of the log, and so have the read models. */
const settled = () =>
  eventually(
    async () => {
      const head = await headOf(twofold.store);
      const { rows } = await owner.query<{ position: string }>('select position from read_models.checkpoints');
      expect(rows.map(({ position }) => position)).toEqual(readModels.map(() => head));
    },
    { withinMs: 20_000 },
  );

describe('verifying a Twofold in which people have lived', () => {
  it('finds all well, also where somebody was erased, and every row that was changed', async () => {
    const [ada, bob] = [await aPerson(twofold, 1), await aPerson(twofold, 2)];
    for (const deed of ['update profile', 'analyse', 'review'] as const) {
      await ada.does(deed);
      await bob.does(deed);
    }
    await bob.isErased();
    await eventually(async () => expect(await twofold.whereIs(bob.words)).toEqual([]));
    await settled();
    const healthy = await runAsAuditor('verify');
    expect(healthy.said).not.toContain('✗');
    expect(healthy.said).toMatch(/✓ chain: [^]*\n\d+ events in [\d.]+ s, \d+ events\/s\. All is well\.\n$/);
    expect(healthy.code).toBe(0);

    await owner.query(`update read_models.users_v1 set full_name = 'Eve' where id = ${ada.id}`);
    const changed = await runAsAuditor('verify');
    expect(changed.code).toBe(1);
    expect(changed.said).toContain(`users has other values in row ${ada.id} than the log makes: full_name`);
  }, 90_000);
});
