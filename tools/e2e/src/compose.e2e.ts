import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@twofold/testing/eventually';
import { skipBecause } from '@twofold/testing/skip-because';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createCaller } from './scenes/caller.ts';
import type { Deployment } from '../../scripts/compose-e2e/deployment.ts';
import { appendTo, asAnother, credentialsIn, logIn, readLog, statusOverTls } from './testing/credentials.ts';
import { openDeployment, reasonForNone, resetTokenFor, restart, type Opened } from './testing/open-deployment.ts';
import { readEvents } from './testing/read-events.ts';
import { restartAll, SERVERS, verifyLog } from './testing/restart-all.ts';
import { codeOf } from './testing/totp.ts';
import { registerBy, rename, runFullFlow, type Person } from './testing/full-flow.ts';

const DEPLOYED_WITHIN_MS = 600_000;
const SOON = { withinMs: 20_000 };
const STANDBY = { withinMs: 5_000 };

let reason: string | undefined;
let opening: Promise<Opened> | undefined;
let deployment: Deployment;
let site: string;
let origin: string;

beforeAll(async () => {
  reason = await reasonForNone();
  if (reason !== undefined) return;
  opening = openDeployment();
  ({ deployment, site } = await opening);
  ({ origin } = deployment);
}, DEPLOYED_WITHIN_MS);
// A deployment that failed to open in time still has to be closed.
afterAll(async () => (await opening?.catch(() => undefined))?.stop(), DEPLOYED_WITHIN_MS);
beforeEach((context) => {
  if (reason !== undefined) skipBecause(context, reason);
});

const register = (): Promise<Person> => registerBy(createCaller(origin));

