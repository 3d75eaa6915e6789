import type { Tier } from '@twofold/contracts/orders/events';
import { PLANS } from '@twofold/contracts/orders/plans';
import type { EventStore, Position } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { refuse } from '../decider.ts';
import { buyerCategory, checkoutCategory, orderCategory } from './category.ts';
import type { Payments } from './payments.ts';

/** The lifetime of a checkout. Stripe requires 30 minutes from when it receives the request; the rest is for repeats. */
const CHECKOUT_LIFETIME_MS = 60 * 60 * 1_000;

/** The purchase, with its browser and device (D-133). */
export type CheckoutToStart = {
  readonly orderId: number;
  readonly productId: number;
  readonly tier: Tier;
  readonly requestedBy: number | undefined;
  readonly browser: string;
  readonly device: string;
  /** The token of the share link, for an unlisted app. */
  readonly share?: string | undefined;
  readonly startedAt: Date;
  readonly context: CommandContext;
};

export type StartedCheckout = {
  readonly sessionId: string;
  readonly url: string;
  readonly position: Position | undefined;
};

/** Finds an app that the buyer may see. Implemented by the analysis slice. */
export type FindApp = (
  productId: number,
  asking: Pick<CheckoutToStart, 'browser' | 'device' | 'share'> & { readonly userId: number | undefined },
) => Promise<{ readonly productId: number } | undefined>;

export type OpenCheckoutOf = (checkout: CheckoutToStart) => Promise<StartedCheckout>;

/**
 * Records the order, opens a session at the provider, and records the session before answering with its address. A
 * repeat continues where the last run stopped, with the same session.
 * @throws Refusal `product-not-found`; `order-id-taken` when another id must be tried; PaymentsError
 */
export const createOpenCheckout = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly payments: Payments;
  readonly findApp: FindApp;
  readonly now: () => Date;
}): OpenCheckoutOf => {
  const { store, handle, payments, findApp, now } = deps;

  /** A started checkout continues, regardless of later changes of the app. */
  const isStarted = async (orderId: number, { id }: CommandContext): Promise<boolean> =>
    (await foldStream(store, orderCategory, streamOf(orderCategory, orderId), id)).holdsCommand;

  return async ({ orderId, productId, tier, requestedBy, browser, device, share, startedAt: startsAt, context }) => {
    const starting = partOf(context, `StartCheckout/${orderId}`);
    const app = await findApp(productId, { userId: requestedBy, browser, device, share });
    if (!app && !(await isStarted(orderId, starting))) return refuse('product-not-found');
    const startedAt = startsAt.toISOString();
    const expiresAt = new Date(startsAt.getTime() + CHECKOUT_LIFETIME_MS).toISOString();
    const { provider, livemode } = payments;
    const amountCents = PLANS[tier].priceCents;
    const bought = { orderId, productId, tier, amountCents, currency: 'usd', startedAt, expiresAt } as const;
    const by = { submittedBy: browser, device, ...(requestedBy !== undefined && { requestedBy }) };
    const start = { type: 'StartCheckout', data: { ...bought, livemode, provider, ...by } } as const;
    const { state: order } = await handle(orderCategory, orderId, start, starting);
    if (requestedBy === undefined) {
      // A visitor whose first answer was lost may send another cookie. The order stays with the first one.
      const buyer = (order.status === 'absent' ? undefined : order.request.submittedBy) ?? browser;
      const note = { type: 'NoteGuestOrder', data: { browser: buyer, orderId, startedAt } } as const;
      await handle(buyerCategory, buyer, note, partOf(context, `NoteGuestOrder/${orderId}`));
    }

    const { sessionId, url } = await payments.open(bought);
    const assign = { sessionId, orderId, assignedAt: now().toISOString() };
    const part = (type: string): CommandContext => partOf(context, `${type}/${orderId}/${sessionId}`);
    await handle(checkoutCategory, sessionId, { type: 'AssignCheckoutSession', data: assign }, part('Assign'));
    const opened = { orderId, sessionId, expiresAt, openedAt: now().toISOString() };
    const { position } = await handle(orderCategory, orderId, { type: 'OpenCheckout', data: opened }, part('Open'));
    return { sessionId, url, position };
  };
};
