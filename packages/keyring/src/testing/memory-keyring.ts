import { randomBytes } from 'node:crypto';
import { SubjectErased } from '../errors.ts';
import type { Keyring, Subject } from '../keyring.ts';
import { createSealer, type Sealer } from '../sealing.ts';

/** A keyring in memory, for tests. `queries` counts the queries that a database would get. */
export const memoryKeyring = (): Keyring & { readonly queries: () => number } => {
  const keys = new Map<string, Buffer | 'erased'>();
  const secrets = new Map<string, Buffer>();
  let queries = 0;
  const openersOf = (subjects: readonly string[]): Map<string, Sealer | 'erased'> => {
    queries += 1;
    return new Map(
      subjects.flatMap((subject) => {
        const key = keys.get(subject);
        return key === undefined ? [] : [[subject, key === 'erased' ? key : createSealer(key)] as const];
      }),
    );
  };
  return {
    queries: () => queries,
    sealing: {
      toSeal: async (subjects) => {
        for (const subject of subjects) {
          if (keys.get(subject) === 'erased') throw new SubjectErased(subject);
          if (!keys.has(subject)) keys.set(subject, randomBytes(32));
        }
        const sealers = new Map<string, Sealer>();
        for (const [subject, opener] of openersOf(subjects)) if (opener !== 'erased') sealers.set(subject, opener);
        return sealers;
      },
      toOpen: async (subjects) => openersOf(subjects),
    },
    secret: async (name) => {
      const secret = secrets.get(name) ?? randomBytes(32);
      secrets.set(name, secret);
      return secret;
    },
    erase: async (subject) => void keys.set(subject, 'erased'),
    erasedSubjects: async function* () {
      for (const [subject, key] of keys) if (key === 'erased') yield subject as Subject;
    },
    rotate: async () => 0,
  };
};
