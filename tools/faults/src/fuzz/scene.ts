import type { RequestListener } from 'node:http';
import { createAuditService } from '@twofold/auditor/service/app';
import { openDatabase as openAuditDatabase } from '@twofold/auditor/service/database';
import { builtInAnalyst } from '@twofold/command-service/analysis/built-in-analyst';
import { createCommandService, type CommandService } from '@twofold/command-service/app';
import type { MailToSend } from '@twofold/command-service/mail/mail';
import {
  createUnsubscribeTokens,
  type UnsubscribeTokens,
} from '@twofold/command-service/mail/settings/unsubscribe-tokens';
import type { CreatePayments } from '@twofold/command-service/orders/payments';
import { simulatedPaymentsWithIssues } from '@twofold/command-service/orders/simulated-payments';
import { stripePayments } from '@twofold/command-service/orders/stripe-payments';
import { NO_LIMITS } from '@twofold/command-service/testing/a-service';
import { aSnapshot } from '@twofold/command-service/testing/a-snapshot';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { postgresEventFinder } from '@twofold/event-store/adapters/postgres-finder';
import type { EventStore } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import { listen } from '@twofold/http/serve';
import type { Keyring } from '@twofold/keyring/keyring';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createClosers, type Closers } from '@twofold/launcher/closers';
import { migrateAll } from '@twofold/launcher/migrate-all';
import { createProjector } from '@twofold/projector/app';
import { createQueryService } from '@twofold/query-service/app';
import { openDatabase } from '@twofold/query-service/database';
import type { ReadSite } from '@twofold/site-reader/site-snapshot';
import type { Express } from 'express';
import type { Service } from './call.ts';
import { WEBHOOK_SECRET } from './known.ts';
import { SITE, SITE_SECRET } from './site.ts';

const SECRETS = ['s'.repeat(32)];
const MASTER_KEYS = [Buffer.alloc(32, 7)];

/** Puts a fault between a service and its callers. */
export type InjectFault = (service: Service, app: RequestListener, store: EventStore) => RequestListener;

type Apps = Readonly<Record<Service, Express>>;
export type Addresses = Readonly<Record<Service, string>>;

/** The real services, each on its own port, and what the fuzzer checks in addition to their answers. */
export type Scene = {
  readonly store: EventStore;
  readonly apps: Apps;
  readonly addresses: Addresses;
  readonly site: string;
  readonly mails: readonly MailToSend[];
  readonly unsubscribeTokens: Pick<UnsubscribeTokens, 'tokenOf'>;
  /** The same services at other addresses, behind a fault. */
  readonly spoilt: (
    spoil: InjectFault,
  ) => Promise<{ readonly addresses: Addresses; readonly close: () => Promise<void> }>;
  readonly close: () => Promise<void>;
};

/** Requests keep the ids of the fuzzer, which finds the events of requests that were cut off by them. */
const TRUST_PROXY = 'loopback';

/** The dependencies of the parts of a scene. */
type Ground = {
  readonly connectionString: string;
  readonly logOf: (service: string) => Logger;
  readonly store: EventStore;
  readonly events: EventStore;
  readonly keyring: Keyring;
  readonly closers: Closers;
};

/** Opens everything on an empty database. External sites, payments and mails are simulated in this process. */
export const openScene = async (deps: {
  readonly connectionString: string;
  readonly logOf: (service: string) => Logger;
}): Promise<Scene> => {
  const { connectionString, logOf } = deps;
  const closers = createClosers((name, error) => {
    throw new Error(`could not close the ${name}`, { cause: error });
  });
  await migrateAll(connectionString, { hasLog: true });
  const keyring = openKeyring({ connectionString, masterKeys: MASTER_KEYS, log: logOf('keyring') });
  closers.add('keyring', () => keyring.close());
  const events = await postgresEventStore({ connectionString, log: logOf('log'), allowUnsafeDurability: true });
  const store = sealedEventStore(events, keyring);
  closers.add('store', () => store.close());
  const ground: Ground = { ...deps, store, events, keyring, closers };
  const mails: MailToSend[] = [];

  const projector = createProjector({ store, connectionString, log: logOf('projector') });
  closers.add('projector', () => projector.stop());
  projector.start();
  const commands = await openCommands(ground, mails);
  const apps: Apps = { command: commands.app, query: openQueries(ground), audit: openAudits(ground) };
  const { addresses, close: closeListeners } = await openListeners(apps);
  closers.add('listeners', () => {
    commands.drain();
    return closeListeners();
  });

  return {
    store,
    apps,
    addresses,
    site: SITE,
    mails,
    unsubscribeTokens: createUnsubscribeTokens(keyring),
    spoilt: (spoil) =>
      openListeners({
        command: spoil('command', apps.command, store),
        query: spoil('query', apps.query, store),
        audit: spoil('audit', apps.audit, store),
      }),
    close: () => closers.close(),
  };
};

