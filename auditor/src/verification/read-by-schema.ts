import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import { isBrokenSeal } from '@twofold/keyring/errors';
import { personalFieldsOfEvents } from '@twofold/keyring/personal-fields';
import { personalParts } from '@twofold/keyring/personal-parts';
import { isSealed } from '@twofold/keyring/sealing';
import type { Open } from '../opening.ts';
import { shapeOf } from '../shape-of.ts';
import type { KnownEvent } from './known-event.ts';

/** An event of the catalogue, or why it is not one, in words that follow its stream. */
export const readBySchema = (stored: RecordedEvent): { readonly event: KnownEvent } | { readonly says: string } => {
  const found = shapeOf(stored);
  if (found.shape === undefined) {
    const isVersion = found.because === 'unknown-version';
    return {
      says: `has a ${stored.type}${isVersion ? ` that ${found.problem}` : `, which ${found.category} does not have`}`,
    };
  }
  const read = found.shape.safeParse(stored.data);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
    return { says: `has a ${stored.type} that does not read as one${where}: ${sealIn(stored) ?? issue?.message}` };
  }
  // The compiler cannot see that a type and its schema belong together; here they meet.
  return { event: { ...stored, data: read.data } as KnownEvent };
};

/** Explains a field that is not a text because it is still sealed. */
const sealIn = (stored: RecordedEvent): string | undefined => {
  const part = personalParts(stored, personalFieldsOfEvents).find(({ value }) => isSealed(value));
  return part && `its seal does not open, for it was changed, or the key of ${part.subject} is lost or was swapped`;
};

export type StreamSource = { readonly log: Pick<EventStore, 'readStream'>; readonly open: Open };

/** The events of a stream as they are now, as far as they can be read. */
export async function* eventsOfStream({ log, open }: StreamSource, stream: string): AsyncGenerator<KnownEvent> {
  try {
    for await (const stored of log.readStream(stream)) {
      for (const opened of await open([stored])) {
        const known = readBySchema(opened);
        if ('event' in known) yield known.event;
      }
    }
  } catch (error) {
    // A log that opens its events stops at one that it cannot open. The first reading has reported it.
    if (!isBrokenSeal(error)) throw error;
  }
}
