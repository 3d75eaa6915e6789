import { openSpan, type OpenSpan } from '@twofold/tracing/tracing';
import type { Request, Response } from 'express';
import type { Answered } from './service-app.ts';

/**
 * Starts the span of a request, as a child of the span in the browser's `traceparent`. It need not be trustworthy: traces
 * are for operators and grant nothing; audits use the correlation id.
 */
export const openRequestSpan = (request: Request, response: Response, service: string): OpenSpan | undefined =>
  openSpan({
    name: request.method,
    isRequest: true,
    parent: request.get('traceparent'),
    attributes: { 'twofold.correlation_id': response.locals.requestId, 'twofold.service': service },
  });

/** Ends the span. `route` is the pattern, because a path or query may contain a token. */
export const endRequestSpan = (span: OpenSpan, { method, route, status, isPutOff }: Answered): void =>
  span.end({
    name: `${method} ${route}`,
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
    isFailed: status >= 500 && !isPutOff,
  });
