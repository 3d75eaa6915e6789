import type { ErrorBody } from '@twofold/contracts/error-body';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { ZodError } from 'zod';
import type { Logger } from './log.ts';

type Details = NonNullable<ErrorBody['details']>;

/** What a client is told about an error: D-30's status and human text, and headers such as `Retry-After`. */
type Answer = {
  readonly status: number;
  readonly error: string;
  readonly details?: Details;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An answer that is no success, thrown by the edge: its message goes to the client as it is. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: Details | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    options: {
      readonly details?: Details;
      readonly headers?: Readonly<Record<string, string>>;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.status = status;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }
}

const MAX_DETAILS = 20;
const RETRY_AFTER_SECONDS = '2';
const EVERYTHING_ELSE: Answer = { status: 500, error: 'Something went wrong' };
const UNAVAILABLE: Answer = { status: 503, error: 'The service is not available right now. Please try again.' };

/** After all routes: 404 for a path no route knows, 405 with `Allow` for one that knows other methods only (D-103). */
export const notFound: RequestHandler = (request) => {
  const methods = methodsFor(request.app.router.stack, request.path);
  if (methods.size === 0) throw new HttpError(404, 'Not found');
  if (methods.has('GET')) methods.add('HEAD');
  throw new HttpError(405, 'Method not allowed', { headers: { Allow: [...methods].toSorted().join(', ') } });
};

/**
 * SQLSTATEs of a server that is starting, stopping, overloaded, too slow, not there or not migrated yet. 26000 is what a statement
 * hears whose preparation failed when it was already on its way behind another one.
 */
const PASSING_STATE = /^(?:08|53|57P|57014$|3D000$|3F000$|42P01$|26000$)/;
/** What Node says of connections that fail, and pg of those that end before there was a code, and of its own deadlines. */
const NO_CONNECTION = /^(?:E[A-Z]{3,}|EAI_AGAIN)$/;
const SAID_BY_DRIVER =
  /^(?:Connection terminated|timeout e|Query read timeout|Client has encountered a connection error)/;

/**
 * Before `respondToErrors`: a database that is away is a 503, for the request may well succeed a moment later. What the
 * server itself refuses for another reason is a defect.
 */
export const unavailableWithoutDatabase: ErrorRequestHandler = (error: unknown, _request, _response, next) => {
  const isAway = error instanceof Error && isPassing(error);
  next(isAway ? new HttpError(UNAVAILABLE.status, UNAVAILABLE.error, { cause: error }) : error);
};

const isPassing = (error: Error): boolean => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return PASSING_STATE.test(code) || NO_CONNECTION.test(code) || SAID_BY_DRIVER.test(error.message);
};

/**
 * The last handler of a service: every error becomes D-30's body. `refusals` says, by the code of an error, what an
 * expected "no" is answered with. What nothing here knows is logged and answered 500, without a word of its own.
 */
export const respondToErrors =
  (options: {
    readonly log: Logger;
    readonly refusals?: Readonly<Record<string, { readonly status: number; readonly error: string }>>;
  }): ErrorRequestHandler =>
  (error: unknown, _request: Request, response: Response, _next) => {
    const answer = answerTo(error, options.refusals ?? {});
    if (answer.status >= 500) {
      options.log.error({ requestId: response.locals.requestId, err: error }, 'a request failed');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const body: ErrorBody = { error: answer.error, ...(answer.details && { details: answer.details }) };
    response.removeHeader('ETag');
    response.setHeader('Cache-Control', 'no-store');
    if (answer.status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    response
      .set(answer.headers ?? {})
      .status(answer.status)
      .json(body);
  };

const answerTo = (error: unknown, refusals: Readonly<Record<string, Answer>>): Answer => {
  if (error instanceof HttpError) {
    const { status, message, details, headers } = error;
    return { status, error: message, headers, ...(details && { details }) };
  }
  if (error instanceof ZodError) return invalidInput(error);
  if (error instanceof URIError) return { status: 400, error: 'The address is malformed' };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && Object.hasOwn(refusals, code)) return refusals[code] ?? EVERYTHING_ELSE;
  // The event store's own code; this package does not know the event store.
  return code === 'store-unavailable' ? UNAVAILABLE : EVERYTHING_ELSE;
};

const invalidInput = ({ issues }: ZodError): Answer => ({
  status: 400,
  error: issues[0]?.message ?? 'Invalid input',
  details: issues.slice(0, MAX_DETAILS).map(({ path, message }) => ({ path: path.join('.'), message })),
});

/** Express keeps its routes in layers, whose types do not mention how a layer is asked whether it matches. */
type Layer = {
  readonly match?: (path: string) => false | { readonly path: string };
  readonly route?: { readonly path: unknown; readonly methods?: Readonly<Record<string, boolean>> };
  readonly handle: unknown;
};

const isRouter = (handle: unknown): handle is { readonly stack: readonly Layer[] } =>
  typeof handle === 'function' && 'stack' in handle && Array.isArray(handle.stack);

const methodsFor = (stack: readonly Layer[], path: string): Set<string> => {
  const methods = new Set<string>();
  for (const layer of stack) {
    const matched = layer.match?.(path);
    if (!matched) continue;
    for (const method of Object.keys(layer.route?.methods ?? {})) methods.add(method.toUpperCase());
    if (!isRouter(layer.handle)) continue;
    for (const method of methodsFor(layer.handle.stack, path.slice(matched.path.length) || '/')) methods.add(method);
  }
  return methods;
};
