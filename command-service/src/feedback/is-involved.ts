import type { Belongings } from '../belongings/belongings.ts';
import { streamOf } from '../category.ts';
import type { FoldStream } from '../fold-stream.ts';
import { feedbackCategory } from './category.ts';
import type { Feedback } from './decider.ts';
import { heldBy } from './seat-decisions.ts';

/** Whether the order belongs to the account, or to the browser while it has no account, or its link was used. */
type MayOpenOrder = (orderId: number, asking: Asking) => Promise<boolean>;

type Asking = {
  readonly userId?: number | undefined;
  readonly browser?: string | undefined;
  readonly order?: { readonly id: number; readonly token: string } | undefined;
};

/**
 * Whether a user has bought reviews of an app, holds a seat for it, or is logged in while one of its seats is open.
 * Users who may not claim such a seat are the app's owner, buyers and reviewers, who may see the app in any case.
 */
export const createIsInvolvedInFeedback = (deps: {
  readonly belongings: Belongings;
  readonly fold: FoldStream;
  readonly mayOpenOrder: MayOpenOrder;
}) => {
  const { belongings, fold, mayOpenOrder } = deps;

  const isInvolvedIn = async (feedback: Feedback, asking: Asking): Promise<boolean> => {
    if (feedback.status === 'absent') return false;
    const { origin } = feedback.request;
    const { userId } = asking;
    if (feedback.status === 'open' && userId !== undefined) {
      const isOpen = feedback.seats.seats.some(({ status }) => status === 'open');
      if (isOpen || heldBy(feedback.seats, userId) !== undefined) return true;
    }
    return origin.source === 'paid-order' && mayOpenOrder(origin.orderId, asking);
  };

  return async (productId: number, asking: Asking): Promise<boolean> => {
    for (const id of await belongings.idsOf(`product-${productId}`, 'request')) {
      const { state } = await fold(feedbackCategory, streamOf(feedbackCategory, id));
      if (await isInvolvedIn(state, asking)) return true;
    }
    return false;
  };
};