const openListeners = async (apps: Readonly<Record<Service, RequestListener>>) => {
  const address = { host: '127.0.0.1', port: 0 };
  const listeners = {
    command: await listen(apps.command, address),
    query: await listen(apps.query, address),
    audit: await listen(apps.audit, address),
  };
  const addresses: Addresses = {
    command: listeners.command.url,
    query: listeners.query.url,
    audit: listeners.audit.url,
  };
  const close = async (): Promise<void> => {
    await Promise.all(Object.values(listeners).map((listener) => listener.close()));
  };
  return { addresses, close };
};

/** The description of the page, which contains the secret of its URL. */
const description = `Write the ticket, hang the bike, done. You were invited with ${SITE_SECRET}.`;

/** Without internet: there is one site, and no other can be reached. */
const readSite: ReadSite = (url) =>
  Promise.resolve(
    url === SITE
      ? { ok: true, snapshot: { ...aSnapshot, requestedUrl: SITE, finalUrl: SITE, description } }
      : { ok: false, failure: { reason: 'unreachable', detail: 'there is no internet here' } },
  );

/** Payments are simulated, but webhook events are signed and read as from Stripe. */
const payments: CreatePayments = (deps) => {
  const simulated = simulatedPaymentsWithIssues(deps);
  const provider = stripePayments({ secretKey: 'sk_test_fuzzed', webhookSecret: WEBHOOK_SECRET, apiUrl: undefined })(
    deps,
  );
  return (
    simulated && provider && { ...simulated, readWebhook: (body, signature) => provider.readWebhook(body, signature) }
  );
};

const openCommands = async (
  { connectionString, logOf, store, keyring, closers }: Ground,
  mails: MailToSend[],
): Promise<CommandService> => {
  const service = createCommandService({
    store,
    keyring,
    connectionString,
    log: logOf('command'),
    readSite,
    createAnalyst: () => builtInAnalyst(),
    createPayments: payments,
    mail: {
      send: (mail) => Promise.resolve(void mails.push(mail)),
      forget: () => Promise.resolve(),
    },
    postWebhook: () => Promise.resolve({ ok: true, status: 204, answer: '' }),
    origin: 'http://127.0.0.1',
    sessionSecrets: SECRETS,
    publicOrigin: undefined,
    trustProxy: TRUST_PROXY,
    limits: NO_LIMITS,
    needsConfirmation: true,
  });
  closers.add('command service', () => service.stop());
  await service.start();
  return service;
};

const openQueries = ({ connectionString, logOf, closers }: Ground): Express => {
  const log = logOf('query');
  const database = openDatabase(connectionString, log);
  closers.add('query database', () => database.pool.end());
  const service = createQueryService({
    ...database,
    log,
    sessionSecrets: SECRETS,
    trustProxy: TRUST_PROXY,
    isHttps: false,
  });
  closers.add('query service', () => service.stop());
  service.start();
  return service.app;
};

const openAudits = ({ connectionString, logOf, events, keyring, closers }: Ground): Express => {
  const log = logOf('audit');
  const database = openAuditDatabase(connectionString, log);
  closers.add('audit database', () => database.pool.end());
  const chain = postgresChainReader({ connectionString, log });
  closers.add('chain', () => chain.close());
  const service = createAuditService({
    ...database,
    events,
    keyring,
    chain,
    finder: postgresEventFinder(database.pool),
    log,
    sessionSecrets: SECRETS,
    trustProxy: TRUST_PROXY,
    isHttps: false,
  });
  closers.add('audit service', () => {
    service.drain();
    return service.stop();
  });
  return service.app;
};
