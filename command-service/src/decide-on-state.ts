import type { EventOf } from '@twofold/contracts/event-of';
import type { EventShapes } from '@twofold/contracts/versioned';
import type { NewEvent } from '@twofold/event-store/port';
import type { Category } from './category.ts';
import { decodeKnown, type Folded } from './fold-stream.ts';

/** `before` is the state that was decided on. */
export type Decided<State, Event> = { readonly before: Folded<State>; readonly events: readonly Event[] };

/** Decides on a state. A command whose events are already in it is not decided again. */
export const decideOn = <Shapes extends EventShapes, State, Command>(
  { decider }: Category<Shapes, State, Command>,
  before: Folded<State>,
  command: Command,
): Decided<State, EventOf<Shapes>> => ({
  before,
  events: before.holdsCommand ? [] : decider.decide(command, before.state),
});

/**
 * Decides on a cached state, which may be outdated. The append verifies the revision. A refusal, or a decision to do
 * nothing, is not verified by an append and must be made again on a fresh state: the answer is `undefined`.
 */
export const decideAhead = <Shapes extends EventShapes, State, Command>(
  category: Category<Shapes, State, Command>,
  before: Folded<State>,
  command: Command,
): Decided<State, EventOf<Shapes>> | undefined => {
  try {
    const decided = decideOn(category, before, command);
    return decided.events.length > 0 ? decided : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The state as a later read will produce it: events pass through JSON and their schema. This detects an unreadable
 * event before it is appended.
 */
export const stateAfter = <Shapes extends EventShapes, State, Command>(
  category: Category<Shapes, State, Command>,
  stream: string,
  before: Folded<State>,
  events: readonly NewEvent[],
): State => {
  const next = before.revision === 'no-stream' ? 0n : before.revision + 1n;
  return events.reduce((state, event, index) => {
    const data: unknown = JSON.parse(JSON.stringify(event.data));
    const stored = { ...event, data, stream, revision: next + BigInt(index) };
    return category.decider.evolve(state, decodeKnown(category.events, stored));
  }, before.state);
};
