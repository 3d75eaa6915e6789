import { createHash, randomUUID } from 'node:crypto';
import { aReport } from '@twofold/command-service/testing/a-report';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { MASTER_KEYS } from './a-whole-twofold.ts';

const VALUE = '5eed'.repeat(8);

/** The cookie of a visitor of release 0.1.0. The log knows its SHA-256. */
export const OLD_COOKIE = `browser=${VALUE}`;

/** What they submitted, and bought. */
export const VISITED = { productId: 900, orderId: 900 };

/** Appends what release 0.1.0 recorded of a visitor who submitted an app and began to buy reviews of it. */
export const visitedBefore = async (connectionString: string): Promise<void> => {
  const log = createLog({ service: 'test', level: 'silent' });
  const keyring = openKeyring({ connectionString, masterKeys: MASTER_KEYS, log });
  const events = await postgresEventStore({ connectionString, log, allowUnsafeDurability: true });
  const store = sealedEventStore(events, keyring);
  const browser = createHash('sha256').update(VALUE).digest('hex');
  const at = new Date().toISOString();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const append = async (stream: string, ...happened: readonly (readonly [type: string, data: object])[]) => {
    const id = randomUUID();
    const metadata = {
      correlationId: id,
      causationId: id,
      commandId: id,
      actor: 'visitor',
      occurredAt: at,
      schemaVersion: 1,
    };
    const recorded = happened.map(([type, data]) => ({ id: randomUUID(), type, data: { ...data }, metadata }));
    await store.appendToStream(stream, recorded, 'no-stream');
  };
  const { productId, orderId } = VISITED;
  const finalUrl = 'https://benchbook.example/';
  const provenance = { provider: 'built-in', rubricVersion: '1' };
  const order = { orderId, productId, tier: 'QUICK', amountCents: 500, currency: 'usd', livemode: false };
  try {
    await append(
      `product-${productId}`,
      ['AnalysisRequested', { productId, url: finalUrl, submittedBy: browser, requestedAt: at, dueAt: later }],
      ['AnalysisCompleted', { productId, finalUrl, report: aReport, provenance, completedAt: at }],
    );
    const started = { ...order, provider: 'simulated', submittedBy: browser, startedAt: at, expiresAt: later };
    await append(`order-${orderId}`, ['CheckoutStarted', started]);
    await append(`buyer-${browser}`, ['GuestOrderStarted', { browser, orderId, startedAt: at }]);
  } finally {
    await events.close();
    await keyring.close();
  }
};
