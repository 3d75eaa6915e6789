import { openKeyring } from '@twofold/keyring/open-keyring';
import { migrateReadModels } from '@twofold/projector/migrate';
import { openSealedLog } from '../data/sealed-log.ts';
import type { Bench } from '../harness/benchmark.ts';
import { MASTER_KEY } from '../harness/services.ts';
import { numberText } from '../harness/table.ts';
import { roundsOf } from './town/rounds.ts';
import { foundTown } from './town/town.ts';

const TELL_EVERY = 100_000;
const SEED = 6;

/**
 * A log of so many events of a town, its personal fields sealed and those of who wanted to be forgotten erased, in a
 * database whose read models nobody has begun to follow. Answers where it is.
 */
export const openTownLog = async (bench: Bench, events: number): Promise<string> => {
  const { url, sealed } = await openSealedLog(bench);
  await migrateReadModels(url);
  const town = foundTown(SEED);
  let done = 0;
  for (const round of roundsOf(town, events)) {
    bench.signal.throwIfAborted();
    await Promise.all(round.map(({ stream, events: each, expected }) => sealed.appendToStream(stream, each, expected)));
    const before = done;
    done += round.length;
    if (Math.floor(done / TELL_EVERY) > Math.floor(before / TELL_EVERY))
      bench.say(`${numberText(done)} events are in the log`);
  }
  const log = { warn: (_: object, message: string): void => bench.say(message) };
  const keyring = openKeyring({ connectionString: url, masterKeys: [MASTER_KEY], log });
  for (const subject of town.erased) await keyring.erase(subject);
  await keyring.close();
  return url;
};
