import type { RecordedEvent } from '@twofold/event-store/port';
import { isBrokenSeal } from '@twofold/keyring/errors';
import type { Keyring } from '@twofold/keyring/keyring';
import { personalFieldsOfEvents } from '@twofold/keyring/personal-fields';
import { openEvent, subjectsToOpen } from '@twofold/keyring/seal-event';

/** Opens the personal fields of stored events, in their order. */
export type Open = (events: readonly RecordedEvent[]) => Promise<readonly RecordedEvent[]>;

/**
 * Opens events as the sealed log does, with one exception: an event with a broken seal is returned as stored, so that
 * an auditor can look at it. Fields that are already open stay as they are.
 */
export const createOpen =
  ({ sealing }: Pick<Keyring, 'sealing'>): Open =>
  async (events) => {
    const subjects = subjectsToOpen(events, personalFieldsOfEvents);
    if (subjects.size === 0) return events;
    const openers = await sealing.toOpen([...subjects]);
    return events.map((event) => {
      try {
        return openEvent(event, openers, personalFieldsOfEvents);
      } catch (error) {
        if (!isBrokenSeal(error)) throw error;
        return event;
      }
    });
  };
