import { knownBrowserOf } from '@twofold/http/browser-cookie';
import { accountIdOf } from '@twofold/sessions/sessions';
import type { Request } from 'express';

/**
 * Who asks, for what belongs to an account or to the browser that bought it (D-59). `browser` is the SHA-256 of its cookie;
 * both are undefined for somebody who has never logged in nor written anything.
 */
export type Reader = { readonly userId: number | undefined; readonly browser: string | undefined };

/** @throws Error when the route was built without `sessions`. */
export const readerOf = (request: Request): Reader => ({
  userId: accountIdOf(request),
  browser: knownBrowserOf(request),
});

/** The browser that asks, where it matters whether it has submitted an app (D-117). Never whether it has bought something. */
export const submitterOf = (request: Request): string | undefined => knownBrowserOf(request);
