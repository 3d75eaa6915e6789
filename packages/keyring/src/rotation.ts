import { findWrappedByOtherKeys, replaceWrapped, type Queryable, type KeptKey, type WrappedIn } from './key-table.ts';
import type { MasterKeys } from './master-keys.ts';

/**
 * Rewraps keys with the first master key, one by one, without blocking: processes continue sealing, opening and
 * erasing. Returns the number of keys.
 * @throws UnknownMasterKey if one of them was wrapped with an unknown master key.
 */
export const rewrap = async (pool: Queryable, masterKeys: MasterKeys, table: WrappedIn): Promise<number> => {
  const renew = async ({ name, key }: KeptKey): Promise<void> => {
    if (key === undefined) return;
    const becomes = masterKeys.wrap(masterKeys.unwrap(key, name), name);
    await replaceWrapped(pool, table, name, { was: key, becomes });
  };
  let count = 0;
  let after = '';
  for (;;) {
    const found = await findWrappedByOtherKeys(pool, table, masterKeys.currentId, after);
    await Promise.all(found.map(renew));
    const last = found.at(-1);
    if (last === undefined) return count;
    after = last.name;
    count += found.length;
  }
};
