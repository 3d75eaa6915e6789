import type { EventOf } from '@twofold/contracts/event-of';
import type { EventShapes } from '@twofold/contracts/versioned';
import type { Decider } from './decider.ts';

/** A kind of stream: its name (the part before the first dash), the shapes of its events, and its decider. */
export type Category<Shapes extends EventShapes, State, Command> = {
  readonly name: string;
  readonly events: Shapes;
  readonly decider: Decider<State, Command, EventOf<Shapes>>;
};

/** The name of one stream of a category. */
export const streamOf = (category: { readonly name: string }, id: number | string): string => `${category.name}-${id}`;
