import type { StorePosition } from '@twofold/http/log-position';
import type { Queryable } from '../upkeep.ts';

/** Positions compare by their characters, as in JavaScript. Positions of another store do not compare: the new one wins. */
const RECORD_WRITE = {
  name: 'note-write-of-token',
  text: `
  update sessions.access_tokens set written_store = $2, written_position = $3, written_at = clock_timestamp()
  where id = $1 and (written_store is distinct from $2 or written_position collate "C" < $3)`,
};

/** Stores the position of a token's last write with the token, where every process finds it. It never decreases. */
export type NoteWrite = (tokenId: string, written: StorePosition) => Promise<void>;

export const createNoteWrite =
  (database: Queryable): NoteWrite =>
  async (tokenId, { storeId, position }) => {
    await database.query({ ...RECORD_WRITE, values: [tokenId, storeId, position] });
  };
