import type { z } from 'zod';

/** The shapes of the events of one stream category, by type. */
export type EventShapes = Readonly<Record<string, z.ZodType>>;

/** Turns a map of event shapes into the union `{ type, data }` that deciders and projections work with. */
export type EventOf<Shapes extends EventShapes> = {
  [Type in keyof Shapes & string]: { readonly type: Type; readonly data: z.output<Shapes[Type]> };
}[keyof Shapes & string];
