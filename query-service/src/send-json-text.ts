import type { Request, Response } from 'express';
import { createTextPreparer } from './prepared-texts.ts';

const prepare = createTextPreparer();

/**
 * Answers with a JSON text as it stands. A client that has the text already gets a 304. These answers are the same no matter who
 * asks, so a browser may keep them; it has to ask each time whether they still hold, for a client must see its own writes,
 * and caches that many people share may not keep what can be erased.
 *
 * Ends the response itself: `response.send` would make a buffer of every text, and Node then sends head and body apart.
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
