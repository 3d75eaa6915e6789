import { randomUUID } from 'node:crypto';
import express, { type Express, type Request, type RequestHandler } from 'express';
import helmet from 'helmet';
import { loggedPath, type Logger } from './log.ts';
import { endRequestSpan, openRequestSpan } from './request-span.ts';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- the only way Express offers to declare what `locals` holds
  namespace Express {
    interface Locals {
      /** Used as the header `x-request-id`, in every log record, and as the correlation id of events. */
      requestId: string;
      /** Set by handlers whose requests are not logged, such as health checks. */
      isUnlogged?: boolean;
      /** Set if a request is answered 503 in normal operation, for example because of a late read model. */
      isPutOff?: boolean;
    }
  }
}

/** A finished request. `route` is the matching pattern, such as `/api/users/:id`, to keep the number of labels low. */
export type Answered = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  /** Answered 503 in normal operation: not a failure. */
  readonly isPutOff: boolean;
  /** Whether the client received the whole answer. */
  readonly isWhole: boolean;
};

export type ServiceAppOptions = {
  readonly log: Logger;
  /** Called after every request, including unlogged ones. */
  readonly onAnswered?: ((answered: Answered) => void) | undefined;
  /** Express's `trust proxy`: a number of hops, addresses, or `false` if clients connect directly. */
  readonly trustProxy: number | string | false;
  /** Whether browsers reach the product over https: then HSTS and `Secure` cookies are used. */
  readonly isHttps: boolean;
};

const ID = /^[\w-]{8,64}$/;
const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;

/**
 * An Express app with the middleware of every service: request id, access log, security headers for JSON, and `no-store`
 * unless a route overrides it. The service adds its routes, then `notFound`, then `respondToErrors`.
 */
export const createServiceApp = ({ log, trustProxy, isHttps, onAnswered }: ServiceAppOptions): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.set('secure cookies', isHttps);
  app.use(assignRequestId, recordAnswers(log, serviceOf(log), onAnswered), securityHeaders(isHttps), keepUncached);
  return app;
};

/** Only a trusted proxy may set the request id: a client could use it to join the traces of two people. */
const assignRequestId: RequestHandler = (request, response, next) => {
  const given = isFromProxy(request) ? request.get('x-request-id') : undefined;
  response.locals.requestId = given !== undefined && ID.test(given) ? given : randomUUID();
  response.setHeader('x-request-id', response.locals.requestId);
  next();
};

const isFromProxy = ({ app, socket }: Request): boolean => {
  const isTrusted = app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean;
  return isTrusted(socket.remoteAddress, 0);
};

const recordAnswers =
  (log: Logger, service: string, onAnswered: ServiceAppOptions['onAnswered']): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    const span = openRequestSpan(request, response, service);
    const within = (work: () => void): void => (span ? span.run(work) : work());
    response.once('close', () => {
      const { method } = request;
      const { statusCode: status, writableFinished: isWhole } = response;
      const durationMs = performance.now() - startedAt;
      const isPutOff = response.locals.isPutOff === true;
      const answered = { method, route: routeOf(request), status, durationMs, isPutOff, isWhole };
      onAnswered?.(answered);
      if (response.locals.isUnlogged === true) return;
      const record = (): void =>
        log.info(
          {
            requestId: response.locals.requestId,
            method,
            path: loggedPath(request.originalUrl),
            status,
            durationMs: Math.round(durationMs),
          },
          isWhole ? 'answered' : 'the client disconnected before the response was sent',
        );
      within(record);
      if (span) endRequestSpan(span, answered);
    });
    within(next);
  };

const serviceOf = (log: Logger): string => String(log.bindings()['service'] ?? 'unknown');

const routeOf = ({ baseUrl, route }: Request): string => {
  const path: unknown = (route as { readonly path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? `${baseUrl}${path}` : 'none';
};

const securityHeaders = (isHttps: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps && { maxAge: HALF_A_YEAR_SECONDS },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xPoweredBy: false,
    xXssProtection: false,
  });

const keepUncached: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
