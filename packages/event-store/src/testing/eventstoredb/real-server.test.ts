import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRealServer } from './real-server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-real-server-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** A program that writes its environment to a file, and then answers like a running server. */
const programThatWritesItsEnvironment = async (told: string): Promise<string> => {
  const program = path.join(folder, 'server.mjs');
  const text = `#!${process.execPath}
    import { writeFileSync } from 'node:fs';
    import { createServer } from 'node:http';
    writeFileSync(${JSON.stringify(told)}, JSON.stringify(process.env));
    createServer((_, response) => response.writeHead(204).end()).listen(Number(process.argv[2]), '127.0.0.1');`;
  await writeFile(program, text);
  await chmod(program, 0o755);
  return program;
};

describe('starting a real server for tests', () => {
  it('does not pass variables that the server would read as its configuration', async () => {
    const told = path.join(folder, 'environment.json');
    const program = await programThatWritesItsEnvironment(told);
    vi.stubEnv('EVENTSTORE_START', program);
    vi.stubEnv('EVENTSTORE_URL', 'esdb://127.0.0.1:2113');
    vi.stubEnv('KURRENTDB_INSECURE', 'false');
    vi.stubEnv('KILLS', '3');
    const server = await startRealServer(program);
    await server.remove();
    const names = Object.keys(JSON.parse(await readFile(told, 'utf8')) as object);
    expect(names.filter((name) => /^(EVENTSTORE|KURRENTDB)_/.test(name))).toEqual([]);
    expect(names).toContain('KILLS');
  });
});
