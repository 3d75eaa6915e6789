import type { ClaimDeviceProductsResponse, DeviceProduct } from '@twofold/contracts/analysis/api';
import useSWR, { useSWRConfig } from 'swr';
import { productsKey } from '../../../lib/cache-keys.ts';
import { useSend } from '../../../lib/use-send.ts';
import { deviceProductsKey, myProductsKey } from '../api.ts';
import { forgetReportsToMove } from '../visitors-reports.ts';

const WHILE_RUNNING_MS = 2_000;

/** The apps without an owner that this browser submitted, and its running analyses. Polled while one is running. */
export const useDeviceProducts = (isAsked = true) =>
  useSWR<DeviceProduct[], Error>(isAsked ? deviceProductsKey : null, {
    revalidateOnMount: true,
    refreshInterval: (reports) => (reports?.some(({ state }) => state === 'running') ? WHILE_RUNNING_MS : 0),
  });

/** Moves the reports of this browser to the account and returns their number. */
export const useClaimReports = () => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (): Promise<number> => {
    const { claimed } = await send<ClaimDeviceProductsResponse>('POST', `${deviceProductsKey}/claim`);
    forgetReportsToMove();
    const isOfThem = (key: unknown): boolean =>
      typeof key === 'string' && claimed.some((id) => key.startsWith(`${productsKey}/${id}/`));
    await Promise.all([mutate(deviceProductsKey), mutate(myProductsKey), mutate(isOfThem)]);
    return claimed.length;
  };
};
