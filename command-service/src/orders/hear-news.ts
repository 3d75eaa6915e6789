import type { CommandContext } from '../command-handler.ts';
import type { PaymentNews } from './payments.ts';
import type { Settle } from './settle.ts';
import type { WebhookEvents } from './webhook-events.ts';

export type HearNews = (news: PaymentNews, context: CommandContext) => Promise<void>;

/**
 * Acts on what the provider tells by itself. Whatever it says, it is asked what is true. That it was heard is kept after
 * the work: what is only half-done must be told again. News of anything but sessions are none.
 * @throws PaymentsError
 */
export const createHearNews = (deps: { readonly settle: Settle; readonly events: WebhookEvents }): HearNews => {
  const { settle, events } = deps;
  return async ({ eventId, sessionId }, context) => {
    if (sessionId === undefined || (await events.isKnown(eventId))) return;
    await settle(sessionId, context);
    await events.add(eventId);
  };
};
