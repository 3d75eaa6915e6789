import type { Request, Response } from 'express';
import { narrowestTier } from '../limits/address-tiers.ts';
import { deviceFor, deviceHash, unlessKnown } from '../limits/device-limits.ts';
import type { Limit } from '../limits/limit.ts';
import { slowing, tooMany, type RateLimit } from '../limits/rate-limit.ts';
import { sayLimits } from '../limits/say-limits.ts';
import type { RequestLog } from '../requests/request-log.ts';
import type { KnownDevices } from './known-devices.ts';

/** One address may guess at one account less often than at all of them: others behind it can still log in. */
const SHARE_OF_ACCOUNT = 1 / 2;

/** Somebody who says that an account is theirs. `account` is the id of its e-mail address, whether anybody has it or not. */
export type Claimant = { readonly request: Request; readonly response: Response; readonly account: string };

/**
 * Compares a password, after counting the attempt. One that proves something is not counted, and makes its device known.
 * @throws HttpError 429, before anything is compared; what `compare` throws
 */
export type PasswordGate = <Proof extends { readonly userId: number } | undefined>(
  claimant: Claimant,
  compare: () => Promise<Proof>,
) => Promise<Proof>;

/** Every comparison of a password goes through here: logins, repeats of registrations, and erasures. */
export const createPasswordGate = (deps: {
  readonly requestLog: Pick<RequestLog, 'count'>;
  readonly devices: Pick<KnownDevices, 'remember'>;
  readonly rateLimit: RateLimit;
}): PasswordGate => {
  const { requestLog, devices, rateLimit } = deps;
  return async ({ request, response, account }, compare) => {
    const device = deviceFor(request, account);
    const limits = unlessKnown(guessesAt(account, request.ip, rateLimit), rateLimit, device);
    const { quotas, waitMs } = await requestLog.count(limits, device);
    sayLimits(response, quotas);
    if (waitMs !== undefined) throw tooMany(waitMs);
    const proof = await compare();
    if (proof) {
      const seen = { userId: proof.userId, account, device: deviceHash(request, response) };
      await devices.remember(
        seen,
        quotas.map(({ key }) => key),
      );
    }
    return proof;
  };
};

/** By the address; by the address and the account, and by the account, which only make it wait longer and longer. */
const guessesAt = (account: string, ip: string | undefined, rateLimit: RateLimit): readonly Limit[] => [
  ...rateLimit.ofAddress(ip),
  ...slowing(rateLimit.of('address-and-account', `${narrowestTier(ip).key}:${account}`, SHARE_OF_ACCOUNT)),
  ...slowing(rateLimit.of('account', account)),
];
