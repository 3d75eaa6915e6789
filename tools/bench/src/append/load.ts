import { randomUUID } from 'node:crypto';
import type { NewEvent } from '@twofold/event-store/port';
import { revisionOf } from '@twofold/event-store/units';
import type { Append } from '../data/members.ts';
import { seededRandom } from '../data/random.ts';
import { proseOf } from '../data/words.ts';

const APPENDS_TO_A_STREAM = 20;
const TEXTS = 1_000;
const TEXT_CHARACTERS = 110;
const AT = '2030-01-01T00:00:00.000Z';

/**
 * Answers what each worker appends next. A worker appends to its own stream, and begins a new one after 20 appends. The data
 * of an event have about 220 bytes.
 */
export const appendsOf = (eventsEach: number): ((worker: number) => Append) => {
  const random = seededRandom(7);
  const texts = Array.from({ length: TEXTS }, () => proseOf(random, TEXT_CHARACTERS));
  const streams = new Map<number, { readonly name: string; appends: number }>();
  let made = 0;

  const anEvent = (): NewEvent => {
    made += 1;
    const commandId = randomUUID();
    return {
      id: randomUUID(),
      type: 'ReviewSubmitted',
      data: {
        reviewId: made,
        userId: 1 + (made % 10_000),
        productId: 1 + (made % 500),
        rating: 1 + (made % 5),
        text: texts[made % TEXTS],
        submittedAt: AT,
      },
      metadata: {
        correlationId: commandId,
        causationId: commandId,
        commandId,
        actor: 'user-1',
        occurredAt: AT,
        schemaVersion: 1,
      },
    };
  };

  return (worker) => {
    let stream = streams.get(worker);
    if (stream === undefined || stream.appends === APPENDS_TO_A_STREAM) {
      stream = { name: `review-${randomUUID()}`, appends: 0 };
      streams.set(worker, stream);
    }
    const expected = stream.appends === 0 ? 'no-stream' : revisionOf(BigInt(stream.appends * eventsEach - 1));
    stream.appends += 1;
    return { stream: stream.name, expected, events: Array.from({ length: eventsEach }, anEvent) };
  };
};
