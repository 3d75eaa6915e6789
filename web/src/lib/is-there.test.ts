import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startApiServer } from '../testing/api-server.ts';
import { isThere } from './is-there.ts';

const server = startApiServer();

const answer = (status: number, body: string | null) =>
  server.use(http.get('*/api/thing', () => new HttpResponse(body, { status })));

describe('asking whether something is there', () => {
  it('is answered without a body', async () => {
    answer(204, null);
    await expect(isThere('/api/thing')).resolves.toBe(true);
  });

  it('takes a 404 for a no', async () => {
    answer(404, '{"error":"No such thing"}');
    await expect(isThere('/api/thing')).resolves.toBe(false);
  });

  it('takes nothing else for an answer', async () => {
    answer(500, '{"error":"Broken"}');
    await expect(isThere('/api/thing')).rejects.toThrow('500: {"error":"Broken"}');
  });
});
