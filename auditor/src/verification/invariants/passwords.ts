import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { KnownEvent } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

/** The state of an account's password according to the log. */
export type PasswordNote = {
  readonly userId: number;
  /** Absent for a password from before there were commitments. */
  readonly commitment?: string | undefined;
  /** The commitment before the last change. */
  readonly before?: string | undefined;
  /** When the last of this was recorded. */
  readonly since: string;
  readonly isErased?: boolean;
};

type PasswordEvent = Extract<
  KnownEvent,
  { readonly type: 'UserRegistered' | 'PasswordChanged' | 'PasswordCommitted' | 'UserErased' }
>;

const isAboutPasswords = (event: KnownEvent): event is PasswordEvent =>
  event.type === 'UserRegistered' ||
  event.type === 'PasswordChanged' ||
  event.type === 'PasswordCommitted' ||
  event.type === 'UserErased';

/** The note on a password after an event of its account; unchanged if the event is irrelevant. */
export const passwordAfter = (note: PasswordNote | undefined, event: KnownEvent): PasswordNote | undefined => {
  if (!isAboutPasswords(event)) return note;
  const { userId } = event.data;
  const since = event.recordedAt;
  switch (event.type) {
    case 'UserErased':
      return { userId, since, isErased: true };
    case 'UserRegistered':
      return { userId, since, commitment: event.data.passwordCommitment };
    case 'PasswordChanged':
      return { userId, since, commitment: event.data.passwordCommitment, before: note?.commitment };
    case 'PasswordCommitted':
      return { userId, since, commitment: event.data.passwordCommitment };
  }
};

const faultsOf = (note: PasswordNote | undefined, { type }: PasswordEvent): readonly Fault[] =>
  faults([
    type === 'PasswordCommitted' && note?.commitment !== undefined,
    'commits to a password a second time: one that was put in its place would look right',
  ]);

/** Notes two commitments of each account, which `compare-passwords.ts` compares with the stored hashes. */
export const passwordsCommittedOnce = invariant<PasswordNote>({
  name: 'passwords-committed-once',
  claim: 'the log commits to each password when it is set, and once to each that is older than commitments',
  keys: (event) => (isAboutPasswords(event) ? [String(event.data.userId)] : undefined),
  take: (event, notes: Section<PasswordNote>) => {
    if (!isAboutPasswords(event)) return HOLDS;
    const key = String(event.data.userId);
    const note = notes.get(key);
    notes.set(key, passwordAfter(note, event));
    return faultsOf(note, event);
  },
});
