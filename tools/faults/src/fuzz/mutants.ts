import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import type { EventStore } from '@twofold/event-store/port';
import type { Service } from './call.ts';
import type { Rule } from './oracle/finding.ts';
import type { InjectFault } from './scene.ts';
import { SITE } from './site.ts';

/** A deliberately broken service, and the rule that it breaks. */
export type Mutant = {
  readonly name: string;
  readonly breaks: Rule;
  readonly service: Service;
  readonly spoil: InjectFault;
};

/** Answers matching requests, and passes on all others. */
const instead =
  (service: Service, pattern: RegExp, answer: (response: ServerResponse, url: string) => void): InjectFault =>
  (of, app) =>
    of !== service
      ? app
      : (request, response) => {
          const url = request.url ?? '';
          if (!pattern.test(url)) return app(request, response);
          response.setHeader('x-request-id', randomUUID());
          answer(response, url);
        };

const refuse = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A path with an id of many digits. */
const LARGE_ID = /^\/api\/\w+\/\d{16,}/;

const appendsWhenRefusing =
  (store: EventStore, app: RequestListener): RequestListener =>
  (request, response) => {
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = ((...given: unknown[]) => {
      if (response.statusCode !== 400) return end(...given);
      void appendTo(store).then(() => end(...given));
      return response;
    }) as typeof response.end;
    app(request, response);
  };

const appendTo = async (store: EventStore): Promise<void> => {
  const id = randomUUID();
  const metadata = {
    correlationId: id,
    causationId: id,
    commandId: id,
    actor: 'visitor',
    occurredAt: '2030-01-01T00:00:00.000Z',
    schemaVersion: 1,
  };
  await store.appendToStream(`access-${id}`, [{ id, type: 'AuditLooked', data: {}, metadata }], 'any');
};

/** Accepts a session without checking its signature. */
const believesCookies =
  (app: RequestListener): RequestListener =>
  (request, response) => {
    if (!request.headers.cookie?.startsWith('sid=s%3Afff')) return app(request, response);
    response.setHeader('x-request-id', randomUUID());
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  };

/** Each must be found by the rule that it breaks. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'fails with an id that is large',
    breaks: 'status',
    service: 'query',
    spoil: instead('query', LARGE_ID, (response) => refuse(response, 500, { error: 'Something went wrong' })),
  },
  {
    name: 'answers HTML to an address that is malformed',
    breaks: 'form',
    service: 'query',
    spoil: instead('query', /%(?![0-9a-f]{2})/i, (response) => {
      response.writeHead(400, { 'content-type': 'text/html' }).end('<!DOCTYPE html><pre>Bad Request</pre>');
    }),
  },
  {
    name: 'reveals internal errors',
    breaks: 'leak',
    service: 'query',
    spoil: instead('query', LARGE_ID, (response) => {
      refuse(response, 404, { error: new RangeError('out of range').stack });
    }),
  },
  {
    name: 'echoes the input',
    breaks: 'echo',
    service: 'query',
    spoil: instead('query', /\?.*Zq7x/, (response, url) => refuse(response, 400, { error: `Cannot read ${url}` })),
  },
  {
    name: 'accepts sessions that a visitor made up',
    breaks: 'asker',
    service: 'query',
    spoil: (of, app) => (of === 'query' ? believesCookies(app) : app),
  },
  {
    name: 'records what it refuses',
    breaks: 'event',
    service: 'query',
    spoil: (of, app, store) => (of === 'query' ? appendsWhenRefusing(store, app) : app),
  },
  {
    name: 'shows everyone the complete URL of an app',
    breaks: 'secret',
    service: 'query',
    spoil: instead('query', /^\/api\/products\/\d/, (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ url: SITE }));
    }),
  },
  {
    name: 'never answers an id that is large',
    breaks: 'answer',
    service: 'query',
    spoil: instead('query', LARGE_ID, () => undefined),
  },
];
