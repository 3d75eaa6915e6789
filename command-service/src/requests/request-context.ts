import type { Response } from 'express';
import type { CommandContext } from '../command-handler.ts';

/** The context of a request's command. `deadlineMs` is on the clock of `performance.now()`. */
export const requestContext = (
  response: Response,
  commandId: string,
  actor: string,
  deadlineMs?: number,
): CommandContext => ({
  id: commandId,
  correlationId: response.locals.requestId,
  causationId: commandId,
  actor,
  ...(deadlineMs !== undefined && { deadlineMs }),
});
