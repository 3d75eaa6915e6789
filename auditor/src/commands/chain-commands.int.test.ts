import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import type { ChainReader } from '@twofold/event-store/chain';
import { anEvent, numbered } from '@twofold/event-store/testing/events';
import { createTestLog, type TestLog } from '@twofold/event-store/testing/postgres-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSigner } from '../chain/signature.ts';
import { testSigner } from '../testing/a-chain.ts';
import { runOn } from '../testing/an-auditor.ts';

let log: TestLog;
let chain: ChainReader;
let folder: string;
beforeEach(async () => {
  log = await createTestLog();
  const store = await log.open();
  for (const stream of ['thing-1', 'thing-2', 'thing-1']) await store.appendToStream(stream, numbered(3), 'any');
  await store.appendToStream('thing-2', [anEvent({ text: '=SUM(A1) "Grüße" 👋 \u2028' })], 'any');
  chain = postgresChainReader({ connectionString: log.url });
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-audit-'));
});
afterEach(async () => {
  await chain.close();
  await log.drop();
  await rm(folder, { recursive: true });
});

const auditor = (...args: string[]) => runOn({ chain, signer: testSigner })(...args);
const alone = runOn({});
const at = (name: string): string => path.join(folder, name);

/** As the owner of the database can: with the triggers off. */
const flip = async (position: number): Promise<void> => {
  await log.query('alter table event_log.events disable trigger refuse_change');
  await log.query(`update event_log.events set data = '{"number":7}' where position = ${position}`);
};

describe('a checkpoint', () => {
  it('is the end of the chain, signed, on standard output or in a file', async () => {
    const { code, said, complained } = await auditor('checkpoint');
    expect(code).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ format: 'twofold-checkpoint-1', ...(await chain.end()) });
    expect(complained).toBe(`Signed at position 10 with the key ${testSigner.publicKey}.\n`);
    expect((await auditor('checkpoint', '--file', at('c.json'))).code).toBe(0);
    expect(await readFile(at('c.json'), 'utf8')).toBe(said);
  });

  it('replaces no file but with --force', async () => {
    await writeFile(at('c.json'), 'precious');
    const refused = await auditor('checkpoint', '--file', at('c.json'));
    expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('is there already') });
    expect(await readFile(at('c.json'), 'utf8')).toBe('precious');
    expect((await auditor('checkpoint', '--file', at('c.json'), '--force')).code).toBe(0);
    expect(await readdir(folder)).toEqual(['c.json']);
  });

  it('follows only what came after an earlier one of the same key', async () => {
    await auditor('checkpoint', '--file', at('c.json'));
    await (await log.open()).appendToStream('thing-3', numbered(2), 'no-stream');
    await flip(4);
    const since = await auditor('checkpoint', '--since', at('c.json'));
    expect(since).toMatchObject({ code: 0, complained: expect.stringContaining('Signed at position 12') });
    await flip(11);
    const broken = await auditor('checkpoint', '--since', at('c.json'));
    expect(broken).toMatchObject({ code: 1, complained: expect.stringContaining('content at position 11.') });
    const another = runOn({ chain, signer: createSigner(Buffer.alloc(32, 7)) });
    const refused = await another('checkpoint', '--since', at('c.json'));
    expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('signature at position 10.') });
  });

  it('is not signed for a log that is not sound, nor without a key', async () => {
    expect(await runOn({ chain })('checkpoint')).toMatchObject({ code: 1, said: '' });
    await flip(4);
    const { code, said, complained } = await auditor('checkpoint');
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complained).toContain('Verification failed: content at position 4.');
  });
});

