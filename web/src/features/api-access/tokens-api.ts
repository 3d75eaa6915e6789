import '../../lib/zod-without-eval.ts';
import { createTokenBody, type CreatedToken, type TokenView } from '@twofold/contracts/accounts/access-tokens/api';
import type { DoneResponse } from '@twofold/contracts/accounts/api';
import type { z } from 'zod';
import useSWR, { useSWRConfig } from 'swr';
import { useSend } from '../../lib/use-send.ts';

const tokensKey = '/api/me/tokens';

/** Exported from here so that zod is configured before its use. */
export const createTokenForm = createTokenBody;
export type CreateTokenForm = z.input<typeof createTokenBody>;

/** The access tokens of the current user. */
export const useTokens = () => useSWR<TokenView[], Error>(tokensKey, { revalidateOnFocus: true });

/** Creates a token, and refreshes the list. The answer is the only one that contains the token. */
export const useCreateToken = () => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (body: CreateTokenForm): Promise<CreatedToken> => {
    const created = await send<CreatedToken>('POST', tokensKey, body);
    await mutate(tokensKey);
    return created;
  };
};

/** Revokes one token, or all of them, and refreshes the list. */
export const useRevokeTokens = () => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (id?: string): Promise<void> => {
    if (id === undefined) await send<DoneResponse>('POST', `${tokensKey}/revoke-all`);
    else await send<DoneResponse>('DELETE', `${tokensKey}/${id}`);
    await mutate(tokensKey);
  };
};
