import type { StorePosition } from '@twofold/http/log-position';
import type { Queryable } from '../upkeep.ts';

/** Positions compare as in JavaScript: by their characters. Those of another store do not compare; the new one counts. */
const NOTE = {
  name: 'note-write-of-token',
  text: `
  update sessions.access_tokens set written_store = $2, written_position = $3, written_at = clock_timestamp()
  where id = $1 and (written_store is distinct from $2 or written_position collate "C" < $3)`,
};

/** Notes how far a reader must be to see a write, where every process finds it with the token. It never goes back. */
export type NoteWrite = (tokenId: string, written: StorePosition) => Promise<void>;

export const createNoteWrite =
  (database: Queryable): NoteWrite =>
  async (tokenId, { storeId, position }) => {
    await database.query({ ...NOTE, values: [tokenId, storeId, position] });
  };
