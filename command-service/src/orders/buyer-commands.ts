import type { OrderEvent } from '@twofold/contracts/orders/events';

type DataOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>['data'];

/** `browser` identifies the requesting browser (D-133). */
export type ClaimOrder = {
  readonly type: 'ClaimOrder';
  readonly data: DataOf<'OrderClaimed'> & { readonly browser: string };
};
/** `userId` and `browser` identify the requester. */
export type RevokeOrderLink = {
  readonly type: 'RevokeOrderLink';
  readonly data: DataOf<'OrderLinkRevoked'> & {
    readonly userId: number | undefined;
    readonly browser: string | undefined;
  };
};
/** `browser` identifies the requesting browser. */
export type GiveGuestEmail = {
  readonly type: 'GiveGuestEmail';
  readonly data: {
    readonly orderId: number;
    readonly email: string;
    readonly givenAt: string;
    readonly browser: string | undefined;
  };
};
export type EraseGuest = { readonly type: 'EraseGuest'; readonly data: DataOf<'GuestErased'> };

/** Commands about the buyer of an order and access to it. */
export type BuyerCommand = ClaimOrder | RevokeOrderLink | GiveGuestEmail | EraseGuest;
