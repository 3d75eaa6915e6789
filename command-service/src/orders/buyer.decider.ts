import type { BuyerEvent } from '@twofold/contracts/orders/events';
import type { Decider } from '../decider.ts';

export type Buyer = { readonly orderIds: readonly number[] };

export type NoteGuestOrder = {
  readonly type: 'NoteGuestOrder';
  readonly data: Extract<BuyerEvent, { type: 'GuestOrderStarted' }>['data'];
};

const evolve = ({ orderIds }: Buyer, event: BuyerEvent): Buyer => {
  switch (event.type) {
    case 'GuestOrderStarted':
      return { orderIds: [...orderIds, event.data.orderId] };
  }
};

const decide = ({ data }: NoteGuestOrder, { orderIds }: Buyer): readonly BuyerEvent[] =>
  orderIds.includes(data.orderId) ? [] : [{ type: 'GuestOrderStarted', data }];

/** The guest orders of a browser. Stream: `buyer-<SHA-256 of the browser's cookie>`. */
export const buyerDecider: Decider<Buyer, NoteGuestOrder, BuyerEvent> = {
  initialState: { orderIds: [] },
  evolve,
  decide,
};
