import type { DoneResponse, UserView } from '@twofold/contracts/accounts/api';
import type {
  EmailCodeAsked,
  FactorAdded,
  FactorProofBody,
  PasskeyChallenge,
  SecondFactorsView,
  TotpToConfirm,
} from '@twofold/contracts/accounts/second-factor';
import useSWR, { useSWRConfig } from 'swr';
import { meKey } from '../../../lib/cache-keys.ts';
import { isProfileKey } from '../../../lib/member-cache-keys.ts';
import { useSend } from '../../../lib/use-send.ts';
import { useCurrentUserChange } from '../api.ts';
import { makePasskey, signWithPasskey } from './passkeys.ts';

const factorsKey = '/api/me/second-factors';

type Proof = FactorProofBody['proof'];

/** The proof of ownership that the first factor requires: see `ownerProofOf`. */
export type OwnerProof = { readonly password?: string; readonly emailCode?: string };

/** The body of the request that starts adding a factor: empty, except for the first factor. */
export const ownerProofOf = (isFirst: boolean, { password, emailCode }: Required<OwnerProof>): OwnerProof => ({
  ...(isFirst && { password }),
  ...(isFirst && emailCode !== '' && { emailCode }),
});

/** The second factors of the current user. */
export const useSecondFactors = () => useSWR<SecondFactorsView, Error>(factorsKey);

/** The second step of a login, which sets the current user. */
export const useLoginProof = () => {
  const send = useSend();
  const changeCurrentUser = useCurrentUserChange();
  return {
    challenge: async () =>
      (await send<PasskeyChallenge>('POST', '/api/login/second-factor/passkey-challenges')).options,
    prove: async (proof: Proof): Promise<void> =>
      changeCurrentUser(await send<UserView>('POST', '/api/login/second-factor', { proof })),
  };
};

/** Logs in with a passkey alone. */
export const usePasskeyLogin = () => {
  const send = useSend();
  const changeCurrentUser = useCurrentUserChange();
  return async (): Promise<void> => {
    const { options } = await send<PasskeyChallenge>('POST', '/api/login/passkey-challenges');
    const assertion = await signWithPasskey(options);
    await changeCurrentUser(await send<UserView>('POST', '/api/login/passkey', { assertion }));
  };
};

/** Proves a second factor again, within a session. */
export const useProof = () => {
  const send = useSend();
  return {
    challenge: async () => (await send<PasskeyChallenge>('POST', '/api/me/second-factor/passkey-challenges')).options,
    prove: async (proof: Proof): Promise<void> => {
      await send<DoneResponse>('POST', '/api/me/second-factor/proofs', { proof });
    },
  };
};

/** Changes second factors. `readAgain` refreshes them, and the user, whose roles may depend on them. */
export const useFactorChanges = () => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const readAgain = async (): Promise<void> => {
    const isAbout = (key: string) => key === factorsKey || key === meKey || isProfileKey(key);
    await mutate((key) => typeof key === 'string' && isAbout(key));
  };
  return {
    readAgain,
    askForEmailCode: (password: string) => send<EmailCodeAsked>('POST', `${factorsKey}/email-codes`, { password }),
    beginApp: (owner: OwnerProof) => send<TotpToConfirm>('POST', `${factorsKey}/totp`, owner),
    confirmApp: (id: string, code: string) => send<FactorAdded>('POST', `${factorsKey}/totp/${id}`, { code }),
    addPasskey: async (name: string, owner: OwnerProof): Promise<FactorAdded> => {
      const { options } = await send<PasskeyChallenge>('POST', `${factorsKey}/passkey-challenges`, owner);
      return send<FactorAdded>('POST', `${factorsKey}/passkeys`, { name, registration: await makePasskey(options) });
    },
    renewCodes: () => send<FactorAdded>('POST', `${factorsKey}/recovery-codes`),
    remove: async (id: string): Promise<void> => {
      await send<DoneResponse>('DELETE', `${factorsKey}/${id}`);
      await readAgain();
    },
  };
};
