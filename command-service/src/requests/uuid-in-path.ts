import { HttpError } from '@twofold/http/respond-to-errors';
import type { Request } from 'express';
import { z } from 'zod';

/**
 * The UUID in the path of a request.
 * @throws HttpError 404 with this text for an invalid one
 */
export const uuidInPath = (request: Request, notFound: string): string => {
  const id = z.uuid().safeParse(request.params['id']);
  if (!id.success) throw new HttpError(404, notFound);
  return id.data.toLowerCase();
};
