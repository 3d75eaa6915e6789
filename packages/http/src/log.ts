import { isUnreadableEvent } from '@twofold/contracts/unreadable-event';
import { traceIdNow } from '@twofold/tracing/tracing';
import { pino, stdTimeFunctions, type DestinationStream, type Level, type Logger } from 'pino';

export type { Logger } from 'pino';

/** The fields of an error that may be logged. Others are omitted: a driver puts rows and parameters into them. */
type ErrorFields = {
  type: string;
  message: string;
  code?: string;
  stream?: string;
  revision?: string;
  stack?: string;
  cause?: ErrorFields;
};

const MAX_CAUSES = 3;

/**
 * The log of one service: one line of JSON per record, on standard output unless a destination is given. Requests,
 * responses and errors pass an allow-list, so that no body, cookie, query string or email address is logged.
 */
export const createLog = (options: {
  readonly service: string;
  readonly level: Level | 'silent';
  readonly destination?: DestinationStream;
}): Logger => {
  const settings = {
    level: options.level,
    base: { service: options.service },
    timestamp: stdTimeFunctions.isoTime,
    hooks: { streamWrite: withoutAddresses },
    mixin: traceFields,
    serializers: { req: requestFields, res: responseFields, err: errorFields, error: errorFields },
  };
  return options.destination === undefined ? pino(settings) : pino(settings, options.destination);
};

/** A new object each time, because the logger modifies it. */
const traceFields = (): { traceId?: string } => {
  const traceId = traceIdNow();
  return traceId === undefined ? {} : { traceId };
};

/**
 * The path of a URL for logs: without its query string, and only with those segments that are plain words or numbers.
 * Other segments may be tokens or addresses.
 */
export const loggedPath = (url: string): string => {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return IS_HARMLESS.test(path) ? path : path.slice(0, 300).split('/').map(loggedSegment).join('/');
};

const IS_HARMLESS = /^(?:\/(?:[a-z][a-z.-]{0,39}|\d{1,19})){1,9}$/;

const loggedSegment = (segment: string): string => (/^(?:[a-z][a-z.-]{0,39}|\d{1,19}|)$/.test(segment) ? segment : '*');

const requestFields = (request: { method?: string; url?: string; originalUrl?: string }) => ({
  method: request.method,
  path: loggedPath(request.originalUrl ?? request.url ?? ''),
});

const responseFields = (response: { statusCode?: number }) => ({ status: response.statusCode });

const errorFields = (error: unknown, depth = 0): ErrorFields => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'A non-Error value was thrown' };
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(isUnreadableEvent(error) && { stream: error.stream, revision: String(error.revision) }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(cause instanceof Error && depth < MAX_CAUSES && { cause: errorFields(cause, depth + 1) }),
  };
};

/** Works on a line of JSON. The pattern matches escapes as a whole, so that none is split. */
const withoutAddresses = (line: string): string =>
  line.includes('@')
    ? line.replace(/\\u[0-9a-f]{4}|\\.|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/gi, (found) =>
        found.startsWith('\\') ? found : '<address>',
      )
    : line;
