import { z } from 'zod';
import type { ApiCall } from '../openapi/api-call.ts';
import { numberedId } from '../openapi/path-parameters.ts';
import {
  diffQuery,
  diffView,
  eventPage,
  eventView,
  listEventsQuery,
  stateQuery,
  stateView,
  streamName,
  streamQuery,
  streamView,
  traceQuery,
  traceView,
} from './api.ts';
import { exampleEvent, exampleEventView, examplePerson, exampleRow } from './examples.ts';
import { findPersonBody, foundPersonResponse, personView } from './people/api.ts';

const read = { method: 'get', tag: 'Audit', access: 'account' } as const;
const HIDDEN = { 404: 'Not found, or you are not an auditor' };
const stream = { name: { schema: streamName, description: 'The name of the stream', example: 'review-31' } };

/** Single events, streams, traces and people. Each answer is recorded as an access. */
export const AUDIT_CALLS: readonly ApiCall[] = [
  {
    ...read,
    id: 'listEvents',
    path: '/api/audit/events',
    summary: 'Search the log',
    query: { schema: listEventsQuery, example: { type: 'ReviewSubmitted', limit: 20 } },
    answer: {
      status: 200,
      description: 'Events, newest first',
      schema: eventPage,
      example: { events: [exampleEvent], looked: 1 },
    },
    refusals: HIDDEN,
  },
  {
    ...read,
    id: 'getEvent',
    path: '/api/audit/events/{id}',
    summary: 'Read an event',
    params: { id: { schema: z.uuid(), description: 'The id of the event', example: exampleEvent.id } },
    answer: { status: 200, description: 'The event', schema: eventView, example: exampleEventView },
    refusals: HIDDEN,
  },
  {
    ...read,
    id: 'getStream',
    path: '/api/audit/streams/{name}',
    summary: 'Read a stream',
    params: stream,
    query: { schema: streamQuery, example: { from: 0, limit: 20 } },
    answer: {
      status: 200,
      description: 'The events of the stream and its latest state',
      schema: streamView,
      example: { stream: 'review-31', length: 1, events: [{ ...exampleEvent, changedFields: 1 }], rows: [exampleRow] },
    },
    refusals: HIDDEN,
  },
  {
    ...read,
    id: 'getState',
    path: '/api/audit/streams/{name}/state',
    summary: 'Read the state of a stream at a revision or time',
    params: stream,
    query: { schema: stateQuery, example: { at: '0' } },
    answer: {
      status: 200,
      description: 'The rows that the stream produces',
      schema: stateView,
      example: {
        stream: 'review-31',
        revision: 0,
        last: 0,
        event: { ...exampleEvent, data: { rating: 4 } },
        rows: [exampleRow],
      },
    },
    refusals: HIDDEN,
  },
  {
    ...read,
    id: 'getDiff',
    path: '/api/audit/streams/{name}/diff',
    summary: 'Compare a stream at two revisions or times',
    params: stream,
    query: { schema: diffQuery, example: { from: '0' } },
    answer: {
      status: 200,
      description: 'Each event in between, with the fields it changed',
      schema: diffView,
      example: { stream: 'review-31', changes: [{ ...exampleEvent, fields: [] }] },
    },
    refusals: HIDDEN,
  },
  {
    ...read,
    id: 'getTrace',
    path: '/api/audit/traces/{correlationId}',
    summary: 'Read the events that a request caused',
    params: {
      correlationId: {
        schema: z.string(),
        description: 'The id of the request, from `x-request-id`',
        example: exampleEvent.correlationId,
      },
    },
    query: { schema: traceQuery, example: {} },
    answer: {
      status: 200,
      description: 'A tree of events, as lines from top to bottom',
      schema: traceView,
      example: {
        correlationId: exampleEvent.correlationId,
        streams: 1,
        events: [{ ...exampleEvent, depth: 0, sinceCauseMs: 0, sinceStartMs: 0 }],
      },
    },
    refusals: HIDDEN,
  },
  {
    ...read,
    id: 'getPerson',
    path: '/api/audit/people/{id}',
    summary: 'Read all data about a person',
    params: numberedId('person', 7),
    answer: { status: 200, description: 'The person', schema: personView, example: examplePerson },
    refusals: HIDDEN,
  },
  {
    ...read,
    id: 'findPerson',
    method: 'post',
    path: '/api/audit/people/lookups',
    summary: 'Find a person by email address',
    isWrite: true,
    body: { schema: findPersonBody, example: { email: 'mara@benchbook.example' } },
    answer: { status: 200, description: 'The id of the person', schema: foundPersonResponse, example: { userId: 7 } },
    refusals: HIDDEN,
  },
];
