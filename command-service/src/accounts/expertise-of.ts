import type { People } from './people.ts';

/** What a person says they know; undefined once they are erased. */
export const createExpertiseOf =
  ({ people }: { readonly people: People }) =>
  async (userId: number): Promise<string | undefined> => {
    const { found: user } = await people.user(userId);
    return user.status === 'registered' ? user.expertise : undefined;
  };
