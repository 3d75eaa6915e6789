import type { Handler } from '@twofold/feed/handler';
import { inSpan } from '@twofold/tracing/tracing';
import type { Reactor } from './reactor.ts';
import { toCommand, type CommandToSend } from './send-command.ts';

/** Sends a command now, or at a later time. It may be called twice for a command. */
export type Dispatch = (command: CommandToSend, at: Date | undefined) => Promise<void>;

/** Sends the commands that follow from each event, in order. */
export const reactorHandler = ({ name, from, react }: Reactor, dispatch: Dispatch): Handler => ({
  name,
  from,
  act: async (event) => {
    const reactions = react(event);
    if (reactions.length === 0) return;
    const { correlationId, traceparent } = event.metadata;
    const attributes = { 'twofold.correlation_id': correlationId, 'twofold.events': event.type };
    await inSpan({ name: `react ${name}`, parent: traceparent, attributes }, async () => {
      for (const [index, reaction] of reactions.entries())
        await dispatch(toCommand(event, reaction, index), reaction.at);
    });
  },
});
