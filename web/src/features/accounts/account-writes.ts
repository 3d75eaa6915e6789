import type {
  CreateUserBody,
  DoneResponse,
  EraseUserBody,
  LoginBody,
  PersonExport,
  RegisterBody,
  RequestPasswordResetBody,
  ResetPasswordBody,
  UpdateProfileBody,
  UserView,
} from '@twofold/contracts/accounts/api';
import type { SecondFactorAsked } from '@twofold/contracts/accounts/second-factor';
import { useSWRConfig } from 'swr';
import { forgetDrafts } from '../../lib/forget-drafts.ts';
import { meKey, userKey } from '../../lib/cache-keys.ts';
import { getJson } from '../../lib/fetch-json.ts';
import { useSend } from '../../lib/use-send.ts';
import { useCurrentUserChange } from './api.ts';

/** Logs in, and sets the current user. If a second factor is required, returns what the server asks for instead. */
export const useLogin = () => {
  const send = useSend();
  const changeCurrentUser = useCurrentUserChange();
  return async (body: LoginBody): Promise<SecondFactorAsked | undefined> => {
    const answer = await send<UserView | SecondFactorAsked>('POST', '/api/login', body);
    if ('secondFactor' in answer) return answer;
    await changeCurrentUser(answer);
    return undefined;
  };
};

/** Turns off two-step verification that someone else turned on, with the token of an email. */
export const useDisownSecondFactor = (token: string) => {
  const send = useSend();
  return async (): Promise<void> => {
    await send<DoneResponse>('POST', `/api/second-factor-removals/${encodeURIComponent(token)}`);
  };
};

/** Opens an account from /auth, and sets the current user. */
export const useRegister = () => {
  const send = useSend();
  const changeCurrentUser = useCurrentUserChange();
  return async ({ email, password }: RegisterBody): Promise<void> =>
    changeCurrentUser(await send<UserView>('POST', '/api/register', { email, password }));
};

/** Opens an account from the reviewer page, which sends the agreement as well (D-26); returns the new user. */
export const useCreateUser = () => {
  const send = useSend();
  const changeCurrentUser = useCurrentUserChange();
  return async ({ email, password, termsAgreed }: CreateUserBody): Promise<UserView> => {
    const user = await send<UserView>('POST', '/api/users', { email, password, termsAgreed });
    await changeCurrentUser(user);
    return user;
  };
};

/** Saves a profile, and refreshes it on all screens (D-92). The id is undefined if the address has none. */
export const useUpdateProfile = (id: number | undefined) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (body: UpdateProfileBody): Promise<void> => {
    if (id === undefined) throw new Error('User ID not found');
    const user = await send<UserView>('PATCH', userKey(id), body);
    await Promise.all([mutate(userKey(id), user), mutate(meKey, user)]);
  };
};

export const readExport = (id: number): Promise<PersonExport> => getJson<PersonExport>(`${userKey(id)}/export`);

/** Erases the account, then does the same as a logout. */
export const useEraseUser = (id: number) => {
  const send = useSend();
  const changeCurrentUser = useCurrentUserChange();
  return async (body: EraseUserBody, leave: () => void | Promise<void>): Promise<void> => {
    await send<DoneResponse>('DELETE', userKey(id), body);
    forgetDrafts();
    const left = leave();
    await changeCurrentUser(null);
    await left;
  };
};

/** Requests a password reset link. The answer is the same whether or not the address has an account. */
export const useRequestPasswordReset = () => {
  const send = useSend();
  return (body: RequestPasswordResetBody): Promise<DoneResponse> => send('POST', '/api/password-resets', body);
};

/** Sets a new password. It ends every session of the user: a login is required again. */
export const useResetPassword = (token: string) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const changeCurrentUser = useCurrentUserChange();
  return async ({ password }: ResetPasswordBody): Promise<void> => {
    await send<DoneResponse>('POST', `/api/password-resets/${encodeURIComponent(token)}`, { password });
    await changeCurrentUser(null);
    await mutate(meKey);
  };
};

/** Confirms an email address with the token of a link, and refreshes the data of the logged-in user. */
export const useConfirmEmail = (token: string) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (): Promise<void> => {
    await send<DoneResponse>('POST', `/api/email-confirmations/${encodeURIComponent(token)}`);
    await mutate((key) => typeof key === 'string' && key.startsWith('/api/'));
  };
};

/** Sends the current user another link to confirm the email address. */
export const useSendConfirmation = () => {
  const send = useSend();
  return (): Promise<DoneResponse> => send('POST', '/api/email-confirmations');
};
