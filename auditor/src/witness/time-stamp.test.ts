import { execFile } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { skipBecause } from '@twofold/testing/skip-because';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chained, STORY } from '../testing/a-chain.ts';
import { aTimeStampAuthority, type TimeStampAuthority } from '../testing/a-time-stamp-authority.ts';
import { aWitness } from '../testing/a-witness.ts';
import { fileOf, timeStampOf } from './archive.ts';
import { readWitness } from './read-witness.ts';

const run = promisify(execFile);
const events = chained([...STORY, ...STORY]);
const { signal } = new AbortController();

let authority: TimeStampAuthority | undefined;
let other: TimeStampAuthority | undefined;
beforeAll(async () => {
  const hasOpenssl = await run('openssl', ['version']).then(
    () => true,
    () => false,
  );
  if (hasOpenssl) [authority, other] = [await aTimeStampAuthority(), await aTimeStampAuthority()];
}, 60_000);
afterAll(async () => {
  await authority?.close();
  await other?.close();
});
beforeEach((context) => {
  if (authority === undefined) skipBecause(context, 'There is no openssl here');
  else authority.answerWith = undefined;
});

const stampedWitness = async () => {
  const world = await aWitness({ timeStampUrl: authority!.url, now: () => new Date() });
  const stamp = (number: number): string => path.join(world.folder, timeStampOf(fileOf(number)));
  const read = (authorities = authority!.ca) =>
    readWitness(world.folder, { publicKey: undefined, authorities, signal });
  return { ...world, stamp, read };
};

describe('a witness with a time stamp authority', () => {
  it('has every checkpoint stamped, as openssl sees it, too', async () => {
    const { folder, round, stamp, read } = await stampedWitness();
    await round(events.slice(0, 5));
    await round(events);
    expect(await read()).toMatchObject({ stamped: 2, fault: undefined });
    const args = ['-data', path.join(folder, fileOf(2)), '-in', stamp(2), '-CAfile', authority!.ca];
    await expect(authority!.openssl('ts', '-verify', ...args)).resolves.toContain('Verification: OK');
  });

  it('asks again in the next round where the authority could not be reached', async () => {
    const { round, read } = await stampedWitness();
    await expect(round(events.slice(0, 5), { timeStampUrl: 'http://127.0.0.1:1/' })).rejects.toThrow('fetch failed');
    expect(await read()).toMatchObject({ stamped: 0, fault: undefined });
    expect(await round(events.slice(0, 5))).toBeUndefined();
    expect(await read()).toMatchObject({ stamped: 1 });
  });

  it.each<[string, (answer: Buffer) => Buffer]>([
    ['is none', () => Buffer.from('something else')],
    ['is empty', () => Buffer.alloc(0)],
    ['was changed', (answer) => Buffer.concat([answer.subarray(0, -9), Buffer.alloc(9)])],
    ['is too long', () => Buffer.alloc(70_000)],
  ])('does not keep an answer that %s', async (_, answerWith) => {
    const { round, read } = await stampedWitness();
    authority!.answerWith = answerWith;
    await expect(round(events)).rejects.toMatchObject({ code: 'bad-time-stamp' });
    expect(await read()).toMatchObject({ stamped: 0, checkpoints: [{ position: 16 }] });
  });

  it('does not keep the answer to an earlier request', async () => {
    const { round, read, stamp } = await stampedWitness();
    await round(events.slice(0, 5));
    const earlier = await readFile(stamp(1));
    await rm(stamp(1));
    authority!.answerWith = () => earlier;
    await expect(round(events.slice(0, 5))).rejects.toMatchObject({ message: 'is the answer to another request' });
    expect(await read()).toMatchObject({ stamped: 0 });
  });
});

describe('reading time stamps', () => {
  it('says where one is of another checkpoint, changed, or by an authority that is not trusted', async () => {
    const { folder, round, stamp, read } = await stampedWitness();
    await round(events.slice(0, 5));
    await round(events);
    expect(await read(other!.ca)).toMatchObject({
      stamped: 0,
      fault: {
        reason: 'time',
        position: 5,
        detail: expect.stringContaining('not signed by an authority that is trusted'),
      },
    });
    await rename(stamp(2), `${stamp(2)}.kept`);
    await writeFile(stamp(2), await readFile(stamp(1)));
    expect(await read()).toMatchObject({
      fault: { reason: 'time', position: 16, detail: expect.stringContaining('stamps something else') },
    });
    const whole = await readFile(`${stamp(2)}.kept`);
    whole[whole.length - 5]! ^= 1;
    await writeFile(stamp(2), whole);
    expect(await read()).toMatchObject({ stamped: 1, fault: { reason: 'time', position: 16 } });
    await writeFile(stamp(2), 'nothing');
    expect(await read()).toMatchObject({
      fault: { reason: 'time', detail: expect.stringContaining('cannot be read') },
    });
    await rm(path.join(folder, fileOf(2)));
    expect(await read()).toMatchObject({ stamped: 1, fault: undefined });
  });

  it('says where a checkpoint was signed for a time that had not come when it was stamped', async () => {
    const { round, read } = await stampedWitness();
    await round(events, { now: () => new Date(Date.now() + 3_600_000) });
    expect(await read()).toMatchObject({
      fault: { reason: 'time', detail: expect.stringContaining('before it was signed') },
    });
  });
});
