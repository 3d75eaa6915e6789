import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeEventSources, lastSource } from '../../../testing/fake-event-source.ts';
import { story } from '../testing/story.ts';
import type { LogFilters } from './log-filters.ts';
import { canFollow } from './match-filters.ts';
import { useTail } from './use-tail.ts';

const newest = story.at(-1)!;
const arriving = { ...newest, id: 'new', position: '48212', type: 'CreditSpent' };

beforeEach(fakeEventSources);
afterEach(() => void vi.unstubAllGlobals());

const follow = (filters: LogFilters = {}) => {
  const onEnd = vi.fn<() => void>();
  const { result } = renderHook(() => useTail(true, filters, { after: newest.position, onEnd }));
  lastSource().tell('open');
  return { tail: () => result.current, onEnd };
};

describe('the live tail', () => {
  it('starts after the newest event shown', async () => {
    const { tail } = follow();
    expect(lastSource().path).toBe(`/api/audit/tail?after=${newest.position}`);
    lastSource().tell('event', newest);
    lastSource().tell('event', arriving);
    await waitFor(() => expect(tail().events).toEqual([arriving, newest]));
    expect(tail()).toMatchObject({ state: 'live', perSecond: 0.2 });
  });

  it('keeps only what passes the filters', async () => {
    const { tail } = follow({ type: 'CreditSpent,CreditEarned', stream: 'credits-', actor: 'system' });
    for (const other of [{ stream: 'creditsx-1' }, { actor: 'user-1' }, { type: 'UserErased' }])
      lastSource().tell('event', { ...arriving, ...other });
    lastSource().tell('event', arriving);
    await waitFor(() => expect(tail().events).toEqual([arriving]));
  });

  it('keeps as many events as the table shows', async () => {
    const { tail } = follow();
    for (let id = 0; id < 150; id++) lastSource().tell('event', { ...arriving, id: String(id) });
    await waitFor(() => expect(tail().events[0]).toMatchObject({ id: '149' }));
    expect(tail().events).toHaveLength(100);
  });

  it('ends when the server drops it, and says why', () => {
    const { tail, onEnd } = follow();
    lastSource().tell('dropped', { reason: 'This reader was too slow.' });
    expect(tail()).toMatchObject({ state: 'off', why: 'This reader was too slow.' });
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('waits until a broken connection recovers', () => {
    const { tail, onEnd } = follow();
    lastSource().tell('error');
    expect(tail().state).toBe('broken');
    lastSource().tell('open');
    expect(tail().state).toBe('live');
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is unavailable for filters that only the server can apply', () => {
    expect(canFollow({ type: 'CreditEarned', stream: 'credits-', actor: 'system' })).toBe(true);
    expect([{ text: 'x' }, { from: 'x' }, { to: 'x' }].some(canFollow)).toBe(false);
  });
});
