import type {
  OperationRequestedResponse,
  RetryParkedStreamBody,
  SkipParkedStreamBody,
} from '@twofold/contracts/operations/api';
import { useSWRConfig } from 'swr';
import { useSend } from '../../lib/use-send.ts';
import { projectionsKey } from './figures-api.ts';

/** What an operator may ask of one projection; each is recorded, and the projector obeys the log soon after. */
export const useOperations = (projection: string) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const ask = async (operation: string, body?: RetryParkedStreamBody | SkipParkedStreamBody): Promise<void> => {
    const path = `/api/operations/projections/${encodeURIComponent(projection)}/${operation}`;
    await send<OperationRequestedResponse>('POST', path, body);
    void mutate(projectionsKey);
  };
  return {
    rebuild: () => ask('rebuild'),
    retry: (body: RetryParkedStreamBody) => ask('retry', body),
    skip: (body: SkipParkedStreamBody) => ask('skip', body),
  };
};
