import { isIPv6 } from 'node:net';
import { HttpError } from '@twofold/http/respond-to-errors';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const HOUR_S = 3_600;

/** Counts an attempt for every key; the keys are counted apart. */
export type RateLimit = (keys: readonly string[]) => Promise<void>;

/**
 * At most `perHour` attempts an hour for each key, counted in PostgreSQL for all processes together; 0 turns it off.
 * The returned function throws a 429 with `Retry-After` when a key has used its attempts up.
 */
export const createRateLimit = (deps: {
  readonly pool: pg.Pool;
  readonly name: string;
  readonly perHour: number;
}): RateLimit => {
  const { pool, name, perHour } = deps;
  if (perHour === 0) return () => Promise.resolve();
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'write_side',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: perHour,
    duration: HOUR_S,
  });
  return async (keys) => {
    for (const key of keys) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
        throw error;
      }
    }
  };
};

/**
 * The key of a network address. One subscriber holds a whole /64 of IPv6 addresses, so those count as one; an IPv4
 * address in IPv6 form counts as the IPv4 address.
 */
export const addressKey = (address: string): string => {
  if (!isIPv6(address)) return `address:${address}`;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return `address:${parsed.toIPv4Address().toString()}`;
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `address:${network.join(':')}::/64`;
};

const tooMany = (msBeforeNext: number): HttpError =>
  new HttpError(429, 'Too many requests. Please try again later.', {
    headers: { 'Retry-After': String(Math.ceil(msBeforeNext / 1000)) },
  });
