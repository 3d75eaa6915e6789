import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import type { CommandContext, HandleCommand } from '../../command-handler.ts';
import { briefCategory } from './category.ts';

/** Erases the test login of a request, or its whole brief. */
export type EraseBriefs = {
  readonly eraseAccess: (requestId: string, context: CommandContext) => Promise<void>;
  readonly eraseBrief: (requestId: string, context: CommandContext) => Promise<void>;
};

/**
 * The event is recorded before the key is erased: after a crash in between, the job runs again and finds the event. If
 * no brief was written there is no key.
 */
export const createEraseBriefs = (deps: {
  readonly handle: HandleCommand;
  readonly keyring: Pick<Keyring, 'erase'>;
  readonly now: () => Date;
}): EraseBriefs => {
  const { handle, keyring, now } = deps;
  return {
    eraseAccess: async (requestId, context) => {
      const data = { requestId, erasedAt: now().toISOString() };
      const { state } = await handle(briefCategory, requestId, { type: 'EraseAccess', data }, context);
      if (state.status !== 'absent') await keyring.erase(subjectOf('access', requestId));
    },
    eraseBrief: async (requestId, context) => {
      const data = { requestId, erasedAt: now().toISOString() };
      const { state } = await handle(briefCategory, requestId, { type: 'EraseBrief', data }, context);
      if (state.status === 'absent') return;
      await keyring.erase(subjectOf('access', requestId));
      await keyring.erase(subjectOf('brief', requestId));
    },
  };
};
