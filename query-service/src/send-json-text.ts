import { hash } from 'node:crypto';
import type { Response } from 'express';

/**
 * Answers with a JSON text as it stands. The strong ETag is made from its bytes, and a client that has them already gets
 * a 304. These answers are the same whoever asks, so a browser may keep them; it has to ask each time whether they still
 * hold, for a client must see its own writes, and caches that many people share may not keep what can be erased.
 */
export const sendJsonText = (response: Response, text: string): void => {
  const bytes = Buffer.from(text);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('ETag', `"${hash('sha256', bytes, 'base64url')}"`);
  response.send(bytes);
};
