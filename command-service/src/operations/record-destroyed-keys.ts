import { keyEvents, type KeyEvent } from '@twofold/contracts/operations/key-events';
import type { EventStore } from '@twofold/event-store/port';
import type { Keyring, Subject } from '@twofold/keyring/keyring';
import type { Category } from '../category.ts';
import { createCommandHandler } from '../command-handler.ts';

type RecordDestroyed = { readonly type: 'RecordDestroyed'; readonly data: KeyEvent['data'] };

/** The key of one subject, which is destroyed once. Stream: `key-<subject>`. */
const keyCategory: Category<typeof keyEvents, 'unknown' | 'destroyed', RecordDestroyed> = {
  name: 'key',
  events: keyEvents,
  decider: {
    initialState: 'unknown',
    evolve: () => 'destroyed',
    decide: ({ data }, state) => (state === 'destroyed' ? [] : [{ type: 'KeyDestroyed', data }]),
  },
};

/** The events that record the deletion of a key, and the field with the subject's id. */
const RECORDED: Readonly<Record<string, readonly (readonly [kind: string, field: string])[]>> = {
  ProductTakenDown: [['report', 'productId']],
  BriefAccessErased: [['access', 'requestId']],
  BriefErased: [
    ['access', 'requestId'],
    ['brief', 'requestId'],
  ],
};

/**
 * Records deleted keys of reports and briefs whose erasure is not in the log, which may have been restored to an earlier
 * time. Users and guests are erased again by other commands. `store` is sealed.
 * @returns the subjects
 */
export const recordDestroyedKeys = async (deps: {
  readonly store: EventStore;
  readonly keyring: Pick<Keyring, 'erasedSubjects'>;
  readonly now: () => Date;
  readonly newId: () => string;
}): Promise<readonly Subject[]> => {
  const { store, keyring, now, newId } = deps;
  const handle = createCommandHandler({ store, now });
  const recorded = await recordedIn(store);
  const destroyed: Subject[] = [];
  for await (const subject of keyring.erasedSubjects()) {
    if (!/^(report|brief|access)-/.test(subject) || recorded.has(subject)) continue;
    const id = newId();
    const data = { subject, because: 'restored' as const, destroyedAt: now().toISOString() };
    const context = { id, correlationId: id, causationId: id, actor: 'system' };
    const { hasEvents } = await handle(keyCategory, subject, { type: 'RecordDestroyed', data }, context);
    if (hasEvents) destroyed.push(subject);
  }
  return destroyed;
};

const recordedIn = async (store: EventStore): Promise<ReadonlySet<string>> => {
  const subjects = new Set<string>();
  for await (const { type, data } of store.readAll({ filter: { types: Object.keys(RECORDED) } }))
    for (const [kind, field] of RECORDED[type] ?? [])
      subjects.add(`${kind}-${String((data as Readonly<Record<string, unknown>>)[field])}`);
  return subjects;
};
