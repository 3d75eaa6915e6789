import { z } from 'zod';
import type { ApiCall } from '../../openapi/api-call.ts';
import { exampleEvent, exampleOverview, exampleProjections, exampleReactors, exampleVerdict } from '../examples.ts';
import { overviewQuery } from '../overview-query.ts';
import { paymentIssuesView } from '../payments/api.ts';
import { typesView } from '../types/api.ts';
import {
  checkpointsView,
  erasuresView,
  exportQuery,
  overviewView,
  projectionsView,
  reactorsView,
  streamsView,
  tailQuery,
  verificationsView,
} from './api.ts';

const read = { method: 'get', tag: 'Audit', access: 'account' } as const;
const HIDDEN = { 404: 'You are not an auditor' };

const figure = (name: string, id: string, summary: string, schema: z.ZodType, example: unknown): ApiCall => ({
  ...read,
  id,
  path: `/api/audit/${name}`,
  summary,
  answer: { status: 200, description: 'The current figures', schema, example },
  refusals: HIDDEN,
});

const AT = '2030-05-04T09:30:00.000Z';
const { stream, revision, type, recordedAt } = exampleEvent;

/** The log as a whole, its followers, exports and live streams. */
export const FIGURE_CALLS: readonly ApiCall[] = [
  {
    ...figure('overview', 'getOverview', 'Read the figures of the log', overviewView, exampleOverview),
    query: { schema: overviewQuery, example: { from: '2030-05-01', to: '2030-05-31' } },
  },
  figure('types', 'listEventTypes', 'Count the events of each type', typesView, {
    isCaughtUp: true,
    types: [{ type: 'ReviewSubmitted', events: 31 }],
  }),
  figure('streams', 'listStreams', 'Count streams and list the newest', streamsView, {
    isCaughtUp: true,
    categories: [{ category: 'review', streams: 31, events: 61 }],
    newest: [{ stream, revision, type, recordedAt }],
  }),
  figure('projections', 'listProjections', 'See how far projections are', projectionsView, exampleProjections),
  figure('reactors', 'listReactors', 'See how far reactors are', reactorsView, exampleReactors),
  figure('checkpoints', 'listCheckpoints', 'Compare signed checkpoints with the log', checkpointsView, {
    head: { position: 1_204, chain: 'f'.repeat(64) },
    checkpoints: [],
  }),
  figure('payments', 'listPaymentIssues', 'List failed refunds and disputes', paymentIssuesView, {
    issues: [
      {
        kind: 'refund',
        state: 'open',
        orderId: 12,
        reference: exampleEvent.id,
        amountCents: 500,
        currency: 'usd',
        reason: 'expired-or-canceled-card',
        openedAt: AT,
      },
    ],
  }),
  figure('erasures', 'listErasures', 'List erased people and reports', erasuresView, {
    isCaughtUp: true,
    erasures: [{ kind: 'person', id: 7, event: exampleEvent, hadKey: true, keyErasedAt: AT }],
  }),
  figure('verifications', 'listVerifications', 'List verifications', verificationsView, {
    isRunning: false,
    verifications: [exampleVerdict],
  }),
  {
    ...read,
    id: 'verifyLive',
    path: '/api/audit/verifications/live',
    summary: 'Verify the log and follow it',
    description:
      'Server-sent events `progress`, `finding`, `result` and `failed`. A client that reconnects after the end gets 204.',
    answer: { status: 200, description: 'A stream of messages', contentTypes: ['text/event-stream'] },
    emptyAnswers: { 204: 'The verification has ended' },
    refusals: HIDDEN,
  },
  {
    ...read,
    id: 'followLog',
    path: '/api/audit/tail',
    summary: 'Follow the log',
    description: 'Server-sent events: `event` for each new event, with its position as the id.',
    query: { schema: tailQuery, example: { after: '1204' } },
    answer: { status: 200, description: 'A stream of events', contentTypes: ['text/event-stream'] },
    refusals: HIDDEN,
  },
  {
    ...read,
    id: 'exportLog',
    path: '/api/audit/export',
    summary: 'Export the log as it is stored',
    query: { schema: exportQuery, example: { format: 'ndjson', after: 1_000 } },
    answer: { status: 200, description: 'The exported file', contentTypes: ['application/x-ndjson', 'text/csv'] },
    refusals: { ...HIDDEN, 422: 'The log has no hash chain, or does not have these positions' },
  },
  {
    ...read,
    id: 'getExportManifest',
    path: '/api/audit/export/manifest',
    summary: 'Download the manifest that verifies an export',
    query: { schema: exportQuery, example: { format: 'ndjson', after: 1_000, until: 1_204 } },
    answer: {
      status: 200,
      description: 'The manifest, as specified in `docs/chain-format.md`',
      schema: z.looseObject({
        format: z.string(),
        storeId: z.string(),
        file: z.string(),
        events: z.int(),
        bytes: z.int(),
        sha256: z.string(),
      }),
      example: {
        format: 'twofold-export-1',
        storeId: exampleEvent.id,
        file: 'twofold-1000-1204.ndjson',
        events: 204,
        bytes: 98_304,
        sha256: 'f'.repeat(64),
      },
    },
    refusals: { ...HIDDEN, 422: 'The log has no hash chain, or does not have these positions' },
  },
];
