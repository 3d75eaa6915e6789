import { HttpError } from '@twofold/http/respond-to-errors';
import type { Request } from 'express';

/**
 * The id in the path of a request (D-53).
 * @throws HttpError 404 with this text for an invalid id
 */
export const idInPath = (request: Request, notFound: string): number => {
  const id = String(request.params['id']);
  if (!/^\d{1,15}$/.test(id) || Number(id) === 0) throw new HttpError(404, notFound);
  return Number(id);
};
