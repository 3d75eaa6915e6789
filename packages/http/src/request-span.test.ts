import { setTracing, type NewSpan, type OpenSpan } from '@twofold/tracing/tracing';
import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { createServiceApp } from './service-app.ts';
import { recordedLog } from './testing/recorded-log.ts';

afterEach(() => setTracing(undefined));

type Ended = NewSpan & Parameters<OpenSpan['end']>[0];

/** An app in a process whose tracing stores ended spans, and its log. */
const aTracedApp = () => {
  const ended: Ended[] = [];
  let current: { traceId: string; traceparent: string } | undefined;
  setTracing({
    current: () => current,
    record: () => undefined,
    open: (span) => ({
      traceId: 'the trace',
      end: (outcome) => void ended.push({ ...span, ...outcome }),
      run: (work) => {
        current = { traceId: 'the trace', traceparent: 'the span' };
        try {
          return work();
        } finally {
          current = undefined;
        }
      },
    }),
  });
  const { log, records } = recordedLog();
  const app = createServiceApp({ log, trustProxy: false, isHttps: false });
  app.get('/api/things/:id', (_request, response) => response.json({}));
  app.get('/api/late', (_request, response) => {
    response.locals.isPutOff = true;
    response.status(503).json({});
  });
  app.get('/api/broken', (_request, response) => response.status(500).json({}));
  app.get('/healthz', (_request, response) => {
    response.locals.isUnlogged = true;
    response.json({});
  });
  return { app, ended, records };
};

describe('a request that is traced', () => {
  it('is a child of the browser’s span, and contains the route but not the address', async () => {
    const { app, ended, records } = aTracedApp();
    const answer = await request(app).get('/api/things/secret-token?token=x').set('traceparent', 'the click');
    expect(ended).toMatchObject([
      { name: 'GET /api/things/:id', parent: 'the click', isRequest: true, isFailed: false },
    ]);
    expect(JSON.stringify(ended)).not.toContain('token');
    expect(ended[0]?.attributes).toMatchObject({ 'http.route': '/api/things/:id', 'http.response.status_code': 200 });
    expect(records).toMatchObject([{ traceId: 'the trace', requestId: answer.headers['x-request-id'] }]);
  });

  it('has failed if the service failed, but not for a late read model', async () => {
    const { app, ended } = aTracedApp();
    await request(app).get('/api/broken');
    await request(app).get('/api/late');
    expect(ended.map(({ isFailed }) => isFailed)).toEqual([true, false]);
  });

  it('leaves no span if it is not logged', async () => {
    const { app, ended } = aTracedApp();
    await request(app).get('/healthz');
    expect(ended).toEqual([]);
  });
});

describe('a process that is not traced', () => {
  it('writes no trace into its log', async () => {
    const { app, records } = aTracedApp();
    setTracing(undefined);
    await request(app).get('/api/things/1');
    expect(records[0]).not.toHaveProperty('traceId');
  });
});
