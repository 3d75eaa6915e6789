import { devNull } from 'node:os';
import { builtInAnalyst } from '@twofold/command-service/analysis/built-in-analyst';
import { simulatedPayments } from '@twofold/command-service/orders/simulated-payments';
import { NO_LIMITS } from '@twofold/command-service/testing/a-service';
import { keptMail } from '@twofold/command-service/testing/kept-mail';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { asWritten, collect } from '@twofold/event-store/testing/events';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createSiteReader } from '@twofold/site-reader/read-site';
import { createTestDatabase } from '@twofold/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClosers } from './closers.ts';
import { composeTwofold } from './compose.ts';
import { migrateAll } from './migrate-all.ts';
import { startSampleSites, type SampleSites } from './sample-sites.ts';

const failures: string[] = [];
const closers = createClosers((name, error) => failures.push(`${name}: ${String(error)}`));
const page = { type: 'text/html', etag: 'W/"1"', plain: Buffer.from('the page') };
const events = memoryEventStore();
let sampleSites: SampleSites;
let origin: string;

beforeAll(async () => {
  const database = await createTestDatabase();
  closers.add('database', () => database.drop());
  await migrateAll(database.url, { hasLog: false });
  const logOf = (service: string) => createLog({ service, level: 'silent' });
  const keyring = openKeyring({
    connectionString: database.url,
    masterKeys: [Buffer.alloc(32, 7)],
    log: logOf('keyring'),
  });
  closers.add('keyring', () => keyring.close());
  const store = sealedEventStore(events, keyring);
  closers.add('store', () => store.close());
  sampleSites = await startSampleSites({ port: 0, memory: devNull, say: () => undefined });
  closers.add('sample sites', () => sampleSites.close());
  const siteReader = createSiteReader({ allow: sampleSites.allowedPairs });
  closers.add('site reader', () => siteReader.close());
  const { url } = await composeTwofold(
    {
      store,
      audited: { events, keyring, chain: undefined, openFinder: undefined, checkpointsFolder: undefined },
      keyring,
      connectionString: database.url,
      logOf,
      readSite: siteReader.readSite,
      createAnalyst: () => builtInAnalyst(),
      createPayments: simulatedPayments,
      mail: keptMail().mail,
      sessionSecrets: ['s'.repeat(32)],
      publicOrigin: undefined,
      trustProxy: false,
      limits: NO_LIMITS,
      webFiles: new Map([['/index.html', page]]),
      securityContacts: { SECURITY_CONTACT: undefined, SECURITY_LANGUAGES: ['en'] },
      webConfig: { simulatedPayments: true, sampleSites: sampleSites.sites },
      address: { host: '127.0.0.1', port: 0 },
    },
    closers,
  );
  origin = url;
});
afterAll(() => closers.close());

describe('all services in one process', () => {
  it('lead from a URL to a report that its author can read at once', async () => {
    const site = sampleSites.sites[0]!;
    const submitted = await fetch(`${origin}/api/analyze/url`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: site.url }),
    });
    expect(submitted.status).toBe(201);
    const { productId }: { productId: number } = JSON.parse(await submitted.text());

    const cookie = submitted.headers.getSetCookie().map((each) => each.split(';')[0]);
    const read = await fetch(`${origin}/api/products/${productId}`, { headers: { cookie: cookie.join('; ') } });
    expect(read.status).toBe(200);
    expect(JSON.parse(await read.text())).toMatchObject({ id: productId, url: site.url });
  });

  it('know a person again, of whom nothing is to be read in the log', async () => {
    const person = { email: 'ada.lovelace@example.com', password: 'Correct horse battery 7' };
    const registered = await fetch(`${origin}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    expect(registered.status).toBe(201);
    const cookie = registered.headers.getSetCookie().map((each) => each.split(';')[0]);
    const me = await fetch(`${origin}/api/me`, { headers: { cookie: cookie.join('; ') } });
    expect(await me.json()).toMatchObject({ email: person.email });
    const log = JSON.stringify((await collect(events.readAll())).map(asWritten));
    expect(log).toContain('UserRegistered');
    expect(log).not.toContain('lovelace');
  });

  it('are ready, and serve pages beside the calls', async () => {
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${origin}/analysis/1`)).text()).toBe('the page');
    expect((await fetch(`${origin}/api/no-such-call`)).status).toBe(404);
  });

  it('end without a failure', async () => {
    await closers.close();
    expect(failures).toEqual([]);
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  });
});
