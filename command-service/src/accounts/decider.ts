import type { AccountEvent } from '@twofold/contracts/accounts/events';
import type { Role } from '@twofold/contracts/accounts/role';
import { isErased, type Erased } from '@twofold/contracts/personal';
import { refuse, type Decider, type Plain } from '../decider.ts';
import { NEW_DEVICES_A_DAY, recordNewDevice, type RecordNewDevice } from './new-device-decisions.ts';
import {
  decideSecondFactors,
  evolveSecondFactors,
  NO_SECOND_FACTORS,
  type SecondFactorCommand,
  type SecondFactorEvent,
  type SecondFactors,
} from './second-factor-decisions.ts';

type DataOf<Type extends AccountEvent['type']> = Extract<AccountEvent, { type: Type }>['data'];

type Profile = { readonly fullName: string; readonly socialProfile: string; readonly expertise: string };

export type RegisteredUser = Profile & {
  readonly status: 'registered';
  readonly userId: number;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  /** Whether the log commits to the hash of the password. */
  readonly isPasswordCommitted: boolean;
  readonly registeredAt: string;
  readonly roles: readonly Role[];
  /** The last logins from new devices, oldest first: as many as the daily limit needs. */
  readonly newDevicesAt: readonly string[];
  readonly secondFactors: SecondFactors;
};

export type User =
  | { readonly status: 'absent' }
  /** Another account took over the claim to the address before this registration finished. */
  | { readonly status: 'abandoned' }
  | RegisteredUser
  /** The address can be read until the key is deleted. */
  | { readonly status: 'erased'; readonly userId: number; readonly email: string | undefined };

export type Register = { readonly type: 'Register'; readonly data: Plain<DataOf<'UserRegistered'>> };
export type AbandonRegistration = {
  readonly type: 'AbandonRegistration';
  readonly data: DataOf<'RegistrationAbandoned'>;
};
/** Omitted fields keep their value. */
export type UpdateProfile = {
  readonly type: 'UpdateProfile';
  readonly data: { readonly userId: number; readonly updatedAt: string } & {
    readonly [Field in keyof Profile]?: string | undefined;
  };
};
export type ConfirmEmail = { readonly type: 'ConfirmEmail'; readonly data: DataOf<'EmailConfirmed'> };
export type ChangePassword = {
  readonly type: 'ChangePassword';
  readonly data: Plain<DataOf<'PasswordChanged'>> & { readonly isStrong: boolean };
};
export type CommitPassword = { readonly type: 'CommitPassword'; readonly data: DataOf<'PasswordCommitted'> };
export type GrantRole = { readonly type: 'GrantRole'; readonly data: DataOf<'RoleGranted'> };
export type RevokeRole = { readonly type: 'RevokeRole'; readonly data: DataOf<'RoleRevoked'> };
export type EraseUser = { readonly type: 'EraseUser'; readonly data: DataOf<'UserErased'> };
export type UserCommand =
  | Register
  | AbandonRegistration
  | ConfirmEmail
  | UpdateProfile
  | ChangePassword
  | CommitPassword
  | RecordNewDevice
  | GrantRole
  | RevokeRole
  | SecondFactorCommand
  | EraseUser;

const evolve = (user: User, event: AccountEvent): User => {
  switch (event.type) {
    case 'UserRegistered':
      return registered(event.data);
    case 'RegistrationAbandoned':
      return { status: 'abandoned' };
    case 'EmailConfirmed':
      return user.status === 'registered' ? { ...user, isEmailConfirmed: true } : user;
    case 'ProfileUpdated':
      return user.status === 'registered' ? { ...user, ...profileIn(event.data) } : user;
    case 'PasswordChanged':
    case 'PasswordCommitted':
      return user.status === 'registered'
        ? { ...user, isPasswordCommitted: event.data.passwordCommitment !== undefined }
        : user;
    case 'LoggedInFromNewDevice':
      return user.status === 'registered'
        ? { ...user, newDevicesAt: [...user.newDevicesAt, event.data.loggedInAt].slice(-NEW_DEVICES_A_DAY) }
        : user;
    case 'RoleGranted':
      return user.status === 'registered' ? { ...user, roles: [...user.roles, event.data.role] } : user;
    case 'RoleRevoked':
      return user.status === 'registered'
        ? { ...user, roles: user.roles.filter((role) => role !== event.data.role) }
        : user;
    case 'SecondFactorAdded':
    case 'SecondFactorRemoved':
    case 'RecoveryCodesCreated':
    case 'RecoveryCodeUsed':
    case 'SecondFactorReset':
      return withSecondFactors(user, event);
    case 'UserErased':
      return { status: 'erased', userId: event.data.userId, email: emailOf(user) };
  }
};

const withSecondFactors = (user: User, event: SecondFactorEvent): User =>
  user.status === 'registered' ? { ...user, secondFactors: evolveSecondFactors(user.secondFactors, event) } : user;

