import type { EventShapes } from '@twofold/contracts/versioned';
import type { RecordedEvent } from '@twofold/event-store/port';
import { v5 as uuidV5 } from 'uuid';
import type { Category } from '../category.ts';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import type { Reaction } from './reactor.ts';

/** A command on its way to its receiver; plain JSON, so that it can wait in a job. It holds ids and no personal data. */
export type CommandToSend = Omit<Reaction, 'at' | 'once'> & { readonly context: CommandContext };

/** Namespace of the ids of commands that follow from several events. */
const SHARED_COMMANDS = '0d7e5c0e-3b1f-4f0e-9a55-7d4b7c1a2e60';

/** The command of the nth reaction to an event: the same event gives the same id, however often it is delivered. */
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

/** Who receives commands, by name: a category, whose decider takes them, or an effect such as a mail. */
export type Receiver = { readonly name: string; readonly receive: SendCommand };

/** Makes one category able to receive commands. That a command fits its category is the reactor's word. */
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
