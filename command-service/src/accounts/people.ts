import type { EventStore, Position } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { foldStream } from '../command-handler.ts';
import { emailCategory, userCategory } from './category.ts';
import type { User } from './decider.ts';
import type { EmailClaim } from './email.decider.ts';

/** `position` is that of the last event that was read for it. */
export type Found<What> = { readonly found: What; readonly position: Position | undefined };

/** Reads who is who from the log. */
export interface People {
  user(userId: number): Promise<Found<User>>;
  /** Who has claimed an address, by the id of its stream. */
  claim(emailId: string): Promise<Found<EmailClaim>>;
}

export const createPeople = ({ store }: { readonly store: EventStore }): People => ({
  user: async (userId) => {
    const { state, position } = await foldStream(store, userCategory, streamOf(userCategory, userId));
    return { found: state, position };
  },
  claim: async (emailId) => {
    const { state, position } = await foldStream(store, emailCategory, streamOf(emailCategory, emailId));
    return { found: state, position };
  },
});
