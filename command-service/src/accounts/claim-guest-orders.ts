import { knownBrowserOf } from '@twofold/http/browser-cookie';
import type { Request, Response } from 'express';
import type { CommandContext } from '../command-handler.ts';
import { requestContext } from '../requests/request-context.ts';
import { actorOf, type Answer } from '../requests/request-log.ts';

/** Moves a browser's guest orders to an account and answers the last position. Implemented by the orders slice. */
export type ClaimOrdersOf = (claim: {
  readonly userId: number;
  readonly browser: string;
  readonly context: CommandContext;
}) => Promise<string | undefined>;

/** Answers the login's answer with the position at which the orders are visible. */
export type ClaimGuestOrders = (
  request: Request,
  response: Response,
  login: { readonly userId: number; readonly answer: Answer },
) => Promise<Answer>;

/** Moves a browser's guest orders to the user who logs in or registers there (D-59). */
export const createClaimGuestOrders = (deps: {
  readonly claimOrdersOf: ClaimOrdersOf;
  readonly newId: () => string;
}): ClaimGuestOrders => {
  const { claimOrdersOf, newId } = deps;
  return async (request, response, { userId, answer }) => {
    const browser = knownBrowserOf(request);
    if (browser === undefined) return answer;
    const context = requestContext(response, newId(), actorOf(userId));
    const position = await claimOrdersOf({ userId, browser, context });
    const isLater = position !== undefined && (answer.position === undefined || position > answer.position);
    return isLater ? { ...answer, position } : answer;
  };
};
