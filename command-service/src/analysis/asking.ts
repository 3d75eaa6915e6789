import { knownBrowserOf, knownDeviceOf } from '@twofold/http/browser-cookie';
import { isByToken } from '@twofold/sessions/access-tokens/accept-tokens';
import type { Request } from 'express';
import type { Asking } from './find-app.ts';

/** Who requests an app, from the account and the cookies of a request. */
export const askingOf = (request: Request, userId: number | undefined): Asking => ({
  userId,
  browser: knownBrowserOf(request),
  device: knownDeviceOf(request),
  isByToken: isByToken(request),
});
