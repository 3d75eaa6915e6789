import { createHash } from 'node:crypto';
import type { EventStore } from '@twofold/event-store/port';
import { SubjectErased } from '@twofold/keyring/errors';
import type { Keyring, Subject } from '@twofold/keyring/keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createSealer, type Sealer } from '@twofold/keyring/sealing';
import type { Crossing } from './faults.ts';
import type { Random } from './random.ts';

/** The table of keys, which outlives processes. */
export type KeptKeys = {
  /** The keyring as one process reaches it. */
  readonly keyringOf: (crossing: Crossing) => Pick<Keyring, 'sealing' | 'secret' | 'erase'>;
  readonly erased: ReadonlySet<string>;
  /** The log as it can be read with the keys that are left, or with all keys there ever were. */
  readonly opened: (log: EventStore, keys: 'left' | 'all') => EventStore;
};

/** Keys that are derived from the seed: equal seeds seal alike. */
export const keptKeys = (random: Random): KeptKeys => {
  const master = random.uuid();
  const sealers = new Map<Subject, Sealer>();
  const erased = new Set<string>();

  const sealerOf = (subject: Subject): Sealer => {
    const key = () => createHash('sha256').update(`${master} ${subject}`).digest();
    const sealer = sealers.get(subject) ?? openingOnce(createSealer(key()));
    sealers.set(subject, sealer);
    return sealer;
  };
  const toSeal = (subjects: readonly Subject[]): ReadonlyMap<string, Sealer> => {
    const gone = subjects.find((subject) => erased.has(subject));
    if (gone !== undefined) throw new SubjectErased(gone);
    return new Map(subjects.map((subject) => [subject, sealerOf(subject)]));
  };
  const toOpen = (subjects: readonly Subject[], isErased: (subject: Subject) => boolean) =>
    new Map(subjects.map((subject) => [subject, isErased(subject) ? ('erased' as const) : sealerOf(subject)]));

  return {
    erased,
    keyringOf: ({ effect, step }) => ({
      sealing: {
        toSeal: (subjects) => effect(async () => toSeal(subjects)),
        // This never fails: subscriptions would retry, and they would wait by the real clock.
        toOpen: (subjects) => step(() => toOpen(subjects, (subject) => erased.has(subject))),
      },
      secret: (name) => Promise.resolve(Buffer.from(name)),
      erase: (subject) => effect(() => Promise.resolve(void erased.add(subject))),
    }),
    opened: (log, keys) =>
      sealedEventStore(log, {
        sealing: {
          toSeal: async (subjects) => toSeal(subjects),
          toOpen: async (subjects) => toOpen(subjects, (subject) => keys === 'left' && erased.has(subject)),
        },
      }),
  };
};

/** Remembers what was opened, because many followers read the same. A sealed text is bound to one place, and so a valid key. */
const openingOnce = (sealer: Sealer): Sealer => {
  const opened = new Map<string, ReturnType<Sealer['open']>>();
  return {
    seal: (value, place) => sealer.seal(value, place),
    open: (sealed, place) => {
      const known = opened.get(sealed.sealed) ?? sealer.open(sealed, place);
      opened.set(sealed.sealed, known);
      return known;
    },
    bytes: sealer.bytes,
    commit: (purpose, text) => sealer.commit(purpose, text),
  };
};
