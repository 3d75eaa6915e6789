import { z } from 'zod';
import type { EventOf } from '../event-of.ts';
import { personal } from '../personal.ts';
import { earlierVersion, versioned } from '../versioned.ts';
import { role } from './role.ts';
import { factorKind } from './second-factor.ts';

const userId = z.int().positive();
const ofUser = { sealedWith: 'user', of: 'userId' } as const;
/** A browser and an operating system by their families, such as "Firefox on Windows". */
const device = personal(z.string().max(60), ofUser);

/**
 * Commits to the hash of a password, which is never in the log (`keyring/password-commitment.ts`): an auditor can
 * verify that the stored hash is the one that was set. Events recorded before commitments existed lack it.
 */
const passwordCommitment = z.string().regex(/^[\w-]{43}$/);

const registered = z.object({
  userId,
  email: personal(z.email(), ofUser),
  termsAgreedAt: z.iso.datetime(),
  registeredAt: z.iso.datetime(),
});

/**
 * What can happen to one user's account. Stream: `user-<userId>`. The password's hash is never here; it is in a table
 * of the write side. After `UserErased` the personal fields of all these events can no longer be read.
 */
export const accountEvents = {
  /** The address is normalized (D-24). Registering means agreeing to the terms (D-26). */
  UserRegistered: versioned(
    // Version 2 adds whether a link must confirm the address; older accounts count as confirmed (D-125).
    registered.extend({ needsConfirmation: z.boolean(), passwordCommitment: passwordCommitment.optional() }),
    [earlierVersion(registered, (data) => ({ ...data, needsConfirmation: false }))],
  ),
  /** The user opened the link sent to the address (D-125). */
  EmailConfirmed: z.object({ userId, confirmedAt: z.iso.datetime() }),
  /** Another account claimed the address before this registration finished: the id is not used. */
  RegistrationAbandoned: z.object({ userId, abandonedAt: z.iso.datetime() }),
  /** The complete new profile; an empty text is a field that was cleared (D-28). */
  ProfileUpdated: z.object({
    userId,
    fullName: personal(z.string(), ofUser),
    socialProfile: personal(z.string(), ofUser),
    expertise: personal(z.string(), ofUser),
    updatedAt: z.iso.datetime(),
  }),
  /** `device` is the device that changed it; absent from events recorded before devices existed. */
  PasswordChanged: z.object({
    userId,
    changedAt: z.iso.datetime(),
    device: device.optional(),
    passwordCommitment: passwordCommitment.optional(),
  }),
  /**
   * The commitment to the existing password of an account that was created before commitments were introduced. Recorded
   * at most once per password.
   */
  PasswordCommitted: z.object({ userId, passwordCommitment, committedAt: z.iso.datetime() }),
  /** The first login from a browser. At most five a day are recorded for one account. */
  LoggedInFromNewDevice: z.object({ userId, device, loggedInAt: z.iso.datetime() }),
  /** `grantedBy` is an account, or `operator` for the command line on the server. */
  RoleGranted: z.object({ userId, role, grantedBy: z.string(), grantedAt: z.iso.datetime() }),
  RoleRevoked: z.object({ userId, role, revokedBy: z.string(), revokedAt: z.iso.datetime() }),
  /** The user added a second factor. The data that verifies it is stored beside the log, under `factorId`. */
  SecondFactorAdded: z.object({
    userId,
    factorId: z.uuid(),
    kind: factorKind,
    name: personal(z.string().max(60), ofUser),
    device,
    addedAt: z.iso.datetime(),
  }),
  SecondFactorRemoved: z.object({ userId, factorId: z.uuid(), kind: factorKind, device, removedAt: z.iso.datetime() }),
  /** A new set of `codes` recovery codes replaces the one before. */
  RecoveryCodesCreated: z.object({
    userId,
    setId: z.uuid(),
    codes: z.int().positive(),
    device,
    createdAt: z.iso.datetime(),
  }),
  /** The user used the code with this number of the set instead of a second factor. A code works once. */
  RecoveryCodeUsed: z.object({
    userId,
    setId: z.uuid(),
    code: z.int().positive(),
    device,
    usedAt: z.iso.datetime(),
  }),
  /**
   * All second factors and recovery codes were removed. `resetBy` is `operator` for the command line on the server, and
   * `owner` for the link in a mail.
   */
  SecondFactorReset: z.object({ userId, resetBy: z.string(), resetAt: z.iso.datetime() }),
  UserErased: z.object({ userId, erasedAt: z.iso.datetime() }),
};
export type AccountEvent = EventOf<typeof accountEvents>;

/**
 * The owner of an email address. Stream: `email-<HMAC of the normalized address>`: two registrations of one address
 * conflict there, and the log reveals no address.
 */
export const emailEvents = {
  EmailClaimed: z.object({ userId, claimedAt: z.iso.datetime() }),
  EmailReleased: z.object({ userId, releasedAt: z.iso.datetime() }),
};
export type EmailEvent = EventOf<typeof emailEvents>;
