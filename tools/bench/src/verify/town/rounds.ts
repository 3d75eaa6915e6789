import type { ExpectedRevision } from '@twofold/event-store/port';
import { revisionOf } from '@twofold/event-store/units';
import { newEvent, type Append } from '../../data/members.ts';
import type { Random } from '../../data/random.ts';
import { analyze } from './apps.ts';
import { operate, register } from './people.ts';
import { discover } from './reviews.ts';
import { buy, spendCredits } from './sales.ts';
import { happens, type Lifecycle, type Step } from './step.ts';
import type { Town } from './town.ts';

/** How many lives go on at once, so that their events interleave. */
const MANY_LIVES = 400;
const FIRST_MS = Date.parse('2030-01-01T00:00:00.000Z');
const BETWEEN_EVENTS_MS = 250;

/** How many in a thousand new lives are of each kind. The rest are registrations. */
const KINDS: readonly (readonly [share: number, begin: (town: Town) => Lifecycle])[] = [
  [300, discover],
  [180, buy],
  [120, analyze],
  [100, spendCredits],
  [10, operate],
];

/**
 * The appends of a town until `events` events are reached, or one more: valid events in every category of stream, the same for
 * the same seed. They come in rounds: the appends of one round may be made at the same time, those of the next only after them.
 * The last round ends in the middle of lives, as a real log does.
 */
export function* roundsOf(town: Town, events: number, most = MANY_LIVES): Generator<readonly Append[]> {
  const { random } = town;
  const lives: Lifecycle[] = [];
  for (let done = 0; done < events;) {
    const round: Append[] = [];
    for (let place = 0; place < most && done < events; place++) {
      // Half of the lives pause in each round.
      if (lives[place] !== undefined && happens(random, 50)) continue;
      const at = new Date(FIRST_MS + done * BETWEEN_EVENTS_MS).toISOString();
      const append = appendOf(random, nextStep(town, lives, place), at);
      round.push(append);
      done += append.events.length;
    }
    yield round;
  }
}

/** The next step of a life. A new life replaces one that has ended. */
const nextStep = (town: Town, lives: Lifecycle[], place: number): Step => {
  for (;;) {
    const next = (lives[place] ??= begin(town)).next();
    if (next.done !== true) return next.value;
    lives[place] = begin(town);
  }
};

const begin = (town: Town): Lifecycle => {
  let left = town.random.between(1, 1_000);
  for (const [share, beginOne] of KINDS) {
    left -= share;
    if (left <= 0) return beginOne(town);
  }
  return register(town);
};

const appendOf = (random: Random, first: Step, at: string): Append => {
  const { track } = first;
  const expected: ExpectedRevision = track.last === -1 ? 'no-stream' : revisionOf(BigInt(track.last));
  const events = [first, ...(first.and === undefined ? [] : [first.and])].map(({ type, data, actor }) => {
    const event = newEvent(random, type, data(at) as object, at);
    return { ...event, metadata: { ...event.metadata, actor } };
  });
  track.last += events.length;
  return { stream: track.stream, expected, events };
};
