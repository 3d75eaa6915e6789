import type { Erased } from '@twofold/contracts/personal';

/** The data of a command: an event's data as plain text, without the mark that a text was erased. */
export type Plain<Data> = { readonly [Key in keyof Data]: Exclude<Data[Key], Erased> };

/**
 * The rules of one stream of a category. `evolve` is total and never refuses. `decide` returns the events that follow
 * from a command (none for a repeat), or refuses.
 */
export type Decider<State, Command, Event> = {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
  readonly decide: (command: Command, state: State) => readonly Event[];
};

/** An expected refusal by a decider, identified by a code. The HTTP layer maps codes to statuses and texts. */
export class Refusal extends Error {
  readonly code: string;
  /** After this time the same command may succeed. Absent if waiting does not help. */
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
