import type { FeedbackOrigin } from '@twofold/contracts/feedback/events';

/** A requester: an account, a browser that bought without one, or the holder of the token in mails about an order. */
export type Requester = {
  readonly userId: number | undefined;
  readonly browser: string | undefined;
  readonly token: string | undefined;
};

/** Whether a user may open an order. Implemented by the orders slice. */
export type MayOpenOrder = (
  orderId: number,
  by: Omit<Requester, 'token'> & { readonly order: { readonly id: number; readonly token: string } | undefined },
) => Promise<boolean>;

/** Whether a request is theirs: they reserved the credits, or may open the order that paid for it. */
export const createMayManage =
  ({ mayOpenOrder }: { readonly mayOpenOrder: MayOpenOrder }) =>
  async (origin: FeedbackOrigin, { userId, browser, token }: Requester): Promise<boolean> => {
    if (origin.source === 'credit-request') return origin.userId === userId;
    const order = token === undefined ? undefined : { id: origin.orderId, token };
    return mayOpenOrder(origin.orderId, { userId, browser, order });
  };

export type MayManage = ReturnType<typeof createMayManage>;
