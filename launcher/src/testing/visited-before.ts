import { createHash } from 'node:crypto';
import { aReport } from '@twofold/command-service/testing/a-report';
import { beforeTheUpgrade, type Append } from './before-the-upgrade.ts';

const VALUE = '5eed'.repeat(8);

/** The cookie of a visitor of release 0.1.0. The log knows its SHA-256. */
export const OLD_COOKIE = `browser=${VALUE}`;

/** The apps they submitted, and their orders. */
export const VISITED = { productId: 900, orderId: 900 };

/** Appends what release 0.1.0 recorded of a visitor who submitted an app and began to buy reviews of it. */
export const visitedBefore = (connectionString: string): Promise<void> => beforeTheUpgrade(connectionString, visit);

const visit = async (append: Append): Promise<void> => {
  const browser = createHash('sha256').update(VALUE).digest('hex');
  const at = new Date().toISOString();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const { productId, orderId } = VISITED;
  const finalUrl = 'https://benchbook.example/';
  const provenance = { provider: 'built-in', rubricVersion: '1' };
  const order = { orderId, productId, tier: 'QUICK', amountCents: 500, currency: 'usd', livemode: false };
  await append(
    `product-${productId}`,
    ['AnalysisRequested', { productId, url: finalUrl, submittedBy: browser, requestedAt: at, dueAt: later }],
    ['AnalysisCompleted', { productId, finalUrl, report: aReport, provenance, completedAt: at }],
  );
  const started = { ...order, provider: 'simulated', submittedBy: browser, startedAt: at, expiresAt: later };
  await append(`order-${orderId}`, ['CheckoutStarted', started]);
  await append(`buyer-${browser}`, ['GuestOrderStarted', { browser, orderId, startedAt: at }]);
};