describe('the services of docker-compose.yml, outside Docker', { timeout: 240_000 }, () => {
  it('start with their own commands, become healthy, and lead a person from registering to reviewing and buying', async () => {
    const productId = await runFullFlow(origin, site);
    const page = await fetch(`${origin}/analysis/${productId}`);
    expect(await page.text()).toContain('Benchbook');
  });

  it('let an operator name an auditor on the server, who sees the log once a second factor is set up', async () => {
    const { caller, email } = await register();
    const overview = async () => (await caller.ask('GET', '/api/audit/overview')).status;
    expect(await overview()).toBe(404);
    // In production, only accounts with a password known to be strong can get a role. A reset checks the password.
    await caller.send('POST', '/api/password-resets', { email });
    const token = await eventually(() => resetTokenFor(email, deployment), SOON);
    const password = `${randomUUID()} Strong1`;
    await caller.send('POST', `/api/password-resets/${token}`, { password });
    await caller.send('POST', '/api/login', { username: email, password });
    const [command] = deployment.containersOf('command-service');
    await command.run(['node', 'launcher/dist/admin/main.js', 'grant', email, 'auditor']);
    await eventually(async () => expect(await overview()).toBe(403), SOON);
    type Begun = { readonly id: string; readonly secret: string };
    const { id, secret } = await caller.send<Begun>('POST', '/api/me/second-factors/totp', { password });
    await caller.send('POST', `/api/me/second-factors/totp/${id}`, { code: codeOf(secret, 0) });
    await eventually(async () => expect(await overview()).toBe(200), SOON);
    expect((await caller.ask('GET', '/api/audit/export?format=csv')).status).not.toBe(403);
  });

  it('are copied while they run, as docs/operations.md says, and the log of the copy verifies alone', async () => {
    await register();
    const [init] = deployment.containersOf('init');
    const folder = await mkdtemp(path.join(tmpdir(), 'twofold-copies-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await init.run(['backup', folder], ['node', 'launcher/dist/backup/main.js']);
    const files = await readdir(folder);
    const log = path.join(folder, files.find((file) => file.endsWith('.log.ndjson')) ?? '');
    const said = await init.run(['verify-export', log], ['node', 'launcher/dist/auditor/main.js']);
    expect(said).toContain('Sound: ');
    expect(said).toContain('Signed with the key ');
  });

  it('lose nothing that was acknowledged, and do it once, while one of each is killed', async () => {
    const people = await Promise.all([register(), register()]);
    const services = ['command-service', 'query-service', 'site-reader', 'pages', 'auditor'];
    const killed = services.map((service) => deployment.containersOf(service)[0]);
    const renameAll = (name: string): Promise<unknown> => Promise.all(people.map((person) => rename(person, name)));
    for (const [number, container] of killed.entries()) {
      await Promise.all([container.end('SIGKILL'), renameAll(`Under way ${number}`)]);
      await renameAll(`Without it ${number}`);
      await container.start();
    }
    // One projector writes, the other is a standby.
    for (const projector of deployment.containersOf('projector')) {
      await projector.end('SIGKILL');
      const { caller } = await register();
      const late = async () => (await caller.ask('GET', '/api/me')).headers.get('x-read-model');
      await eventually(async () => expect(await late()).toBeNull(), STANDBY);
      await projector.start();
    }
    // These have a single instance. PostgreSQL starts again only after the child processes of the killed server have ended.
    for (const service of ['web', ...SERVERS]) {
      const [container] = deployment.containersOf(service);
      await container.end('SIGKILL');
      await eventually(() => container.start(), SOON);
      await renameAll(`After ${service}`);
    }
    const recorded = await readEvents({ url: deployment.eventStoreUrl });
    const updated = recorded.filter(({ type }) => type === 'ProfileUpdated').map(({ stream }) => stream);
    for (const { id } of people)
      expect(updated.filter((stream) => stream === `user-${id}`)).toHaveLength(2 * killed.length + 1 + SERVERS.length);
  });

  it('take new secrets, a new master key and a new password, and go on with all they held once everything was stopped', async () => {
    const person = await register();
    const { caller, email } = person;
    const expectKnown = async () => expect(await caller.get('/api/me')).toMatchObject({ email });
    const [[secrets], [init]] = [deployment.containersOf('secrets'), deployment.containersOf('init')];
    for (const name of ['master-key', 'session-secret']) await secrets.run(['announce', name]);
    await secrets.run(['replace', 'projector-password']);
    await init.run(['database']);
    await restartAll(deployment);
    await rename(person, 'After all');
    await expectKnown();
    // The other services keep running while these restart.
    for (const name of ['master-key', 'session-secret']) await secrets.run(['change', name]);
    await restart(deployment, 'command-service');
    await expectKnown();
    // Existing sessions stay valid while the previous session secret is configured.
    await secrets.run(['retire', 'master-key']);
    await restart(deployment, 'projector');
    await expectKnown();
    await register();
    expect(await verifyLog(deployment)).toContain('All is well');
  });
});

describe('the walls between the services', () => {
  it('keep everybody out of PostgreSQL who comes without TLS, or trusts another authority', async () => {
    const url = await credentialsIn(deployment).databaseUrl('query-service');
    await logIn(url);
    const withoutTls = url.replace('sslmode=verify-full', 'sslmode=disable').replace(/&sslrootcert=.*/, '');
    await expect(logIn(withoutTls)).rejects.toThrow('no encryption');
    await expect(logIn(url.replace(/&sslrootcert=.*/, ''))).rejects.toThrow('unable to verify the first certificate');
  });

  it('keep a service out of PostgreSQL that has the credentials of another', async () => {
    const url = await credentialsIn(deployment).databaseUrl('query-service');
    await expect(logIn(asAnother(url, 'twofold_command_service_login'))).rejects.toMatchObject({ code: '28P01' });
    await expect(logIn(asAnother(url, 'postgres'))).rejects.toMatchObject({ code: '28P01' });
  });

  it('keep those from appending who only read the log, and everybody with the credentials of another', async (context) => {
    if (process.env['EVENTSTORE_URL']) return skipBecause(context, 'the log has users of its own');
    const { logUrl } = credentialsIn(deployment);
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
    const ca = await readFile(path.join(deployment.volume('secrets'), 'authority.crt'));
    expect(await statusOverTls(origin, { ca, servername: 'localhost' })).toBe(200);
    await expect(statusOverTls(origin, { servername: 'localhost' })).rejects.toThrow('unable to verify');
    const another = { ca, servername: 'twofold.example' };
    await expect(statusOverTls(origin, another)).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  });

  it('have a witness behind them, who signs where the log stands', async () => {
    const signed = async () => (await readdir(deployment.volume('witness'))).filter((file) => file.endsWith('.json'));
    await eventually(async () => expect((await signed()).length).toBeGreaterThan(0), SOON);
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
    const unknown = await fetch(`${origin}/api/payment/verify?sessionId=sim_unknown_1`);
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { error: expect.any(String) }]);
  });

  it('refuses a body that no one needs, in JSON', async () => {
    const body = JSON.stringify({ url: 'x'.repeat(2_000_000) });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${origin}/api/analyze/url`, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toMatchObject([413, { error: 'The body is larger than 100 kB' }]);
  });

  it('says in JSON that a service is away, and goes on automatically when it is back', async () => {
    const [pages] = deployment.containersOf('pages');
    await pages.end('SIGKILL');
    const away = await fetch(`${origin}/config.json`);
    const answered = [away.status, away.headers.get('retry-after'), await away.json()];
    expect(answered).toMatchObject([503, '2', { error: expect.any(String) }]);
    expect((await fetch(`${origin}/`)).status).toBe(503);
    await pages.start();
    await eventually(async () => expect((await fetch(`${origin}/`)).status).toBe(200), SOON);
  });
});
