import type { WebConfig } from '@twofold/contracts/config';
import useSWR from 'swr';

/** Whether payments are simulated (D-60); undefined while the configuration is not loaded. */
export const useIsSimulated = (): boolean | undefined =>
  useSWR<WebConfig, Error>('/config.json').data?.simulatedPayments;
