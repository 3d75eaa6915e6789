import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { decodeKnown } from '../fold-stream.ts';
import { feedbackCategory } from './category.ts';
import { comparisonCategory } from './comparison/category.ts';
import type { RequestChange } from './seat-mail-text.ts';

export const QUARTER_MS = 15 * 60_000;

/** The start of the quarter of an hour that contains a time, in milliseconds since 1970. */
export const quarterOf = (at: string): number => Math.floor(Date.parse(at) / QUARTER_MS) * QUARTER_MS;

/** The changes of a request in a quarter of an hour: those of its seats in the order of the log, then the comparison. */
export const changesIn = async (store: EventStore, requestId: string, fromMs: number): Promise<RequestChange[]> => {
  const changes: RequestChange[] = [];
  for await (const recorded of store.readStream(streamOf(feedbackCategory, requestId))) {
    if (quarterOf(recorded.metadata.occurredAt) !== fromMs) continue;
    const { type, data } = decodeKnown(feedbackCategory.events, recorded);
    if (type === 'SeatFilled') changes.push({ kind: 'review-delivered', seat: data.seat });
    if (type === 'SeatReopened') changes.push({ kind: 'seat-reopened', seat: data.seat, reason: data.reason });
  }
  for await (const recorded of store.readStream(streamOf(comparisonCategory, requestId))) {
    if (quarterOf(recorded.metadata.occurredAt) === fromMs) return [...changes, { kind: 'comparison-ready' }];
  }
  return changes;
};
