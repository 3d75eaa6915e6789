import type { Request, RequestHandler } from 'express';
import type { RequestLog } from '../requests/request-log.ts';
import type { Limit } from './limit.ts';
import { tooMany } from '@twofold/http/too-many';
import { setRateLimitHeaders } from './rate-limit-headers.ts';

/** Limits requests that are not declared writes, before any work is done. Throws HttpError 429. */
export const createLimitRequests =
  ({ count }: Pick<RequestLog, 'count'>) =>
  (limitsOf: (request: Request) => readonly Limit[]): RequestHandler =>
  async (request, response, next) => {
    const { quotas, waitMs } = await count(limitsOf(request));
    setRateLimitHeaders(response, quotas);
    if (waitMs !== undefined) throw tooMany(waitMs);
    next();
  };
