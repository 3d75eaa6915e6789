import type { EventItem } from '@twofold/contracts/audit/api';
import type { RecordedEvent } from '@twofold/event-store/port';
import { sentenceOf } from '../sentences/sentence-of.ts';

/** Actors that are users; all others are reactors, jobs or providers. */
const PEOPLE = /^(?:user-\d+|visitor|operator)$/;

/** An opened event as lists show it. */
export const itemOf = (event: RecordedEvent): EventItem => {
  const { id, position, stream, revision, type, recordedAt, metadata } = event;
  const { actor, occurredAt, correlationId, causationId } = metadata;
  const by = PEOPLE.test(actor) ? 'person' : 'machine';
  const place = { id, position, stream, revision: Number(revision), type };
  return { ...place, by, actor, recordedAt, occurredAt, correlationId, causationId, sentence: sentenceOf(event) };
};
