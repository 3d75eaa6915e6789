import { knownBrowserOf, knownDeviceOf } from '@twofold/http/browser-cookie';
import { accountIdOf } from '@twofold/sessions/sessions';
import type { Request } from 'express';

/**
 * The reader, by account or, for unowned orders, by the buying browser (D-133). `browser` is the hash of its cookie.
 * Both are undefined for a visitor who is not logged in and has bought nothing.
 */
export type Reader = { readonly userId: number | undefined; readonly browser: string | undefined };

/** @throws Error when the route was built without `sessions`. */
export const readerOf = (request: Request): Reader => ({
  userId: accountIdOf(request),
  browser: knownBrowserOf(request),
});

/** The device of the request, to check whether it submitted an app (D-133), never whether it bought something. */
export const submitterOf = (request: Request): string | undefined => knownDeviceOf(request);