const registered = (data: DataOf<'UserRegistered'>): RegisteredUser => ({
  status: 'registered',
  userId: data.userId,
  email: textOf(data.email),
  isEmailConfirmed: !data.needsConfirmation,
  isPasswordCommitted: data.passwordCommitment !== undefined,
  fullName: '',
  socialProfile: '',
  expertise: '',
  registeredAt: data.registeredAt,
  roles: [],
  newDevicesAt: [],
  secondFactors: NO_SECOND_FACTORS,
});

const profileIn = ({ fullName, socialProfile, expertise }: DataOf<'ProfileUpdated'>): Profile => ({
  fullName: textOf(fullName),
  socialProfile: textOf(socialProfile),
  expertise: textOf(expertise),
});

const textOf = (text: string | Erased): string => (isErased(text) ? '' : text);

const emailOf = (user: User): string | undefined =>
  user.status === 'registered' && user.email !== '' ? user.email : undefined;

/** A restored sequence can hand out an id twice. An abandoned id is not reused. */
const register = ({ data }: Register, user: User): readonly AccountEvent[] => {
  switch (user.status) {
    case 'absent':
      return [{ type: 'UserRegistered', data }];
    case 'abandoned':
      return refuse('user-id-taken');
    case 'registered':
      return user.email === data.email && user.registeredAt === data.registeredAt ? [] : refuse('user-id-taken');
    case 'erased':
      return refuse('user-not-found');
  }
};

/** Once this is recorded, the registration that was under way can never finish. */
const abandon = ({ data }: AbandonRegistration, user: User): readonly AccountEvent[] => {
  if (user.status === 'abandoned') return [];
  if (user.status !== 'absent') return refuse('user-registered');
  return [{ type: 'RegistrationAbandoned', data }];
};

const existing = (user: User): RegisteredUser => (user.status === 'registered' ? user : refuse('user-not-found'));

/** The link may be opened repeatedly; only the first time counts. */
const confirm = ({ data }: ConfirmEmail, user: User): readonly AccountEvent[] =>
  existing(user).isEmailConfirmed ? [] : [{ type: 'EmailConfirmed', data }];

const update = ({ data }: UpdateProfile, user: User): readonly AccountEvent[] => {
  const before = existing(user);
  const { userId, updatedAt } = data;
  const profile: Profile = {
    fullName: data.fullName ?? before.fullName,
    socialProfile: data.socialProfile ?? before.socialProfile,
    expertise: data.expertise ?? before.expertise,
  };
  const isSame =
    profile.fullName === before.fullName &&
    profile.socialProfile === before.socialProfile &&
    profile.expertise === before.expertise;
  return isSame ? [] : [{ type: 'ProfileUpdated', data: { userId, ...profile, updatedAt } }];
};

const changePassword = ({ data }: ChangePassword, user: User): readonly AccountEvent[] => {
  const { isStrong, ...changed } = data;
  if (existing(user).roles.length > 0 && !isStrong) return refuse('weak-password');
  return [{ type: 'PasswordChanged', data: changed }];
};

/** Never twice: a second commitment would hide that an attacker replaced the hash. */
const commitPassword = ({ data }: CommitPassword, user: User): readonly AccountEvent[] =>
  existing(user).isPasswordCommitted ? [] : [{ type: 'PasswordCommitted', data }];

const grant = ({ data }: GrantRole, user: User): readonly AccountEvent[] =>
  existing(user).roles.includes(data.role) ? [] : [{ type: 'RoleGranted', data }];

const revoke = ({ data }: RevokeRole, user: User): readonly AccountEvent[] =>
  existing(user).roles.includes(data.role) ? [{ type: 'RoleRevoked', data }] : [];

const erase = ({ data }: EraseUser, user: User): readonly AccountEvent[] => {
  if (user.status === 'erased') return [];
  existing(user);
  return [{ type: 'UserErased', data }];
};

const decide = (command: UserCommand, user: User): readonly AccountEvent[] => {
  switch (command.type) {
    case 'Register':
      return register(command, user);
    case 'AbandonRegistration':
      return abandon(command, user);
    case 'ConfirmEmail':
      return confirm(command, user);
    case 'UpdateProfile':
      return update(command, user);
    case 'ChangePassword':
      return changePassword(command, user);
    case 'CommitPassword':
      return commitPassword(command, user);
    case 'RecordNewDevice':
      return recordNewDevice(command, existing(user));
    case 'GrantRole':
      return grant(command, user);
    case 'RevokeRole':
      return revoke(command, user);
    case 'AddSecondFactor':
    case 'RemoveSecondFactor':
    case 'CreateRecoveryCodes':
    case 'UseRecoveryCode':
    case 'ResetSecondFactor':
    case 'DisownSecondFactors':
      return decideSecondFactors(command, existing(user).secondFactors);
    case 'EraseUser':
      return erase(command, user);
  }
};

/** One person's account. Stream: `user-<userId>`. */
export const userDecider: Decider<User, UserCommand, AccountEvent> = {
  initialState: { status: 'absent' },
  evolve,
  decide,
};
