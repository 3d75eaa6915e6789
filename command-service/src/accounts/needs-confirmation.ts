import type { People } from './people.ts';

/** Whether a user still has to confirm the email address of the account. */
export const createNeedsConfirmation =
  ({ people }: { readonly people: People }) =>
  async (userId: number): Promise<boolean> => {
    const { found: user } = await people.user(userId);
    return user.status === 'registered' && !user.isEmailConfirmed;
  };
