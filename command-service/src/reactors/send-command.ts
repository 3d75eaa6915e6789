import type { EventShapes } from '@twofold/contracts/versioned';
import type { RecordedEvent } from '@twofold/event-store/port';
import { v5 as uuidV5 } from 'uuid';
import type { Category } from '../category.ts';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import type { Reaction } from './reactor.ts';

/** A command for a receiver. It is plain JSON without personal data, so that it can wait in a job. */
export type CommandToSend = Omit<Reaction, 'at' | 'once'> & { readonly context: CommandContext };

/** The UUID namespace of commands that follow from several events. */
const SHARED_COMMANDS = '0d7e5c0e-3b1f-4f0e-9a55-7d4b7c1a2e60';

/** The command of the nth reaction to an event. The same event always gives the same id. */
export const toCommand = (event: RecordedEvent, reaction: Reaction, index: number): CommandToSend => ({
  receiver: reaction.receiver,
  id: reaction.id,
  command: reaction.command,
  context: {
    id:
      reaction.once === undefined
        ? uuidV5(`${reaction.command.type}/${index}`, event.id)
        : uuidV5(reaction.once, SHARED_COMMANDS),
    correlationId: event.metadata.correlationId,
    causationId: event.id,
    actor: 'system',
  },
});

export type SendCommand = (sent: CommandToSend) => Promise<void>;

/** Handles the commands sent to its name: with a category's decider, or with an effect such as a mail. */
export type Receiver = { readonly name: string; readonly receive: SendCommand };

/** A receiver that handles commands with a category's decider. Reactors ensure that the commands fit the category. */
export const categoryReceiver = <Shapes extends EventShapes, State, Command>(
  handle: HandleCommand,
  category: Category<Shapes, State, Command>,
): Receiver => ({
  name: category.name,
  receive: async ({ id, command, context }) => {
    await handle(category, id, command as Command, context);
  },
});

/** Sends commands to the receiver they name. */
export const createSendCommand = (receivers: readonly Receiver[]): SendCommand => {
  const byName = new Map(receivers.map((each) => [each.name, each]));
  return async (sent) => {
    const found = byName.get(sent.receiver);
    if (!found) throw new Error(`No receiver is named ${sent.receiver}`);
    await found.receive(sent);
  };
};
