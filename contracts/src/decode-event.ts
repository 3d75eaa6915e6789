import type { z } from 'zod';
import type { EventOf, EventShapes } from './event-of.ts';
import { UnreadableEvent, type EventPlace } from './unreadable-event.ts';

/** A stored event, as far as it takes to read its data. */
export type StoredEvent = EventPlace & { readonly data: unknown };

const MAX_PATHS = 5;

/**
 * Reads a stored event as one of a category's events. Defaults are filled in and unknown keys dropped.
 * Answers `undefined` for a type that the category does not have.
 * @throws UnreadableEvent when the data does not have the shape of its type
 */
export const decodeEvent = <Shapes extends EventShapes>(
  shapes: Shapes,
  event: StoredEvent,
): EventOf<Shapes> | undefined => {
  if (!Object.hasOwn(shapes, event.type)) return undefined;
  const read = shapes[event.type]?.safeParse(event.data);
  if (read?.error) throw new UnreadableEvent(event, `does not fit its schema at ${pathsOf(read.error)}`);
  // The compiler cannot see that a type and its own schema belong together; this line is where they meet.
  return { type: event.type, data: read?.data } as EventOf<Shapes>;
};

const pathsOf = ({ issues }: z.ZodError): string => {
  const paths = new Set(issues.map(({ path }) => (path.length === 0 ? 'its root' : path.join('.'))));
  return [...paths].slice(0, MAX_PATHS).join(', ');
};
