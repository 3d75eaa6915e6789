import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { startApiServer } from '../../testing/api-server.ts';
import { useEvents } from './api.ts';
import { logPage, story } from './testing/story.ts';

const server = startApiServer();

const wrapper = ({ children }: { readonly children: ReactNode }) => <Providers>{children}</Providers>;

/** Serves two pages of the log: the newest, and the one before it. */
const readLog = (visit: string, first: Parameters<typeof logPage>[0], second: Parameters<typeof logPage>[0]) => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/audit/events', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(logPage(searchParams.has('before') ? second : first));
    }),
  );
  const { result } = renderHook(() => useEvents({ text: 'credit' }, undefined, visit), { wrapper });
  return { asked, log: () => result.current };
};

describe('a page of the log', () => {
  it('is filled by searching further back if one request has not found enough', async () => {
    const [first, ...others] = story.toReversed();
    const { asked, log } = readLog(
      'sparse',
      { events: [first!], next: '00042', looked: 900 },
      { events: others, looked: 100 },
    );
    await waitFor(() => expect(log().lookFurther).toBeDefined());
    expect(log().older).toBeUndefined();
    await act(async () => void (await log().lookFurther?.()));
    await waitFor(() => expect(log().events).toEqual(story.toReversed()));
    expect(log().looked).toBe(1_000);
    expect(log().lookFurther).toBeUndefined();
    expect(asked).toEqual(['?text=credit', '?text=credit&before=00042']);
  });

  it('leads to older events once it is full', async () => {
    const events = Array.from({ length: 50 }, (_, index) => ({ ...story[0]!, id: String(index) }));
    const { log } = readLog('full', { events, next: '00042' }, {});
    await waitFor(() => expect(log().older).toBe('00042'));
    expect(log().lookFurther).toBeUndefined();
  });
});
