import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { eventually } from '@twofold/testing/eventually';
import { skipBecause } from '@twofold/testing/skip-because';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../scripts/compose-e2e/browser.ts';
import { register, walk } from '../../scripts/compose-e2e/flow.ts';
import { killEach } from '../../scripts/compose-e2e/kills.ts';
import { expectNothingLost, startLoad } from '../../scripts/compose-e2e/load.ts';
import { rotateSecrets } from '../../scripts/compose-e2e/rotation.ts';
import { resetTokenFor } from '../../scripts/compose-e2e/reset-token.ts';
import { openScene, reasonForNone, type Scene } from '../../scripts/compose-e2e/run.ts';
import { appendTo, asAnother, credentialsIn, logIn, readLog, statusOverTls } from './testing/credentials.ts';
import { codeOf } from './testing/totp.ts';

const DEPLOYED_WITHIN_MS = 300_000;
const KILLED_WITHIN_MS = 240_000;

let reason: string | undefined;
let opening: Promise<Scene> | undefined;
let scene: Scene;
let origin: string;

beforeAll(async () => {
  reason = await reasonForNone();
  if (reason !== undefined) return;
  opening = openScene(process.env['EVENTSTORE_URL'] || undefined);
  scene = await opening;
  ({ origin } = scene.deployment);
}, DEPLOYED_WITHIN_MS);
// What took too long to open is there all the same.
afterAll(async () => (await opening?.catch(() => undefined))?.stop(), DEPLOYED_WITHIN_MS);
beforeEach((context) => {
  if (reason !== undefined) skipBecause(context, reason);
});

/** How often the log says that somebody changed their profile. */
const renamings = async (): Promise<Map<string, number>> => {
  const store = eventStoreDbEventStore({ url: scene.deployment.eventStoreUrl });
  try {
    const counts = new Map<string, number>();
    for await (const { type, stream } of store.readAll())
      if (type === 'ProfileUpdated') counts.set(stream, (counts.get(stream) ?? 0) + 1);
    return counts;
  } finally {
    await store.close();
  }
};

