import { StoreUnavailable } from '@twofold/event-store/errors';
import type { ErrorRequestHandler } from 'express';

/** SQLSTATEs of a server that is starting, stopping, overloaded or not there, as another database of that name is not. */
const PASSING_STATE = /^(?:08|53|57P|3D000$)/;

/** What Node says of connections that fail, and pg of those that end before there was a code. */
const NO_CONNECTION = /^(?:E[A-Z]{3,}|EAI_AGAIN)$/;
const SAID_BY_DRIVER =
  /^(?:Connection terminated|timeout e|Query read timeout|Client has encountered a connection error)/;

/**
 * A database that is away answers 503, as a log that is away does: the request may well succeed a moment later. What the
 * server itself refuses for another reason is a defect.
 */
export const unavailableWithoutDatabase: ErrorRequestHandler = (error: unknown, _request, _response, next) => {
  const isAway = error instanceof Error && isPassing(error);
  next(isAway ? new StoreUnavailable('The database does not answer', { cause: error }) : error);
};

const isPassing = (error: Error): boolean => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return PASSING_STATE.test(code) || NO_CONNECTION.test(code) || SAID_BY_DRIVER.test(error.message);
};
