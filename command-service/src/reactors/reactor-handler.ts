import type { Handler } from '@twofold/feed/handler';
import type { Reactor } from './reactor.ts';
import { toCommand, type CommandToSend } from './send-command.ts';

/** Sends a command now, or keeps it until `at`. Must be harmless the second time. */
export type Dispatch = (command: CommandToSend, at: Date | undefined) => Promise<void>;

/** Sends the commands that follow from each event, one after the other. */
export const reactorHandler = ({ name, from, react }: Reactor, dispatch: Dispatch): Handler => ({
  name,
  from,
  act: async (event) => {
    for (const [index, reaction] of react(event).entries())
      await dispatch(toCommand(event, reaction, index), reaction.at);
  },
});
