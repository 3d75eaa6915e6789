import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { foldStream } from '../fold-stream.ts';
import { digestOf } from '../link-tokens.ts';
import type { Contact } from '../mail/mail.ts';
import { orderCategory } from './category.ts';
import { isPaid, type Order } from './order.ts';
import type { OrderLinks } from './order-links.ts';

/** A user and their device (D-133). */
export type Asking = { readonly userId: number; readonly device: string };

/** A user who wants to open an order: an account, a browser, or the holder of the token from its mails. */
type OpenedBy = {
  readonly userId?: number | undefined;
  readonly browser?: string | undefined;
  readonly order?: { readonly id: number; readonly token: string } | undefined;
};

/** The buyers of orders, for other slices and for mails. */
export interface Buyers {
  /** Whether it belongs to this account, or was bought on this device. */
  readonly isBuyer: (orderId: number, asking: Asking) => Promise<boolean>;
  /** Whether it belongs to this account or, while unowned, was bought in this browser; or its link was used. */
  readonly mayOpen: (orderId: number, by: OpenedBy) => Promise<boolean>;
  /** The account that owns it, if any. */
  readonly ownerOf: (orderId: number) => Promise<number | undefined>;
  /** The buyer's contact, with a link that opens the order unless it was revoked; `undefined` once they were erased. */
  readonly contactOfBuyer: (orderId: number) => Promise<Contact | undefined>;
}

export const createBuyers = (deps: {
  readonly store: EventStore;
  /** Where browsers reach the product. */
  readonly origin: string;
  readonly links: OrderLinks;
  /** Implemented by the accounts slice. */
  readonly contactOfPerson: (userId: number) => Promise<Contact | undefined>;
}): Buyers => {
  const { store, origin, links, contactOfPerson } = deps;
  const orderOf = async (orderId: number): Promise<Order> =>
    (await foldStream(store, orderCategory, streamOf(orderCategory, orderId))).state;

  return {
    isBuyer: async (orderId, { userId, device }) => {
      const order = await orderOf(orderId);
      if (order.status === 'absent') return false;
      // Orders from before there were two cookies have only `submittedBy`.
      return order.owner === userId || [order.request.device, order.request.submittedBy].includes(device);
    },
    mayOpen: async (orderId, { userId, browser, order: link }) => {
      const order = await orderOf(orderId);
      if (order.status === 'absent') return false;
      const isLinked = link?.id === orderId && isPaid(order) && order.payment.hasLink;
      if (isLinked && (await links.hashOf(orderId)) === digestOf(link.token).toString('hex')) return true;
      if (order.owner !== undefined) return order.owner === userId;
      return !order.isGuestErased && browser !== undefined && order.request.submittedBy === browser;
    },
    ownerOf: async (orderId) => {
      const order = await orderOf(orderId);
      return order.status === 'absent' ? undefined : order.owner;
    },
    contactOfBuyer: async (orderId) => {
      const order = await orderOf(orderId);
      if (!isPaid(order)) return undefined;
      const link = `${origin}/orders/${orderId}`;
      if (order.owner !== undefined) {
        const contact = await contactOfPerson(order.owner);
        return contact && { ...contact, link };
      }
      const { email: to, hasLink } = order.payment;
      if (to === undefined) return undefined;
      const opens = hasLink ? `${link}?token=${await links.tokenOf(orderId)}` : link;
      return { to, about: `order-${orderId}`, link: opens };
    },
  };
};
