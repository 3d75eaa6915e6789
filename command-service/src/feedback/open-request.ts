import type { FeedbackEvent } from '@twofold/contracts/feedback/events';
import { partOf, type CommandContext, type Handled, type HandleCommand } from '../command-handler.ts';
import { feedbackCategory } from './category.ts';
import type { CloseFeedback, OpenFeedback } from './commands.ts';
import type { Feedback } from './decider.ts';
import type { FindApp } from './reviewer-assignments.ts';

/** A request as it is opened, and the account it is for, if somebody's. */
export type RequestToOpen = {
  readonly request: OpenFeedback['data'];
  readonly requestedBy: number | undefined;
};

export type OpenRequest = (toOpen: RequestToOpen, context: CommandContext) => Promise<Handled<Feedback>>;

type Reason = Extract<FeedbackEvent, { type: 'FeedbackClosed' }>['data']['reason'];

/**
 * Opens a request; doing it again changes nothing. Where the app is gone, or the requester was erased, it is closed at
 * once. That is looked at after it is opened: a take-down at the same time either finds the request, or is
 * seen here.
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
