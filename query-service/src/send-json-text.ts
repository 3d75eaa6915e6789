import type { Request, Response } from 'express';
import { createTextPreparer } from './prepared-texts.ts';

const prepare = createTextPreparer();

/**
 * Sends a JSON text unchanged, or a 304 if the client already has it. These answers are the same for all users, so a
 * browser may store them. It must revalidate each time, because a client must see its own writes. Shared caches must not
 * store them, because the data can be erased.
 *
 * Ends the response itself: `response.send` would make a buffer of every text, and Node then sends head and body
 * separately.
 */
export const sendJsonText = (request: Request, response: Response, text: string): void => {
  response.setHeader('Cache-Control', 'private, no-cache');
  const { body, length, etag } = prepare(text);
  response.setHeader('ETag', etag);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', length);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
};
