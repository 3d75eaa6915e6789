import type { Request, Response } from 'express';
import { createTextPreparer } from './prepared-texts.ts';

const prepare = createTextPreparer();

/**
 * Sends a JSON text unchanged, or a 304 if the client has it already. These answers are the same for all users, so a
 * browser may store them; it must revalidate each time, since a client must see its own writes, and shared caches must
 * not store data that can be erased.
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
