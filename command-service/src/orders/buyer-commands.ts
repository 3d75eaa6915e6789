import type { OrderEvent } from '@twofold/contracts/orders/events';

type DataOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>['data'];

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
/** `browser` is that of the asking browser. */
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

/** Whose an order is, and who may open it. */
export type BuyerCommand = ClaimOrder | RevokeOrderLink | GiveGuestEmail | EraseGuest;
