import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { eventually } from '@twofold/testing/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import type { HasherOptions } from './hasher.ts';
import type { Hashing } from './hashing.ts';
import { createHashingProcesses } from './hashing-processes.ts';

const ODD = new URL('../testing/odd-hasher-child.ts', import.meta.url);
const PARENT = fileURLToPath(new URL('../testing/hashing-parent.ts', import.meta.url));
const PATIENCE_MS = 60_000;

let running: Hashing | undefined;
afterEach(() => running?.close());

/** Hashing processes, and the ids of all that were started. */
const start = (options: Partial<HasherOptions> & { readonly count?: number } = {}) => {
  const pids: number[] = [];
  const hashing = createHashingProcesses(options.count ?? 1, {
    answerMs: PATIENCE_MS,
    ...options,
    onStart: (pid) => pids.push(pid),
  });
  running = hashing;
  return { hashing, pids };
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const isGone = (pid: number) => eventually(() => expect(isAlive(pid)).toBe(false), { withinMs: 10_000 });

describe('hashing in its own process', { timeout: PATIENCE_MS }, () => {
  it('makes argon2id hashes, salted, and recognizes their passwords', async () => {
    const { hashing } = start();
    const [one, other] = [await hashing.hash('Engine1843'), await hashing.hash('Engine1843')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
    expect(await hashing.verify(one, 'Engine1843')).toBe(true);
    expect(await hashing.verify(one, 'engine1843')).toBe(false);
  });

  it('rates how hard a password is to guess', async () => {
    const { hashing } = start();
    expect(await hashing.isStrong('Password1', [])).toBe(false);
    expect(await hashing.isStrong('Zarquonvogon1', [])).toBe(true);
    expect(await hashing.isStrong('Zarquonvogon1', ['zarquonvogon@example.com'])).toBe(false);
  });

  it('starts processes only when needed, one per concurrent hash', async () => {
    const { hashing, pids } = start({ count: 2 });
    expect(pids).toEqual([]);
    await hashing.hash('Engine1843');
    expect(pids).toHaveLength(1);
    const hashes = await Promise.all([hashing.hash('Looms1844'), hashing.hash('Cards1845'), hashing.hash('Notes1846')]);
    expect(new Set(hashes).size).toBe(3);
    expect(pids).toHaveLength(2);
  });

  it('gives each caller the answer to their own question', async () => {
    const { hashing } = start({ count: 2 });
    const words = ['Engine1843', 'Looms1844', 'Cards1845', 'Notes1846'];
    const hashes = await Promise.all(words.map((word) => hashing.hash(word)));
    const right = await Promise.all(words.map((word, index) => hashing.verify(hashes[index]!, word)));
    const wrong = await Promise.all(words.map((word, index) => hashing.verify(hashes[(index + 1) % 4]!, word)));
    expect([...right, ...wrong]).toEqual([true, true, true, true, false, false, false, false]);
  });

  it('runs at the lowest priority, without our environment', async () => {
    const { hashing, pids } = start();
    await hashing.hash('Engine1843');
    expect(getPriority(pids[0])).toBe(constants.priority.PRIORITY_LOW);
    // If the system shows it: neither our environment nor the passwords.
    if (!existsSync(`/proc/${pids[0]}/environ`)) return;
    const shown = ['environ', 'cmdline'].map((file) => readFileSync(`/proc/${pids[0]}/${file}`, 'utf8')).join('');
    expect(shown).not.toMatch(/PATH=|HOME=|Engine1843/);
  });

  it('passes on the library’s error for an invalid hash, and continues', async () => {
    const { hashing, pids } = start();
    await expect(hashing.verify('no hash', 'Engine1843')).rejects.toThrow(/./);
    expect(await hashing.hash('Engine1843')).toMatch(/^\$argon2id/);
    expect(pids).toHaveLength(1);
  });
});

describe('a process that hashes', { timeout: PATIENCE_MS }, () => {
  it('is started again after it was killed', async () => {
    const { hashing, pids } = start();
    const hash = await hashing.hash('Engine1843');
    process.kill(pids[0]!, 'SIGKILL');
    await isGone(pids[0]!);
    expect(await hashing.verify(hash, 'Engine1843')).toBe(true);
    expect(pids).toHaveLength(2);
  });

  it('may be killed during a request: another one answers it', async () => {
    const { hashing, pids } = start();
    const hash = await hashing.hash('Engine1843');
    const verified = hashing.verify(hash, 'Engine1843');
    process.kill(pids[0]!, 'SIGKILL');
    expect(await verified).toBe(true);
    expect(pids).toHaveLength(2);
  });

  it('is a 503 if the next one ends as well', async () => {
    const { hashing, pids } = start({ entry: ODD });
    await expect(hashing.hash('dies')).rejects.toMatchObject({ status: 503, cause: { message: /ended by code 3/ } });
    expect(pids).toHaveLength(2);
    await expect(hashing.hash('lives')).rejects.toThrow('no memory');
  });

  it('is killed when it does not answer in time', async () => {
    const { hashing, pids } = start({ entry: ODD, answerMs: 1_000 });
    await expect(hashing.hash('loops')).rejects.toMatchObject({ status: 503 });
    for (const pid of pids) await isGone(pid);
    expect(pids).toHaveLength(2);
  });

  it('is stopped with the service, which then hashes no more', async () => {
    const { hashing, pids } = start();
    await hashing.hash('Engine1843');
    await hashing.close();
    expect(isAlive(pids[0]!)).toBe(false);
    await expect(hashing.hash('Engine1843')).rejects.toMatchObject({ status: 503 });
    expect(pids).toHaveLength(1);
  });

  it('does not outlive a service that is killed', async () => {
    const parent = spawn(process.execPath, ['--conditions=source', '--import=tsx', PARENT], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    for await (const line of createInterface({ input: parent.stdout })) {
      lines.push(line);
      if (line === 'hashed') break;
    }
    const pid = Number(lines[0]);
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await isGone(pid);
  });
});
