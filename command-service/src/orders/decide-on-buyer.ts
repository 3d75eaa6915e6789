import type { OrderEvent } from '@twofold/contracts/orders/events';
import { refuse } from '../decider.ts';
import type { Order } from './decider.ts';

type DataOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>['data'];
type Begun = Exclude<Order, { status: 'absent' }>;

/** `browser` is that of the browser that asks for it (D-133). */
export type ClaimOrder = {
  readonly type: 'ClaimOrder';
  readonly data: DataOf<'OrderClaimed'> & { readonly browser: string };
};
/** `userId` and `browser` are those of the asking browser. */
export type RevokeOrderLink = {
  readonly type: 'RevokeOrderLink';
  readonly data: DataOf<'OrderLinkRevoked'> & {
    readonly userId: number | undefined;
    readonly browser: string | undefined;
  };
};
export type EraseGuest = { readonly type: 'EraseGuest'; readonly data: DataOf<'GuestErased'> };
export type BuyerCommand = ClaimOrder | RevokeOrderLink | EraseGuest;

/** What belongs to an account stays with it. The order of an erased guest becomes nobody's. */
const claim = ({ data }: ClaimOrder, { request, owner, isGuestErased }: Begun): readonly OrderEvent[] => {
  const { browser, ...claimed } = data;
  if (request.submittedBy !== browser) return refuse('not-your-browser');
  return owner === undefined && !isGuestErased ? [{ type: 'OrderClaimed', data: claimed }] : [];
};

/** The buyer may: its account, or the browser that bought it while it has none. */
const revokeLink = ({ data }: RevokeOrderLink, order: Begun): readonly OrderEvent[] => {
  const { request, owner, isGuestErased } = order;
  const { userId, browser, ...revoked } = data;
  const isBrowser = owner === undefined && !isGuestErased && request.submittedBy === browser;
  if (!isBrowser && (owner === undefined || owner !== userId)) return refuse('not-your-order');
  if (!('payment' in order)) return refuse('order-not-paid');
  return order.payment.hasLink ? [{ type: 'OrderLinkRevoked', data: revoked }] : [];
};

/** An order that an account has bought tells nothing of a guest. */
const eraseGuest = ({ data }: EraseGuest, order: Begun): readonly OrderEvent[] => {
  const isOfGuest = 'payment' in order && order.request.requestedBy === undefined;
  return isOfGuest && !order.isGuestErased ? [{ type: 'GuestErased', data }] : [];
};

/** Whose order it is, and who may open it. */
export const decideOnBuyer = (command: BuyerCommand, order: Begun): readonly OrderEvent[] => {
  switch (command.type) {
    case 'ClaimOrder':
      return claim(command, order);
    case 'RevokeOrderLink':
      return revokeLink(command, order);
    case 'EraseGuest':
      return eraseGuest(command, order);
  }
};
