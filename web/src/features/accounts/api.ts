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
import useSWR, { useSWRConfig } from 'swr';
import { getJson, getJsonUnless401 } from '../../lib/fetch-json.ts';
import { useSend } from '../../lib/use-send.ts';

const meKey = '/api/me';
const userKey = (id: number) => `/api/users/${id}`;

/**
 * The current user. A 401, or any failure, means that nobody is logged in (specification, section 4). The empty answer
 * is kept as null, so that not every component that asks sends a request of its own.
 */
export const useMe = (): { me: UserView | undefined; isLoading: boolean } => {
  const { data, isLoading } = useSWR(meKey, getJsonUnless401<UserView>);
  return { me: data ?? undefined, isLoading };
};

/** One person: oneself, as nobody may read anybody else (D-20). An undefined id asks nothing. */
export const useUser = (id: number | undefined) => useSWR<UserView, Error>(id === undefined ? null : userKey(id));

/** Forgets every answer of the API that was read so far, and takes this person, or nobody, for the current user. */
const useCurrentUserChange = () => {
  const { mutate } = useSWRConfig();
  return async (user: UserView | null): Promise<void> => {
    await mutate(meKey, user, { revalidate: false });
    await mutate((key) => typeof key === 'string' && key.startsWith('/api/') && key !== meKey, undefined);
  };
};

/** Logs in; the answer is the current user from now on. */
export const useLogin = () => {
  const send = useSend();
  const changeCurrentUser = useCurrentUserChange();
  return async (body: LoginBody): Promise<void> => changeCurrentUser(await send<UserView>('POST', '/api/login', body));
};

/** Opens an account from /auth; it is the current user from now on. */
export const useRegister = () => {
  const send = useSend();
  const changeCurrentUser = useCurrentUserChange();
  return async ({ email, password }: RegisterBody): Promise<void> =>
    changeCurrentUser(await send<UserView>('POST', '/api/register', { email, password }));
};

/** Opens an account from the reviewer page, which sends the agreement as well (D-26); answers the new user. */
export const useCreateUser = () => {
  const send = useSend();
  const changeCurrentUser = useCurrentUserChange();
  return async ({ email, password, termsAgreed }: CreateUserBody): Promise<UserView> => {
    const user = await send<UserView>('POST', '/api/users', { email, password, termsAgreed });
    await changeCurrentUser(user);
    return user;
  };
};

/**
 * Ends the session, calls back to leave the screen, and forgets every answer that was read in the session (D-92). The
 * screen is left first: one that needs a login would send a person who is leaving to /auth.
 */
export const useLogout = () => {
  const send = useSend();
  const changeCurrentUser = useCurrentUserChange();
  return async (leave: () => void | Promise<void>): Promise<void> => {
    await send<DoneResponse>('POST', '/api/logout');
    const left = leave();
    await changeCurrentUser(null);
    await left;
  };
};

/**
 * Saves a profile, and has it read anew wherever it is shown (D-92). An undefined id is that of an address that names
 * nobody.
 */
export const useUpdateProfile = (id: number | undefined) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (body: UpdateProfileBody): Promise<void> => {
    if (id === undefined) throw new Error('User ID not found');
    const user = await send<UserView>('PATCH', userKey(id), body);
    await Promise.all([mutate(userKey(id), user), mutate(meKey, user)]);
  };
};

/** Everything that is held of a person. */
export const readExport = (id: number): Promise<PersonExport> => getJson<PersonExport>(`${userKey(id)}/export`);

/** Erases the account; then everything is as after logging out. */
export const useEraseUser = (id: number) => {
  const send = useSend();
  const changeCurrentUser = useCurrentUserChange();
  return async (body: EraseUserBody, leave: () => void | Promise<void>): Promise<void> => {
    await send<DoneResponse>('DELETE', userKey(id), body);
    const left = leave();
    await changeCurrentUser(null);
    await left;
  };
};

/** Asks for a link to choose a new password with; the answer is the same for every address. */
export const useRequestPasswordReset = () => {
  const send = useSend();
  return (body: RequestPasswordResetBody): Promise<DoneResponse> => send('POST', '/api/password-resets', body);
};

/** Chooses a new password. It ends every session of the person: who is logged in here is asked anew. */
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
