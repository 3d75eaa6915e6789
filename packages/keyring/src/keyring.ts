import { randomBytes } from 'node:crypto';
import type { PersonalField } from '@twofold/contracts/personal';
import { SubjectErased } from './errors.ts';
import { addKeys, eraseKey, findErased, findKeys, findOrAddSecret, type Queryable, type KeptKey } from './key-table.ts';
import { createMasterKeys, KEY_BYTES, type MasterKeys } from './master-keys.ts';
import { rewrap } from './rotation.ts';
import { createSealer, type Sealer } from './sealing.ts';

/**
 * The subject of a key: `user-17` is a user, `report-42` a report, `order-9` a guest's order, `brief-<id of a request>`
 * a brief and `access-<id of a request>` its test login, `complaint-<orderId>` a complaint about a review.
 */
export type Subject = `${PersonalField['sealedWith']}-${number | string}`;

export const subjectOf = (kind: PersonalField['sealedWith'], id: number | string): Subject => `${kind}-${id}`;

/** The keys that seal and open the personal fields of events (`sealed-event-store.ts`). Every call queries the database. */
export type SubjectKeys = {
  /**
   * A sealer for each subject. Missing keys are created.
   * @throws SubjectErased
   */
  readonly toSeal: (subjects: readonly Subject[]) => Promise<ReadonlyMap<string, Sealer>>;
  /** For each subject, its sealer, or a mark that its key was erased. Subjects that never had a key are missing. */
  readonly toOpen: (subjects: readonly Subject[]) => Promise<ReadonlyMap<string, Sealer | 'erased'>>;
};

/** The keys of people and reports, and the secrets of this installation. All throw StoreUnavailable without a database. */
export type Keyring = {
  readonly sealing: SubjectKeys;
  /**
   * 32 random bytes, created at the first call. They never change, not even with the master key.
   * @throws UnknownMasterKey
   */
  secret(name: string): Promise<Buffer>;
  /** Permanently deletes a key, immediately and in every process. Data sealed with it read as erased. */
  erase(subject: Subject): Promise<void>;
  /** The subjects whose keys were erased. */
  erasedSubjects(): AsyncIterable<Subject>;
  /**
   * Verifies that the master keys are those of this database, and rewraps keys with the first of them. Call it at the start
   * of a process that may write keys. Returns the number of rewrapped keys.
   * @throws UnknownMasterKey
   */
  rotate(): Promise<number>;
};

/** Created at the first start, so that a wrong master key is noticed before anything is sealed with it. */
const PROOF = 'master-key-proof';

/**
 * Opens the keyring of a database that `migrateKeyring` has prepared. Keys are never cached between calls: another process
 * may erase one at any moment.
 */
export const createKeyring = ({
  pool,
  masterKeys: keys,
}: {
  readonly pool: Queryable;
  readonly masterKeys: readonly Buffer[];
}): Keyring => {
  const masterKeys = createMasterKeys(keys);
  const secret = async (name: string): Promise<Buffer> => {
    const wrapped = await findOrAddSecret(pool, name, () => masterKeys.wrap(randomBytes(KEY_BYTES), name));
    if (wrapped === undefined) throw new Error(`The secret ${name} was deleted while it was made`);
    return masterKeys.unwrap(wrapped, name);
  };
  return {
    sealing: subjectKeys(pool, masterKeys),
    secret,
    erase: (subject) => eraseKey(pool, subject),
    erasedSubjects: async function* () {
      for (let after: string | undefined = ''; after !== undefined;) {
        const found: readonly string[] = await findErased(pool, after);
        // The table has no other names.
        yield* found as readonly Subject[];
        after = found.at(-1);
      }
    },
    rotate: async () => {
      await secret(PROOF);
      return (await rewrap(pool, masterKeys, 'keys')) + (await rewrap(pool, masterKeys, 'secrets'));
    },
  };
};

const subjectKeys = (pool: Queryable, masterKeys: MasterKeys): SubjectKeys => {
  const sealersIn = (found: readonly KeptKey[]): Map<string, Sealer | 'erased'> =>
    new Map(found.map(({ name, key }) => [name, key ? createSealer(masterKeys.unwrap(key, name)) : 'erased']));

  const find = async (subjects: readonly Subject[]): Promise<readonly KeptKey[]> => {
    const found = await findKeys(pool, subjects);
    const known = new Set(found.map(({ name }) => name));
    const missing = subjects.filter((subject) => !known.has(subject));
    if (missing.length === 0) return found;
    await addKeys(pool, new Map(missing.map((subject) => [subject, masterKeys.wrap(randomBytes(KEY_BYTES), subject)])));
    return findKeys(pool, subjects);
  };

  return {
    toSeal: async (subjects) => {
      const sealers = new Map<string, Sealer>();
      for (const [subject, sealer] of sealersIn(await find(subjects))) {
        if (sealer === 'erased') throw new SubjectErased(subject);
        sealers.set(subject, sealer);
      }
      return sealers;
    },
    toOpen: async (subjects) => sealersIn(await findKeys(pool, subjects)),
  };
};
