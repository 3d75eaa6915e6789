import type { EventPage, EventView, StateView, StreamView, TraceView } from '@twofold/contracts/audit/api';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { ApiError, getJson } from '../../lib/fetch-json.ts';
import { asQuery, type LogFilters } from './log/log-filters.ts';

const base = '/api/audit';
const streamKey = (stream: string) => `${base}/streams/${encodeURIComponent(stream)}`;

/** The log grows constantly: an opened screen loads it again. */
const fresh = { revalidateIfStale: true } as const;

/** The minimum number of events on a page of the log, if there are enough. */
const PAGE_LENGTH = 50;

/** The cache key of a page of the log. `visit` differs for a new visit, so that only back and forward use the cache. */
type PageKey = readonly [path: string, visit: string];

const readPage = ([path]: PageKey): Promise<EventPage> => getJson<EventPage>(path);

/**
 * The newest events before a position that match the filters. One answer may have fewer than exist, since one request
 * reads a limited number of events: `lookFurther` continues where it ended. Without `older` and `lookFurther` there are
 * no more.
 */
export const useEvents = (filters: LogFilters, before: string | undefined, visit: string) => {
  const query = asQuery(filters);
  const keyOf = (index: number, previous: EventPage | null): PageKey | null => {
    if (index > 0 && previous?.next === undefined) return null;
    const at = index === 0 ? before : previous?.next;
    const search = new URLSearchParams([...query, ...(at === undefined ? [] : [['before', at]])]);
    return [`${base}/events?${search}`, visit];
  };
  const { data, error, isValidating, mutate, size, setSize } = useSWRInfinite<EventPage, Error>(keyOf, readPage, {
    revalidateFirstPage: false,
    keepPreviousData: true,
  });
  const events = data?.flatMap((page) => page.events);
  const last = data?.at(-1);
  const isFull = events !== undefined && events.length >= PAGE_LENGTH;
  return {
    events,
    error,
    isReading: isValidating,
    mutate: () => mutate(),
    looked: data?.reduce((sum, page) => sum + page.looked, 0) ?? 0,
    lookedTo: last?.lookedTo,
    older: isFull ? last?.next : undefined,
    lookFurther: !isFull && last?.next !== undefined ? () => setSize(size + 1) : undefined,
  };
};

/** One event, with its cause and effects. */
export const useEvent = (eventId: string) =>
  useSWR<EventView, Error>(`${base}/events/${encodeURIComponent(eventId)}`, fresh);

/** `limit` events of a stream from a revision on, and the current state of the stream. */
export const useStream = (stream: string, from: number, limit: number) =>
  useSWR<StreamView, Error>(`${streamKey(stream)}?from=${from}&limit=${limit}`, fresh);

/**
 * The state of a stream after the event of a revision, by default at the head. While another revision loads, the
 * previous state stays.
 */
export const useMoment = (stream: string, revision: number | undefined) =>
  useSWR<StateView, Error>(`${streamKey(stream)}/state${revision === undefined ? '' : `?at=${revision}`}`, {
    keepPreviousData: true,
    ...(revision === undefined && fresh),
  });

/**
 * Everything that followed from one request. One answer may not reach back to its beginning: `before` is where it
 * ended.
 */
export const useTrace = (correlationId: string, before: string | undefined) =>
  useSWR<TraceView, Error>(
    `${base}/traces/${encodeURIComponent(correlationId)}${before === undefined ? '' : `?before=${before}`}`,
    fresh,
  );

/** Whether the requested item does not exist. Every other failure, such as a 429, has its own text and can be tried again. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
