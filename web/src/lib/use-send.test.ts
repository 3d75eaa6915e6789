import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startApiServer } from '../testing/api-server.ts';
import { useSend } from './use-send.ts';

const server = startApiServer();

type Answer = () => Response;
const status = (code: number) => (): Response => HttpResponse.json({}, { status: code });
const done = status(200);

/** Sends one write per body from the same form, with the given answers in turn; returns the idempotency keys. */
const keysOf = async (answers: readonly Answer[], bodies: readonly object[] = [{}, {}]): Promise<unknown[]> => {
  const keys: unknown[] = [];
  server.use(
    http.post('*/api/anything', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return answers[keys.length - 1]?.() ?? done();
    }),
  );
  const { result } = renderHook(() => useSend());
  for (const body of bodies) await result.current('POST', '/api/anything', body).catch(() => undefined);
  return keys;
};

describe('the writes of a form', () => {
  it.each<[string, Answer]>([
    ['no answer', () => HttpResponse.error()],
    ['a 500', status(500)],
    ['a 503', status(503)],
  ])('D-108: are repeated under the same key after %s', async (_, answer) => {
    const [first, second] = await keysOf([answer]);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it.each<[string, Answer]>([
    ['success', done],
    ['a refusal', status(409)],
  ])('have a new key after %s', async (_, answer) => {
    const [first, second] = await keysOf([answer]);
    expect(second).not.toBe(first);
  });

  it('have a new key for other content', async () => {
    const [first, second, third] = await keysOf(
      [status(503), status(503)],
      [{ rating: 3 }, { rating: 4 }, { rating: 4 }],
    );
    expect(second).not.toBe(first);
    expect(third).toBe(second);
  });

  it('begin with the key of before the page was reloaded', async () => {
    const keys: unknown[] = [];
    server.use(
      http.post('*/api/anything', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return done();
      }),
    );
    const { result } = renderHook(() => useSend());
    const told: string[] = [];
    await result.current('POST', '/api/anything', {}, (key) => told.push(key), 'a-key');
    expect([keys, told]).toEqual([['a-key'], ['a-key']]);
  });
});
