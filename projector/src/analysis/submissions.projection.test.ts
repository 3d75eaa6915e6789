import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { submissionsProjection } from './submissions.projection.ts';

const at = '2030-01-01T12:00:00.000Z';
const dueAt = '2030-01-01T12:01:30.000Z';
const device = 'ab'.repeat(32);

const rowAfter = (...events: unknown[]) => {
  const batch = parseBatch(
    submissionsProjection,
    events.map((event, index) => recorded(event as AnalysisEvent, index + 1, 'product-7')),
  );
  return [...foldBatch(batch, new Map()).values()][0];
};

const requested = {
  type: 'AnalysisRequested',
  data: { productId: 7, url: 'https://benchbook.example/?a=1', submittedBy: device, requestedAt: at, dueAt },
};
const running = {
  id: 7,
  device,
  owner_id: null,
  url: 'https://benchbook.example/?a=1',
  state: 'running',
  requested_at: at,
  due_at: dueAt,
};

describe('a submission', () => {
  it('is running from its request on', () => expect(rowAfter(requested)).toEqual(running));

  it('fails with its analysis', () => {
    const failed = { type: 'AnalysisFailed', data: { productId: 7, reason: 'interrupted', failedAt: at } };
    expect(rowAfter(requested, failed)).toEqual({ ...running, state: 'failed' });
  });

  it('belongs to the account that claims it', () => {
    const claimed = { type: 'ProductClaimed', data: { productId: 7, userId: 3, claimedAt: at } };
    expect(rowAfter(requested, claimed)).toMatchObject({ owner_id: 3, device });
  });

  it('has neither owner nor device once its owner was erased, so that a shared browser does not show it', () => {
    const disowned = { type: 'ProductDisowned', data: { productId: 7, disownedAt: at } };
    expect(rowAfter(requested, disowned)).toMatchObject({ device: null, owner_id: null });
  });

  it('has no address once it was taken down', () => {
    const data = { productId: 7, userId: 3, as: 'owner', takenDownAt: at };
    expect(rowAfter(requested, { type: 'ProductTakenDown', data })).toMatchObject({ device: null, url: '' });
  });
});
