import { expect } from 'vitest';
import { Refusal, type Decider } from '../decider.ts';

/**
 * Given / when / then for a decider: `given(events).when(command).then(events)`, `.thenNothing()`, `.thenRefused(code,
 * waitMs)`. The decided events are also checked: repeating the command on the folded state changes nothing, and every
 * event survives JSON.
 */
export const specFor =
  <State, Command, Event>(decider: Decider<State, Command, Event>) =>
  (...past: readonly Event[]) => ({
    when: (command: Command) => {
      const state = past.reduce(decider.evolve, decider.initialState);
      const decide = () => decider.decide(command, state);
      return {
        // oxlint-disable-next-line unicorn/no-thenable -- the field's own word for the last step of a specification
        then: (...expected: readonly Event[]) => {
          const decided = decide();
          expect(decided).toEqual(expected);
          expect(JSON.parse(JSON.stringify(decided))).toEqual(decided);
        },
        thenNothing: () => expect(decide()).toEqual([]),
        thenRefused: (code: string, waitMs?: number) => expect(decide).toThrow(new Refusal(code, waitMs)),
      };
    },
  });
