import { knownBrowserOf, knownDeviceOf } from '@twofold/http/browser-cookie';
import { accountIdOf } from '@twofold/sessions/sessions';
import type { Request } from 'express';

/**
 * The reader, by account or, for unowned orders, by the buying browser (D-133). `browser` is the hash of its cookie;
 * both are undefined for a visitor who has never logged in nor bought anything.
 */
export type Reader = { readonly userId: number | undefined; readonly browser: string | undefined };

/** @throws Error when the route was built without `sessions`. */
export const readerOf = (request: Request): Reader => ({
  userId: accountIdOf(request),
  browser: knownBrowserOf(request),
});

/** The device that asks, where it matters whether it has submitted an app (D-133). Never whether it has bought something. */
export const submitterOf = (request: Request): string | undefined => knownDeviceOf(request);
