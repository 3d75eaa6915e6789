import type { UserView } from '@twofold/contracts/accounts/api';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { Refusal } from '../decider.ts';
import { emailCategory, userCategory } from './category.ts';
import type { ClaimAddress } from './claim-email.ts';
import type { CommitToHash } from './commit-to-hash.ts';
import type { Credentials } from './credentials.ts';
import { userDecider, type Register, type User } from './decider.ts';
import type { EmailId } from './email-id.ts';
import type { Passwords } from './passwords.ts';
import type { Found, People } from './people.ts';
import type { Verified } from './verify-login.ts';
import type { ViewOf } from './view.ts';

export type Registration = {
  readonly userId: number;
  readonly email: string;
  readonly password: string;
  readonly registeredAt: string;
  /** The caller's network address. */
  readonly from: string | undefined;
  readonly context: CommandContext;
};

/** `verified` only if this run stored the hash: an earlier run may have stored one of another password. */
export type Registered = Found<UserView> & { readonly verified: Verified | undefined };

export type RegisterPerson = (registration: Registration) => Promise<Registered>;

/** Grants the welcome credit; `isHeld` while the address is unconfirmed. Implemented by the credits slice. */
export type GrantWelcome = (
  account: { readonly userId: number; readonly registeredAt: string; readonly isHeld: boolean },
  context: CommandContext,
) => Promise<void>;

/**
 * Creates an account: claims the address, stores the hash, records the registration, awards the welcome credit. A
 * repeat continues where the last run stopped. A crash before the registration is recorded leaves a claim that another
 * registration takes over; a later crash leaves an account whose credit the reactor awards.
 * @throws Refusal `email-taken`; `user-id-taken` when another id must be tried.
 */
export const createRegisterPerson = (deps: {
  readonly handle: HandleCommand;
  readonly people: People;
  readonly emailId: EmailId;
  readonly claimAddress: ClaimAddress;
  readonly credentials: Credentials;
  readonly passwords: Passwords;
  readonly commitToHash: CommitToHash;
  readonly viewOf: ViewOf;
  readonly grantWelcome: GrantWelcome;
  /** Whether new accounts have to confirm their address (D-125). */
  readonly needsConfirmation: boolean;
  readonly now: () => Date;
  readonly newId: () => string;
}): RegisterPerson => {
  const { handle, people, credentials, passwords, needsConfirmation, now, newId } = deps;

  /** Removes what a failed registration left behind, and nothing that belongs to another account. */
  const undo = async ({ userId, context }: Registration, emailId: string, hasAdded: boolean): Promise<void> => {
    if (hasAdded) await credentials.remove(userId);
    const data = { userId, releasedAt: now().toISOString() };
    await handle(emailCategory, emailId, { type: 'ReleaseEmail', data }, { ...context, id: newId() });
  };

  return async (registration) => {
    const { userId, email, password, registeredAt, from, context } = registration;
    const data = { userId, email, termsAgreedAt: registeredAt, registeredAt, needsConfirmation };
    const register: Register = { type: 'Register', data };
    // Checked first and again at the end: nothing may be left behind under an id that belongs to another account.
    userDecider.decide(register, (await people.user(userId)).found);

    const emailId = await deps.emailId(email);
    const hash = await passwords.hash(password, from);
    await deps.claimAddress({ emailId, userId, claimedAt: registeredAt, context });
    const hasAdded = await credentials.add(userId, hash);
    // An earlier run may have stored a different hash.
    const kept = hasAdded ? hash : ((await credentials.hashOf(userId)) ?? hash);
    let user: User;
    try {
      const committed = { ...data, passwordCommitment: await deps.commitToHash(userId, kept) };
      const id = partOf(context, `Register/${userId}`);
      ({ state: user } = await handle(userCategory, userId, { type: 'Register', data: committed }, id));
    } catch (error) {
      if (error instanceof Refusal) await undo(registration, emailId, hasAdded);
      throw error;
    }
    // As recorded: the configuration may differ when the request is repeated.
    const isHeld = user.status === 'registered' && !user.isEmailConfirmed;
    await deps.grantWelcome({ userId, registeredAt, isHeld }, context);
    return { ...(await deps.viewOf(userId)), verified: hasAdded ? { userId, hash } : undefined };
  };
};
