import { storableText } from '@twofold/contracts/text';
import express, { type Request, type RequestHandler } from 'express';
import { HttpError } from './respond-to-errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const BODY_LIMIT = '100kb';
const MAX_DEPTH = 20;

const parseJson = express.json({ limit: BODY_LIMIT, strict: true });

/**
 * The checks on every unsafe method. Accepts requests from our own pages, or from clients that are not browsers (D-31),
 * requires JSON of at most 100 kB (D-30), and leaves plain data in `request.body` that every store can hold. A request
 * without a body has the body `{}`, so that a schema names the missing fields.
 */
export const acceptWrites = (options: {
  readonly publicOrigin?: string | undefined;
  /** Whether a request is authenticated by a header that no page of another site can add. Such requests have no cookies. */
  readonly isByToken?: (request: Request) => boolean;
}): RequestHandler => {
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method)) {
      next();
      return;
    }
    const isExempt = options.isByToken?.(request) ?? false;
    if (!isExempt && !isSameOrigin(request, options.publicOrigin))
      throw new HttpError(403, 'Requests from other sites are refused');
    if (!isJsonOrEmpty(request))
      throw new HttpError(415, 'The body must be JSON, with the content type application/json');
    parseJson(request, response, (error?: unknown) => {
      if (error !== undefined) {
        next(refusedBody(error));
        return;
      }
      try {
        request.body = storable(request.body ?? {}, 0);
      } catch (tooDeep) {
        next(tooDeep);
        return;
      }
      next();
    });
  };
};

/** `none`: the user made the request, not a page. Browsers send `Sec-Fetch-Site` only over https and to localhost. */
const isSameOrigin = (request: Request, publicOrigin: string | undefined): boolean => {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  return origin === undefined || origin === (publicOrigin ?? `${request.protocol}://${request.host}`);
};

/** A form of another site cannot send a body without a content type, so a write without both is accepted. */
const isJsonOrEmpty = (request: Request): boolean => {
  const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (type !== undefined) return /^application\/json\s*(?:;|$)/i.test(type);
  return encoding === undefined && (length === undefined || Number(length) === 0);
};

const refusedBody = (error: unknown): HttpError => {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return new HttpError(413, 'The body is larger than 100 kB', { cause: error });
    case 'charset.unsupported':
      return new HttpError(400, 'The body must be UTF-8', { cause: error });
    case 'encoding.unsupported':
      return new HttpError(400, 'The encoding of the body is not supported', { cause: error });
    default:
      return new HttpError(400, 'The body is not valid JSON', { cause: error });
  }
};

/** `JSON.parse` makes an own key of `__proto__`; code that copies such an object would change its prototype. */
const storable = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) throw new HttpError(400, 'The body is nested too deeply');
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  const entries = Object.entries(value).map(([key, item]) => [storableText(key), storable(item, depth + 1)] as const);
  return Object.fromEntries(entries.filter(([key]) => key !== '__proto__'));
};
