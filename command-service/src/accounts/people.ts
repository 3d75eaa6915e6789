import type { Position } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import type { FoldStream } from '../fold-stream.ts';
import { emailCategory, userCategory } from './category.ts';
import type { User } from './decider.ts';
import type { EmailClaim } from './email.decider.ts';

/** `position` is that of the last event read. */
export type Found<What> = { readonly found: What; readonly position: Position | undefined };

/** Reads accounts and their email addresses from the log. */
export interface People {
  user(userId: number): Promise<Found<User>>;
  /** Who has claimed an address, by the id of its stream. */
  claim(emailId: string): Promise<Found<EmailClaim>>;
}

/** Whether a user was erased. */
export const createIsErased =
  ({ people }: { readonly people: Pick<People, 'user'> }) =>
  async (userId: number): Promise<boolean> =>
    (await people.user(userId)).found.status === 'erased';

export const createPeople = ({ fold }: { readonly fold: FoldStream }): People => ({
  user: async (userId) => {
    const { state, position } = await fold(userCategory, streamOf(userCategory, userId));
    return { found: state, position };
  },
  claim: async (emailId) => {
    const { state, position } = await fold(emailCategory, streamOf(emailCategory, emailId));
    return { found: state, position };
  },
});
