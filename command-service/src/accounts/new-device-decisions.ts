import type { AccountEvent } from '@twofold/contracts/accounts/events';
import type { Plain } from '../decider.ts';

type LoggedIn = Extract<AccountEvent, { type: 'LoggedInFromNewDevice' }>['data'];

export type RecordNewDevice = { readonly type: 'RecordNewDevice'; readonly data: Plain<LoggedIn> };

/** A limit, because each one sends a mail and an attacker with the password can use any number of devices. */
export const NEW_DEVICES_A_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Beyond the daily limit nothing is recorded and no mail is sent. */
export const recordNewDevice = (
  { data }: RecordNewDevice,
  { newDevicesAt }: { readonly newDevicesAt: readonly string[] },
): readonly AccountEvent[] => {
  const oldest = newDevicesAt.length < NEW_DEVICES_A_DAY ? undefined : newDevicesAt[0];
  const isOver = oldest !== undefined && Date.parse(data.loggedInAt) - Date.parse(oldest) < DAY_MS;
  return isOver ? [] : [{ type: 'LoggedInFromNewDevice', data }];
};
