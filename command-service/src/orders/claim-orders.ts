import type { EventStore, Position } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import { streamOf } from '../category.ts';
import { later, partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { buyerCategory, orderCategory } from './category.ts';

/** `browser` is the SHA-256 of the cookie of the browser whose orders are claimed. */
export type OrdersToClaim = {
  readonly userId: number;
  readonly browser: string;
  readonly context: CommandContext;
};

/**
 * Answers the position of the last event, which the next read of the orders waits for. Never throws, so that a login does
 * not fail because of it.
 */
export type ClaimOrdersOf = (claim: OrdersToClaim) => Promise<Position | undefined>;

/**
 * Moves a browser's guest orders to the account that logs in there (D-59). Owned orders stay; failed moves are retried
 * at the next login.
 */
export const createClaimOrders = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly log: Logger;
  readonly now: () => Date;
}): ClaimOrdersOf => {
  const { store, handle, log, now } = deps;
  return async ({ userId, browser, context }) => {
    let last: Position | undefined;
    try {
      const { state } = await foldStream(store, buyerCategory, streamOf(buyerCategory, browser));
      for (const orderId of state.orderIds) {
        const data = { orderId, userId, browser, claimedAt: now().toISOString() };
        const part = partOf(context, `ClaimOrder/${orderId}`);
        const { position } = await handle(orderCategory, orderId, { type: 'ClaimOrder', data }, part);
        last = later(last, position);
      }
    } catch (error) {
      log.error({ err: error, userId }, 'could not move orders to an account');
    }
    return last;
  };
};
