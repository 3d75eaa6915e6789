import type { Contact } from '../mail/mail.ts';
import type { People } from './people.ts';

/** A user's email address; `undefined` once the user is erased. */
export type ContactOfPerson = (userId: number) => Promise<Contact | undefined>;

export const createContactOfPerson =
  ({ people }: { readonly people: People }): ContactOfPerson =>
  async (userId) => {
    const { found: user } = await people.user(userId);
    return user.status === 'registered' ? { to: user.email, about: `user-${userId}` } : undefined;
  };
