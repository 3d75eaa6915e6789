import type { Request } from 'express';
import { widestTier } from '@twofold/http/address-tiers';
import { deviceFor } from '../../limits/device-limits.ts';
import type { Limit } from '../../limits/limit.ts';
import type { RequestLog } from '../../requests/request-log.ts';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** Mails to one email address, for requests from all networks. */
const IN_ALL = { anHour: 3, aDay: 10 } as const;
/** Mails to one address for requests from one network: fewer, so that an attacker leaves some to the owner. */
const FOR_A_NETWORK = { anHour: 2, aDay: 6 } as const;

/** Whether an email address may get one more mail. The response does not reveal it. */
export type MayMail = (request: Request, account: string) => Promise<boolean>;

/** Counts mails. A device known to the account has its own limit, which other requests cannot use up. */
export const createMayMail = (deps: {
  readonly requestLog: Pick<RequestLog, 'count'>;
  readonly isLimited: boolean;
}): MayMail => {
  const { requestLog, isLimited } = deps;
  return async (request, account) => {
    if (!isLimited) return true;
    const device = deviceFor(request, account);
    const network = `network:${widestTier(request.ip).key}:${account}`;
    const limits = [
      ...capped(`account:${account}`, IN_ALL, 'unknown'),
      ...capped(network, FOR_A_NETWORK, 'unknown'),
      ...(device ? capped(`device:${device.hash}:${account}`, IN_ALL, 'known') : []),
    ];
    const { waitMs } = await requestLog.count(limits, device);
    return waitMs === undefined;
  };
};

const capped = (
  key: string,
  { anHour, aDay }: { readonly anHour: number; readonly aDay: number },
  device: Limit['device'] & string,
): readonly Limit[] => [
  { key: `reset-mail:hour:${key}`, policy: 'reset-mail-hour', quota: anHour, windowS: HOUR_S, device },
  { key: `reset-mail:day:${key}`, policy: 'reset-mail-day', quota: aDay, windowS: DAY_S, device },
];
