import { accountEvents } from '@twofold/contracts/accounts/events';
import type { UserRow } from '@twofold/contracts/accounts/read-model';
import type { Role } from '@twofold/contracts/accounts/role';
import { isErased } from '@twofold/contracts/personal';
import { projection } from '../projection.ts';

/**
 * Everybody who has an account, as they see themselves. Reads `user-<userId>`. A person who was erased has no row: not
 * after `UserErased`, and not before it either when the log is read again, since the address can no longer be opened.
 */
export const usersProjection = projection<UserRow, typeof accountEvents>('users', {
  version: 2,
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
    UserErased: () => undefined,
  },
});

const rolesOf = (user: UserRow): Role[] => JSON.parse(user.roles) as Role[];

const withRoles = (user: UserRow, roles: readonly Role[]): UserRow => ({
  ...user,
  roles: JSON.stringify([...new Set(roles)].toSorted()),
});
