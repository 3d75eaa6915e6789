import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@twofold/testing/eventually';
import { skipBecause } from '@twofold/testing/skip-because';
import { Client } from 'pg';
import { startZombie } from './testing/zombie.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

let dataDir: string;
let said: string[] = [];
let running: EmbeddedPostgres[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-postgres-'));
  said = [];
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

const say = (message: string): void => void said.push(message);
const log = { debug: () => undefined, info: say, warn: say, error: say };

const start = async (options: { port?: number; isDurable?: boolean; dataDir?: string } = {}) => {
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false, log, ...options });
  running.push(server);
  return server;
};

/** What an earlier launcher has left behind: a cluster that was made once, with the owner that it has. */
let left: string;
beforeAll(async () => {
  left = await mkdtemp(path.join(tmpdir(), 'twofold-postgres-'));
  await (await startEmbeddedPostgres({ dataDir: left, isDurable: false, log })).stop();
});
afterAll(() => rm(left, { recursive: true, force: true }));
const startedBefore = () => promisify(execFile)('cp', ['-a', `${left}/.`, dataDir]);

const ask = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

const serverPid = async (): Promise<number> =>
  Number((await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** What a server with that process id would have left behind. */
const writePidFile = (pid: number): Promise<void> => {
  const lines = [pid, path.join(dataDir, 'cluster'), 1, 5432, '', '127.0.0.1', '', 'ready'];
  return writeFile(path.join(dataDir, 'cluster', 'postmaster.pid'), lines.join('\n'));
};

/** Starts the server in its own process, as the launcher does, and answers that process and the server's URL. */
const startElsewhere = async () => {
  const program = path.join(import.meta.dirname, 'testing', 'hold-server.ts');
  const parent = spawn(process.execPath, ['--import', 'tsx', '-C', 'source', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [firstLine] = await once(parent.stdout, 'data');
  return { parent, url: String(firstLine).trim() };
};

describe('running a PostgreSQL of our own', () => {
  it('keeps its data and its password over a second start, and is stopped twice without harm', async () => {
    const first = await start();
    await ask(first.connectionString('postgres'), 'create table kept as select 7 as answer');
    await first.stop();
    await first.stop();
    const second = await start();
    expect(await ask(second.connectionString('postgres'), 'select answer from kept')).toEqual([{ answer: 7 }]);
    expect((await stat(path.join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
  });

  it('answers on 127.0.0.1 only, demands the password, and is durable unless a test says otherwise', async () => {
    const server = await start({ isDurable: true });
    const url = server.connectionString('postgres');
    const settings = `select name, setting from pg_settings
      where name in ('fsync', 'listen_addresses', 'full_page_writes', 'synchronous_commit', 'TimeZone') order by name`;
    expect(await ask(url, settings)).toEqual([
      { name: 'TimeZone', setting: 'UTC' },
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    await expect(ask(url.replace(/:[0-9a-f]+@/, ':guessed@'), 'select 1')).rejects.toThrow('authentication failed');
  });

  it('starts a server that died again, on the same port and with what was committed', async () => {
    const server = await start({ isDurable: true });
    const url = server.connectionString('postgres');
    await ask(url, 'create table kept as select 7 as answer');
    process.kill(await serverPid(), 'SIGKILL');
    await eventually(() => expect(said).toContain('The database server runs again'), { withinMs: 20_000 });
    expect(await ask(url, 'select answer from kept')).toEqual([{ answer: 7 }]);
    expect(said.join()).toContain('ended unexpectedly (signal SIGKILL)');
  });
});

describe('starting where another launcher was', () => {
  it('takes over from one that was killed and left its server running', async () => {
    const { parent, url } = await startElsewhere();
    await ask(url, 'create table kept as select 7 as answer');
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    const left = await serverPid();
    const server = await start();
    expect(said.join()).toContain(`Stopping the database server ${left}`);
    expect(await ask(server.connectionString('postgres'), 'select answer from kept')).toEqual([{ answer: 7 }]);
  });

  it('is refused while that one runs, and does it no harm', async () => {
    const { parent, url } = await startElsewhere();
    await expect(start()).rejects.toThrow(/is in use by a launcher that is running/);
    expect(await ask(url, 'select 1 as still')).toEqual([{ still: 1 }]);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await (await start()).stop();
  });

  it('is not fooled by a process id that has been used again', async () => {
    await startedBefore();
    await writePidFile(process.pid);
    const server = await start();
    expect(await ask(server.connectionString('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is not fooled by a server that has ended and was not reaped', async (context) => {
    if (process.platform !== 'linux') skipBecause(context, 'only Linux tells what a process is');
    await startedBefore();
    const zombie = await startZombie();
    await writePidFile(zombie.pid);
    const server = await start();
    expect(await ask(server.connectionString('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(said.join()).toContain(`Process ${zombie.pid} is not the database's`);
    zombie.parent.kill('SIGKILL');
  });
});

describe('refusing to start', () => {
  it('names a file that a damaged cluster lacks', async () => {
    await startedBefore();
    await rm(path.join(dataDir, 'cluster', 'global', 'pg_control'));
    await expect(start()).rejects.toThrow(/cannot be opened: global\/pg_control is missing.*Restore the folder/);
  });

  it('repeats what the server says of a damaged cluster', async () => {
    await startedBefore();
    await truncate(path.join(dataDir, 'cluster', 'global', 'pg_control'), 100);
    await expect(start()).rejects.toThrow(/cannot be opened: (FATAL|PANIC): .*pg_control/);
  });

  it('says which PostgreSQL made a cluster that it cannot open', async () => {
    await startedBefore();
    await writeFile(path.join(dataDir, 'cluster', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 17, and this release of Twofold comes with 1\d/);
  });

  it('says where the password of an existing cluster is missing', async () => {
    await startedBefore();
    await rm(path.join(dataDir, 'password'));
    await expect(start()).rejects.toThrow(`it is kept in ${path.join(dataDir, 'password')}`);
  });

  it('says that the port it was given is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    await expect(start({ port })).rejects.toThrow(`cannot listen on port ${port}`);
    other.close();
  });

  it('says that the data folder cannot be made', async () => {
    await writeFile(path.join(dataDir, 'file'), '');
    const below = path.join(dataDir, 'file', 'data');
    await expect(start({ dataDir: below })).rejects.toThrow(`The data folder ${below} cannot be written`);
  });

  it('names the folder that the user postgres cannot pass through', async (context) => {
    if (process.getuid?.() !== 0) skipBecause(context, 'only root runs the server as another user');
    const below = path.join(dataDir, 'data');
    await expect(start({ dataDir: below })).rejects.toThrow(
      `cannot pass through ${dataDir} to the data folder ${below}`,
    );
  });
});
