import { deviceOf } from '@twofold/http/browser-cookie';
import type { Request, Response } from 'express';
import { byAddressAndAccount, deviceFor, unlessKnown } from '../limits/device-limits.ts';
import { tooMany } from '@twofold/http/too-many';
import { slowing, type RateLimit } from '../limits/rate-limit.ts';
import { setRateLimitHeaders } from '../limits/rate-limit-headers.ts';
import type { RequestLog } from '../requests/request-log.ts';
import type { KnownDevices } from './known-devices.ts';

/** A claim to own an account. `account` is the id of its email address, whether an account has it or not. */
export type Claimant = { readonly request: Request; readonly response: Response; readonly account: string };

/** The user who was authenticated. If a second factor must follow, the device is not known yet. */
type Proven = { readonly userId: number; readonly needsFactor?: readonly string[] | undefined };

/**
 * Compares a password or another proof, after counting the attempt. A successful attempt is not counted, and makes its
 * device known once no further factor is required: a known device has its own attempts, and an attacker who has only
 * the password could otherwise make any number of devices known.
 * @throws HttpError 429, before anything is compared; what `compare` throws
 */
export type PasswordGate = <Proof extends Proven | undefined>(
  claimant: Claimant,
  compare: () => Promise<Proof>,
) => Promise<Proof>;

/** Every comparison of a password or a second factor goes through here: logins, repeats of registrations, and erasures. */
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
