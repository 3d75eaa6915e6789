import type { EventShapes } from '@twofold/contracts/event-of';
import type { RecordedEvent } from '@twofold/event-store/port';
import { v5 as uuidV5 } from 'uuid';
import type { Category } from '../category.ts';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import type { Reaction } from './reactor.ts';

/** A reaction on its way to the decider of its stream; plain JSON, so that it can wait in a job. */
export type CommandToSend = Omit<Reaction, 'at'> & { readonly context: CommandContext };

/** The command of the nth reaction to an event: the same event gives the same id, however often it is delivered. */
export const toCommand = (event: RecordedEvent, reaction: Reaction, index: number): CommandToSend => ({
  category: reaction.category,
  id: reaction.id,
  command: reaction.command,
  context: {
    id: uuidV5(`${reaction.command.type}/${index}`, event.id),
    correlationId: event.metadata.correlationId,
    causationId: event.id,
    actor: 'system',
  },
});

export type SendCommand = (sent: CommandToSend) => Promise<void>;

/** Makes one category able to receive commands by name. That a command fits its category is the reactor's word. */
export const receiver = <Shapes extends EventShapes, State, Command>(category: Category<Shapes, State, Command>) => ({
  name: category.name,
  receive: async (handle: HandleCommand, { id, command, context }: CommandToSend): Promise<void> => {
    await handle(category, id, command as Command, context);
  },
});

/** Sends commands to the category they name. */
export const createSendCommand = (
  handle: HandleCommand,
  receivers: readonly ReturnType<typeof receiver>[],
): SendCommand => {
  const byName = new Map(receivers.map((each) => [each.name, each]));
  return async (sent) => {
    const found = byName.get(sent.category);
    if (!found) throw new Error(`No category is named ${sent.category}`);
    await found.receive(handle, sent);
  };
};
