import type { Problem } from '@twofold/contracts/error-body';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from './log.ts';
import { isInvalidInput } from './parse-input.ts';
import { problemBody, problemTypeFor } from './problem-body.ts';
import { inWords } from './wait-in-words.ts';

type Details = NonNullable<Problem['details']>;

/** The answer to an error: D-30's status and text, a code for programs, and headers such as `Retry-After`. */
type Answer = {
  readonly status: number;
  readonly error: string;
  readonly code?: string;
  readonly details?: Details;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An unsuccessful answer, thrown by routes and middleware. The client receives its message unchanged. */
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

const RETRY_AFTER_SECONDS = '2';
const EVERYTHING_ELSE: Answer = { status: 500, error: 'Something went wrong' };
const UNAVAILABLE: Answer = { status: 503, error: 'The service is not available right now. Please try again.' };

/** Mounted after all routes: 404 for an unknown path, 405 with `Allow` for one with other methods only (D-103). */
export const notFound: RequestHandler = (request) => {
  const methods = methodsFor(request.app.router.stack, request.path);
  if (methods.size === 0) throw new HttpError(404, 'Not found');
  if (methods.has('GET')) methods.add('HEAD');
  throw new HttpError(405, 'Method not allowed', { headers: { Allow: [...methods].toSorted().join(', ') } });
};

/**
 * The last handler of a service: every error becomes D-30's body, which is also a problem of RFC 9457. `refusals` maps
 * the codes of expected refusals to answers (`{wait}` in a text is the error's `waitMs` in words, which is also its
 * `Retry-After`); `isUnavailable` recognizes temporary errors, such as a database outage: they are 503, since a retry
 * may succeed. Unknown errors are logged and answered 500, without details.
 */
export const respondToErrors =
  (options: {
    readonly log: Logger;
    readonly refusals?: Readonly<Record<string, { readonly status: number; readonly error: string }>>;
    readonly isUnavailable?: (error: unknown) => boolean;
  }): ErrorRequestHandler =>
  (error: unknown, request: Request, response: Response, _next) => {
    const answer = options.isUnavailable?.(error) ? UNAVAILABLE : answerTo(error, options.refusals ?? {});
    if (answer.status >= 500) {
      const record = { requestId: response.locals.requestId, err: error };
      if (response.locals.isPutOff === true) options.log.warn(record, 'a request was deferred');
      else options.log.error(record, 'a request failed');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { status, code, details } = answer;
    response.removeHeader('ETag');
    response.setHeader('Cache-Control', 'no-store');
    if (answer.status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    response
      .set(answer.headers ?? {})
      .status(status)
      .type(problemTypeFor(request.get('accept')))
      .send(JSON.stringify(problemBody(status, answer.error, { code, details })));
  };

const answerTo = (error: unknown, refusals: Readonly<Record<string, Answer>>): Answer => {
  if (error instanceof HttpError) {
    const { status, message, details, headers } = error;
    return { status, error: message, headers, ...(details && { details }) };
  }
  if (isInvalidInput(error)) return { status: 400, error: error.message, code: error.code, details: error.details };
  if (error instanceof URIError) return { status: 400, error: 'The address is malformed' };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const refusal = typeof code === 'string' && Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (refusal) return withWait({ ...refusal, code: String(code) }, error);
  // The event store's error code; this package does not depend on the event store.
  return code === 'store-unavailable' ? UNAVAILABLE : EVERYTHING_ELSE;
};

/** Adds the time to wait, if the error has one. */
const withWait = (refusal: Answer, error: unknown): Answer => {
  const waitMs = error instanceof Error && 'waitMs' in error ? error.waitMs : undefined;
  if (typeof waitMs !== 'number') return refusal;
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const headers = { ...refusal.headers, 'Retry-After': String(seconds) };
  return { ...refusal, error: refusal.error.replace('{wait}', inWords(seconds)), headers };
};

/** The types of Express's route layers lack the function that matches a path. */
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
