import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { skipBecause } from '@twofold/testing/skip-because';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chained, exported, inTurn, STORE_ID, testSigner, type MadeExport } from '../testing/a-chain.ts';
import { startPythonVerifier, type PythonVerifier } from '../testing/python-verifier.ts';
import { rewritten, TAMPERINGS } from '../testing/tamperings.ts';
import { signCheckpoint, type Checkpoint } from './checkpoint.ts';
import { verifyExport, type VerifyExportOptions } from './verify-export.ts';

let folder: string;
let python: PythonVerifier | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-export-'));
  python = await startPythonVerifier();
});
afterAll(() => {
  python?.end();
  return rm(folder, { recursive: true });
});
beforeEach((context) => {
  if (!python) skipBecause(context, 'There is no python3 here');
});

/** Both verdicts in the words of the one in Python. */
const verdictsOf = async ({ text, manifest }: MadeExport, { against, publicKey }: VerifyExportOptions = {}) => {
  const file = path.join(folder, 'log');
  await writeFile(file, text);
  await writeFile(`${file}.manifest.json`, JSON.stringify(manifest));
  const args = [file];
  if (publicKey !== undefined) args.push('--public-key', publicKey);
  if (against !== undefined) {
    await writeFile(`${file}.checkpoint.json`, JSON.stringify(against));
    args.push('--against', `${file}.checkpoint.json`);
  }
  const verdict = await verifyExport(await readFile(`${file}.manifest.json`, 'utf8'), inTurn([await readFile(file)]), {
    against,
    publicKey,
  });
  const ours =
    'fault' in verdict
      ? `${verdict.fault.reason} ${verdict.fault.position}`
      : `sound ${verdict.manifest.events} ${verdict.end.position} ${verdict.end.chain}`;
  return { python: await python?.verdict(...args), ours };
};

const events = chained();
const last = events.at(-1)!;
const checkpointAt = (position: number, change: Partial<Checkpoint> = {}): Checkpoint => ({
  ...signCheckpoint(
    STORE_ID,
    { position, chain: events[position - 1]!.chain },
    new Date(Date.UTC(2030, 0, 3)),
    testSigner,
  ),
  ...change,
});

describe('the two verifiers of exports', () => {
  it.each([
    ['NDJSON', { after: 0 }],
    ['CSV', { after: 0, encoding: 'csv' as const }],
    ['a signed export', { after: 0, signer: testSigner }],
    ['a part', { after: 5 }],
  ])('find nothing wrong with %s', async (_, options) => {
    const sound = `sound ${8 - options.after} 8 ${last.chain}`;
    expect(await verdictsOf(await exported(events, options))).toEqual({ python: sound, ours: sound });
  });

  it('agree on values that are hard to escape', async () => {
    const streams = ['=1+1\r\n,"\'', "'", '\n', '\r\n', '""', '@\u2028', ''];
    const hard = chained(streams.map((stream) => ({ stream, type: stream, data: { stream } })));
    const sound = `sound 7 7 ${hard.at(-1)!.chain}`;
    for (const encoding of ['ndjson', 'csv'] as const)
      expect(await verdictsOf(await exported(hard, { encoding }))).toEqual({ python: sound, ours: sound });
  });

  it.each(TAMPERINGS)('find that $what', async ({ reason, position, make }) => {
    const found = `${reason} ${position}`;
    expect(await verdictsOf(await make())).toEqual({ python: found, ours: found });
  });

  it('require a signature by the given public key', async () => {
    const { publicKey } = testSigner;
    const sound = `sound 8 8 ${last.chain}`;
    const signed = await exported(events, { signer: testSigner });
    expect(await verdictsOf(signed, { publicKey })).toEqual({ python: sound, ours: sound });
    const refused = { python: 'signature 0', ours: 'signature 0' };
    expect(await verdictsOf(await exported(events), { publicKey })).toEqual(refused);
    expect(await verdictsOf(signed, { publicKey: `${publicKey.slice(0, 9)}A${publicKey.slice(10)}` })).toEqual(refused);
  });

  it.each([
    ['of the end', checkpointAt(8), `sound 8 8 ${last.chain}`],
    ['of the middle', checkpointAt(4), `sound 8 8 ${last.chain}`],
    [
      'of another chain',
      {
        ...checkpointAt(4),
        ...signCheckpoint(STORE_ID, { position: 4, chain: 'ab'.repeat(32) }, new Date(0), testSigner),
      },
      'rewritten 4',
    ],
    [
      'of another log',
      signCheckpoint(STORE_ID.replace('1', '2'), { position: 4, chain: events[3]!.chain }, new Date(0), testSigner),
      'rewritten 4',
    ],
    ['that was changed', checkpointAt(4, { position: 5 }), 'signature 5'],
  ])('compare it with a checkpoint %s', async (_, against, found) => {
    expect(await verdictsOf(await exported(events), { against })).toEqual({ python: found, ours: found });
  });

  it('find only by a checkpoint that a whole log was rebuilt and exported with a new manifest', async () => {
    const rehashedLog = await exported(rewritten);
    const sound = `sound 8 8 ${rewritten.at(-1)!.chain}`;
    expect(await verdictsOf(rehashedLog)).toEqual({ python: sound, ours: sound });
    const found = { python: 'rewritten 4', ours: 'rewritten 4' };
    expect(await verdictsOf(rehashedLog, { against: checkpointAt(4) })).toEqual(found);
  });
});
