import { productView } from '@twofold/contracts/analysis/api';
import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { recorded } from '@twofold/feed/testing/an-event';
import { productsProjection, type ProductState } from '../analysis/products.projection.ts';
import { foldBatch, parseBatch } from '../fold.ts';
import { aReport } from './a-report.ts';

export const requested: AnalysisEvent = {
  type: 'AnalysisRequested',
  data: {
    productId: 7,
    url: 'https://example.com/app?invited-by=ada#prices',
    requestedBy: 3,
    requestedAt: '2030-01-01T12:00:00.000Z',
    dueAt: '2030-01-01T12:01:00.000Z',
  },
};
export const completed: AnalysisEvent = {
  type: 'AnalysisCompleted',
  data: {
    productId: 7,
    finalUrl: 'https://www.example.com/app',
    report: aReport,
    provenance: { provider: 'built-in', rubricVersion: '1' },
    completedAt: '2030-01-01T12:00:20.000Z',
  },
};
export const failed: AnalysisEvent = {
  type: 'AnalysisFailed',
  data: { productId: 7, reason: 'unreachable', failedAt: '2030-01-01T12:00:20.000Z' },
};

export const disowned: AnalysisEvent = {
  type: 'ProductDisowned',
  data: { productId: 7, disownedAt: '2030-01-02T12:00:00.000Z' },
};

export const BROWSER = 'ab'.repeat(32);
export const at = '2030-01-03T12:00:00.000Z';
export const asVisitor = (submittedBy?: string): AnalysisEvent => {
  const { requestedBy: _, ...data } = requested.data;
  return { type: 'AnalysisRequested', data: { ...data, ...(submittedBy !== undefined && { submittedBy }) } };
};
const removal = { productId: 7, userId: 3, as: 'owner' } as const;
export const claimed: AnalysisEvent = { type: 'ProductClaimed', data: { productId: 7, userId: 4, claimedAt: at } };
export const unlisted: AnalysisEvent = { type: 'ProductUnlisted', data: { ...removal, unlistedAt: at } };
export const takenDown: AnalysisEvent = { type: 'ProductTakenDown', data: { ...removal, takenDownAt: at } };

export const productAfter = (...events: AnalysisEvent[]): ProductState | undefined => {
  const batch = parseBatch(
    productsProjection,
    events.map((event, index) => recorded(event, index + 1, 'product-7')),
  );
  return foldBatch(batch, new Map()).get(7) as ProductState | undefined;
};
export const documentAfter = (...events: AnalysisEvent[]) =>
  productView.parse(JSON.parse(productAfter(...events)?.document ?? ''));
export const summaryAfter = (...events: AnalysisEvent[]) =>
  productView
    .omit({ evidence: true })
    .strict()
    .parse(JSON.parse(productAfter(...events)?.summary ?? ''));
