import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { skipBecause } from '@twofold/testing/skip-because';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startZombie } from '../testing/zombie.ts';
import { judgeServerClaim } from './server-claim.ts';

let folder: string;
let cluster: string;
let children: ChildProcess[];
beforeEach(async (context) => {
  if (process.platform !== 'linux') skipBecause(context, 'only Linux tells what a process is');
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-claims-'));
  cluster = path.join(folder, 'cluster');
  await mkdir(cluster);
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A program of that name that runs in a folder for a while. */
const started = async (name: string, cwd: string): Promise<ChildProcess> => {
  const program = path.join(folder, name);
  await symlink('/bin/sleep', program);
  const child = spawn(program, ['60'], { cwd });
  children.push(child);
  await once(child, 'spawn');
  return child;
};

describe('judging the process that a cluster says is its server', () => {
  it('knows the server by its name and its folder', async () => {
    const { pid = 0 } = await started('postgres', cluster);
    expect(await judgeServerClaim(pid, cluster)).toBe('ours');
  });

  it('takes no server of another folder for it', async () => {
    const { pid = 0 } = await started('postgres', folder);
    expect(await judgeServerClaim(pid, cluster)).toBe('foreign');
  });

  it('takes no other program for it, even in the same folder', async () => {
    const { pid = 0 } = await started('not-postgres', cluster);
    expect(await judgeServerClaim(pid, cluster)).toBe('foreign');
  });

  it('takes no zombie for it', async () => {
    const zombie = await startZombie();
    children.push(zombie.parent);
    expect(await judgeServerClaim(zombie.pid, cluster)).toBe('zombie');
  });

  it('knows that a process has ended', async () => {
    const child = await started('postgres', cluster);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(await judgeServerClaim(child.pid ?? 0, cluster)).toBe('gone');
  });
});
