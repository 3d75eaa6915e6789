import type { EventOf, EventShapes } from './event-of.ts';

/**
 * Reads a stored event as one of a category's events. Defaults are filled in and unknown keys dropped.
 * Answers `undefined` for a type that the category does not have.
 * @throws ZodError when the data does not have the shape of its type: such an event is poison.
 */
export const decodeEvent = <Shapes extends EventShapes>(
  shapes: Shapes,
  event: { readonly type: string; readonly data: unknown },
): EventOf<Shapes> | undefined => {
  if (!Object.hasOwn(shapes, event.type)) return undefined;
  const data = shapes[event.type]?.parse(event.data);
  // The compiler cannot see that a type and its own schema belong together; this line is where they meet.
  return { type: event.type, data } as EventOf<Shapes>;
};
