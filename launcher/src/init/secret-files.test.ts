import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { distributeSecrets } from './distribute-secrets.ts';
import { logServerOf } from './log-server.ts';
import { ownerAddressOf, ownerUrlOf } from './owner-url.ts';
import { openSecretFiles } from './secret-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

let made = 0;
const open = () => openSecretFiles(path.join(folder, 'all'), () => `new-${++made}`);
const handedTo = (service: string, name: string) => readFile(path.join(folder, 'out', service, name), 'utf8');

describe('the secrets of an installation', () => {
  it('are made once, and none that is there is touched', async () => {
    const secrets = open();
    await secrets.set('master-key', 'of the operator\n');
    expect(await secrets.makeMissing()).toContain('session-secret');
    const first = await secrets.read('session-secret');
    expect(await secrets.makeMissing()).toEqual([]);
    expect([await secrets.read('session-secret'), await secrets.read('master-key')]).toEqual([
      first,
      'of the operator',
    ]);
  });

  it('are read by their owner only', async () => {
    await open().makeMissing();
    const { mode } = await stat(path.join(folder, 'all', 'master-key'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('rotate in three steps: known to all, then used, then the only one', async () => {
    const secrets = open();
    await secrets.set('session-secret', 'old');
    await secrets.announce('session-secret');
    expect(await secrets.read('session-secret')).toMatch(/^old,new-\d+$/);
    await secrets.change('session-secret');
    expect(await secrets.read('session-secret')).toMatch(/^new-\d+,old$/);
    await secrets.retire('session-secret');
    expect(await secrets.read('session-secret')).toMatch(/^new-\d+$/);
  });

  it('replace the password of a service, of which there is never a list', async () => {
    const secrets = open();
    await secrets.set('projector-password', 'old');
    await secrets.replace('projector-password');
    expect(await secrets.read('projector-password')).toMatch(/^new-\d+$/);
    await expect(secrets.announce('projector-password')).rejects.toMatchObject({ code: 'cannot-start' });
  });

  it.each(['postgres-password', 'checkpoint-key', '../etc/passwd', ''])('do not change %s', async (name) => {
    const secrets = open();
    for (const change of [secrets.announce, secrets.change, secrets.retire, secrets.replace])
      await expect(change(name)).rejects.toMatchObject({ code: 'cannot-start' });
  });

  it.each(['no-such-secret', '../session-secret'])('take nothing for %s', async (name) => {
    await expect(open().set(name, 'x')).rejects.toMatchObject({ code: 'cannot-start' });
    await expect(open().set('smtp-url', ' \n')).rejects.toMatchObject({ code: 'cannot-start' });
  });
});

describe('the passwords of KurrentDB, whose hashes readers of the log see', () => {
  it.each(['eventstoredb-admin-password', 'eventstoredb-ops-password', 'projector-log-password'])(
    'take no %s that could be guessed',
    async (name) => {
      const secrets = open();
      await expect(secrets.set(name, 'x'.repeat(31))).rejects.toMatchObject({ code: 'cannot-start' });
      expect(await secrets.read(name)).toBe('');
      await secrets.set(name, 'x'.repeat(32));
      expect(await secrets.read(name)).toBe('x'.repeat(32));
    },
  );

  it('are made of 32 random bytes', async () => {
    const secrets = openSecretFiles(path.join(folder, 'all'));
    await secrets.makeMissing();
    for (const name of ['eventstoredb-admin-password', 'auditor-log-password'])
      expect(await secrets.read(name)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('handing secrets out', () => {
  const OWNER = 'postgres://postgres:p@postgres:5432/twofold?sslmode=disable';
  const SERVERS = { database: { url: OWNER, isOurs: true }, log: logServerOf({ EVENTSTORE_ADDRESS: 'log:2113' }) };

  it('gives each service its own, and of no other account', async () => {
    const secrets = open();
    await secrets.makeMissing();
    await secrets.set('stripe-secret-key', 'sk_live_1');
    await distributeSecrets(secrets, SERVERS, path.join(folder, 'out'));
    const handed = Object.fromEntries(
      await Promise.all(
        (await readdir(path.join(folder, 'out'))).map(
          async (service) => [service, (await readdir(path.join(folder, 'out', service))).toSorted()] as const,
        ),
      ),
    );
    const ofDatabase = ['database-authority', 'database-url'];
    const ofLog = [...ofDatabase, 'eventstore-authority', 'eventstore-url'];
    expect(handed).toEqual({
      auditor: [...ofLog, 'checkpoint-key', 'master-key', 'session-secret'].toSorted(),
      'command-service': [
        'database-authority',
        'database-url',
        'eventstore-authority',
        'eventstore-url',
        'master-key',
        'openai-api-key',
        'session-secret',
        'smtp-url',
        'stripe-secret-key',
        'stripe-webhook-secret',
      ],
      eventstoredb: [
        'authorities',
        'eventstoredb-admin-password',
        'eventstoredb-ops-password',
        'eventstoredb.crt',
        'eventstoredb.key',
      ],
      pages: ofDatabase,
      postgres: ['postgres-password', 'postgres.crt', 'postgres.key'],
      projector: [...ofLog, 'master-key'],
      'query-service': [...ofDatabase, 'session-secret'],
      web: ['web.crt', 'web.key'],
      witness: [...ofLog, 'witness-key'],
    });
    expect(await handedTo('command-service', 'stripe-secret-key')).toBe('sk_live_1');
    expect(await handedTo('command-service', 'openai-api-key')).toBe('');
  });

  it('names the database with a log-in of each service’s own', async () => {
    const secrets = open();
    await secrets.makeMissing();
    await secrets.set('projector-password', 'with/signs+=');
    await distributeSecrets(secrets, SERVERS, path.join(folder, 'out'));
    expect(await handedTo('projector', 'database-url')).toBe(
      'postgres://twofold_projector_login:with%2Fsigns%2B%3D@postgres:5432/twofold?sslmode=disable',
    );
  });

  it('names the log with a user of each service’s own, and its authority; or as an operator says, who has another', async () => {
    const secrets = open();
    await secrets.makeMissing();
    await writeFile(secrets.pathOf('authority.crt'), 'our authority\n');
    await secrets.set('projector-log-password', `with/signs+=${'0'.repeat(20)}`);
    await distributeSecrets(secrets, SERVERS, path.join(folder, 'out'));
    expect(await handedTo('projector', 'eventstore-url')).toBe(
      `esdb://projector:with%2Fsigns%2B%3D${'0'.repeat(20)}@log:2113?tls=true`,
    );
    expect(await handedTo('projector', 'eventstore-authority')).toBe('our authority');
    const log = logServerOf({ EVENTSTORE_URL: 'esdb://their.own', EVENTSTORE_ADDRESS: 'log:2113' });
    await distributeSecrets(secrets, { ...SERVERS, log }, path.join(folder, 'out'));
    expect(await handedTo('projector', 'eventstore-url')).toBe('esdb://their.own');
    expect(await handedTo('projector', 'eventstore-authority')).toBe('');
    expect(await handedTo('projector', 'database-authority')).toBe('our authority');
  });

  it('knows the owner of the database by the password that was made, or as an operator says', async () => {
    const secrets = open();
    const server = { address: 'postgres:5432', database: 'twofold' };
    await expect(ownerAddressOf(secrets, server)).rejects.toMatchObject({ code: 'cannot-start' });
    await secrets.set('postgres-password', 'a/b');
    const url = 'postgres://postgres:a%2Fb@postgres:5432/twofold?sslmode=verify-full';
    expect(await ownerAddressOf(secrets, server)).toEqual({ url, isOurs: true });
    const authority = encodeURIComponent(path.join(folder, 'all', 'authority.crt'));
    expect(await ownerUrlOf(secrets, server)).toBe(`${url}&sslrootcert=${authority}`);
    await secrets.set('owner-database-url', OWNER);
    expect(await ownerAddressOf(secrets, server)).toEqual({ url: OWNER, isOurs: false });
    expect(await ownerUrlOf(secrets, server)).toBe(OWNER);
  });
});
