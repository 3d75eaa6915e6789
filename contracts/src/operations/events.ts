import { z } from 'zod';
import type { EventOf } from '../event-of.ts';

/** What every request says. `requestId` is the id of the command, so that a repeat is known. */
const request = {
  requestId: z.uuid(),
  projection: z.string().regex(/^[a-z][a-z_]{0,62}$/),
  requestedBy: z.int().positive(),
  requestedAt: z.iso.datetime(),
};

const parkedStream = z.string().min(1).max(300);

/**
 * What operators ask of one projection. Stream: `operations-<projection>`. The projector that leads obeys, in this
 * order; what came of it is in its tables (`read_models.operations`), for it never appends.
 */
export const operationEvents = {
  /** Its read model is to be filled anew, beside the one that is shown. */
  ProjectionRebuildRequested: z.object(request),
  /** A stream that is parked is to have another chance. */
  ParkedStreamRetryRequested: z.object({ ...request, stream: parkedStream }),
  /**
   * The event that a stream is parked at is to be left out for ever. It is named, so that nobody leaves out one that they
   * have not seen. The reason is an operator's text on the system and is stored as it is: nothing personal belongs there.
   */
  ParkedStreamSkipRequested: z.object({
    ...request,
    stream: parkedStream,
    eventId: z.guid(),
    reason: z.string().min(1).max(500),
  }),
};
export type OperationEvent = EventOf<typeof operationEvents>;
