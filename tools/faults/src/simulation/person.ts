import { browserOf, type Proof, type Window } from './action.ts';
import { STAFF } from './clients.ts';

/** The person to whom an address belongs, with or without an account. All their windows share this. */
export type Person = {
  readonly email: string;
  userId: number | undefined;
  /** The last password that they know to be theirs. */
  password: string | undefined;
  readonly formerWords: string[];
  /** Moderates apps. */
  readonly isStaff: boolean;
  /** The factor ids of the authenticator apps on their phone, and of those on phones that they have lost. */
  apps: string[];
  readonly lostApps: string[];
  /** Recovery codes that they have not used, and every proof that they have submitted. */
  codes: Proof[];
  readonly given: Proof[];
};

/** A user who has an account when a run begins. */
export const founderOf = (userId: number): Person => ({
  email: `person.${userId}@example.com`,
  userId,
  password: `first word of ${userId}`,
  formerWords: [],
  isStaff: STAFF.includes(userId),
  ...noFactors(),
});

export const visitorOf = (number: number): Person => ({
  email: `visitor.${number}@example.com`,
  userId: undefined,
  password: undefined,
  formerWords: [],
  isStaff: false,
  ...noFactors(),
});

const noFactors = () => ({ apps: [], lostApps: [], codes: [], given: [] });

/** A window in the browser with this number. A founder has two windows in one browser, each with its own session. */
export const windowOf = (number: number, sessionId?: string): Window => ({
  browser: browserOf(number),
  address: `192.0.2.${number % 250}`,
  sessionId,
});
