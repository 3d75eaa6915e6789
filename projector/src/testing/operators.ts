import { randomUUID } from 'node:crypto';
import type { ProjectionOperationEvent } from '@twofold/contracts/operations/events';
import type { EventStore } from '@twofold/event-store/port';
import { aNewEvent } from '@twofold/feed/testing/an-event';
import { eventually } from '@twofold/testing/eventually';
import type { Pool } from 'pg';
import { operationReports, type OperationReport } from '../operations/reports.ts';

type Request = { readonly requestId: string; readonly requestedBy: number; readonly requestedAt: string };
/** A request, without its author and time. */
type Question = ProjectionOperationEvent extends infer Event
  ? Event extends ProjectionOperationEvent
    ? { readonly type: Event['type']; readonly data: Omit<Event['data'], keyof Request> }
    : never
  : never;

/**
 * Appends an operator's request, as the command service does.
 * @returns its id
 */
export const ask = async (store: EventStore, { type, data }: Question): Promise<string> => {
  const requestId = randomUUID();
  const request: Request = { requestId, requestedBy: 17, requestedAt: new Date().toISOString() };
  const event = aNewEvent({ type, data: { ...request, ...data } });
  await store.appendToStream(`operations-${data.projection}`, [event], 'any');
  return requestId;
};

const projection = 'counters';
export const askForRebuild = (store: EventStore) =>
  ask(store, { type: 'ProjectionRebuildRequested', data: { projection } });
export const askForRetry = (store: EventStore, stream: string) =>
  ask(store, { type: 'ParkedStreamRetryRequested', data: { projection, stream } });
export const askForSkip = (store: EventStore, stream: string, eventId: string, reason = 'Entered by mistake') =>
  ask(store, { type: 'ParkedStreamSkipRequested', data: { projection, stream, eventId, reason } });

/** Waits for the end of a request and returns its report. */
export const endOf = (pool: Pool, requestId: string): Promise<OperationReport> =>
  eventually(
    async () => {
      const report = (await operationReports(pool)).find((each) => each.requestId === requestId);
      if (report?.endedAt === undefined) throw new Error(`It has not ended: ${JSON.stringify(report)}`);
      return report;
    },
    { withinMs: 10_000, everyMs: 2 },
  );
