import { randomUUID } from 'node:crypto';
import type { NewEvent, RecordedEvent } from '../port.ts';

export const someMetadata: NewEvent['metadata'] = {
  correlationId: 'a-request',
  causationId: 'a-cause',
  commandId: 'a-command',
  actor: 'user-17',
  occurredAt: '2030-01-02T03:04:05.678Z',
  schemaVersion: 1,
};

/** An event with a new id. */
export const anEvent = (data: unknown = { text: 'something happened' }, type = 'SomethingHappened'): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  metadata: someMetadata,
});

/** Events that carry their number, from 0. */
export const numbered = (count: number, type?: string): NewEvent[] =>
  Array.from({ length: count }, (_, number) => anEvent({ number }, type));

/** An event whose data and metadata have that many bytes together. */
export const anEventOfBytes = (bytes: number): NewEvent => {
  const empty = anEvent({ text: '' });
  const overhead = Buffer.byteLength(JSON.stringify(empty.data) + JSON.stringify(empty.metadata));
  return { ...empty, data: { text: 'x'.repeat(bytes - overhead) } };
};

export const idsOf = (events: readonly Pick<NewEvent, 'id'>[]): string[] => events.map(({ id }) => id);

/** The writer's part of a stored event. */
export const asWritten = ({ id, type, data, metadata }: RecordedEvent): NewEvent => ({ id, type, data, metadata });

export const collect = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
};
