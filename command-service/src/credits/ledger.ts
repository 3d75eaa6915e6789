import type { EventStore, Position } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { foldStream, partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { creditsCategory } from './category.ts';
import type { GrantCredits } from './decider.ts';

/** Every new account starts with this (D-01). */
const WELCOME_CREDITS = 1;

/** `position` is that of the last event of the ledger. */
export type Balance = { readonly available: number; readonly position: Position | undefined };

/** Gives a new account its welcome credit. The same for the route and the reactor: whoever is second changes nothing. */
export const welcomeCredit = (userId: number, registeredAt: string): GrantCredits => ({
  type: 'GrantCredits',
  data: { userId, amount: WELCOME_CREDITS, reason: 'welcome', grantedAt: registeredAt },
});

/** What other slices are handed of the credits. */
export const createLedger = (deps: { readonly store: EventStore; readonly handle: HandleCommand }) => {
  const { store, handle } = deps;
  return {
    grantWelcome: async (userId: number, registeredAt: string, context: CommandContext): Promise<void> => {
      const command = welcomeCredit(userId, registeredAt);
      await handle(creditsCategory, userId, command, partOf(context, `${command.type}/${userId}`));
    },
    balanceOf: async (userId: number): Promise<Balance> => {
      const { state, position } = await foldStream(store, creditsCategory, streamOf(creditsCategory, userId));
      return { available: state.available, position };
    },
  };
};
