import type { Mutant } from './mutant.ts';

const isOf = (type: string, command: unknown): boolean => (command as { readonly type: string }).type === type;

/** Leaves out one command of a category, and answers as if it had been carried out. */
export const withoutCommand = (category: { readonly name: string }, type: string): Mutant => ({
  handle: (handle) => (into, id, command, context) =>
    into.name === category.name && isOf(type, command)
      ? Promise.resolve({ state: into.decider.initialState, hasEvents: false, position: undefined })
      : handle(into, id, command, context),
});

/** Decides one command of a category on another state than there is; with `isAlwaysNew`, each delivery is decided again. */
export const decidingOn = <State>(
  category: { readonly name: string; readonly decider: { readonly initialState: State } },
  { type, spoil, isAlwaysNew = true }: DecidingOn<State>,
): Mutant => ({
  handle:
    (handle, { random }) =>
    (into, id, command, context) => {
      if (into.name !== category.name || !isOf(type, command)) return handle(into, id, command, context);
      const { decider } = into;
      type Real = Parameters<typeof decider.decide>[1];
      const spoiled = {
        ...decider,
        decide: (wanted: typeof command, state: Real) =>
          decider.decide(wanted, spoil(state as unknown as State) as unknown as Real),
      };
      return handle(
        { ...into, decider: spoiled },
        id,
        command,
        isAlwaysNew ? { ...context, id: random.uuid() } : context,
      );
    },
});

type DecidingOn<State> = {
  readonly type: string;
  readonly spoil: (state: NoInfer<State>) => NoInfer<State>;
  readonly isAlwaysNew?: boolean;
};
