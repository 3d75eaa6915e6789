import { openSpan, type OpenSpan } from '@twofold/tracing/tracing';
import type { Request, Response } from 'express';
import type { Answered } from './service-app.ts';

/**
 * Begins the span of a request, below the click that a browser names in `traceparent`. It may be believed: a trace is
 * for operators, opens nothing, and is never what an audit goes by, which is the correlation id.
 */
export const openRequestSpan = (request: Request, response: Response, service: string): OpenSpan | undefined =>
  openSpan({
    name: request.method,
    isRequest: true,
    parent: request.get('traceparent'),
    attributes: { 'twofold.correlation_id': response.locals.requestId, 'twofold.service': service },
  });

/** Ends it. The route is the pattern: what stands in a path or behind it may be a token. */
export const endRequestSpan = (span: OpenSpan, { method, route, status, isPutOff }: Answered): void =>
  span.end({
    name: `${method} ${route}`,
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
    isFailed: status >= 500 && !isPutOff,
  });
