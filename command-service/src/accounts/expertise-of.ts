import type { People } from './people.ts';

/** The expertise in a user's profile; undefined once the user is erased. */
export const createExpertiseOf =
  ({ people }: { readonly people: People }) =>
  async (userId: number): Promise<string | undefined> => {
    const { found: user } = await people.user(userId);
    return user.status === 'registered' ? user.expertise : undefined;
  };
