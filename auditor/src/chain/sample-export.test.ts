import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chained, exported, testSigner } from '../testing/a-chain.ts';
import { manifestPath } from './manifest.ts';
import { verifyExport } from './verify-export.ts';

const FILE = path.join(import.meta.dirname, '../../sample-export/log.ndjson');

/** `npx vitest run --project unit auditor/src/chain/sample-export.test.ts -u` rewrites it. */
describe('the sample export', () => {
  it('is the story that the tests tell', async () => {
    const { text, manifest } = await exported(chained(), { signer: testSigner });
    await expect(text).toMatchFileSnapshot(FILE);
    await expect(`${JSON.stringify(manifest, undefined, 2)}\n`).toMatchFileSnapshot(manifestPath(FILE));
  });

  it('verifies from its files alone', async () => {
    const verdict = await verifyExport(await readFile(manifestPath(FILE), 'utf8'), createReadStream(FILE), {
      publicKey: testSigner.publicKey,
    });
    expect(verdict).toMatchObject({ manifest: { events: 8 }, end: { position: 8 } });
  });
});
