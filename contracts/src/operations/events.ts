import { z } from 'zod';
import type { EventOf } from '../event-of.ts';

/** The common fields of all requests. `requestId` is the id of the command, so that a repeat is recognized. */
const request = {
  requestId: z.uuid(),
  requestedBy: z.int().positive(),
  requestedAt: z.iso.datetime(),
};

const ofProjection = { ...request, projection: z.string().regex(/^[a-z][a-z_]{0,62}$/) };

/** Reactors' names contain a hyphen and projections' names do not, so their streams never coincide. */
const ofReactor = {
  ...request,
  reactor: z
    .string()
    .max(100)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/),
};

const retry = { stream: z.string().min(1).max(300) };

/**
 * The event that a stream is parked at is skipped permanently. It is named, so that an operator only skips one they
 * have seen. The reason is an operator's text about the system, stored unsealed: it must not contain personal data.
 */
const skip = { ...retry, eventId: z.guid(), reason: z.string().min(1).max(500) };

/**
 * Operators' requests about one projection. Stream: `operations-<projection>`. The leading projector applies them in this
 * order. The results are in its tables (`read_models.operations`), because it never appends events.
 */
export const projectionOperationEvents = {
  /** An operator asked to rebuild the read model; the current one stays in use meanwhile. */
  ProjectionRebuildRequested: z.object(ofProjection),
  /** An operator asked to retry a parked stream. */
  ParkedStreamRetryRequested: z.object({ ...ofProjection, ...retry }),
  ParkedStreamSkipRequested: z.object({ ...ofProjection, ...skip }),
};
export type ProjectionOperationEvent = EventOf<typeof projectionOperationEvents>;

/**
 * Operators' requests about one reactor. Stream: `operations-<reactor>`. The leading command service applies them in this
 * order. The results are in `write_side.operations`.
 */
export const reactorOperationEvents = {
  /** An operator asked to retry a parked stream. */
  ReactorStreamRetryRequested: z.object({ ...ofReactor, ...retry }),
  ReactorStreamSkipRequested: z.object({ ...ofReactor, ...skip }),
};
export type ReactorOperationEvent = EventOf<typeof reactorOperationEvents>;

export const operationEvents = { ...projectionOperationEvents, ...reactorOperationEvents };
export type OperationEvent = EventOf<typeof operationEvents>;
