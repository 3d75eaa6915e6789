import type { People } from './people.ts';

/** Whether somebody has an account and still has to confirm its email address. */
export const createNeedsConfirmation =
  ({ people }: { readonly people: People }) =>
  async (userId: number): Promise<boolean> => {
    const { found: user } = await people.user(userId);
    return user.status === 'registered' && !user.isEmailConfirmed;
  };
