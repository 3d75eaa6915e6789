import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import useSWR, { SWRConfig } from 'swr';
import type { ProductView } from '@twofold/contracts/analysis/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { startApiServer } from '../../../testing/api-server.ts';
import { useMeasurement } from './use-measurement.ts';

const PATH = '/api/products/17?share=a-token';
const server = startApiServer();

function Report() {
  const { data } = useSWR<ProductView, Error>(PATH);
  useMeasurement(PATH, data);
  return <p>{data ? `${data.measurement}: ${data.screenshots?.length ?? 0}` : 'loading'}</p>;
}

/** Serves the answers one after the other, then the last one again. Returns the times of the requests, in seconds. */
const answering = (...answers: readonly (() => Response)[]) => {
  const asked: number[] = [];
  const startedAt = Date.now();
  server.use(
    http.get('*/api/products/17', ({ request }) => {
      if (new URL(request.url).searchParams.get('share') !== 'a-token') return new Response(null, { status: 404 });
      asked.push(Math.round((Date.now() - startedAt) / 100) / 10);
      return answers[Math.min(asked.length, answers.length) - 1]!();
    }),
  );
  return asked;
};

const underWay = () => HttpResponse.json({ measurement: 'under-way' });
const done = () =>
  HttpResponse.json({ measurement: 'done', screenshots: [{ name: 'desktop', width: 1280, height: 800 }] });

const open = async () => {
  const { unmount } = render(
    <Providers>
      <SWRConfig value={{ provider: () => new Map() }}>
        <Report />
      </SWRConfig>
    </Providers>,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  return unmount;
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

describe('a report whose site is being measured', () => {
  it('is read again, ever less often, until that is done', async () => {
    const asked = answering(underWay, underWay, underWay, underWay, done);
    await open();
    expect(screen.getByText('under-way: 0')).toBeInTheDocument();
    for (let second = 0; second < 60; second++) await wait(1_000);
    await vi.waitFor(() => expect(screen.getByText('done: 1')).toBeInTheDocument());
    expect(asked).toHaveLength(5);
    const pauses = asked.slice(2).map((at, index) => at - asked[index + 1]!);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  });

  it('has its screenshots while the rest is measured, and goes on until that is done', async () => {
    const pictured = () =>
      HttpResponse.json({ measurement: 'under-way', screenshots: [{ name: 'phone', width: 390, height: 844 }] });
    const asked = answering(underWay, pictured, pictured, pictured, done);
    await open();
    for (let second = 0; second < 3; second++) await wait(1_000);
    await vi.waitFor(() => expect(screen.getByText('under-way: 1')).toBeInTheDocument());
    for (let second = 0; second < 30; second++) await wait(1_000);
    await vi.waitFor(() => expect(screen.getByText('done: 1')).toBeInTheDocument());
    expect(asked).toHaveLength(5);
  });

  it('stays on the screen when a look fails', async () => {
    answering(underWay, () => HttpResponse.json({ error: 'Not now' }, { status: 500 }), done);
    await open();
    for (let second = 0; second < 20; second++) await wait(1_000);
    await vi.waitFor(() => expect(screen.getByText('done: 1')).toBeInTheDocument());
  });

  it('is left alone once it is gone, or no one looks at it', async () => {
    const asked = answering(underWay, () => HttpResponse.json({ error: 'No such product' }, { status: 404 }));
    await open();
    for (let second = 0; second < 60; second++) await wait(1_000);
    expect(asked).toHaveLength(2);
    const again = answering(underWay);
    const leave = await open();
    leave();
    for (let second = 0; second < 60; second++) await wait(1_000);
    expect(again).toHaveLength(1);
  });

  it('is not asked for again when nothing is being measured', async () => {
    const asked = answering(done);
    await open();
    for (let second = 0; second < 60; second++) await wait(1_000);
    expect(asked).toHaveLength(1);
  });
});
