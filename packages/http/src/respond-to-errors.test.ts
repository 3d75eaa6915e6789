import { UnreadableEvent } from '@twofold/contracts/unreadable-event';
import { Router, type Express, type RequestHandler } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';
import { HttpError, notFound, respondToErrors } from './respond-to-errors.ts';
import { createServiceApp } from './service-app.ts';
import { recordedLog } from './testing/recorded-log.ts';

const refusals = { 'not-your-review': { status: 403, error: 'This is not your review' } };

const anApp = (handler: RequestHandler): { app: Express; records: Record<string, unknown>[] } => {
  const { log, records } = recordedLog();
  const app = createServiceApp({ log, trustProxy: false, isHttps: false });
  app.get('/fails', handler).use(notFound).use(respondToErrors({ log, refusals }));
  return { app, records };
};

const answerTo = async (error: unknown) => {
  const { app } = anApp(() => {
    throw error;
  });
  return request(app).get('/fails');
};

const thrownBy = (fails: () => unknown): unknown => {
  try {
    return fails();
  } catch (error) {
    return error;
  }
};

const withCode = (code: string): Error => Object.assign(new Error('secret detail'), { code });

describe('logging an error', () => {
  it.each([
    ['fails', false, 50, 'a request failed'],
    ['is put off as expected', true, 40, 'a request was deferred'],
  ])('of a request that %s', async (_, isExpected, level, msg) => {
    const { app, records } = anApp((__, response) => {
      response.locals.isPutOff = isExpected;
      throw new HttpError(503, 'Please try again');
    });
    await request(app).get('/fails');
    expect(records).toContainEqual(expect.objectContaining({ level, msg }));
  });
});

describe('answering an error', () => {
  it('sends the status, text, details and headers of an HttpError', async () => {
    const details = [{ path: 'url', message: 'too long' }];
    const answer = await answerTo(new HttpError(429, 'Too many', { details, headers: { 'Retry-After': '60' } }));
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ error: 'Too many', details });
    expect(answer.headers['retry-after']).toBe('60');
  });

  it('lists the problems of invalid input, in order', async () => {
    const schema = z.object({ url: z.string('URL is required'), plans: z.array(z.int('Not a number')) });
    const answer = await answerTo(thrownBy(() => parseInput(schema, { plans: [1, 'x'] })));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: 'URL is required',
      details: [
        { path: 'url', message: 'URL is required' },
        { path: 'plans.1', message: 'Not a number' },
      ],
    });
  });

  it('lists at most 20 problems', async () => {
    const input = Array.from({ length: 50 }, () => 'x');
    const error = thrownBy(() => parseInput(z.array(z.int()), input));
    expect((await answerTo(error)).body.details).toHaveLength(20);
  });

  it('answers 500 to a ZodError that is not of client input', async () => {
    const answer = await answerTo(z.object({ plan: z.string() }).safeParse({}).error);
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: 500,
      body: { error: 'Something went wrong' },
    });
  });

  it('recognizes a refusal by its code', async () => {
    const answer = await answerTo(withCode('not-your-review'));
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: 403,
      body: { error: 'This is not your review' },
    });
  });

  it('does not mistake the name of a method of objects for a code', async () => {
    expect((await answerTo(withCode('toString'))).body).toMatchObject({ error: 'Something went wrong' });
  });

  it('answers 503 with Retry-After when the store is unavailable', async () => {
    const { status, headers, body } = await answerTo(withCode('store-unavailable'));
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(body).toMatchObject({ error: 'The service is not available right now. Please try again.' });
  });

  it.each([new Error('select * from people'), 'a text', withCode('23505')])('says nothing of %s', async (error) => {
    const answer = await answerTo(error);
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: 500,
      body: { error: 'Something went wrong' },
    });
  });

  it('replaces the caching headers of the route', async () => {
    const { app } = anApp((_request, response) => {
      response.set({ ETag: '"1"', 'Cache-Control': 'public' });
      throw new Error('too late');
    });
    const { headers } = await request(app).get('/fails');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
  });

  it('closes the connection of an answer that has begun', async () => {
    const { app } = anApp((_request, response) => {
      response.write('{"half":');
      throw new Error('too late');
    });
    await expect(request(app).get('/fails')).rejects.toThrow(/aborted|socket hang up/);
  });

  it('answers 400 to an address that cannot be decoded', async () => {
    const { log } = recordedLog();
    const app = createServiceApp({ log, trustProxy: false, isHttps: false });
    app.get('/things/:id', () => undefined).use(notFound, respondToErrors({ log }));
    expect((await request(app).get('/things/%E0%A4%A')).status).toBe(400);
  });
});

describe('answering an error that the service considers an outage', () => {
  const statusOf = async (error: Error): Promise<number> => {
    const { log } = recordedLog();
    const app = createServiceApp({ log, trustProxy: false, isHttps: false });
    app.get('/fails', () => {
      throw error;
    });
    const isUnavailable = (thrown: unknown) => thrown instanceof Error && thrown.message === 'away';
    return (await request(app.use(respondToErrors({ log, isUnavailable }))).get('/fails')).status;
  };

  it('is a 503', async () => expect(await statusOf(new Error('away'))).toBe(503));
  it('is a 500 for other errors', async () => expect(await statusOf(new Error('other'))).toBe(500));
});

describe('logging an error', () => {
  it('records the error that the client does not see, with the request id', async () => {
    const { app, records } = anApp(() => {
      throw new Error('the secret cause');
    });
    const { headers } = await request(app).get('/fails');
    expect(records.find((record) => record['level'] === 50)).toMatchObject({
      requestId: headers['x-request-id'],
      err: { message: 'the secret cause' },
    });
  });

  it('names the stream and the revision of an event that cannot be read', async () => {
    const { app, records } = anApp(() => {
      throw new UnreadableEvent({ stream: 'product-17', revision: 3n, type: 'AnalysisCompleted' }, 'does not fit');
    });
    expect((await request(app).get('/fails')).status).toBe(500);
    expect(records.find((record) => record['level'] === 50)).toMatchObject({
      err: { code: 'unreadable-event', stream: 'product-17', revision: '3' },
    });
  });

  it('does not log errors that the client caused', async () => {
    const { app, records } = anApp(() => {
      throw new HttpError(404, 'Not there');
    });
    await request(app).get('/fails');
    expect(records.filter((record) => record['level'] !== 30)).toEqual([]);
  });
});

describe('answering requests without a route', () => {
  const { log } = recordedLog();
  const app = createServiceApp({ log, trustProxy: false, isHttps: false });
  app.use(
    Router()
      .get('/api/things', (_request, response) => void response.json([]))
      .post('/api/things', (_request, response) => void response.json({}))
      .patch('/api/things/:id', (_request, response) => void response.json({})),
  );
  app.use(
    '/api/below',
    Router().delete('/:id', (_request, response) => void response.json({})),
  );
  app.use(notFound, respondToErrors({ log }));

  it.each(['/api/nothing', '/', '/api/things/1/more', '/api/below'])('answers 404 in JSON to %s', async (path) => {
    const { status, body } = await request(app).get(path);
    expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Not found' } });
  });

  it.each([
    ['delete', '/api/things', 'GET, HEAD, POST'],
    ['get', '/api/things/17', 'PATCH'],
    ['get', '/api/below/17', 'DELETE'],
  ] as const)('answers 405 to %s %s and allows %s', async (method, path, allowed) => {
    const { status, headers, body } = await request(app)[method](path);
    expect({ status, allow: headers['allow'], body }).toMatchObject({
      status: 405,
      allow: allowed,
      body: { error: 'Method not allowed' },
    });
  });
});
