import type { WebConfig } from '@twofold/contracts/config';
import useSWR from 'swr';

/** Whether a checkout moves no money here (D-60); unknown while the configuration is, or is out of reach. */
export const useIsSimulated = (): boolean | undefined =>
  useSWR<WebConfig, Error>('/config.json').data?.simulatedPayments;
