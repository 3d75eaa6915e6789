import type { Response } from 'express';
import type { CommandContext } from '../command-handler.ts';

/** The context of the command that a request asks for. `deadlineMs` is by `performance.now()`. */
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
