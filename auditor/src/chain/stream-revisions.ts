import { hash } from 'node:crypto';

const FIRST_SLOTS = 1_024;
/** How full the table may be before it grows. */
const MAX_LOAD = 0.7;
const NOTHING = -1;

/**
 * Remembers the last revision of each stream in 23 to 46 bytes per stream (32 MiB for a million), for any length
 * of their names. Streams are distinguished by 64 bits of the SHA-256 of their names: a million streams have a
 * collision in one of 37 million logs.
 */
export const createStreamRevisions = () => {
  let keys = new BigUint64Array(FIRST_SLOTS);
  let revisions = new Float64Array(FIRST_SLOTS).fill(NOTHING);
  let streams = 0;

  const slotOf = (key: bigint): number => {
    const last = keys.length - 1;
    let slot = Number(key & BigInt(last));
    while (revisions[slot] !== NOTHING && keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  };

  const grow = (): void => {
    const [oldKeys, oldRevisions] = [keys, revisions];
    keys = new BigUint64Array(oldKeys.length * 2);
    revisions = new Float64Array(keys.length).fill(NOTHING);
    for (const [index, key] of oldKeys.entries()) {
      const revision = oldRevisions[index];
      if (revision === undefined || revision === NOTHING) continue;
      const slot = slotOf(key);
      keys[slot] = key;
      revisions[slot] = revision;
    }
  };

  return {
    /**
     * Sets the revision of a stream.
     * @returns the previous one; undefined for a new stream
     */
    moveTo: (stream: string, revision: number): number | undefined => {
      const key = hash('sha256', stream, 'buffer').readBigUInt64BE();
      const slot = slotOf(key);
      const before = revisions[slot];
      keys[slot] = key;
      revisions[slot] = revision;
      if (before !== NOTHING) return before;
      streams += 1;
      if (streams > keys.length * MAX_LOAD) grow();
      return undefined;
    },
  };
};
