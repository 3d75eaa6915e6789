import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { readCookie } from './read-cookie.ts';

/** `browser` gives access to guest orders; `device` gives no access and identifies the submitter of an app (D-133). */
type Name = 'browser' | 'device';

type Jar = {
  /** The ids in the browser's cookies, including those that this answer sets. */
  readonly held: { [name in Name]?: string };
  /** The device of this request's cookie. */
  readonly received: { device?: string };
  /** The SHA-256 of an unsigned cookie of release 0.1. */
  readonly oldHash: string | undefined;
  readonly give: (response: Response, name: Name, id: string) => string;
  /** A browser id for a device: the same for repeats of one command, otherwise indistinguishable from a random one. */
  readonly browserIdFor: (device: string, commandId: string) => string;
  readonly clearOld: (response: Response) => void;
};

const NAMES = ['browser', 'device'] as const;
const SIGNED = /^([0-9a-f]{64})\.([\w-]{43})$/;
const OLD_NAME = 'browser';
const OLD = /^[0-9a-f]{32}$/;
const A_YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

const jars = new WeakMap<Request, Jar>();

export type BrowserCookieOptions = {
  /** The session secrets: the first one signs, each of them verifies. */
  readonly secrets: readonly string[];
  readonly isHttps: boolean;
  /** Whether the log names this SHA-256 of an unsigned cookie as a buyer or submitter. */
  readonly isKnown: (hash: string) => Promise<boolean>;
};

/**
 * Reads the cookies `browser` and `device`, for the functions below. Each contains 256 random bits in hex, which events
 * contain too, and a signature; an unsigned value is ignored. For an unsigned cookie of release 0.1, events contain its
 * SHA-256. It is exchanged for both cookies if the log contains that hash. No current value has such a preimage.
 */
export const browserCookies = ({ secrets, isHttps, isKnown }: BrowserCookieOptions): RequestHandler => {
  const [signs, ...verifies] = secrets.map((secret) => ({
    browser: keyOf(secret, 'browser'),
    device: keyOf(secret, 'device'),
  }));
  if (signs === undefined) throw new Error('Signed cookies need at least one secret');
  const options = { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' } as const;
  const nameOf = (name: Name): string => (isHttps ? `__Host-${name}` : name);

  const openJar = (request: Request): Jar => {
    const held: Jar['held'] = {};
    const old = readCookie(request, OLD_NAME);
    return {
      held,
      received: {},
      oldHash: old !== undefined && OLD.test(old) ? sha256(old) : undefined,
      give: (response, name, id) => {
        response.cookie(nameOf(name), `${id}.${sign(signs[name], id)}`, { ...options, maxAge: A_YEAR_MS });
        return (held[name] = id);
      },
      browserIdFor: (device, commandId) =>
        createHmac('sha256', signs.browser).update(`${device} sends ${commandId}`).digest('hex'),
      clearOld: (response) => {
        // Without https the signed cookie has the same name and replaces it.
        if (isHttps) response.clearCookie(OLD_NAME, options);
      },
    };
  };

  const readSigned = (request: Request, response: Response, jar: Jar, name: Name): void => {
    const [, id, signature] = SIGNED.exec(readCookie(request, nameOf(name)) ?? '') ?? [];
    if (id === undefined || signature === undefined) return;
    if (isSignature(signs[name], id, signature)) jar.held[name] = id;
    // Signed again, so that the cookie outlives the older secret.
    else if (verifies.some((keys) => isSignature(keys[name], id, signature))) jar.give(response, name, id);
  };

  const exchangeOld = async (response: Response, { held, oldHash, give, clearOld }: Jar): Promise<void> => {
    if (oldHash === undefined || held.device !== undefined || !(await isKnown(oldHash))) return;
    give(response, 'device', oldHash);
    if (held.browser === undefined) give(response, 'browser', oldHash);
    clearOld(response);
  };

  return async (request, response, next) => {
    const jar = openJar(request);
    jars.set(request, jar);
    for (const name of NAMES) readSigned(request, response, jar, name);
    await exchangeOld(response, jar);
    if (jar.held.device !== undefined) jar.received.device = jar.held.device;
    next();
  };
};

/**
 * The browser of a purchase. It gets a cookie if it has none. If the answer was lost and the command is repeated, it gets
 * the same cookie again, but only on a device with a valid cookie, since others may know the command's id.
 */
export const browserOf = (request: Request, response: Response, commandId: string): string => {
  const { held, received, give, browserIdFor } = jarOf(request);
  if (held.browser !== undefined) return held.browser;
  return give(response, 'browser', received.device === undefined ? newId() : browserIdFor(received.device, commandId));
};

/** The browser of a read, if it has bought something; sets no cookie. */
export const knownBrowserOf = (request: Request): string | undefined => jarOf(request).held.browser;

/** The device that submits, claims or reviews an app. It gets a cookie if it has none. */
export const deviceOf = (request: Request, response: Response): string => {
  const { held, give } = jarOf(request);
  return held.device ?? give(response, 'device', newId());
};

/**
 * The device of a read, if it has written something; sets no cookie. An unsigned cookie counts: it only matches what the
 * same browser submitted.
 */
export const knownDeviceOf = (request: Request): string | undefined => {
  const { held, oldHash } = jarOf(request);
  return held.device ?? oldHash;
};

/** Gives the browser a new cookie without the access of the old one. The device stays the same. */
export const rotateBrowser = (request: Request, response: Response): void => {
  const { held, give, clearOld, oldHash } = jarOf(request);
  if (held.browser !== undefined) give(response, 'browser', newId());
  if (oldHash !== undefined) clearOld(response);
};

const jarOf = (request: Request): Jar => {
  const jar = jars.get(request);
  if (!jar) throw new Error('This route needs the browser cookie but does not use browserCookies');
  return jar;
};

const newId = (): string => randomBytes(32).toString('hex');

const keyOf = (secret: string, name: Name): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `${name} cookie`, 32));

const sign = (key: Buffer, id: string): string => createHmac('sha256', key).update(id).digest('base64url');

const isSignature = (key: Buffer, id: string, signature: string): boolean =>
  timingSafeEqual(Buffer.from(sign(key, id)), Buffer.from(signature));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
