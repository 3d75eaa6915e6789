import request from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Degraded, healthRoutes, NotReady, type HealthChecks } from './health.ts';
import { createServiceApp } from './service-app.ts';
import { recordedLog } from './testing/recorded-log.ts';

const anApp = (checks: HealthChecks) => {
  const { log, records } = recordedLog();
  const app = createServiceApp({ log, trustProxy: false, isHttps: false });
  return { app: app.use(healthRoutes(checks)), records };
};
const readyz = async (checks: HealthChecks) => {
  const { status, body } = await request(anApp(checks).app).get('/readyz');
  return { status, body };
};
const answers = () => Promise.resolve('anything');

afterEach(() => {
  vi.useRealTimers();
});

describe('health checks', () => {
  it('are healthy while the process answers', async () => {
    const { app } = anApp({ database: () => Promise.reject(new Error('gone')) });
    const { status, body } = await request(app).get('/healthz');
    expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it('are ready if every part answers', async () => {
    expect(await readyz({ database: answers, projector: answers })).toEqual({
      status: 200,
      body: { status: 'ready', parts: { database: true, projector: true } },
    });
  });

  it('are not ready if a part reports why', async () => {
    expect(await readyz({ database: answers, projector: () => Promise.reject(new NotReady('is far behind')) })).toEqual(
      {
        status: 503,
        body: { status: 'not ready', parts: { database: true, projector: 'is far behind' } },
      },
    );
  });

  it('are degraded, but ready, if a part works with restrictions', async () => {
    const degraded = () => Promise.reject(new Degraded('users: user-17 is parked'));
    expect(await readyz({ database: answers, projector: degraded })).toEqual({
      status: 200,
      body: { status: 'degraded', parts: { database: true, projector: 'users: user-17 is parked' } },
    });
  });

  it('are not ready if one part is degraded and another is not ready', async () => {
    const { status, body } = await readyz({
      database: () => Promise.reject(new Error('gone')),
      projector: () => Promise.reject(new Degraded('users: user-17 is parked')),
    });
    expect({ status, is: body.status }).toEqual({ status: 503, is: 'not ready' });
  });

  it('name the part that fails, without its error', async () => {
    expect(await readyz({ database: () => Promise.reject(new Error('password')), log: answers })).toEqual({
      status: 503,
      body: { status: 'not ready', parts: { database: 'cannot be reached', log: true } },
    });
  });

  it('name the part that does not answer in time, without delaying the others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = () => new Promise<never>(() => undefined);
    const answered = readyz({ database: silent, log: silent, projector: answers });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThanOrEqual(2));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answered).toEqual({
      status: 503,
      body: {
        status: 'not ready',
        parts: { database: 'does not answer', log: 'does not answer', projector: true },
      },
    });
  });

  it('are not in the access log', async () => {
    const { app, records } = anApp({});
    await request(app).get('/healthz');
    await request(app).get('/readyz');
    await request(app).get('/other');
    await expect.poll(() => records.map((record) => record['path'])).toEqual(['/other']);
  });
});
