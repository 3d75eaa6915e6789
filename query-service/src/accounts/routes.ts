import { HttpError } from '@twofold/http/respond-to-errors';
import { Router } from 'express';

/** Who is asking. There are no sessions yet, so everybody is a visitor and gets a visitor's answer. */
export const accountRoutes = (): Router =>
  Router().get('/api/me', () => {
    throw new HttpError(401, 'Not logged in');
  });
