import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import useSWR, { SWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { startApiServer } from '../../testing/api-server.ts';
import type { SubmittedAnalysis } from './use-url-analysis.ts';
import { useUrlAnalysis } from './use-url-analysis.ts';

const server = startApiServer();

/** Shows how many apps a list has, like a screen that uses it. */
function Count({ path }: { readonly path: string }) {
  const { data } = useSWR<unknown[], Error>(path);
  return <p>{`${path}: ${data?.length ?? 'loading'}`}</p>;
}

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter>
    <Providers>
      <SWRConfig value={{ provider: () => new Map() }}>
        <Count path="/api/products" />
        <Count path="/api/me/products" />
        {children}
      </SWRConfig>
    </Providers>
  </MemoryRouter>
);

const analyze = async (onSubmitted: (submitted: SubmittedAnalysis) => void) => {
  const apps = [{ id: 6 }];
  server.use(
    http.get('*/api/products', () => HttpResponse.json(apps)),
    http.get('*/api/me/products', () => HttpResponse.json(apps)),
    http.post('*/api/analyze/url', () => {
      apps.push({ id: 7 });
      return HttpResponse.json({ productId: 7 }, { status: 201 });
    }),
  );
  const { result } = renderHook(() => useUrlAnalysis(onSubmitted), { wrapper });
  await screen.findByText('/api/products: 1');
  await screen.findByText('/api/me/products: 1');
  act(() => result.current.submit('https://benchbook.example'));
  expect(result.current.status).toBe('pending');
  await waitFor(() => expect(result.current.status).toBe('done'));
};

describe('D-54: the callback of a submitted URL', () => {
  it('is told the product and the seconds that the request took (§2 url callback, §3 analysis time, url analysis)', async () => {
    const onSubmitted = vi.fn<(submitted: SubmittedAnalysis) => void>();
    await analyze(onSubmitted);
    expect(onSubmitted).toHaveBeenCalledExactlyOnceWith({ productId: 7, analysisTime: expect.any(Number) as number });
    const seconds = onSubmitted.mock.calls[0]![0].analysisTime;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(60);
  });
});

describe('D-42: the reason of a failure', () => {
  it('is there until the next try', async () => {
    server.use(
      http.get('*/api/me', () => HttpResponse.json({ error: 'Not logged in' }, { status: 401 })),
      http.get('*/api/*', () => HttpResponse.json([])),
      http.post('*/api/analyze/url', () =>
        HttpResponse.json({ error: 'The URL could not be reached' }, { status: 422 }),
      ),
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { result } = renderHook(() => useUrlAnalysis(), { wrapper });
    act(() => result.current.submit('https://benchbook.example'));
    await waitFor(() => expect(result.current.failureReason).toBe('The URL could not be reached'));
    act(() => result.current.submit('https://benchbook.example'));
    expect(result.current).toMatchObject({ status: 'pending', failureReason: undefined });
    await waitFor(() => expect(result.current.status).toBe('idle'));
  });
});

describe('D-108: the key of a submission', () => {
  const submitted = async (answers: readonly (() => Response)[], urls: readonly string[]) => {
    const keys: (string | null)[] = [];
    server.use(
      http.get('*/api/me', () => HttpResponse.json({ error: 'Not logged in' }, { status: 401 })),
      http.get('*/api/*', () => HttpResponse.json([])),
      http.post('*/api/analyze/url', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return answers[keys.length - 1]!();
      }),
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { result } = renderHook(() => useUrlAnalysis(), { wrapper });
    for (const url of urls) {
      // In a browser with reports, the address would be looked up first.
      localStorage.clear();
      act(() => result.current.submit(url));
      await waitFor(() => expect(result.current.status).not.toBe('pending'));
    }
    return keys;
  };
  const made = () => HttpResponse.json({ productId: 7 }, { status: 201 });
  const unavailable = () => HttpResponse.json({ error: 'The analysis was interrupted.' }, { status: 503 });
  const [url, otherUrl] = ['https://benchbook.example', 'https://fernpost.example'];

  it.each([
    ['no answer came', () => HttpResponse.error()],
    ['the service was not available', unavailable],
  ])('is the same when the same address is sent again because %s', async (_, answer) => {
    const [first, again] = await submitted([answer, made], [url, url]);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
  });

  it('is told while the request runs, so that its progress can be read', async () => {
    const { promise: held, resolve: release } = withResolvers();
    let sent: string | null = null;
    server.use(
      http.get('*/api/me', () => HttpResponse.json({ error: 'Not logged in' }, { status: 401 })),
      http.get('*/api/*', () => HttpResponse.json([])),
      http.post('*/api/analyze/url', async ({ request }) => {
        sent = request.headers.get('idempotency-key');
        await held;
        return made();
      }),
    );
    const { result } = renderHook(() => useUrlAnalysis(), { wrapper });
    act(() => result.current.submit(url));
    await waitFor(() => expect(sent).not.toBeNull());
    expect(result.current).toMatchObject({ status: 'pending', requestKey: sent });
    release();
    await waitFor(() => expect(result.current.status).toBe('done'));
  });

  it.each([
    ['another address', unavailable, otherUrl],
    ['an address that was analyzed', made, url],
    ['an address that was refused', () => HttpResponse.json({ error: 'Unreachable' }, { status: 422 }), url],
  ])('is a new one for %s', async (_, answer, next) => {
    const keys = await submitted([answer, made], [url, next]);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('D-92: one’s own analysis', () => {
  it('has the lists that it joins asked again', async () => {
    await analyze(() => {});
    expect(await screen.findByText('/api/products: 2')).toBeVisible();
    expect(await screen.findByText('/api/me/products: 2')).toBeVisible();
  });
});

/** `Promise.withResolvers`, which Node has from release 22. */
function withResolvers() {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
