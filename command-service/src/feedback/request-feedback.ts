import type { RequestFeedbackResponse } from '@twofold/contracts/feedback/api';
import type { CreditEvent } from '@twofold/contracts/credits/events';
import type { Position } from '@twofold/event-store/port';
import { v5 as uuidV5 } from 'uuid';
import { later, partOf, type CommandContext } from '../command-handler.ts';
import { refuse } from '../decider.ts';
import type { BriefText } from './briefs/decider.ts';
import type { WriteBriefOf } from './briefs/write-brief.ts';
import { requestOfCredits } from './credit-request.ts';
import type { OpenRequest } from './open-request.ts';
import type { FindApp } from './reviewer-assignments.ts';

type Reserved = Extract<CreditEvent, { type: 'CreditsReserved' }>['data'];

/**
 * Reserves credits, once per reservation id. Implemented by the credits slice.
 * @throws Refusal `not-enough-credits`, `email-unconfirmed`
 */
export type ReserveCredits = (
  reservation: Reserved,
  context: CommandContext,
) => Promise<{ readonly available: number; readonly position: Position | undefined }>;

/** Whether a reservation was made before. Implemented by the credits slice. */
export type HasReserved = (userId: number, reservationId: string) => Promise<boolean>;

/** A user's request for reviews of one of their apps. */
export type FeedbackToRequest = {
  readonly productId: number;
  readonly userId: number;
  readonly reviewers: number;
  readonly brief?: BriefText | undefined;
  readonly requestedAt: string;
  readonly context: CommandContext;
};

/** `position` is that of the last event read or appended. */
export type RequestedWithCredits = {
  readonly requested: RequestFeedbackResponse;
  readonly position: Position | undefined;
};

export type RequestFeedback = (feedback: FeedbackToRequest) => Promise<RequestedWithCredits>;

/**
 * Reserves a credit per reviewer and opens the request. After a crash in between, the reactor on `CreditsReserved`
 * opens the request; a repeat continues where the last run stopped.
 * @throws Refusal `product-not-found`, `not-your-product`, `not-enough-credits`, `email-unconfirmed`
 */
export const createRequestFeedback = (deps: {
  readonly findApp: FindApp;
  readonly reserveCredits: ReserveCredits;
  readonly hasReserved: HasReserved;
  readonly openRequest: OpenRequest;
  readonly writeBrief: WriteBriefOf;
}): RequestFeedback => {
  const { findApp, reserveCredits, hasReserved, openRequest, writeBrief } = deps;

  return async ({ productId, userId, reviewers: amount, brief, requestedAt: reservedAt, context }) => {
    const reservationId = uuidV5(`reservation/${userId}`, context.id);
    const app = await findApp(productId, { userId });
    // A repeat of a completed request succeeds, regardless of later changes of the app.
    if (app?.owner !== userId && !(await hasReserved(userId, reservationId)))
      return refuse(app ? 'not-your-product' : 'product-not-found');
    const reservation: Reserved = { userId, reservationId, productId, amount, reservedAt };
    const { available, position } = await reserveCredits(reservation, partOf(context, 'ReserveCredits'));
    const toOpen = requestOfCredits(reservation);
    const opened = await openRequest(toOpen, context);
    const { requestId, seats, dueAt } = toOpen.request;
    const requester = { userId, browser: undefined, token: undefined };
    const briefed = brief && (await writeBrief({ requestId, requester, brief, writtenAt: reservedAt, context }));
    return {
      requested: { requestId, productId, seats, dueAt, totalCredits: available },
      position: later(later(position, opened.position), briefed),
    };
  };
};
