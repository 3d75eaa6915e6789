import type { RecordedEvent } from '@twofold/event-store/port';
import { aNewEvent } from '@twofold/feed/testing/an-event';
import { setTracing, type NewSpan } from '@twofold/tracing/tracing';
import { afterEach, describe, expect, it } from 'vitest';
import { counters } from './testing/counters.ts';
import { traceProjections } from './trace-projections.ts';

afterEach(() => setTracing(undefined));

const AT = Date.parse('2026-11-24T12:00:00.000Z');
const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

type Given = { readonly type?: string; readonly ageMs?: number; readonly traceparent?: string | undefined };

const anEvent = (given: Given = {}) => {
  const { type, ageMs, traceparent } = { type: 'Counted', ageMs: 1_000, traceparent: PARENT, ...given };
  const event = aNewEvent({ type, data: {} });
  return {
    ...event,
    metadata: { ...event.metadata, ...(traceparent !== undefined && { traceparent }) },
    position: '7',
    recordedAt: new Date(AT - ageMs).toISOString(),
  } as unknown as RecordedEvent;
};

/** The spans that are recorded when a handler has processed an event. */
const recorded = (event: RecordedEvent, handler = counters.projection.name) => {
  const spans: (NewSpan & { times: readonly number[] })[] = [];
  setTracing({
    open: () => {
      throw new Error('nothing is begun');
    },
    current: () => undefined,
    record: (span, ...times) => void spans.push({ ...span, times }),
  });
  traceProjections([counters], () => AT)([{ handler, events: [event] }], AT - 20);
  return spans;
};

describe('an event whose rows were committed', () => {
  it('has a span below the command that appended it, as long as the transaction', () =>
    expect(recorded(anEvent())).toMatchObject([
      {
        name: 'project Counted',
        parent: PARENT,
        attributes: { 'twofold.projections': 'counters', 'twofold.position': '7' },
        times: [AT - 20, AT],
      },
    ]));

  it.each([
    ['was not traced', anEvent({ traceparent: undefined })],
    ['touches no read model', anEvent({ type: 'SomethingElse' })],
    ['is from long ago, as in a rebuild', anEvent({ ageMs: 6 * 60_000 })],
  ])('is none where it %s', (_, event) => expect(recorded(event)).toEqual([]));

  it('has no span for a handler that is not a read model', () => expect(recorded(anEvent(), 'another')).toEqual([]));
});
