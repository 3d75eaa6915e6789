import { randomBytes } from 'node:crypto';
import type { Keyring, Subject, SubjectKeys } from '../keyring.ts';
import { personalFieldsOfEvents } from '../personal-fields.ts';
import { createSealer } from '../sealing.ts';
import { randomNonces } from './broken-sealing.ts';
import type { World } from './sealed-store-promises.ts';

type BrokenWorld = {
  readonly fault: string;
  readonly breaks: readonly string[];
  readonly apply: (world: World) => World;
};

const withSealing =
  (change: (sealing: SubjectKeys) => SubjectKeys) =>
  (world: World): World => ({
    ...world,
    openKeyring: (): Keyring => {
      const keyring = world.openKeyring();
      return { ...keyring, sealing: change(keyring.sealing) };
    },
  });

type Ask<Found> = (subjects: readonly Subject[]) => Promise<ReadonlyMap<string, Found>>;

/** Caches keys and only queries those that it has not seen yet. */
const cached = <Found>(ask: Ask<Found>): Ask<Found> => {
  const known = new Map<string, Found>();
  return async (subjects) => {
    const unknown = subjects.filter((subject) => !known.has(subject));
    if (unknown.length > 0) for (const [subject, sealer] of await ask(unknown)) known.set(subject, sealer);
    return known;
  };
};

/** Deliberately broken keyrings, each with one fault. */
export const brokenWorlds: readonly BrokenWorld[] = [
  {
    fault: 'remembers the keys it read with',
    breaks: ['what one process erased reads as erased in every other one, at once'],
    apply: withSealing((sealing) => ({ ...sealing, toOpen: cached(sealing.toOpen) })),
  },
  {
    fault: 'remembers the keys it sealed with',
    breaks: ['nothing more is recorded of a person whom another process erased'],
    apply: withSealing((sealing) => ({ ...sealing, toSeal: cached(sealing.toSeal) })),
  },
  {
    fault: 'seals with random nonces',
    breaks: ['an append that is repeated, also by another process, is stored once'],
    apply: withSealing((sealing) => {
      const key = randomBytes(32);
      const randomly = async (subjects: readonly string[]) =>
        new Map(subjects.map((subject) => [subject, { ...createSealer(key), ...randomNonces(key) }]));
      return { ...sealing, toSeal: randomly };
    }),
  },
  {
    fault: 'uses the key that it made itself, although another process was faster',
    breaks: ['two processes that seal for a new person at the same moment agree on one key'],
    apply: withSealing((sealing) => ({
      ...sealing,
      toSeal: async (subjects) => {
        await sealing.toSeal(subjects);
        return new Map(subjects.map((subject) => [subject, createSealer(randomBytes(32))]));
      },
    })),
  },
  ...[...personalFieldsOfEvents].flatMap(([type, fields]) =>
    fields.map(({ field }) => ({
      fault: `forgets ${field} of ${type}`,
      breaks: ['no personal text is in the log beneath, and every one is read as it was written'],
      apply: (world: World): World => ({
        ...world,
        fields: new Map([...personalFieldsOfEvents, [type, fields.filter((kept) => kept.field !== field)]]),
      }),
    })),
  ),
];
