import type { ErasuresView } from '@twofold/contracts/audit/figures/api';
import type { RecordedEvent } from '@twofold/event-store/port';
import type { Pool } from 'pg';
import { itemOf } from '../event-item.ts';

type Erasure = ErasuresView['erasures'][number];

/** Each event that records an erasure, with the state of the key. */
export const viewErasures = async (pool: Pool, events: readonly RecordedEvent[]): Promise<readonly Erasure[]> => {
  const erased = events.flatMap((event) => subjectOf(event) ?? []);
  const keys = await keysOf(
    pool,
    erased.map(({ subject }) => subject),
  );
  return erased.map(({ kind, id, subject, event }) => {
    const key = keys.get(subject);
    const keyErasedAt = key?.erased_at?.toISOString();
    return { kind, id, event: itemOf(event), hadKey: key !== undefined, ...(keyErasedAt && { keyErasedAt }) };
  });
};

/** The subject of a person's key is `user-17`, of a report's `report-42`. The number is in the stream's name. */
const subjectOf = (event: RecordedEvent) => {
  const [, id] = /^(?:user|product)-(\d{1,15})$/.exec(event.stream) ?? [];
  if (id === undefined) return undefined;
  return event.type === 'UserErased'
    ? { kind: 'person' as const, id: Number(id), subject: `user-${id}`, event }
    : { kind: 'report' as const, id: Number(id), subject: `report-${id}`, event };
};

type Key = { readonly subject: string; readonly erased_at: Date | null };

const keysOf = async (pool: Pool, subjects: readonly string[]): Promise<ReadonlyMap<string, Key>> => {
  const { rows } = await pool.query<Key>('select subject, erased_at from keyring.keys where subject = any($1)', [
    subjects,
  ]);
  return new Map(rows.map((key) => [key.subject, key]));
};
