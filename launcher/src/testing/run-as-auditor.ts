import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { runAuditor } from '@twofold/auditor/command-line';
import { createOpen } from '@twofold/auditor/opening';
import { createOutput } from '@twofold/auditor/output';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { headOf } from '@twofold/event-store/followers/progress';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { readModels } from '@twofold/projector/projections';
import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import type { WholeTwofold } from './a-whole-twofold.ts';
import { MASTER_KEYS } from './secrets.ts';

/** An auditor with a separate, read-only database role, and the owner of the database. */
export const anAuditorOf = async (twofold: Pick<WholeTwofold, 'connectionString' | 'store'>) => {
  const owner = new Client({ connectionString: twofold.connectionString });
  await owner.connect();
  const login = `auditor_${randomUUID().slice(0, 8)}`;
  await owner.query(`create role ${login} login password 'of the test' in role twofold_auditor`);
  const url = new URL(twofold.connectionString);
  url.username = login;
  url.password = 'of the test';

  const run = async (...args: string[]): Promise<{ readonly code: number; readonly said: string }> => {
    const chain = postgresChainReader({ connectionString: url.href });
    const log = createLog({ service: 'test', level: 'silent' });
    const keyring = openKeyring({ connectionString: url.href, masterKeys: MASTER_KEYS, log });
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
      hasColors: false,
      isWatched: false,
    });
    try {
      const code = await runAuditor(args, {
        openLog: () => Promise.resolve(twofold.store),
        openSeals: () => Promise.resolve(createOpen(keyring)),
        openKeys: () => Promise.resolve(keyring),
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
      await keyring.close();
    }
  };

  return {
    owner,
    run,
    /** The services are running: their reactors and the read models have reached the end of the log. */
    settled: (): Promise<void> =>
      eventually(
        async () => {
          const head = await headOf(twofold.store);
          const { rows } = await owner.query<{ position: string }>('select position from read_models.checkpoints');
          const late = rows.filter(({ position }) => position !== head).length + readModels.length - rows.length;
          if (late > 0) throw new Error(`${late} read models are behind`);
        },
        { withinMs: 20_000 },
      ),
    end: async (): Promise<void> => {
      await owner.query(`drop role ${login}`);
      await owner.end();
    },
  };
};
