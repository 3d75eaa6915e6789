import { parkedInWords, parkedStreams } from '@twofold/feed/parked-streams';
import { Degraded } from '@twofold/http/health';
import type pg from 'pg';

/** @throws Degraded if a reactor has parked streams */
export const demandUnparked = async (pool: pg.Pool): Promise<void> => {
  const parked = parkedInWords(await parkedStreams(pool, 'write_side'));
  if (parked !== undefined) throw new Degraded(parked);
};
