import type { FeedbackEvent } from '@twofold/contracts/feedback/events';
import { partOf, type CommandContext, type Handled, type HandleCommand } from '../command-handler.ts';
import { feedbackCategory } from './category.ts';
import type { CloseFeedback, OpenFeedback } from './commands.ts';
import type { Feedback } from './decider.ts';
import type { FindApp } from './reviewer-assignments.ts';

/** A new request, and its account, if any. */
export type RequestToOpen = {
  readonly request: OpenFeedback['data'];
  readonly requestedBy: number | undefined;
};

export type OpenRequest = (toOpen: RequestToOpen, context: CommandContext) => Promise<Handled<Feedback>>;

type Reason = Extract<FeedbackEvent, { type: 'FeedbackClosed' }>['data']['reason'];

/**
 * Opens a request. Idempotent. If the app is gone, or the requester was erased, it is closed immediately. This is
 * checked after the opening: a concurrent take-down either finds the request, or is detected here.
 */
export const createOpenRequest = (deps: {
  readonly handle: HandleCommand;
  readonly findApp: FindApp;
  readonly isErased: (userId: number) => Promise<boolean>;
  readonly now: () => Date;
}): OpenRequest => {
  const { handle, findApp, isErased, now } = deps;

  const reasonToClose = async ({ request, requestedBy }: RequestToOpen): Promise<Reason | undefined> => {
    if (!(await findApp(request.productId))) return 'product-taken-down';
    return requestedBy !== undefined && (await isErased(requestedBy)) ? 'requester-erased' : undefined;
  };

  return async (toOpen, context) => {
    const { request } = toOpen;
    const { requestId } = request;
    const open = partOf(context, `OpenFeedback/${requestId}`);
    const opened = await handle(feedbackCategory, requestId, { type: 'OpenFeedback', data: request }, open);
    const reason = await reasonToClose(toOpen);
    if (!reason) return opened;
    const command: CloseFeedback = { type: 'CloseFeedback', data: { reason, closedAt: now().toISOString() } };
    return handle(feedbackCategory, requestId, command, partOf(context, `CloseFeedback/${requestId}`));
  };
};
