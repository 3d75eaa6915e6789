import { HttpError } from '@twofold/http/respond-to-errors';
import type { ErrorRequestHandler } from 'express';

/**
 * SQLSTATE classes and codes of a server that is overloaded, starting, stopping, or not migrated yet. 26000 is what a
 * statement hears whose preparation failed when it was already on its way behind another one.
 */
const PASSING = /^(?:08|53|57P|3F000$|42P01$|26000$)/;

/**
 * Answers 503 while the database is out of reach: the request may well succeed a moment later. A driver that could not
 * connect, or lost its connection, reports no SQLSTATE; what the server itself refuses for another reason is a defect.
 */
export const unavailableWithoutDatabase: ErrorRequestHandler = (error: unknown, _request, _response, next) => {
  const cause = error instanceof Error ? error : undefined;
  next(cause && isPassing(cause) ? new HttpError(503, UNAVAILABLE, { cause }) : error);
};

const UNAVAILABLE = 'The service is not available right now. Please try again.';

/** What pg says of lost connections that never had a code, and of its own deadlines. */
const SAID_BY_DRIVER =
  /^(?:Connection terminated|timeout e|timeout expired|Query read timeout|Client has encountered a connection error)/;

const isPassing = (error: Error): boolean => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return PASSING.test(code) || /^(?:E[A-Z]{3,}|EAI_AGAIN)$/.test(code) || SAID_BY_DRIVER.test(error.message);
};