describe('the services of docker-compose.yml, outside Docker', () => {
  it('are all started with their own commands, and each becomes healthy', () => {
    expect([...scene.deployment.unproven]).toEqual([]);
  });

  it('lead a person from registering to reviewing and buying', async () => {
    const productId = await walk(origin, scene.site);
    const page = await openBrowser(origin).call('GET', `/analysis/${productId}`);
    expect(page.body).toContain(scene.site.title);
  });

  it('let an operator name an auditor on the server, who sees the log once a second factor is set up', async () => {
    const { browser, email } = await register(origin);
    expect((await browser.call('GET', '/api/audit/overview')).status).toBe(404);
    const [command] = scene.deployment.containersOf('command-service');
    // Production grants roles to people only whose password is known to be strong: it is judged when it is reset.
    await browser.must('POST', '/api/password-resets', { email });
    const token = await eventually(() => resetTokenFor(email, scene.deployment), { withinMs: 20_000 });
    const password = `${randomUUID()} Strong1`;
    await browser.must('POST', `/api/password-resets/${token}`, { password });
    await browser.must('POST', '/api/login', { username: email, password });
    await command?.run(['node', 'launcher/dist/admin/main.js', 'grant', email, 'auditor']);
    const overview = async () => (await browser.call('GET', '/api/audit/overview')).status;
    await eventually(async () => expect(await overview()).toBe(403), { withinMs: 20_000 });
    const begun = await browser.must('POST', '/api/me/second-factors/totp', { password });
    const { id, secret } = begun as { readonly id: string; readonly secret: string };
    await browser.must('POST', `/api/me/second-factors/totp/${id}`, { code: codeOf(secret, 0) });
    await eventually(async () => expect(await overview()).toBe(200), { withinMs: 20_000 });
    expect((await browser.call('GET', '/api/audit/export?format=csv')).status).not.toBe(403);
  });

  it('are copied while they run, as docs/operations.md says, and the log of the copy verifies alone', async () => {
    await register(origin);
    const [init] = scene.deployment.containersOf('init');
    const folder = await mkdtemp(path.join(tmpdir(), 'twofold-copies-'));
    try {
      await init?.run(['backup', folder], ['node', 'launcher/dist/backup/main.js']);
      const files = await readdir(folder);
      expect(files.map((file) => file.split('.')[1] ?? '').toSorted()).toEqual(['keys', 'log', 'log', 'state']);
      const log = path.join(folder, files.find((file) => file.endsWith('.log.ndjson')) ?? '');
      const said = await init?.run(['verify-export', log], ['node', 'launcher/dist/auditor/main.js']);
      expect(said).toContain('Sound: ');
      expect(said).toContain('Signed with the key ');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it(
    'lose nothing that was acknowledged, and do it once, while one of each is killed',
    async () => {
      const load = await startLoad(origin, 4);
      await killEach(scene.deployment, load);
      const histories = await load.stop();
      await expectNothingLost(histories);
      const counted = await renamings();
      expect(histories.map(({ person }) => counted.get(`user-${person.id}`))).toEqual(
        histories.map(({ names }) => names.length),
      );
    },
    KILLED_WITHIN_MS,
  );

  it(
    'take new secrets, a new master key and a new password while they run',
    async () => {
      const person = await register(origin);
      await rotateSecrets(scene.deployment, person);
      await register(origin);
    },
    KILLED_WITHIN_MS,
  );
});

describe('the walls between the services', () => {
  it('keep everybody out of PostgreSQL who comes without TLS, or trusts another authority', async () => {
    const url = await credentialsIn(scene.deployment).databaseUrl('query-service');
    await logIn(url);
    const withoutTls = url.replace('sslmode=verify-full', 'sslmode=disable').replace(/&sslrootcert=.*/, '');
    await expect(logIn(withoutTls)).rejects.toThrow('no encryption');
    await expect(logIn(url.replace(/&sslrootcert=.*/, ''))).rejects.toThrow('unable to verify the first certificate');
  });

  it('keep a service out of PostgreSQL that has the credentials of another', async () => {
    const url = await credentialsIn(scene.deployment).databaseUrl('query-service');
    await expect(logIn(asAnother(url, 'twofold_command_service_login'))).rejects.toMatchObject({ code: '28P01' });
    await expect(logIn(asAnother(url, 'postgres'))).rejects.toMatchObject({ code: '28P01' });
  });

  it('keep those from appending who only read the log, and everybody with the credentials of another', async (context) => {
    if (!scene.deployment.databases.has('eventstoredb')) return skipBecause(context, 'the log has users of its own');
    const { logUrl } = credentialsIn(scene.deployment);
    for (const service of ['projector', 'witness']) {
      const url = await logUrl(service);
      await readLog(url);
      await expect(appendTo(url)).rejects.toMatchObject({ type: 'access-denied' });
      await expect(appendTo(asAnother(url, 'command-service'))).rejects.toThrow('Unauthenticated');
      await expect(readLog(asAnother(url, 'admin'))).rejects.toThrow('Unauthenticated');
    }
    const own = await logUrl('command-service');
    const withoutTls = own.replace(/\/\/[^@]*@/, '//').replace(/\?.*/, '?tls=false');
    await expect(readLog(withoutTls)).rejects.toMatchObject({ code: 'store-unavailable' });
    return undefined;
  });

  it('serve browsers over HTTPS, with a certificate that the authority of the installation has issued', async () => {
    const ca = await readFile(path.join(scene.deployment.volume('secrets'), 'authority.crt'));
    expect(await statusOverTls(origin, { ca, servername: 'localhost' })).toBe(200);
    await expect(statusOverTls(origin, { servername: 'localhost' })).rejects.toThrow('unable to verify');
    const another = { ca, servername: 'twofold.example' };
    await expect(statusOverTls(origin, another)).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  });

  it('have a witness behind them, who signs where the log stands', async () => {
    const signed = async () =>
      (await readdir(scene.deployment.volume('witness'))).filter((file) => file.endsWith('.json'));
    await eventually(async () => expect((await signed()).length).toBeGreaterThan(0), { withinMs: 20_000 });
  });
});

describe('nginx with the shipped configuration', () => {
  it('sends pages from the page service, with what they may run', async () => {
    for (const path of ['/', '/discover', '/no/such/page']) {
      const { status, headers } = await fetch(`${origin}${path}`);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('server')).toBe('nginx');
    }
    expect(await (await fetch(`${origin}/config.json`)).json()).toEqual({ simulatedPayments: true, sampleSites: [] });
    const securityText = await (await fetch(`${origin}/.well-known/security.txt`)).text();
    expect(securityText).toMatch(/^Contact: mailto:security@twofold\.example$/m);
    expect(securityText).toMatch(/^Canonical: https:\/\/localhost\/\.well-known\/security\.txt$/m);
  });

  it('sends hashed files packed, to be cached permanently, and no page in place of a missing one', async () => {
    const html = await (await fetch(`${origin}/`)).text();
    const script = /\/assets\/index-[\w-]+\.js/.exec(html)?.[0] ?? '';
    const { headers } = await fetch(`${origin}${script}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    for (const path of ['/assets/index-9z9z.js', '/no-such-file.png', `${script}.gz`]) {
      const missing = await fetch(`${origin}${path}`);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    }
  });

  it('asks each service what is its to answer, under an id that no client chooses', async () => {
    const requestId = randomUUID();
    for (const [method, path] of [
      ['GET', '/api/audit/overview'],
      ['GET', '/api/no-such-query'],
      ['POST', '/api/no-such-command'],
      ['DELETE', '/no-such-page'],
    ] as const) {
      const response = await fetch(`${origin}${path}`, { method, headers: { 'x-request-id': requestId } });
      expect([path, response.status, await response.json()]).toMatchObject([path, 404, { error: expect.any(String) }]);
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    }
    const { status, body } = await openBrowser(origin).call('GET', '/api/payment/verify?sessionId=sim_unknown_1');
    expect([status, body]).toMatchObject([404, { error: expect.any(String) }]);
  });

  it('refuses a body that nobody needs, in JSON', async () => {
    const body = JSON.stringify({ url: 'x'.repeat(2_000_000) });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${origin}/api/analyze/url`, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toMatchObject([413, { error: 'The body is larger than 100 kB' }]);
  });

  it('says in JSON that a service is away, and goes on automatically when it is back', async () => {
    const [pages] = scene.deployment.containersOf('pages');
    await pages?.kill();
    const { status, headers, body } = await openBrowser(origin).call('GET', '/config.json');
    expect([status, headers.get('retry-after'), body]).toMatchObject([503, '2', { error: expect.any(String) }]);
    expect((await fetch(`${origin}/`)).status).toBe(503);
    await pages?.start();
    await eventually(async () => expect((await fetch(`${origin}/`)).status).toBe(200), { withinMs: 20_000 });
  });
});
