import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import type { Draft } from '../call.ts';
import type { Answer } from '../send.ts';
import type { Finding } from './finding.ts';

/**
 * Compares appended events with answers. An event belongs to the request whose id is its correlation id, also when a
 * reactor appends it later. An event that belongs to no granted request is a finding.
 */
export const watchLog = async (store: EventStore) => {
  let head: Position | undefined = await headOf(store);
  const granted = new Set<string>();
  const excused = new Map<string, readonly string[]>();

  let isUserErased = false;

  const isExplained = (event: RecordedEvent): boolean => {
    const { correlationId, actor } = event.metadata;
    // The events of an erasure have their own correlation ids.
    if (isUserErased && actor === 'system') return true;
    return granted.has(correlationId) || excused.get(correlationId)?.includes(event.type) === true;
  };

  return {
    /** From now on, events that follow from this request are expected. */
    grant: (requestId: string): void => void granted.add(requestId),
    /** The unexpected events since the last call. */
    judge: async ({ call }: Draft, answer: Answer): Promise<Finding[]> => {
      const requestId = String(answer.headers['x-request-id']);
      const { status } = answer;
      // A request without an answer may have been carried out.
      if (status < 400) granted.add(requestId);
      else if (call.recordsRefused) excused.set(requestId, call.recordsRefused);
      const findings: Finding[] = [];
      for await (const event of store.readAll(head === undefined ? {} : { after: head })) {
        head = event.position;
        if (isExplained(event)) {
          isUserErased ||= event.type === 'UserErased';
          continue;
        }
        findings.push({
          rule: 'event',
          what: `${event.type} is recorded in ${event.stream} after an answer ${status}`,
        });
      }
      return findings;
    },
  };
};

export type LogWatch = Awaited<ReturnType<typeof watchLog>>;
