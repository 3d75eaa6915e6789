import type {
  OperationRequestedResponse,
  RetryParkedStreamBody,
  SkipParkedStreamBody,
} from '@twofold/contracts/operations/api';
import { useSWRConfig } from 'swr';
import { useSend } from '../../lib/use-send.ts';
import type { HandlerKind } from './projections/handler.ts';

/**
 * An operator's requests to one projection or reactor (which has no rebuild); each is recorded, and applied soon after.
 */
export const useOperations = ({ path, key }: HandlerKind, name: string) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const ask = async (operation: string, body?: RetryParkedStreamBody | SkipParkedStreamBody): Promise<void> => {
    await send<OperationRequestedResponse>(
      'POST',
      `/api/operations/${path}/${encodeURIComponent(name)}/${operation}`,
      body,
    );
    void mutate(key);
  };
  return {
    rebuild: () => ask('rebuild'),
    retry: (body: RetryParkedStreamBody) => ask('retry', body),
    skip: (body: SkipParkedStreamBody) => ask('skip', body),
  };
};
