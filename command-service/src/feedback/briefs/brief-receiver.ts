import type { Receiver } from '../../reactors/send-command.ts';
import type { EraseBriefs } from './erase-brief.ts';

export const BRIEF_RECEIVER = 'briefs';

/** Erases the test login of a request, or its whole brief. */
export const briefReceiver = ({ eraseAccess, eraseBrief }: EraseBriefs): Receiver => ({
  name: BRIEF_RECEIVER,
  receive: ({ id, command, context }) =>
    (command.type === 'EraseAccess' ? eraseAccess : eraseBrief)(String(id), context),
});
