import type { AccountEvent } from '@twofold/contracts/accounts/events';
import { revisionOf } from '@twofold/event-store/units';
import { newEvent, type Append } from './members.ts';
import { seededRandom } from './random.ts';
import { proseOf } from './words.ts';

const FIRST_MS = Date.parse('2030-01-01T00:00:00.000Z');
const BETWEEN_EVENTS_MS = 1_000;

const SEED = 4;

/** Endless: users register and write their profiles, one user after the other. All data but the times are personal. */
export function* peopleAppends(): Generator<Append> {
  const random = seededRandom(SEED);
  for (let userId = 1; ; userId++) {
    const at = new Date(FIRST_MS + userId * BETWEEN_EVENTS_MS).toISOString();
    const registered: AccountEvent = {
      type: 'UserRegistered',
      data: {
        userId,
        email: `person-${userId}@example.com`,
        termsAgreedAt: at,
        registeredAt: at,
        needsConfirmation: false,
      },
    };
    const updated: AccountEvent = {
      type: 'ProfileUpdated',
      data: {
        userId,
        fullName: proseOf(random, 20),
        socialProfile: `https://example.com/${userId}`,
        expertise: proseOf(random, 80),
        updatedAt: at,
      },
    };
    const stream = `user-${userId}`;
    yield { stream, expected: 'no-stream', events: [newEvent(random, registered.type, registered.data, at)] };
    yield { stream, expected: revisionOf(0n), events: [newEvent(random, updated.type, updated.data, at)] };
  }
}
