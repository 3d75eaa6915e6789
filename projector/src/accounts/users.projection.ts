import { accountEvents } from '@twofold/contracts/accounts/events';
import type { UserRow } from '@twofold/contracts/accounts/read-model';
import type { Role } from '@twofold/contracts/accounts/role';
import type { SecondFactorsView } from '@twofold/contracts/accounts/second-factor';
import { isErased } from '@twofold/contracts/personal';
import { projection } from '../projection.ts';

/**
 * Every user with an account, as they see themselves. Reads `user-<userId>`. An erased user has no row after `UserErased`.
 * A replay has none before it either, because the address can no longer be opened.
 */
export const usersProjection = projection<UserRow, typeof accountEvents>('users', {
  version: 3,
  events: accountEvents,
  keys: ({ data }) => [data.userId],
  apply: {
    UserRegistered: (user, { data }) =>
      isErased(data.email)
        ? undefined
        : (user ?? {
            id: data.userId,
            email: data.email,
            full_name: '',
            social_profile: '',
            expertise: '',
            roles: '[]',
            terms_agreed_at: data.termsAgreedAt,
            created_at: data.registeredAt,
            email_confirmed: !data.needsConfirmation,
            second_factors: '[]',
            recovery_codes_left: 0,
          }),
    EmailConfirmed: (user) => user && { ...user, email_confirmed: true },
    ProfileUpdated: (user, { data }) => {
      const { fullName, socialProfile, expertise } = data;
      if (user === undefined || isErased(fullName) || isErased(socialProfile) || isErased(expertise)) return user;
      return { ...user, full_name: fullName, social_profile: socialProfile, expertise };
    },
    RoleGranted: (user, { data }) => user && withRoles(user, [...rolesOf(user), data.role]),
    RoleRevoked: (user, { data }) =>
      user &&
      withRoles(
        user,
        rolesOf(user).filter((role) => role !== data.role),
      ),
    SecondFactorAdded: (user, { data: { factorId: id, kind, name, addedAt } }) =>
      user && withFactors(user, [...factorsOf(user), { id, kind, name: isErased(name) ? '' : name, addedAt }]),
    SecondFactorRemoved: (user, { data }) =>
      user &&
      withFactors(
        user,
        factorsOf(user).filter(({ id }) => id !== data.factorId),
      ),
    RecoveryCodesCreated: (user, { data }) => user && { ...user, recovery_codes_left: data.codes },
    RecoveryCodeUsed: (user) => user && { ...user, recovery_codes_left: user.recovery_codes_left - 1 },
    SecondFactorReset: (user) => user && withFactors(user, []),
    UserErased: () => undefined,
  },
});

type Factors = SecondFactorsView['factors'];

const factorsOf = (user: UserRow): Factors => JSON.parse(user.second_factors) as Factors;

/** Removing the last factor also removes the recovery codes. */
const withFactors = (user: UserRow, factors: Factors): UserRow => ({
  ...user,
  second_factors: JSON.stringify(factors),
  recovery_codes_left: factors.length === 0 ? 0 : user.recovery_codes_left,
});

const rolesOf = (user: UserRow): Role[] => JSON.parse(user.roles) as Role[];

const withRoles = (user: UserRow, roles: readonly Role[]): UserRow => ({
  ...user,
  roles: JSON.stringify([...new Set(roles)].toSorted()),
});
