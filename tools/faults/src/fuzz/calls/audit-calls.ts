import { diffQuery, listEventsQuery, stateQuery, streamQuery, traceQuery } from '@twofold/contracts/audit/api';
import { exportQuery, tailQuery } from '@twofold/contracts/audit/figures/api';
import { overviewQuery } from '@twofold/contracts/audit/overview-query';
import { findPersonBody } from '@twofold/contracts/audit/people/api';
import {
  retryParkedStreamBody,
  retryRefundBody,
  simulateTroubleBody,
  skipParkedStreamBody,
} from '@twofold/contracts/operations/api';
import type { Call, Example, World } from '../call.ts';

const UNKNOWN_ID = '3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10';

/** What operators ask of the projector and of the command service. */
function operations(): Call[] {
  const write = { service: 'command', method: 'POST', by: 'operator', allowed: ['operator'] } as const;
  const answers = [200, 400, 401, 404, 409];
  const stream = 'review-1';
  const reason = 'Nobody can read it any more';
  const onParked = (path: string, name: string): Call[] => {
    const of = (body: Example['body']): Example => ({ params: { name }, ...(body && { body }) });
    return [
      { ...write, path: `${path}/retry`, body: retryParkedStreamBody, example: () => of({ stream }), answers },
      {
        ...write,
        path: `${path}/skip`,
        body: skipParkedStreamBody,
        example: () => of({ stream, eventId: UNKNOWN_ID, reason }),
        answers,
      },
    ];
  };
  const rebuild = '/api/operations/projections/:name/rebuild';
  return [
    { ...write, path: rebuild, example: () => ({ params: { name: 'reviews' } }), answers, isCostly: true },
    ...onParked('/api/operations/projections/:name', 'reviews'),
    ...onParked('/api/operations/reactors/:name', 'earn-credit-on-review-completed'),
    {
      ...write,
      path: '/api/operations/orders/:id/retry-refund',
      body: retryRefundBody,
      example: ({ order }) => ({ params: { id: String(order.id) }, body: { refundId: UNKNOWN_ID } }),
      answers,
    },
    {
      ...write,
      path: '/api/operations/orders/:id/simulate',
      body: simulateTroubleBody,
      example: ({ order }) => ({ params: { id: String(order.id) } }),
      answers,
    },
  ];
}

const read = {
  service: 'audit',
  method: 'GET',
  by: 'auditor',
  allowed: ['auditor'],
  // Every look is recorded, also one that found nothing.
  recordsRefused: ['AuditLooked'],
} as const;
const answers = [200, 400, 404];

/** Reads of single events, streams and traces. */
function details(): Call[] {
  const ofStream =
    (query: Example['query']) =>
    ({ ids }: World): Example => ({ params: { name: `user-${ids.owner}` }, ...(query && { query }) });
  const path = '/api/audit/streams/:name';
  return [
    { ...read, path: '/api/audit/events', query: listEventsQuery, example: searched, answers },
    { ...read, path: '/api/audit/events/:id', example: ({ event }) => ({ params: { id: event.id } }), answers },
    { ...read, path, query: streamQuery, example: ofStream({ from: '0', limit: '3' }), answers },
    { ...read, path: `${path}/state`, query: stateQuery, example: ofStream({ at: '0' }), answers },
    {
      ...read,
      path: `${path}/diff`,
      query: diffQuery,
      example: ofStream({ from: '0', to: '2030-01-31T12:00:00Z' }),
      answers,
    },
    {
      ...read,
      path: '/api/audit/traces/:correlationId',
      query: traceQuery,
      example: ({ event }) => ({ params: { correlationId: event.correlationId }, query: { before: '1000' } }),
      answers,
    },
  ];
}

/** Finding people, and everything about one. */
function people(): Call[] {
  return [
    {
      ...read,
      path: '/api/audit/people/:id',
      example: ({ ids }) => ({ params: { id: String(ids.owner) } }),
      answers: [200, 404],
    },
    {
      ...read,
      service: 'command',
      method: 'POST',
      path: '/api/audit/people/lookups',
      body: findPersonBody,
      example: ({ emails }) => ({ body: { email: emails.owner } }),
      answers: [200, 400, 401, 404, 409],
    },
  ];
}

/** Reads of the log as a whole. */
function figures(): Call[] {
  return [
    ...['export', 'export/manifest'].map((name) => ({
      ...read,
      path: `/api/audit/${name}`,
      query: exportQuery,
      example: () => ({ query: { format: 'ndjson', after: '1', until: '3' } }),
      answers: [...answers, 422],
    })),
    // What would go on indefinitely is asked as a browser asks that has been told the end.
    {
      ...read,
      path: '/api/audit/verifications/live',
      example: () => ({ headers: { 'last-event-id': UNKNOWN_ID } }),
      answers: [200, 204, 404, 503],
      isCostly: true,
    },
    {
      ...read,
      path: '/api/audit/tail',
      query: tailQuery,
      example: () => ({ query: { after: '1' } }),
      answers: [...answers, 503],
    },
    {
      ...read,
      path: '/api/audit/overview',
      query: overviewQuery,
      example: () => ({ query: { from: '2020-01-31', to: '2029-01-31' } }),
      answers: [200, 400, 404],
    },
    ...['types', 'streams', 'projections', 'reactors', 'checkpoints', 'payments', 'erasures', 'verifications'].map(
      (name) => ({
        ...read,
        path: `/api/audit/${name}`,
        answers: [200, 404],
      }),
    ),
  ];
}

function searched(): Example {
  const query = {
    type: 'UserRegistered,ReviewSubmitted',
    stream: 'user-',
    actor: 'visitor',
    from: '2020-01-31T12:00:00Z',
    to: '2090-01-31T12:00:00Z',
    text: 'example',
    before: '1000',
    limit: '3',
  };
  return { query };
}

/** Reads of auditors, and writes of operators: to everybody else there is nothing under these paths. */
export const AUDIT_CALLS: readonly Call[] = [...operations(), ...details(), ...people(), ...figures()];
