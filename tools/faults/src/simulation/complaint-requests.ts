import type { CommandContext } from '@twofold/command-service/command-handler';
import { complaintCategory } from '@twofold/command-service/feedback/complaints/category';
import type { Answer } from '@twofold/command-service/requests/request-log';
import { answer, type Sent, type Serving } from './serving.ts';
import type { Action } from './action.ts';

type Run<Kind extends Action['kind']> = {
  readonly sent: Sent;
  readonly action: Extract<Action, { kind: Kind }>;
  readonly context: CommandContext;
  readonly at: string;
};

/** The buyer of an order reports one of its reviews. */
export const report = async (run: Run<'report'>, { service }: Serving): Promise<Answer> => {
  const { action, sent, context, at: reportedAt } = run;
  const { orderId, reviewId, userId } = action;
  const requester = { userId, browser: sent.window.browser, token: undefined };
  const said = { reason: 'copied', note: `A report by user ${userId}.` } as const;
  const position = await service.reportReview({ orderId, reviewId, ...said, requester, reportedAt, context });
  return answer({ orderId, reviewId }, position);
};

/** The author of a reported review objects. */
export const appeal = async (run: Run<'appeal'>, { service }: Serving): Promise<Answer> => {
  const { orderId, userId } = run.action;
  const data = { userId, text: `An appeal by user ${userId}.`, appealedAt: run.at };
  const command = { type: 'AppealComplaint', data } as const;
  const { position } = await service.handle(complaintCategory, orderId, command, run.context);
  return answer({ orderId }, position);
};

/** A moderator decides. Whether the user is one was checked before. */
export const decide = async (run: Run<'uphold' | 'dismiss'>, { service }: Serving): Promise<Answer> => {
  const { kind: decision, orderId, userId: decidedBy } = run.action;
  const owner = await service.ownerOfOrder(orderId);
  const data = { decision, decidedBy, owner, decidedAt: run.at };
  const command = { type: 'DecideComplaint', data } as const;
  const { position } = await service.handle(complaintCategory, orderId, command, run.context);
  return answer({ orderId }, position);
};
