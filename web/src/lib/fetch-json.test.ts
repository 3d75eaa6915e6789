import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../testing/api-server.ts';
import {
  ApiError,
  getJson,
  getJsonUnless401,
  isOutOfReach,
  refusedFieldsOf,
  sendJson,
  serverTextOf,
} from './fetch-json.ts';

const server = startApiServer();

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const failWith = (body: string | null, init: { status: number; statusText?: string }) =>
  server.use(http.get('*/api/thing', () => new HttpResponse(body, init)));

const failureOf = async (path: string): Promise<ApiError> => {
  const error: unknown = await getJson(path).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('reading', () => {
  it('answers the parsed JSON (§7 json answer)', async () => {
    server.use(http.get('*/api/thing', () => HttpResponse.json({ id: 7 })));
    await expect(getJson('/api/thing')).resolves.toEqual({ id: 7 });
  });

  it('sends the cookies (§7 credentials)', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    server.use(http.get('*/api/thing', () => HttpResponse.json({})));
    await getJson('/api/thing');
    expect(fetching.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  });

  it('can take a 401 for an empty result (§7 401 as empty)', async () => {
    failWith('{"error":"Not logged in"}', { status: 401 });
    await expect(getJsonUnless401('/api/thing')).resolves.toBeNull();
  });

  it('takes no other failure for an empty result', async () => {
    failWith('{"error":"Broken"}', { status: 500 });
    await expect(getJsonUnless401('/api/thing')).rejects.toThrow('500: {"error":"Broken"}');
  });
});

describe('an item out of reach (D-11)', () => {
  it.each([400, 401, 403, 404])('is missing or belongs to someone else after a %i', (status) =>
    expect(isOutOfReach(new ApiError(status, '', ''))).toBe(true),
  );

  it.each([408, 409, 422, 425, 429, 500, 503])('is not meant by a %i, which can be tried again', (status) =>
    expect(isOutOfReach(new ApiError(status, '', ''))).toBe(false),
  );

  it('is not meant by a broken network', () => expect(isOutOfReach(new TypeError('Failed to fetch'))).toBe(false));
});

describe('a non-success answer', () => {
  it('is an error of the status, a colon, a space and the body (§8 error message)', async () => {
    failWith('{"error":"No such thing"}', { status: 404 });
    await expect(failureOf('/api/thing')).resolves.toMatchObject({
      message: '404: {"error":"No such thing"}',
      status: 404,
    });
  });

  it('is an error of the status text where the body is empty (§8 error message)', async () => {
    failWith('', { status: 503, statusText: 'Service Unavailable' });
    await expect(failureOf('/api/thing')).resolves.toMatchObject({ message: '503: Service Unavailable' });
  });
});

describe('D-29: the words of the server', () => {
  it.each([
    ['the error of a JSON body', '{"error":"The URL could not be reached"}', 'The URL could not be reached'],
    ['a plain body', 'Too many requests', 'Too many requests'],
    ['nothing of a JSON body without an error', '{"message":"x"}', undefined],
    ['nothing of an error that is no text', '{"error":{"code":1}}', undefined],
    ['nothing of a page', '<html><h1>Bad Gateway</h1></html>', undefined],
    ['nothing of an empty body', '', undefined],
  ])('are %s', async (_, body, words) => {
    failWith(body, { status: 422 });
    expect(serverTextOf(await failureOf('/api/thing'))).toBe(words);
  });

  it('are missing where no server answered', () => {
    expect(serverTextOf(new TypeError('Failed to fetch'))).toBeUndefined();
  });

  it('are none where it only knows that something went wrong', async () => {
    failWith('{"error":"Something went wrong"}', { status: 500 });
    const error = await failureOf('/api/thing');
    expect(serverTextOf(error)).toBeUndefined();
  });
});

describe('the fields that the server refused', () => {
  const detail = { path: 'fullName', message: 'At most 200 characters' };

  it('are the details of a 400', async () => {
    failWith(JSON.stringify({ error: 'At most 200 characters', details: [detail] }), { status: 400 });
    expect(refusedFieldsOf(await failureOf('/api/thing'))).toEqual([detail]);
  });

  it.each([
    ['a 400 without details', 400, '{"error":"No"}'],
    ['details that are no list', 400, '{"error":"No","details":"fullName"}'],
    ['details of another form', 400, '{"error":"No","details":[null,{"path":["fullName"],"message":"No"}]}'],
    ['a 400 that is no JSON', 400, 'Bad Request'],
    ['another failure', 409, JSON.stringify({ error: 'No', details: [detail] })],
  ])('are none in %s', async (_, status, body) => {
    failWith(body, { status });
    expect(refusedFieldsOf(await failureOf('/api/thing'))).toEqual([]);
  });

  it('are none when no server answered', () => {
    expect(refusedFieldsOf(new TypeError('Failed to fetch'))).toEqual([]);
  });
});

describe('D-108: writing', () => {
  const received = async (send: () => Promise<unknown>) => {
    const requests: Request[] = [];
    server.use(
      http.all('*/api/thing', ({ request }) => {
        requests.push(request.clone());
        return HttpResponse.json({ ok: true });
      }),
    );
    await send();
    return requests;
  };

  it.each(['POST', 'PATCH', 'DELETE'] as const)('sends %s as JSON under a key (§7 json body)', async (method) => {
    const [request] = await received(() => sendJson(method, '/api/thing', { url: 'https://a.example' }));
    expect(request?.method).toBe(method);
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('idempotency-key')).toMatch(uuid);
    await expect(request?.json()).resolves.toEqual({ url: 'https://a.example' });
  });

  it('sends every write with its own key', async () => {
    const requests = await received(async () => {
      await sendJson('POST', '/api/thing');
      await sendJson('POST', '/api/thing');
    });
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it('is tried once (§7 no retries)', async () => {
    let tries = 0;
    server.use(http.post('*/api/thing', () => ((tries += 1), HttpResponse.error())));
    await expect(sendJson('POST', '/api/thing')).rejects.toThrow(TypeError);
    expect(tries).toBe(1);
  });

  it('makes a key where the browser has no randomUUID (plain http)', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const [request] = await received(() => sendJson('POST', '/api/thing'));
    vi.unstubAllGlobals();
    expect(request?.headers.get('idempotency-key')).toMatch(uuid);
  });
});
