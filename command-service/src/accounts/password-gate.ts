import { deviceOf } from '@twofold/http/browser-cookie';
import type { Request, Response } from 'express';
import { byAddressAndAccount, deviceFor, unlessKnown } from '../limits/device-limits.ts';
import { tooMany } from '@twofold/http/too-many';
import { slowing, type RateLimit } from '../limits/rate-limit.ts';
import { setRateLimitHeaders } from '../limits/rate-limit-headers.ts';
import type { RequestLog } from '../requests/request-log.ts';
import type { KnownDevices } from './known-devices.ts';

/** A request that claims to own an account. `account` is the id of the email address, even if no account has it. */
export type Claimant = { readonly request: Request; readonly response: Response; readonly account: string };

/** The authenticated user. If a second factor must follow, the device does not become known yet. */
type Proven = { readonly userId: number; readonly needsFactor?: readonly string[] | undefined };

/**
 * Counts the attempt, then compares a password or another proof. A successful attempt is no longer counted. If a second
 * factor is still required, the device stays unknown: otherwise an attacker with only the password could create known
 * devices, each with its own attempts.
 * @throws HttpError 429, before anything is compared; what `compare` throws
 */
export type PasswordGate = <Proof extends Proven | undefined>(
  claimant: Claimant,
  compare: () => Promise<Proof>,
) => Promise<Proof>;

/** Every check of a password or a second factor uses it: logins, repeated registrations, and erasures. */
export const createPasswordGate = (deps: {
  readonly requestLog: Pick<RequestLog, 'count' | 'giveBack'>;
  readonly devices: Pick<KnownDevices, 'remember'>;
  readonly rateLimit: RateLimit;
}): PasswordGate => {
  const { requestLog, devices, rateLimit } = deps;
  return async ({ request, response, account }, compare) => {
    const device = deviceFor(request, account);
    // An account alone is never locked: under attack, an unknown device waits for some minutes at most.
    const guesses = [
      ...byAddressAndAccount(rateLimit, request.ip, account),
      ...slowing(rateLimit.of('account', account)),
    ];
    const limits = unlessKnown(guesses, rateLimit, device);
    const { quotas, waitMs } = await requestLog.count(limits, device);
    setRateLimitHeaders(response, quotas);
    if (waitMs !== undefined) throw tooMany(waitMs);
    const proof = await compare();
    if (proof?.needsFactor) {
      await requestLog.giveBack(quotas);
    } else if (proof) {
      const seen = { userId: proof.userId, account, device: deviceOf(request, response) };
      await devices.remember(
        seen,
        quotas.map(({ key }) => key),
      );
    }
    return proof;
  };
};
