import { parkedInWords, parkedStreams } from '@twofold/feed/parked-streams';
import { Degraded } from '@twofold/http/health';
import type pg from 'pg';

/** @throws Degraded for the streams that are parked in reactors */
export const demandUnparked = async (pool: pg.Pool): Promise<void> => {
  const parked = parkedInWords(await parkedStreams(pool, 'write_side'));
  if (parked !== undefined) throw new Degraded(parked);
};
