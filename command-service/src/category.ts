import type { EventOf } from '@twofold/contracts/event-of';
import type { EventShapes } from '@twofold/contracts/versioned';
import type { Decider } from './decider.ts';

/** A kind of stream: the name before the first dash, the shapes of its events, and who decides on it. */
export type Category<Shapes extends EventShapes, State, Command> = {
  readonly name: string;
  readonly events: Shapes;
  readonly decider: Decider<State, Command, EventOf<Shapes>>;
};

/** The stream of one thing of a category. */
export const streamOf = (category: { readonly name: string }, id: number | string): string => `${category.name}-${id}`;