describe('an export', () => {
  it.each(['ndjson', 'csv'])('as %s verifies without the database', async (format) => {
    await auditor('checkpoint', '--file', at('c.json'));
    const made = await auditor('export', '--file', at('log'), '--format', format);
    expect(made).toMatchObject({
      code: 0,
      said: '',
      complained: expect.stringMatching(/^10 events in .* signed with/),
    });
    expect((await readdir(folder)).toSorted()).toEqual(['c.json', 'log', 'log.manifest.json']);
    const options = ['--against', at('c.json'), '--public-key', testSigner.publicKey];
    const verified = await alone('verify-export', at('log'), ...options);
    expect(verified).toMatchObject({ code: 0, complained: '' });
    expect(verified.said).toContain(`Sound: 10 events of the log ${await chain.storeId()}.\nPositions: 1 to 10;`);
  });

  it('without its manifest, or a signature, says what that means', async () => {
    expect((await runOn({ chain })('export', '--file', at('log'))).code).toBe(0);
    expect((await alone('verify-export', at('log'))).said).toContain('Not signed: a changed file could come with');
    await rm(at('log.manifest.json'));
    const refused = await alone('verify-export', at('log'));
    expect(refused).toMatchObject({ code: 1, said: '', complained: expect.stringContaining('There is no manifest') });
    expect(refused.complained).not.toContain('ENOENT');
  });

  it('of a part goes on where another one ended', async () => {
    expect((await auditor('export', '--file', at('a'), '--until', '4')).code).toBe(0);
    expect((await auditor('export', '--file', at('b'), '--after', '4')).code).toBe(0);
    expect((await alone('verify-export', at('b'))).said).toContain('Positions: 5 to 10;');
    const [first, second, all] = [await readFile(at('a')), await readFile(at('b')), (await auditor('export')).said];
    expect(Buffer.concat([first, second]).toString()).toBe(all);
  });

  it.each([
    [['--after', '11'], 1, 'There is no event at position 11.'],
    [['--until', '11'], 1, 'The log ends at position 10, before 11.'],
    [['--after', '5', '--until', '4'], 2, '--after takes a position before that of --until'],
    [['--format', 'xml'], 2, '--format takes ndjson or csv, not "xml"'],
  ])('with %j is refused', async (args, code, words) => {
    const refused = await auditor('export', '--file', at('log'), ...args);
    expect(refused).toMatchObject({ code, complained: expect.stringContaining(words) });
    expect(await readdir(folder)).toEqual([]);
  });

  it('replaces neither a file nor a manifest but with --force', async () => {
    await writeFile(at('log.manifest.json'), 'precious');
    expect((await auditor('export', '--file', at('log'))).code).toBe(1);
    expect((await auditor('export', '--file', at('log'), '--force')).code).toBe(0);
    expect((await alone('verify-export', at('log'))).code).toBe(0);
  });

  it('of a log that is not sound holds it as it is, is not signed, and does not verify', async () => {
    await flip(4);
    const made = await auditor('export', '--file', at('log'));
    expect(made.code).toBe(1);
    expect(made.complained).toContain('Verification failed: content at position 4.');
    expect(await readFile(at('log.manifest.json'), 'utf8')).not.toContain('signature');
    const verified = await alone('verify-export', at('log'));
    expect(verified).toMatchObject({
      code: 1,
      said: '',
      complained: expect.stringContaining('content at position 4.'),
    });
  });

  it('that is stopped leaves nothing behind', async () => {
    const stopped = await runOn({ chain, signal: AbortSignal.abort() })('export', '--file', at('log'));
    expect(stopped).toMatchObject({ code: 1, complained: 'Stopped before the end.\n' });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('verifying an export', () => {
  it('says what it was compared with in vain, and what is no checkpoint or key', async () => {
    await auditor('export', '--file', at('log'), '--until', '4');
    await auditor('checkpoint', '--file', at('c.json'));
    const beyond = await alone('verify-export', at('log'), '--against', at('c.json'));
    expect(beyond).toMatchObject({ code: 0, complained: expect.stringContaining('which this export does not reach') });
    const wrong = await alone('verify-export', at('log'), '--against', at('log'));
    expect(wrong).toMatchObject({ code: 1, complained: expect.stringContaining('is not a checkpoint') });
    expect((await alone('verify-export', at('log'), '--public-key', 'x')).code).toBe(2);
    expect((await alone('verify-export', at('nothing'))).code).toBe(1);
    expect((await alone('verify-export')).code).toBe(2);
  });
});
