import { isIPv6 } from 'node:net';
import { HttpError } from '@twofold/http/respond-to-errors';
import ipaddr from 'ipaddr.js';
import type { Limit } from '../requests/request-log.ts';

/** The limits of these keys; they are counted apart. */
export type RateLimit = (...keys: readonly string[]) => readonly Limit[];

/** At most `perHour` attempts an hour for each key of this name; 0 turns it off. */
export const createRateLimit =
  (name: string, perHour: number): RateLimit =>
  (...keys) =>
    perHour === 0 ? [] : keys.map((key) => ({ key: `${name}:${key}`, perHour }));

/**
 * The key of a network address. One subscriber holds a whole /64 of IPv6 addresses, so those count as one; an IPv4
 * address in IPv6 form counts as the IPv4 address.
 */
export const addressKey = (address: string | undefined): string => {
  if (address === undefined || !isIPv6(address)) return `address:${address ?? ''}`;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return `address:${parsed.toIPv4Address().toString()}`;
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `address:${network.join(':')}::/64`;
};

export const tooMany = (waitMs: number): HttpError =>
  new HttpError(429, 'Too many requests. Please try again later.', {
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  });
