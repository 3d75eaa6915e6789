import { CannotStart } from '../cannot-start.ts';

const REMEDY = 'They can set a stronger one at /forgot-password';

/**
 * Roles of staff require a password that is hard to guess. Production refuses any other; elsewhere the operator is warned.
 * One that was set before passwords were judged is unknown, since only its hash is kept.
 */
export const createAdmitStaff =
  (deps: {
    readonly isStrong: (userId: number) => Promise<boolean | undefined>;
    readonly isProduction: boolean;
    readonly warn: (warning: string) => void;
  }) =>
  async (userId: number): Promise<void> => {
    const isStrong = await deps.isStrong(userId);
    if (isStrong === true) return;
    const problem =
      isStrong === false
        ? 'The password of this user is easy to guess'
        : 'Nobody knows how strong the password of this user is: it was set before passwords were judged';
    if (deps.isProduction) throw new CannotStart(`${problem}. ${REMEDY}, and then be granted the role.`);
    deps.warn(`Warning: ${problem}. ${REMEDY}. In production the role would be refused.`);
  };
