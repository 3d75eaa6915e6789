/**
 * What may happen to one stream of a category. `evolve` is total and never refuses; `decide` answers the events that
 * follow from a command, none for a repeat, or refuses.
 */
export type Decider<State, Command, Event> = {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
  readonly decide: (command: Command, state: State) => readonly Event[];
};

/** An expected refusal by a decider, identified by a code. The HTTP layer maps codes to statuses and texts. */
export class Refusal extends Error {
  readonly code: string;
  /** After how long the same may succeed, where time alone changes the answer. */
  readonly waitMs: number | undefined;

  constructor(code: string, waitMs?: number) {
    super(code);
    this.code = code;
    this.waitMs = waitMs;
  }
}

/** Refuses a command: `code` is a kebab-case fact such as `not-your-review`. */
export const refuse = (code: string, waitMs?: number): never => {
  throw new Refusal(code, waitMs);
};
