import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { skipBecause } from '@twofold/testing/skip-because';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { chained, STORY } from '../testing/a-chain.ts';
import { aWitness } from '../testing/a-witness.ts';
import { fileOf } from './archive.ts';
import { publishByGit } from './git.ts';
import { readWitness } from './read-witness.ts';

const run = promisify(execFile);
const events = chained([...STORY, ...STORY]);
const { signal } = new AbortController();

let hasGit = false;
beforeAll(async () => {
  hasGit = await run('git', ['--version']).then(
    () => true,
    () => false,
  );
});
beforeEach((context) => {
  if (!hasGit) skipBecause(context, 'There is no git here');
});

/** An empty repository, and a witness that publishes in it. */
const world = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-git-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const repository = path.join(folder, 'witness.git');
  await run('git', ['init', '--quiet', '--bare', repository]);
  const witness = await aWitness();
  const publishing = publishByGit(witness.folder, repository);
  const round = (until: number) => witness.round(events.slice(0, until), { publishing });
  const read = () => readWitness(repository, { publicKey: undefined, authorities: undefined, signal });
  return { ...witness, round, repository, read, elsewhere: path.join(folder, 'elsewhere') };
};

describe('a witness that publishes in a Git repository', () => {
  it('adds one commit for each checkpoint, which anyone can fetch', async () => {
    const { round, read, repository } = await world();
    for (const until of [5, 5, 16]) await round(until);
    expect(await read()).toMatchObject({ checkpoints: [{ position: 5 }, { position: 16 }], fault: undefined });
    expect(
      await readWitness(`git+file://${repository}`, { publicKey: undefined, authorities: undefined, signal }),
    ).toMatchObject({
      fault: undefined,
    });
    const { stdout } = await run('git', ['-C', repository, 'rev-list', '--count', '--all']);
    expect(stdout.trim()).toBe('2');
  });

  it('goes on from what was published where its own folder was lost or rolled back', async () => {
    const { folder, round, read, elsewhere } = await world();
    await round(5);
    await cp(folder, elsewhere, { recursive: true });
    await round(8);
    await rm(folder, { recursive: true });
    await round(12);
    await rm(folder, { recursive: true });
    await cp(elsewhere, folder, { recursive: true });
    await round(16);
    const { checkpoints, fault } = await read();
    expect({ positions: checkpoints.map(({ position }) => position), fault }).toEqual({
      positions: [5, 8, 12, 16],
      fault: undefined,
    });
  });

  it('signs nothing while it cannot see what was published', async () => {
    const { round, repository, read, elsewhere } = await world();
    await round(5);
    await run('mv', [repository, elsewhere]);
    await expect(round(8)).rejects.toThrow('witness.git');
    await run('mv', [elsewhere, repository]);
    await round(16);
    expect(await read()).toMatchObject({ checkpoints: [{ position: 5 }, { position: 16 }] });
  });

  it('never forces what it has signed on what another process has published meanwhile', async () => {
    const { round, repository, elsewhere } = await world();
    await round(5);
    await run('git', ['clone', '--quiet', repository, elsewhere]);
    await writeFile(path.join(elsewhere, fileOf(2)), '{}');
    const as = ['-c', 'user.name=Eve', '-c', 'user.email=eve@example.com'];
    await run('git', ['-C', elsewhere, 'add', '.']);
    await run('git', ['-C', elsewhere, ...as, 'commit', '--quiet', '--message', 'Something else']);
    await run('git', ['-C', elsewhere, 'push', '--quiet', 'origin', 'HEAD']);
    await expect(round(16)).rejects.toMatchObject({ code: 'cannot-audit' });
  });
});
