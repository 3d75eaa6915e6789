import path from 'node:path';
import { createSigner } from '@twofold/auditor/chain/signature';
import { checkpointFiles } from '@twofold/auditor/witness/archive';
import { z } from 'zod';
import { runMeasured, type Measured } from '../harness/measured-process.ts';
import { pollUntil } from '../harness/poll-until.ts';
import { MASTER_KEY } from '../harness/services.ts';

const WITNESS_KEY = Buffer.alloc(32, 5);
const { publicKey } = createSigner(WITNESS_KEY);
/** The limit of V8's heap, garbage included. A verification whose memory grows with the log would exceed it. */
export const VERIFY_HEAP_MB = 192;
const verdict = z.object({ isSound: z.literal(true) });

/** The steps of a drill. Each runs the program that an operator runs, in its own process. */
export type Drill = Readonly<
  Record<'witness' | 'backup' | 'restoreInto' | 'verify', (url: string) => Promise<Measured>>
>;

type Environment = Readonly<Record<string, string>>;

export const openDrill = ({ signal, folder }: { readonly signal: AbortSignal; readonly folder: string }): Drill => {
  const witnessDir = path.join(folder, 'witnessed');
  const copies = path.join(folder, 'copies');
  const run = (module: string, args: readonly string[], url: string, limits: Environment = {}): Promise<Measured> => {
    const env = { DATABASE_URL: url, MASTER_KEY: MASTER_KEY.toString('base64'), ...limits };
    return runMeasured({ module, args, env, signal });
  };
  return {
    witness: (url) =>
      runMeasured({
        module: import.meta.resolve('@twofold/auditor/witness/main'),
        env: { DATABASE_URL: url, WITNESS_DIR: witnessDir, WITNESS_KEY: WITNESS_KEY.toString('base64') },
        signal,
        stopWhen: pollUntil(async () => (await checkpointFiles(witnessDir)).length > 0, signal),
      }),
    backup: (url) => run(import.meta.resolve('@twofold/launcher/backup/main'), ['backup', copies], url),
    restoreInto: (url) => run(import.meta.resolve('@twofold/launcher/backup/main'), ['restore', copies], url),
    verify: async (url) => {
      const args = ['verify', '--json', '--witness', witnessDir, '--witness-key', publicKey];
      const measured = await run(import.meta.resolve('@twofold/launcher/auditor/main'), args, url, {
        NODE_OPTIONS: `--max-old-space-size=${VERIFY_HEAP_MB}`,
      });
      verdict.parse(JSON.parse(measured.output));
      return measured;
    },
  };
};
