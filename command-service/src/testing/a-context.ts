import type { CommandContext } from '../command-handler.ts';

/** The context of a test's commands. */
export const aContext: CommandContext = {
  id: 'b2f5a6e0-6f3a-4a51-9a53-0d1b6b0f7c11',
  correlationId: 'request-1',
  causationId: 'b2f5a6e0-6f3a-4a51-9a53-0d1b6b0f7c11',
  actor: 'visitor',
};
