import { CannotStart } from '../cannot-start.ts';

const REMEDY = 'They can set a strong one at /forgot-password, where it is judged';

/**
 * Staff roles require a password that is hard to guess. Production refuses any other; elsewhere the operator is warned.
 * The strength of a password set at registration is unknown, since only its hash is stored.
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
        : 'It is not known how strong the password of this user is';
    if (deps.isProduction) throw new CannotStart(`${problem}. ${REMEDY}. Then grant the role again.`);
    deps.warn(`Warning: ${problem}. ${REMEDY}. In production the role would be refused.`);
  };
