import type { z } from 'zod';
import type { EventOf } from './event-of.ts';
import { UnreadableEvent, type EventPlace } from './unreadable-event.ts';
import { readerOf, unknownVersion, type EventShapes } from './versioned.ts';

/** The parts of a stored event that are needed to read its data. */
export type StoredEvent = EventPlace & {
  readonly data: unknown;
  readonly metadata: { readonly schemaVersion: number };
};

const MAX_PATHS = 5;

/**
 * Reads a stored event as one of a category's events, in today's version. Defaults are filled in and unknown keys
 * dropped. Returns `undefined` for a type that the category does not have.
 * @throws UnreadableEvent when the data do not match their version, or a newer release wrote it
 */
export const decodeEvent = <Shapes extends EventShapes>(
  shapes: Shapes,
  event: StoredEvent,
): EventOf<Shapes> | undefined => {
  const shape = Object.hasOwn(shapes, event.type) ? shapes[event.type] : undefined;
  if (shape === undefined) return undefined;
  const { schemaVersion } = event.metadata;
  const read = readerOf(shape, schemaVersion)?.safeParse(event.data);
  if (read === undefined) throw new UnreadableEvent(event, unknownVersion(shape, schemaVersion));
  if (!read.success) throw new UnreadableEvent(event, `does not fit its schema at ${pathsOf(read.error)}`);
  // The compiler cannot see that a type and its schema belong together.
  return { type: event.type, data: read.data } as EventOf<Shapes>;
};

const pathsOf = ({ issues }: z.ZodError): string => {
  const paths = new Set(issues.map(({ path }) => (path.length === 0 ? 'its root' : path.join('.'))));
  return [...paths].slice(0, MAX_PATHS).join(', ');
};
