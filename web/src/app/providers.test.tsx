import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../testing/api-server.ts';
import { Providers } from './providers.tsx';

const server = startApiServer();

const requests = (answer: () => Response) => {
  const asked = vi.fn<() => void>();
  server.use(http.get('*/api/thing', () => (asked(), answer())));
  return asked;
};

function Thing() {
  const { data, error } = useSWR<{ name: string }, Error>('/api/thing');
  return <p>{data?.name ?? error?.message ?? 'loading'}</p>;
}

function Screens() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Turn
      </button>
      {isShown && <Thing />}
    </>
  );
}

const show = () =>
  render(
    <Providers>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 }}>
        <Screens />
      </SWRConfig>
    </Providers>,
  );

/** Leaves the screen, and comes back. */
const showAgain = () => {
  fireEvent.click(screen.getByText('Turn'));
  fireEvent.click(screen.getByText('Turn'));
};

const stopTheClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
const letPass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const comeBack = () =>
  act(() => {
    globalThis.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    globalThis.dispatchEvent(new Event('online'));
  });

describe('what was read', () => {
  it('is not asked again by focus, by the network, by another screen, or by time (§7 default read, never stale, no refetch, no polling)', async () => {
    const asked = requests(() => HttpResponse.json({ name: 'Benchbook' }));
    show();
    await screen.findByText('Benchbook');
    stopTheClock();
    comeBack();
    await letPass(60_000);
    showAgain();
    await letPass(3_600_000);
    expect(screen.getByText('Benchbook')).toBeInTheDocument();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is not asked again after a failure (§7 no retries)', async () => {
    stopTheClock();
    const asked = requests(() => new HttpResponse(null, { status: 500, statusText: 'Broken' }));
    show();
    await vi.waitFor(() => expect(screen.getByText('500: Broken')).toBeInTheDocument());
    await letPass(3_600_000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is asked again where it could not be read', async () => {
    const asked = requests(() => new HttpResponse(null, { status: 500, statusText: 'Broken' }));
    show();
    await screen.findByText('500: Broken');
    showAgain();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });
});
