import type { DataOf, EventShapes } from './versioned.ts';

/** Turns a map of event shapes into the union `{ type, data }` that deciders and projections work with. */
export type EventOf<Shapes extends EventShapes> = {
  [Type in keyof Shapes & string]: { readonly type: Type; readonly data: DataOf<Shapes[Type]> };
}[keyof Shapes & string];
