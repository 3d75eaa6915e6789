import { createFindPaidOrder } from './find-paid-order.ts';
import { createFollowDispute, type FollowDispute } from './follow-dispute.ts';
import { createFollowRefund, type FollowRefund } from './follow-refund.ts';

/** Requests to the provider about past payments. The answers are recorded in the orders. */
export type FollowPayments = { readonly followRefund: FollowRefund; readonly followDispute: FollowDispute };

export const createFollowPayments = (
  deps: Parameters<typeof createFindPaidOrder>[0] & Omit<Parameters<typeof createFollowRefund>[0], 'findPaidOrder'>,
): FollowPayments => {
  const findPaidOrder = createFindPaidOrder(deps);
  return {
    followRefund: createFollowRefund({ ...deps, findPaidOrder }),
    followDispute: createFollowDispute({ ...deps, findPaidOrder }),
  };
};
