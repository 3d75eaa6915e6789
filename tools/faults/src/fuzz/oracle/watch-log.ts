import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import type { Draft } from '../call.ts';
import type { Answer } from '../send.ts';
import type { Finding } from './finding.ts';

/**
 * Holds what is appended against what was answered. An event belongs to the request whose id is its correlation id, also
 * when a reactor appends it later; one that belongs to no request that was granted is a finding.
 */
export const watchLog = async (store: EventStore) => {
  let head: Position | undefined = await headOf(store);
  const granted = new Set<string>();
  const excused = new Map<string, readonly string[]>();

  let isUserErased = false;

  const isExplained = (event: RecordedEvent): boolean => {
    const { correlationId, actor } = event.metadata;
    // What is forgotten of an erased user has correlation ids of its own.
    if (isUserErased && actor === 'system') return true;
    return granted.has(correlationId) || excused.get(correlationId)?.includes(event.type) === true;
  };

  return {
    /** From now on what follows from this request is expected. */
    grant: (requestId: string): void => void granted.add(requestId),
    /** What was appended since the last time, and by whose leave. */
    judge: async ({ call }: Draft, answer: Answer): Promise<Finding[]> => {
      const requestId = String(answer.headers['x-request-id']);
      const { status } = answer;
      // What was not answered may have been done.
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
