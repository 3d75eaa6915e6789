import type { HandlerView, ProjectionsView, ReactorsView } from '@twofold/contracts/audit/figures/api';
import { story } from './story.ts';

const handler = (name: string): HandlerView => ({
  name,
  position: '00048211',
  updatedAt: '2025-01-08T14:02:07.200Z',
  lag: 0,
  eventsPerSecond: 3.2,
  parked: 0,
  parkedStreams: [],
  skipped: [],
  operations: [],
});

const projection = (name: string): ProjectionsView['projections'][number] => ({
  ...handler(name),
  generation: 3,
  version: 3,
  codeVersion: 3,
  activatedAt: '2025-01-02T10:00:00.000Z',
});

export const projections: ProjectionsView = {
  head: '48211',
  projections: [
    {
      ...projection('products'),
      lastRebuild: {
        generation: 3,
        begunAt: '2025-01-02T09:59:58.000Z',
        endedAt: '2025-01-02T10:00:00.400Z',
        outcome: 'shown',
        rows: 1_204,
        missing: 0,
        extra: 2,
        changed: 1,
      },
    },
    { ...projection('users'), rebuild: { generation: 4, position: '00021000', updatedAt: '2025-01-08T14:02:07.200Z' } },
    {
      ...projection('reviews'),
      parked: 1,
      parkedStreams: [
        {
          stream: 'review-297',
          revision: 1,
          position: '00047111',
          eventId: story[5]!.id,
          eventType: 'ReviewCompleted',
          error: 'Poison: ReviewCompleted at review-297@1: no row to complete',
          attempts: 5,
          firstAt: '2025-01-08T11:00:00.000Z',
          lastAt: '2025-01-08T11:04:00.000Z',
        },
      ],
      skipped: [
        {
          eventId: story[4]!.id,
          stream: 'review-12',
          position: '00001200',
          reason: 'Written twice by an import of ours; the first one counts.',
          at: '2025-01-03T09:00:00.000Z',
        },
      ],
    },
    {
      ...projection('orders'),
      lastRebuild: {
        generation: 4,
        begunAt: '2025-01-04T10:00:00.000Z',
        endedAt: '2025-01-04T10:00:03.000Z',
        outcome: 'stopped',
        error: 'no order to pay for',
        stream: 'order-9',
        eventId: story[3]!.id,
      },
      lag: 212,
      eventsPerSecond: 5_100,
      operations: [
        {
          requestId: '7d0c1d9e-5a4b-4f0a-9f3e-000000000401',
          operation: 'retry',
          stream: 'order-9',
          requestedBy: 4,
          requestedAt: '2025-01-08T12:00:00.000Z',
          endedAt: '2025-01-08T12:00:01.000Z',
          outcome: 'released',
          applied: 3,
        },
      ],
    },
  ],
};

export const reactors: ReactorsView = {
  head: '48211',
  reactors: [
    {
      ...handler('earn-credit-on-review-completed'),
      behindMs: 0,
      parked: 1,
      parkedStreams: [
        {
          stream: 'review-297',
          revision: 1,
          position: '00047111',
          eventId: story[5]!.id,
          eventType: 'ReviewCompleted',
          error: 'credits-27 already has an award of review 297',
          attempts: 6,
          firstAt: '2025-01-08T11:00:00.000Z',
          lastAt: '2025-01-08T11:04:00.000Z',
        },
      ],
      operations: [
        {
          requestId: '7d0c1d9e-5a4b-4f0a-9f3e-000000000501',
          operation: 'skip',
          stream: 'review-12',
          eventId: story[4]!.id,
          reason: 'Its credit was granted by hand.',
          requestedBy: 4,
          requestedAt: '2025-01-08T12:00:00.000Z',
        },
      ],
      skipped: [
        {
          eventId: story[4]!.id,
          stream: 'review-8',
          position: '00001200',
          reason: 'The review was entered twice.',
          at: '2025-01-03T09:00:00.000Z',
        },
      ],
    },
    { ...handler('mail-buyer-on-payment-confirmed'), lag: 4, behindMs: 12_300 },
  ],
};

/** Healthy handlers. */
export const noneParked: ReactorsView = {
  head: '48211',
  reactors: [{ ...handler('mail-buyer-on-payment-confirmed'), behindMs: 0 }],
};
